// The list styles that come with SwiftUI: their name is recorded.

/// The look that fits the place.
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The look that fits the place.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Plain rows.
nonisolated public struct PlainListStyle: ListStyle, Sendable {
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Plain rows.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

/// Grouped rows.
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Grouped rows.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Inset rows.
nonisolated public struct InsetListStyle: ListStyle, Sendable {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}

extension ListStyle where Self == InsetListStyle {
  /// Inset rows.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
  /// The same with rows in turns of two colours (macOS).
  public nonisolated static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

/// Grouped rows with rounded corners.
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Grouped rows with rounded corners.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A sidebar.
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A sidebar.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A border (macOS).
nonisolated public struct BorderedListStyle: ListStyle, Sendable {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}

extension ListStyle where Self == BorderedListStyle {
  /// A border (macOS).
  public nonisolated static var bordered: BorderedListStyle { BorderedListStyle() }
  /// The same with rows in turns of two colours (macOS).
  public nonisolated static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

/// Rows on an ellipse (watchOS).
nonisolated public struct EllipticalListStyle: ListStyle, Sendable {
  public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// Rows on an ellipse (watchOS).
  public nonisolated static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

/// A carousel (watchOS).
nonisolated public struct CarouselListStyle: ListStyle, Sendable {
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// A carousel (watchOS).
  public nonisolated static var carousel: CarouselListStyle { CarouselListStyle() }
}
