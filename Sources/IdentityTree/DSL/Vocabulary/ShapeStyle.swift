/// A color or pattern to draw with (https://developer.apple.com/documentation/swiftui/shapestyle).
public protocol ShapeStyle: Sendable {
  /// How the tree shows the style.
  var _styleText: String { get }
}

extension ShapeStyle {
  /// The name of the type.
  public var _styleText: String { String(describing: Self.self) }
}

/// A level of the current foreground style (https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle).
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// How the tree shows the style.
  public let _styleText: String
  /// The first level.
  public static let primary = HierarchicalShapeStyle(_styleText: "primary")
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(_styleText: "secondary")
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(_styleText: "tertiary")
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(_styleText: "quaternary")
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
  /// The color `clear`.
  public static var clear: Color { Color.clear }
}
