import Foundation

extension Color {
  /// The numbers of a color in sRGB (https://developer.apple.com/documentation/swiftui/color/resolved).
  public struct Resolved: Hashable, Sendable, Codable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    /// A color by its parts, from 0 to 1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      self.red = isLinear ? Self.encoded(red) : red
      self.green = isLinear ? Self.encoded(green) : green
      self.blue = isLinear ? Self.encoded(blue) : blue
      self.opacity = opacity
    }

    /// The red part without gamma.
    public var linearRed: Float {
      get { Self.linear(red) }
      set { red = Self.encoded(newValue) }
    }
    /// The green part without gamma.
    public var linearGreen: Float {
      get { Self.linear(green) }
      set { green = Self.encoded(newValue) }
    }
    /// The blue part without gamma.
    public var linearBlue: Float {
      get { Self.linear(blue) }
      set { blue = Self.encoded(newValue) }
    }
    /// The color of Core Graphics.
    public var cgColor: CGColor { CGColor(Color(self)) }

    private static func linear(_ value: Float) -> Float {
      abs(value) <= 0.04045 ? value / 12.92 : (value < 0 ? -1 : 1) * pow((abs(value) + 0.055) / 1.055, 2.4)
    }
    private static func encoded(_ value: Float) -> Float {
      abs(value) <= 0.0031308 ? value * 12.92 : (value < 0 ? -1 : 1) * (1.055 * pow(abs(value), 1 / 2.4) - 0.055)
    }
  }

  func resolved(isDark: Bool) -> Resolved {
    let parts = components(isDark: isDark)
    return Resolved(red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]), opacity: Float(parts[3]))
  }

  /// Red, green, blue and opacity in sRGB.
  func components(isDark: Bool = false) -> [Double] {
    switch base {
    case .system(let color):
      let bits = isDark ? color.dark : color.light
      func part(_ shift: UInt32) -> Double { Double((bits >> shift) & 0xFF) / 255 }
      return [part(24), part(16), part(8), part(0) * alpha]
    case .rgb(let space, let red, let green, let blue):
      guard space == .sRGBLinear else { return [red, green, blue, alpha] }
      let resolved = Resolved(colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue))
      return [Double(resolved.red), Double(resolved.green), Double(resolved.blue), alpha]
    case .hsb(let hue, let saturation, let brightness):
      return Self.components(hue, saturation, brightness) + [alpha]
    case .asset: return [0.5, 0.5, 0.5, alpha]
    case .mix(let first, let second, let fraction):
      let (left, right) = (first.components(isDark: isDark), second.components(isDark: isDark))
      let amount = min(max(fraction, 0), 1)
      let parts = zip(left, right).map { $0 + ($1 - $0) * amount }
      return [parts[0], parts[1], parts[2], parts[3] * alpha]
    }
  }

  private static func components(_ hue: Double, _ saturation: Double, _ brightness: Double) -> [Double] {
    let turn = (hue - hue.rounded(.down)) * 6
    func part(_ offset: Double) -> Double {
      let position = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    return [part(5), part(3), part(1)]
  }
}

extension Color: CustomStringConvertible, AttributeValue {
  /// The name or the components, as SwiftUI prints a color.
  public var description: String {
    let name: String
    switch base {
    case .system(let color): name = color.name
    case .asset(let asset): name = "NamedColor(name: \"\(asset)\", bundle: nil)"
    case .mix, .rgb, .hsb:
      let parts = components().map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
      return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
    return alpha == 1 ? name : "\(AttributeText.number((alpha * 100).rounded()))% \(name)"
  }

  /// The color as the source writes it.
  var attributeText: String {
    let parts: String
    switch base {
    case .system(let color): parts = color.name
    case .asset(let name): parts = name
    case .rgb(_, let red, let green, let blue):
      return "rgba(\([red, green, blue, alpha].map { AttributeText.number($0) }.joined(separator: ", ")))"
    case .hsb(let hue, let saturation, let brightness):
      return "hsba(\([hue, saturation, brightness, alpha].map { AttributeText.number($0) }.joined(separator: ", ")))"
    case .mix(let first, let second, let fraction):
      parts = "\(first.attributeText).mix(\(second.attributeText), \(AttributeText.number(fraction)))"
    }
    return alpha == 1 ? parts : "\(parts).opacity(\(AttributeText.number(alpha)))"
  }

  var attributeData: [Double] { components() }
  static var attributeLabels: [String] { ["red", "green", "blue", "opacity"] }
}

extension Color.Resolved: ShapeStyle, CustomStringConvertible {
  /// The parts in hexadecimal.
  public var description: String { Color(self).description }
  /// How the tree shows the style.
  public var _styleText: String { description }
  /// The color's parts.
  public var _styleData: [Double] { Color(self).attributeData }
}

extension Color {
  /// The numbers of a color that may be brighter than white
  /// (https://developer.apple.com/documentation/swiftui/color/resolvedhdr).
  public struct ResolvedHDR: Hashable, Sendable {
    /// The color within the usual brightness.
    public var resolved: Resolved
    /// How much brighter than white the brightest content is; `nil` where it is not said.
    public var headroom: Float?
    public var red: Float { resolved.red }
    public var green: Float { resolved.green }
    public var blue: Float { resolved.blue }
    public var opacity: Float { resolved.opacity }
    public init(_ resolved: Resolved) { self.resolved = resolved }
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1,
      headroom: Float?
    ) {
      resolved = Resolved(colorSpace: colorSpace, red: red, green: green, blue: blue, opacity: opacity)
      self.headroom = headroom
    }
  }

  /// A resolved color. Its brightness beyond white is left out.
  public init(_ resolved: ResolvedHDR) { self.init(resolved.resolved) }

  /// The color with its brightness changed by stops of exposure: each doubles or halves the light.
  public func exposureAdjust(_ stops: Double) -> Color {
    let color = resolved(isDark: false)
    let factor = Float(pow(2, stops))
    return Color(
      Resolved(
        colorSpace: .sRGBLinear, red: color.linearRed * factor, green: color.linearGreen * factor,
        blue: color.linearBlue * factor, opacity: color.opacity))
  }

  /// The color for a brightness beyond white; here it stays as it is.
  public func headroom(_ headroom: Double?) -> Color { self }

  /// The numbers in an environment.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR { ResolvedHDR(resolve(in: environment)) }
}

extension Color.Resolved: Animatable {
  /// The parts without gamma, and the opacity.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}
