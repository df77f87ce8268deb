import Foundation

/// The space between sections (https://developer.apple.com/documentation/swiftui/listsectionspacing).
public struct ListSectionSpacing: Sendable, CustomStringConvertible {
  public let description: String
  public static let `default` = ListSectionSpacing(description: "default")
  public static let compact = ListSectionSpacing(description: "compact")
  /// In points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(description: AttributeText.number(spacing))
  }
}

/// A color of a list item (https://developer.apple.com/documentation/swiftui/listitemtint).
public struct ListItemTint: Sendable, CustomStringConvertible {
  public let description: String
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(description: "fixed(\(tint))") }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(description: "preferred(\(tint))") }
  public static let monochrome = ListItemTint(description: "monochrome")
}

/// How prominent a header is (https://developer.apple.com/documentation/swiftui/prominence).
public enum Prominence: Sendable {
  case standard, increased
}

private enum MinRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}
private enum MinHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// The least height of rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }
  /// The least height of headers, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }
  /// How prominent headers are.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

private enum ListStyleNameKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

extension EnvironmentValues {
  /// The name of the style of lists; empty where none was set.
  var listStyleName: String {
    get { self[ListStyleNameKey.self] }
    set { self[ListStyleNameKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the lists in the view: headers of sections stay visible in plain ones on iOS.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    inherited("listStyle", \.listStyleName, TypeName.short(S.self))
  }
  /// Sets what is behind the row.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    recorded("listRowBackground", view == nil ? "none" : TypeName.short(V.self))
  }
  /// Sets the space around the row.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { recorded("listRowInsets", insets) }
  /// Sets the space around the row at edges, in points.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    recorded("listRowInsets", length)
  }
  /// Shows or hides the lines above and below the row.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    recorded("listRowSeparator", visibility)
  }
  /// Sets the color of the lines above and below the row.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    recorded("listRowSeparatorTint", color)
  }
  /// Sets the space between rows, in points.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { recorded("listRowSpacing", spacing) }
  /// Sets what a pointer does over the row.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    recorded("listRowHoverEffect", effect)
  }
  /// Shows or hides the lines of the section.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    recorded("listSectionSeparator", visibility)
  }
  /// Sets the color of the section's lines.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    recorded("listSectionSeparatorTint", color)
  }
  /// Sets the space between sections.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    recorded("listSectionSpacing", spacing)
  }
  /// Sets the space between sections, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    recorded("listSectionSpacing", spacing)
  }
  /// Sets the space around sections, in points (iOS 26).
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    recorded("listSectionMargins", length)
  }
  /// Sets the color of the item.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { recorded("listItemTint", tint) }
  /// Sets the color of the item.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { recorded("listItemTint", tint) }
  /// Sets how prominent headers are.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    inherited("headerProminence", \.headerProminence, prominence)
  }
  /// Keeps the row from being selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("selectionDisabled", isDisabled)
  }
  /// Lets rows be reached from an index (iOS 26).
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    recorded("listSectionIndexVisibility", visibility)
  }
  /// The row in the index (iOS 26).
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
    recorded("sectionIndexLabel", label?.string)
  }
}
