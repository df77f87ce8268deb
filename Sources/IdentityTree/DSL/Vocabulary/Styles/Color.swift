import Foundation

/// A color, which is a view and a style (https://developer.apple.com/documentation/swiftui/color).
public struct Color: Hashable, Sendable {
  indirect enum Base: Hashable, Sendable {
    case system(SystemColor)
    case rgb(RGBColorSpace, red: Double, green: Double, blue: Double)
    case hsb(hue: Double, saturation: Double, brightness: Double)
    case asset(String)
    case mix(Color, Color, Double)
  }

  let base: Base
  /// A factor on the opacity of the base.
  var alpha: Double = 1

  init(base: Base, alpha: Double = 1) {
    self.base = base
    self.alpha = alpha
  }

  init(system color: SystemColor) { self.init(base: .system(color)) }

  /// A profile of color numbers (https://developer.apple.com/documentation/swiftui/color/rgbcolorspace).
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// A color of an asset catalog, of which there is none here: it is shown by name.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(base: .asset(name)) }

  /// A color of an asset catalog by its symbol.
  public init(_ resource: ColorResource) { self.init(base: .asset(resource.name)) }

  /// A color by its parts, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(base: .rgb(colorSpace, red: red, green: green, blue: blue), alpha: opacity)
  }

  /// A gray, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(base: .rgb(colorSpace, red: white, green: white, blue: white), alpha: opacity)
  }

  /// A color by hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(base: .hsb(hue: hue, saturation: saturation, brightness: brightness), alpha: opacity)
  }

  /// A resolved color.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// A color of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// A color of UIKit. Disfavored: `.name` is a color of an asset catalog first.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
  /// A color of AppKit.
  public init(nsColor: UIColor) { self = nsColor.color }
  /// A color of Core Graphics.
  public init(cgColor: CGColor) { self = cgColor.color }
  /// A color of Core Graphics.
  public init(_ cgColor: CGColor) { self = cgColor.color }

  /// The color, more transparent by a factor.
  public func opacity(_ opacity: Double) -> Color { Color(base: base, alpha: alpha * opacity) }

  /// A color between this one and another.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(base: .mix(self, rhs, fraction))
  }

  /// A gentle gradient of the color.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [self, self]), attributeText: "\(attributeText).gradient")
  }

  /// The color's numbers in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    resolved(isDark: environment.colorScheme == .dark)
  }

  /// The color of Core Graphics, where the color is a constant.
  public var cgColor: CGColor? {
    if case .system = base { return nil }
    return CGColor(self)
  }
}

extension Color {
  /// The color `red`.
  public static let red = Color(system: .red)
  /// The color `orange`.
  public static let orange = Color(system: .orange)
  /// The color `yellow`.
  public static let yellow = Color(system: .yellow)
  /// The color `green`.
  public static let green = Color(system: .green)
  /// The color `mint`.
  public static let mint = Color(system: .mint)
  /// The color `teal`.
  public static let teal = Color(system: .teal)
  /// The color `cyan`.
  public static let cyan = Color(system: .cyan)
  /// The color `blue`.
  public static let blue = Color(system: .blue)
  /// The color `indigo`.
  public static let indigo = Color(system: .indigo)
  /// The color `purple`.
  public static let purple = Color(system: .purple)
  /// The color `pink`.
  public static let pink = Color(system: .pink)
  /// The color `brown`.
  public static let brown = Color(system: .brown)
  /// The color `white`.
  public static let white = Color(system: .white)
  /// The color `gray`.
  public static let gray = Color(system: .gray)
  /// The color `black`.
  public static let black = Color(system: .black)
  /// No color.
  public static let clear = Color(system: .clear)
  /// The color of main content.
  public static let primary = Color(system: .primary)
  /// The color of less important content.
  public static let secondary = Color(system: .secondary)
  /// The color of controls.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(system: .accentColor)
}

/// A symbol that Xcode makes for a color of an asset catalog
/// (https://developer.apple.com/documentation/developertoolssupport/colorresource).
public struct ColorResource: Hashable, Sendable {
  public let name: String
  public let bundle: Bundle
  /// The color of a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color: PrimitiveView {
  public typealias Body = Never
  public nonisolated static var _isLeaf: Bool { true }
  /// The color, which can be animated.
  public var _attributes: [NodeAttribute] { [.of("color", self)] }
}

extension Color: ShapeStyle {
  /// How the tree shows the style.
  public var _styleText: String { attributeText }
  /// The color's parts.
  public var _styleData: [Double] { attributeData }
}
