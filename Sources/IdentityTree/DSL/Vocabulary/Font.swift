import Foundation

/// A font (https://developer.apple.com/documentation/swiftui/font).
public struct Font: Hashable, Sendable, CustomStringConvertible {
  /// The font as the source names it.
  public let description: String

  private init(description: String) { self.description = description }

  /// The text style `largeTitle`.
  public static let largeTitle = Font(description: "largeTitle")
  /// The text style `title`.
  public static let title = Font(description: "title")
  /// The text style `title2`.
  public static let title2 = Font(description: "title2")
  /// The text style `title3`.
  public static let title3 = Font(description: "title3")
  /// The text style `headline`.
  public static let headline = Font(description: "headline")
  /// The text style `subheadline`.
  public static let subheadline = Font(description: "subheadline")
  /// The text style `body`.
  public static let body = Font(description: "body")
  /// The text style `callout`.
  public static let callout = Font(description: "callout")
  /// The text style `footnote`.
  public static let footnote = Font(description: "footnote")
  /// The text style `caption`.
  public static let caption = Font(description: "caption")
  /// The text style `caption2`.
  public static let caption2 = Font(description: "caption2")

  /// A text style (https://developer.apple.com/documentation/swiftui/font/textstyle).
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The thickness of the strokes.
  public struct Weight: Hashable, Sendable {
    let name: String
    /// The weight `ultraLight`.
    public static let ultraLight = Weight(name: "ultraLight")
    /// The weight `thin`.
    public static let thin = Weight(name: "thin")
    /// The weight `light`.
    public static let light = Weight(name: "light")
    /// The weight `regular`.
    public static let regular = Weight(name: "regular")
    /// The weight `medium`.
    public static let medium = Weight(name: "medium")
    /// The weight `semibold`.
    public static let semibold = Weight(name: "semibold")
    /// The weight `bold`.
    public static let bold = Weight(name: "bold")
    /// The weight `heavy`.
    public static let heavy = Weight(name: "heavy")
    /// The weight `black`.
    public static let black = Weight(name: "black")
  }

  /// A variant of the typeface.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The system font in a size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(description: systemText(AttributeText.number(size), weight, design))
  }

  /// The system font in a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(description: systemText("\(style)", weight, design))
  }

  /// A font by name.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(description: "custom(\(name), \(AttributeText.number(size)))")
  }

  private static func systemText(_ first: String, _ weight: Weight?, _ design: Design?) -> String {
    let parts = [first, weight?.name, design.map { "\($0)" }].compactMap { $0 }
    return "system(\(parts.joined(separator: ", ")))"
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { Font(description: "\(description).\(weight.name)") }
  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font in italics.
  public func italic() -> Font { Font(description: "\(description).italic") }
  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { Font(description: "\(description).monospacedDigit") }
}
