/// The foreground style of the environment (https://developer.apple.com/documentation/swiftui/foregroundstyle).
public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public var _styleText: String { "foreground" }
}

/// The background style of the environment (https://developer.apple.com/documentation/swiftui/backgroundstyle).
public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public var _styleText: String { "background" }
}

/// The tint of the environment (https://developer.apple.com/documentation/swiftui/tintshapestyle).
public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public var _styleText: String { "tint" }
}

/// The style of what is selected (https://developer.apple.com/documentation/swiftui/selectionshapestyle).
public struct SelectionShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public var _styleText: String { "selection" }
}

/// The style of separators (https://developer.apple.com/documentation/swiftui/separatorshapestyle).
public struct SeparatorShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public var _styleText: String { "separator" }
}

/// The style of placeholders (https://developer.apple.com/documentation/swiftui/placeholdertextshapestyle).
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public var _styleText: String { "placeholder" }
}

/// The style of links (https://developer.apple.com/documentation/swiftui/linkshapestyle).
public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public var _styleText: String { "link" }
}

/// The style of filled controls (https://developer.apple.com/documentation/swiftui/fillshapestyle).
public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public var _styleText: String { "fill" }
}

/// The background of windows (https://developer.apple.com/documentation/swiftui/windowbackgroundshapestyle).
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public var _styleText: String { "windowBackground" }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholders.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// The style of filled controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The level `primary`.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The level `secondary`.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The level `tertiary`.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The level `quaternary`.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The level `quinary`.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle where Self == Color {
  /// The color `red`.
  public static var red: Color { Color.red }
  /// The color `orange`.
  public static var orange: Color { Color.orange }
  /// The color `yellow`.
  public static var yellow: Color { Color.yellow }
  /// The color `green`.
  public static var green: Color { Color.green }
  /// The color `mint`.
  public static var mint: Color { Color.mint }
  /// The color `teal`.
  public static var teal: Color { Color.teal }
  /// The color `cyan`.
  public static var cyan: Color { Color.cyan }
  /// The color `blue`.
  public static var blue: Color { Color.blue }
  /// The color `indigo`.
  public static var indigo: Color { Color.indigo }
  /// The color `purple`.
  public static var purple: Color { Color.purple }
  /// The color `pink`.
  public static var pink: Color { Color.pink }
  /// The color `brown`.
  public static var brown: Color { Color.brown }
  /// The color `white`.
  public static var white: Color { Color.white }
  /// The color `gray`.
  public static var gray: Color { Color.gray }
  /// The color `black`.
  public static var black: Color { Color.black }
  /// No color.
  public static var clear: Color { Color.clear }
}

/// A blur of what is behind (https://developer.apple.com/documentation/swiftui/material).
public struct Material: ShapeStyle, Hashable {
  public typealias Resolved = Never
  /// How the tree shows the style.
  public let _styleText: String
  /// The thinnest material.
  public static let ultraThin = Material(_styleText: "ultraThinMaterial")
  /// A thin material.
  public static let thin = Material(_styleText: "thinMaterial")
  /// The usual material.
  public static let regular = Material(_styleText: "regularMaterial")
  /// A thick material.
  public static let thick = Material(_styleText: "thickMaterial")
  /// The thickest material.
  public static let ultraThick = Material(_styleText: "ultraThickMaterial")
  /// The material of bars.
  public static let bar = Material(_styleText: "bar")

  /// The material as in windows in front or behind.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension ShapeStyle {
  /// The style with its materials as in windows in front or behind.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle {
    ChangedShapeStyle(base: self, change: "materialActiveAppearance(\(appearance.name))")
  }
}

/// How materials look in windows (https://developer.apple.com/documentation/swiftui/materialactiveappearance).
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension ShapeStyle where Self == Material {
  /// The material `ultraThinMaterial`.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The material `thinMaterial`.
  public static var thinMaterial: Material { .thin }
  /// The material `regularMaterial`.
  public static var regularMaterial: Material { .regular }
  /// The material `thickMaterial`.
  public static var thickMaterial: Material { .thick }
  /// The material `ultraThickMaterial`.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
