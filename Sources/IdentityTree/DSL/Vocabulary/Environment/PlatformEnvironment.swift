import Foundation

// Values of the environment that only a Mac, a headset or a newer system sets: here they have their usual values.

extension EnvironmentValues {
  /// How prominent badges are.
  public var badgeProminence: BadgeProminence { .standard }
  /// Where suggestions of a search are shown.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
  /// How large rows of sidebars are.
  public var sidebarRowSize: SidebarRowSize { .medium }
  /// Where the accessory of the tab bar stands; `nil` without one (iOS 26).
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
  /// Whether navigation links show a sign.
  public var navigationLinkIndicatorVisibility: Visibility { .automatic }
  /// Whether a fixed place is preferred to one that follows the head.
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
  /// Whether the tab bar shows its sections.
  public var isTabBarShowingSections: Bool { false }
  /// When materials look active.
  public var materialActiveAppearance: MaterialActiveAppearance { .automatic }
  /// The height of the items of pickers with wheels.
  public var defaultWheelPickerItemHeight: CGFloat { 34 }
  /// Whether the surface on which a volume stands is known.
  public var surfaceSnappingInfo: SurfaceSnappingInfo { SurfaceSnappingInfo() }
  /// Whether pictures can be generated.
  public var supportsImagePlayground: Bool { false }
}

extension EnvironmentValues: CustomStringConvertible {
  public var description: String { "EnvironmentValues" }
}

/// How large rows of sidebars are (https://developer.apple.com/documentation/swiftui/sidebarrowsize).
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// Where the accessory of a tab bar stands (iOS 26).
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

/// The surface on which a volume stands.
public struct SurfaceSnappingInfo: Hashable, Sendable {
  public var isSnapped: Bool { false }
}
