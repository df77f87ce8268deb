import Foundation

/// A font (https://developer.apple.com/documentation/swiftui/font).
///
/// What the source asked for is kept as data; ``resolvedSize`` and its siblings say what it comes to in the default
/// size category.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  enum Change: Hashable, Sendable {
    case weight(Weight)
    case width(Width)
    case leading(Leading)
    case italic(Bool)
    case bold(Bool)
    case monospaced(Bool)
    case pointSize(CGFloat)
    case smallCaps, lowercaseSmallCaps, uppercaseSmallCaps, monospacedDigit
    case scaled(CGFloat)
  }

  let base: Base
  var changes: [Change] = []

  init(_ base: Base) { self.base = base }

  private static func style(_ style: TextStyle) -> Font { Font(.style(style, design: nil, weight: nil)) }

  /// The text style `largeTitle`, 34 points.
  public static let largeTitle = style(.largeTitle)
  /// The text style `title`, 28 points.
  public static let title = style(.title)
  /// The text style `title2`, 22 points.
  public static let title2 = style(.title2)
  /// The text style `title3`, 20 points.
  public static let title3 = style(.title3)
  /// The text style `headline`, 17 points, semibold.
  public static let headline = style(.headline)
  /// The text style `subheadline`, 15 points.
  public static let subheadline = style(.subheadline)
  /// The text style `body`, 17 points.
  public static let body = style(.body)
  /// The text style `callout`, 16 points.
  public static let callout = style(.callout)
  /// The text style `footnote`, 13 points.
  public static let footnote = style(.footnote)
  /// The text style `caption`, 12 points.
  public static let caption = style(.caption)
  /// The text style `caption2`, 11 points.
  public static let caption2 = style(.caption2)
  /// The font of text that names none.
  public static var `default`: Font { .body }

  /// The system font in a size, in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// The system font in a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// The system font in a size, in points (older form).
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// The system font in a text style (older form).
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design: design, weight: nil))
  }

  /// A font by name that grows with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }
  /// A font by name that grows with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }
  /// A font by name in a size that does not grow.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  /// A font of UIKit.
  public init(_ font: UIFont) {
    self = font.font
  }

  private func with(_ change: Change) -> Font {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
  /// The font in another width.
  public func width(_ width: Width) -> Font { with(.width(width)) }
  /// The font in another width, from 0 for standard.
  public func width(_ width: CGFloat) -> Font { with(.width(Width(width))) }
  /// The font in bold.
  public func bold() -> Font { with(.bold(true)) }
  /// The font in bold or not.
  public func bold(_ isActive: Bool) -> Font { with(.bold(isActive)) }
  /// The font in italics.
  public func italic() -> Font { with(.italic(true)) }
  /// The font in italics or not.
  public func italic(_ isActive: Bool) -> Font { with(.italic(isActive)) }
  /// The font with characters of equal width.
  public func monospaced() -> Font { with(.monospaced(true)) }
  /// The font with characters of equal width or not.
  public func monospaced(_ isActive: Bool) -> Font { with(.monospaced(isActive)) }
  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { with(.monospacedDigit) }
  /// The font with small capitals.
  public func smallCaps() -> Font { with(.smallCaps) }
  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { with(.lowercaseSmallCaps) }
  /// The font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { with(.uppercaseSmallCaps) }
  /// The font with another distance of lines.
  public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }
  /// The font in another size, in points.
  public func pointSize(_ size: CGFloat) -> Font { with(.pointSize(size)) }
  /// The font larger or smaller by a factor.
  public func scaled(by factor: CGFloat) -> Font { with(.scaled(factor)) }
}

extension Font: CustomStringConvertible, AttributeValue {
  /// The font as the source names it.
  public var description: String {
    changes.reduce(base.description) { text, change in "\(text).\(change)" }
  }

  var attributeText: String { description }
  var attributeData: [Double] { [Double(resolvedSize)] }

  /// The size in points in the default size category.
  var resolvedSize: CGFloat { resolvedSize(at: .large) }

  /// The size in points where a person has chosen a size of text: fixed sizes do not follow it.
  func resolvedSize(at chosen: DynamicTypeSize) -> CGFloat {
    var size: CGFloat =
      switch base {
      case .style(let style, _, _): style.pointSize(at: chosen)
      case .system(let size, _, _), .custom(_, let size, nil): size
      case .custom(_, let size, let style?): size * style.scale(at: chosen)
      }
    for change in changes {
      if case .pointSize(let points) = change { size = points }
      if case .scaled(let factor) = change { size *= factor }
    }
    return size
  }

  /// The weight that the text has.
  var resolvedWeight: Weight {
    var result: Weight =
      switch base {
      case .style(let style, _, let weight): weight ?? style.weight
      case .system(_, let weight, _): weight ?? .regular
      case .custom: .regular
      }
    for change in changes {
      switch change {
      case .weight(let weight): result = weight
      case .bold(let isActive): result = isActive ? .bold : .regular
      default: break
      }
    }
    return result
  }

  /// Whether all characters are of equal width.
  var resolvedIsMonospaced: Bool {
    var result: Bool =
      switch base {
      case .style(_, let design, _), .system(_, _, let design): design == .monospaced
      case .custom(let name, _, _): name.contains("Mono") || name.contains("Courier") || name.contains("Menlo")
      }
    for case .monospaced(let isActive) in changes { result = isActive }
    return result
  }
}

extension Font.Base: CustomStringConvertible {
  var description: String {
    switch self {
    case .style(let style, nil, nil): return "\(style)"
    case .style(let style, let design, let weight):
      return Self.text("\(style)", weight, design)
    case .system(let size, let weight, let design):
      return Self.text(AttributeText.number(size), weight, design)
    case .custom(let name, let size, _): return "custom(\(name), \(AttributeText.number(size)))"
    }
  }

  private static func text(_ first: String, _ weight: Font.Weight?, _ design: Font.Design?) -> String {
    let parts = [first, weight?.name, design.map { "\($0)" }].compactMap { $0 }
    return "system(\(parts.joined(separator: ", ")))"
  }
}

extension Font.Change: CustomStringConvertible {
  var description: String {
    func call(_ name: String, _ isActive: Bool) -> String { isActive ? name : "\(name)(false)" }
    return switch self {
    case .weight(let weight): weight.name
    case .width(let width): "width(\(width))"
    case .leading(let leading): "leading(\(leading))"
    case .italic(let isActive): call("italic", isActive)
    case .bold(let isActive): call("bold", isActive)
    case .monospaced(let isActive): call("monospaced", isActive)
    case .pointSize(let size): "pointSize(\(AttributeText.number(size)))"
    case .scaled(let factor): "scaled(\(AttributeText.number(factor)))"
    case .smallCaps: "smallCaps"
    case .lowercaseSmallCaps: "lowercaseSmallCaps"
    case .uppercaseSmallCaps: "uppercaseSmallCaps"
    case .monospacedDigit: "monospacedDigit"
    }
  }
}
