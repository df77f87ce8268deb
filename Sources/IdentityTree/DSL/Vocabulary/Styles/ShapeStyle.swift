import Foundation

/// A color or pattern to draw with (https://developer.apple.com/documentation/swiftui/shapestyle).
public protocol ShapeStyle: Sendable {
  /// What the style comes to in an environment; `Never` for the styles of the library.
  associatedtype Resolved: ShapeStyle = Never

  /// What the style comes to in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// How the tree shows the style.
  var _styleText: String { get }
  /// The numbers of the style that an animation interpolates.
  var _styleData: [Double] { get }
}

extension ShapeStyle {
  /// The name of the type.
  public var _styleText: String { TypeName.short(Self.self) }
  /// No numbers.
  public var _styleData: [Double] { [] }
}

extension ShapeStyle where Resolved == Never {
  /// Is not called: the style is drawn as it is.
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is drawn as it is") }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A style of any type (https://developer.apple.com/documentation/swiftui/anyshapestyle).
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
  /// How the tree shows the style.
  public var _styleText: String { style._styleText }
  /// The numbers of the style.
  public var _styleData: [Double] { style._styleData }
}

extension AnyShapeStyle: AttributeValue {
  var attributeText: String { style._styleText }
  var attributeData: [Double] { style._styleData }
}

extension NodeAttribute {
  /// The attribute of a style.
  static func style<S: ShapeStyle>(_ name: String, _ style: S) -> NodeAttribute {
    let labels = style is Color ? Color.attributeLabels : []
    return NodeAttribute(name, style._styleText, data: style._styleData, labels: labels)
  }
}

/// A level of the current foreground style (https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle).
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never
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
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(_styleText: "quinary")
}

/// A level of another style (https://developer.apple.com/documentation/swiftui/hierarchicalshapestylemodifier).
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let base: Base
  let level: HierarchicalShapeStyle
  /// How the tree shows the style.
  public var _styleText: String { "\(base._styleText).\(level._styleText)" }
  /// The numbers of the base.
  public var _styleData: [Double] { base._styleData }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: .secondary) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: .tertiary) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: .quaternary) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: .quinary) }
}

/// A style that is changed by a name and a value.
struct ChangedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never
  let base: Base
  let change: String
  var data: [Double] = []
  var _styleText: String { "\(base._styleText).\(change)" }
  var _styleData: [Double] { base._styleData.isEmpty ? [] : base._styleData + data }
}

extension ShapeStyle {
  /// The style, more transparent by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ChangedShapeStyle(base: self, change: "opacity(\(AttributeText.number(opacity)))", data: [opacity])
  }
  /// The style, mixed with what is behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ChangedShapeStyle(base: self, change: "blendMode(\(mode))")
  }
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ChangedShapeStyle(base: self, change: "shadow(\(style.text))", data: style.data)
  }
  /// The style in a rectangle of its own.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { ChangedShapeStyle(base: self, change: "in(\(rect))") }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style, more transparent by a factor.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
  /// The foreground style, mixed with what is behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

/// A shadow of a style (https://developer.apple.com/documentation/swiftui/shadowstyle).
public struct ShadowStyle: Equatable, Sendable {
  let text: String
  let data: [Double]

  private init(_ kind: String, _ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) {
    text = "\(kind)(\(color.attributeText), \([radius, x, y].map { AttributeText.number($0) }.joined(separator: ", ")))"
    data = color.attributeData + [Double(radius), Double(x), Double(y)]
  }

  /// A shadow behind.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle("drop", color, radius, x, y) }
  /// A shadow inside.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle("inner", color, radius, x, y) }
}
