import Foundation

/// Stands in for UIKit's class: a color for `Color(uiColor:)`. Colors of the system keep their names.
public class UIColor: NSObject, @unchecked Sendable {
  let color: Color

  init(_ name: String, _ light: UInt32, _ dark: UInt32? = nil) {
    color = Color(system: SystemColor(name, light, dark))
  }
  init(color: Color) { self.color = color }

  /// A color of SwiftUI.
  public init(_ color: Color) { self.color = color }
  /// A color by its parts, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
  /// A color by its parts in the Display P3 space, from 0 to 1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
  /// A color by hue, saturation and brightness, from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
  }
  /// The color of `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
  /// A color by its parts, from 0 to 1, by AppKit's names.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A color by its parts, from 0 to 1, by AppKit's names.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A gray, from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }
  /// A color of Core Graphics.
  public init(cgColor: CGColor) { color = cgColor.color }
  /// A color of an asset catalog, of which there is none here: it is shown by name.
  public init?(named name: String) { color = Color(name) }
  /// A color of an asset catalog.
  public init(resource: ColorResource) { color = Color(resource) }
  /// A color that depends on the appearance; here the one for light appearance.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    color = dynamicProvider(UITraitCollection()).color
  }

  /// The color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color: Color(base: color.base, alpha: Double(alpha)))
  }
  /// The color of Core Graphics.
  public var cgColor: CGColor { CGColor(color) }
  /// The color for a set of traits: the color itself.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Writes the parts of the color, from 0 to 1.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = color.components().map { CGFloat($0) }
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// Writes hue, saturation, brightness and opacity, from 0 to 1.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = color.components()
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let (least, most) = (min(red, green, blue), max(red, green, blue))
    let range = most - least
    let sector =
      range == 0
      ? 0 : most == red ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    hue?.pointee = CGFloat((sector < 0 ? sector + 6 : sector) / 6)
    saturation?.pointee = CGFloat(most == 0 ? 0 : range / most)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(parts[3])
    return true
  }

  /// Writes lightness and opacity, from 0 to 1.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = color.components()
    white?.pointee = CGFloat(0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2])
    alpha?.pointee = CGFloat(parts[3])
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  public override var hash: Int { color.hashValue }
  public override var description: String { "UIColor(\(color))" }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What a color literal makes where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

/// AppKit's class, under the same stand-in.
public typealias NSColor = UIColor

extension UIColor {
  public static let black = UIColor("black", 0x0000_00FF)
  public static let darkGray = UIColor("darkGray", 0x5555_55FF)
  public static let lightGray = UIColor("lightGray", 0xAAAA_AAFF)
  public static let white = UIColor("white", 0xFFFF_FFFF)
  public static let gray = UIColor("gray", 0x8080_80FF)
  public static let red = UIColor("red", 0xFF00_00FF)
  public static let green = UIColor("green", 0x00FF_00FF)
  public static let blue = UIColor("blue", 0x0000_FFFF)
  public static let cyan = UIColor("cyan", 0x00FF_FFFF)
  public static let yellow = UIColor("yellow", 0xFFFF_00FF)
  public static let magenta = UIColor("magenta", 0xFF00_FFFF)
  public static let orange = UIColor("orange", 0xFF80_00FF)
  public static let purple = UIColor("purple", 0x8000_80FF)
  public static let brown = UIColor("brown", 0x9966_33FF)
  public static let clear = UIColor("clear", 0)

  public static let systemRed = UIColor(color: .red)
  public static let systemOrange = UIColor(color: .orange)
  public static let systemYellow = UIColor(color: .yellow)
  public static let systemGreen = UIColor(color: .green)
  public static let systemMint = UIColor(color: .mint)
  public static let systemTeal = UIColor(color: .teal)
  public static let systemCyan = UIColor(color: .cyan)
  public static let systemBlue = UIColor(color: .blue)
  public static let systemIndigo = UIColor(color: .indigo)
  public static let systemPurple = UIColor(color: .purple)
  public static let systemPink = UIColor(color: .pink)
  public static let systemBrown = UIColor(color: .brown)
  public static let systemGray = UIColor(color: .gray)
  public static let systemGray2 = UIColor("systemGray2", 0xAEAE_B2FF, 0x6363_66FF)
  public static let systemGray3 = UIColor("systemGray3", 0xC7C7_CCFF, 0x4848_4AFF)
  public static let systemGray4 = UIColor("systemGray4", 0xD1D1_D6FF, 0x3A3A_3CFF)
  public static let systemGray5 = UIColor("systemGray5", 0xE5E5_EAFF, 0x2C2C_2EFF)
  public static let systemGray6 = UIColor("systemGray6", 0xF2F2_F7FF, 0x1C1C_1EFF)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(color: .accentColor)

  public static let systemBackground = UIColor("systemBackground", 0xFFFF_FFFF, 0x0000_00FF)
  public static let secondarySystemBackground = UIColor("secondarySystemBackground", 0xF2F2_F7FF, 0x1C1C_1EFF)
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground", 0xFFFF_FFFF, 0x2C2C_2EFF)
  public static let systemGroupedBackground = UIColor("systemGroupedBackground", 0xF2F2_F7FF, 0x0000_00FF)
  public static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackground", 0xFFFF_FFFF, 0x1C1C_1EFF)
  public static let tertiarySystemGroupedBackground = UIColor(
    "tertiarySystemGroupedBackground", 0xF2F2_F7FF, 0x2C2C_2EFF)
  public static let label = UIColor("label", 0x0000_00FF, 0xFFFF_FFFF)
  public static let secondaryLabel = UIColor("secondaryLabel", 0x3C3C_4399, 0xEBEB_F599)
  public static let tertiaryLabel = UIColor("tertiaryLabel", 0x3C3C_434C, 0xEBEB_F54C)
  public static let quaternaryLabel = UIColor("quaternaryLabel", 0x3C3C_432D, 0xEBEB_F528)
  public static let placeholderText = UIColor("placeholderText", 0x3C3C_434C, 0xEBEB_F54C)
  public static let separator = UIColor("separator", 0x3C3C_434A, 0x5454_5899)
  public static let opaqueSeparator = UIColor("opaqueSeparator", 0xC6C6_C8FF, 0x3838_3AFF)
  public static let link = UIColor("link", 0x007A_FFFF, 0x0984_FFFF)
  public static let systemFill = UIColor("systemFill", 0x7878_8033, 0x7878_805B)
  public static let secondarySystemFill = UIColor("secondarySystemFill", 0x7878_8028, 0x7878_8051)
  public static let tertiarySystemFill = UIColor("tertiarySystemFill", 0x7676_801E, 0x7676_803D)
  public static let quaternarySystemFill = UIColor("quaternarySystemFill", 0x7474_8014, 0x7676_802D)
  public static let darkText = UIColor("darkText", 0x0000_00FF)
  public static let lightText = UIColor("lightText", 0xFFFF_FF99)
}

/// Names of AppKit.
extension UIColor {
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let windowBackgroundColor = UIColor("windowBackgroundColor", 0xECEC_ECFF, 0x3232_32FF)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let controlBackgroundColor = UIColor("controlBackgroundColor", 0xFFFF_FFFF, 0x1E1E_1EFF)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let underPageBackgroundColor = UIColor("underPageBackgroundColor", 0x9696_96E5, 0x2828_28FF)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let textBackgroundColor = UIColor("textBackgroundColor", 0xFFFF_FFFF, 0x1E1E_1EFF)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let controlColor = UIColor("controlColor", 0xFFFF_FFFF, 0xFFFF_FF3F)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let controlAccentColor = UIColor("controlAccentColor", 0x007A_FFFF)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let labelColor = UIColor("labelColor", 0x0000_00D8, 0xFFFF_FFD8)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let secondaryLabelColor = UIColor("secondaryLabelColor", 0x0000_007F, 0xFFFF_FF8C)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tertiaryLabelColor = UIColor("tertiaryLabelColor", 0x0000_0042, 0xFFFF_FF3F)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let textColor = UIColor("textColor", 0x0000_00FF, 0xFFFF_FFFF)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let separatorColor = UIColor("separatorColor", 0x0000_0019, 0xFFFF_FF19)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let selectedContentBackgroundColor = UIColor("selectedContentBackgroundColor", 0x0063_E1FF, 0x0058_D0FF)
}
