import Foundation

extension Font {
  /// A text style (https://developer.apple.com/documentation/swiftui/font/textstyle).
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    /// The sizes in points from `xSmall` to `accessibility5`, by Apple's Human Interface Guidelines.
    private var pointSizes: [CGFloat] {
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    }

    /// The size in points at the size `large`.
    var pointSize: CGFloat { pointSize(at: .large) }
    func pointSize(at size: DynamicTypeSize) -> CGFloat {
      pointSizes[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
    }
    /// The factor on sizes that grow with the style.
    func scale(at size: DynamicTypeSize) -> CGFloat { pointSize(at: size) / pointSize }

    var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// The thickness of the strokes (https://developer.apple.com/documentation/swiftui/font/weight).
  public struct Weight: Hashable, Sendable {
    let name: String
    /// From -1 to 1 as in UIKit, 0 for regular.
    let value: CGFloat
    /// The weight `ultraLight`.
    public static let ultraLight = Weight(name: "ultraLight", value: -0.8)
    /// The weight `thin`.
    public static let thin = Weight(name: "thin", value: -0.6)
    /// The weight `light`.
    public static let light = Weight(name: "light", value: -0.4)
    /// The weight `regular`.
    public static let regular = Weight(name: "regular", value: 0)
    /// The weight `medium`.
    public static let medium = Weight(name: "medium", value: 0.23)
    /// The weight `semibold`.
    public static let semibold = Weight(name: "semibold", value: 0.3)
    /// The weight `bold`.
    public static let bold = Weight(name: "bold", value: 0.4)
    /// The weight `heavy`.
    public static let heavy = Weight(name: "heavy", value: 0.56)
    /// The weight `black`.
    public static let black = Weight(name: "black", value: 0.62)
  }

  /// The width of the characters (https://developer.apple.com/documentation/swiftui/font/width).
  public struct Width: Hashable, Sendable {
    /// Negative for narrower, positive for wider characters.
    public var value: CGFloat
    /// A width, 0 for standard.
    public init(_ value: CGFloat) { self.value = value }
    /// The width `compressed`.
    public static let compressed = Width(-0.3)
    /// The width `condensed`.
    public static let condensed = Width(-0.2)
    /// The width `standard`.
    public static let standard = Width(0)
    /// The width `expanded`.
    public static let expanded = Width(0.2)
  }

  /// The distance of lines (https://developer.apple.com/documentation/swiftui/font/leading).
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// A variant of the typeface (https://developer.apple.com/documentation/swiftui/font/design).
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }
}

extension Font.Weight: AttributeValue, CustomStringConvertible {
  /// The name in source.
  public var description: String { name }
  var attributeText: String { name }
  var attributeData: [Double] { [Double(value)] }
}

extension Font.Width: AttributeValue, CustomStringConvertible {
  /// The name in source, or the number.
  public var description: String {
    switch self {
    case .compressed: "compressed"
    case .condensed: "condensed"
    case .standard: "standard"
    case .expanded: "expanded"
    default: AttributeText.number(value)
    }
  }
  var attributeText: String { description }
  var attributeData: [Double] { [Double(value)] }
}
