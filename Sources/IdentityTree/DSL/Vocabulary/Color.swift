/// A color, which is a view and a style (https://developer.apple.com/documentation/swiftui/color).
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The name or the components, with the opacity if it is not full.
  public let description: String

  private init(description: String) { self.description = description }

  /// A color of an asset catalog.
  public init(_ name: String) { self.init(description: name) }

  /// A color in sRGB.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let components = [red, green, blue, opacity].map { AttributeText.number($0) }
    self.init(description: "rgba(\(components.joined(separator: ", ")))")
  }

  /// A gray.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A color by hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let components = [hue, saturation, brightness, opacity].map { AttributeText.number($0) }
    self.init(description: "hsba(\(components.joined(separator: ", ")))")
  }

  /// The color, more transparent.
  public func opacity(_ opacity: Double) -> Color {
    Color(description: "\(description).opacity(\(AttributeText.number(opacity)))")
  }

  /// The color `red`.
  public static let red = Color(description: "red")
  /// The color `orange`.
  public static let orange = Color(description: "orange")
  /// The color `yellow`.
  public static let yellow = Color(description: "yellow")
  /// The color `green`.
  public static let green = Color(description: "green")
  /// The color `mint`.
  public static let mint = Color(description: "mint")
  /// The color `teal`.
  public static let teal = Color(description: "teal")
  /// The color `cyan`.
  public static let cyan = Color(description: "cyan")
  /// The color `blue`.
  public static let blue = Color(description: "blue")
  /// The color `indigo`.
  public static let indigo = Color(description: "indigo")
  /// The color `purple`.
  public static let purple = Color(description: "purple")
  /// The color `pink`.
  public static let pink = Color(description: "pink")
  /// The color `brown`.
  public static let brown = Color(description: "brown")
  /// The color `white`.
  public static let white = Color(description: "white")
  /// The color `gray`.
  public static let gray = Color(description: "gray")
  /// The color `black`.
  public static let black = Color(description: "black")
  /// The color `clear`.
  public static let clear = Color(description: "clear")
  /// The color `primary`.
  public static let primary = Color(description: "primary")
  /// The color `secondary`.
  public static let secondary = Color(description: "secondary")
  /// The color `accentColor`.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(description: "accentColor")
}

extension Color: PrimitiveView {
  public typealias Body = Never
  /// The color, which can be animated.
  public var _attributes: [NodeAttribute] { [NodeAttribute("color", description, isAnimatable: true)] }
}

extension Color: ShapeStyle {
  /// How the tree shows the style.
  public var _styleText: String { description }
}
