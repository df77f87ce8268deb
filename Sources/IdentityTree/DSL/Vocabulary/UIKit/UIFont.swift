import Foundation

/// Stands in for UIKit's class: a font for `Font(_:)`, and its size.
public class UIFont: NSObject, @unchecked Sendable {
  let font: Font
  /// The size in points.
  public var pointSize: CGFloat { font.resolvedSize }
  /// The height of a line in points, by the proportion of the system font.
  public var lineHeight: CGFloat { (font.resolvedSize * 1.193).rounded() }
  /// How far the font reaches above the baseline.
  public var ascender: CGFloat { font.resolvedSize * 0.952 }
  /// How far the font reaches below the baseline; negative.
  public var descender: CGFloat { font.resolvedSize * -0.241 }
  /// The height of capitals.
  public var capHeight: CGFloat { font.resolvedSize * 0.705 }
  /// The height of small letters.
  public var xHeight: CGFloat { font.resolvedSize * 0.526 }
  /// The name of the font.
  public var fontName: String { if case .custom(let name, _, _) = font.base { name } else { ".SFUI-Regular" } }
  /// The name of the family.
  public var familyName: String { fontName }

  init(font: Font) { self.font = font }
  /// A font by name.
  public init?(name fontName: String, size fontSize: CGFloat) { font = .custom(fontName, fixedSize: fontSize) }

  /// The weight of a font, as in UIKit.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    var weight: Font.Weight {
      let all: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
      return all.min { abs($0.value - rawValue) < abs($1.value - rawValue) } ?? .regular
    }
  }

  /// A text style, as in UIKit.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle
    public static let largeTitle = TextStyle(style: .largeTitle)
    public static let title1 = TextStyle(style: .title)
    public static let title2 = TextStyle(style: .title2)
    public static let title3 = TextStyle(style: .title3)
    public static let headline = TextStyle(style: .headline)
    public static let subheadline = TextStyle(style: .subheadline)
    public static let body = TextStyle(style: .body)
    public static let callout = TextStyle(style: .callout)
    public static let footnote = TextStyle(style: .footnote)
    public static let caption1 = TextStyle(style: .caption)
    public static let caption2 = TextStyle(style: .caption2)
  }

  /// The system font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(font: Font(.system(size: fontSize, weight: nil, design: nil)))
  }
  /// The system font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(font: Font(.system(size: fontSize, weight: weight.weight, design: nil)))
  }
  /// The system font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
  /// The system font in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(font: Font(.system(size: fontSize, weight: nil, design: nil)).italic())
  }
  /// The system font with characters of equal width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(font: Font(.system(size: fontSize, weight: weight.weight, design: .monospaced)))
  }
  /// The system font with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(font: Font(.system(size: fontSize, weight: weight.weight, design: nil)).monospacedDigit())
  }
  /// The font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(font: Font(.style(style.style, design: nil, weight: nil)))
  }
  /// The font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font: font.pointSize(fontSize)) }
  /// The size of labels.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of small text.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of text.
  public static var systemFontSize: CGFloat { 14 }
  /// The names of the families that are installed: none.
  public static var familyNames: [String] { [] }
  /// The names of the fonts of a family: none.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  public override var hash: Int { font.hashValue }
  public override var description: String { "UIFont(\(fontName), \(pointSize))" }
}

/// AppKit's class, under the same stand-in.
public typealias NSFont = UIFont

/// Core Text's font, under the same stand-in.
public typealias CTFont = UIFont
