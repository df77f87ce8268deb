import Foundation

/// One thing that a text's own modifier set.
enum TextTrait: Sendable {
  case font(Font?)
  case fontWeight(Font.Weight?)
  case fontWidth(Font.Width?)
  case fontDesign(Font.Design?)
  case foregroundColor(Color?)
  case foregroundStyle(AnyShapeStyle)
  case bold(Bool)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigit
  case underline(Bool, Text.LineStyle.Pattern, Color?)
  case strikethrough(Bool, Text.LineStyle.Pattern, Color?)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case scale(Text.Scale, Bool)
  case link(URL)
  case other(String, String)

  var attribute: NodeAttribute {
    switch self {
    case .font(let font): .of("font", font)
    case .fontWeight(let weight): .of("fontWeight", weight)
    case .fontWidth(let width): .of("fontWidth", width)
    case .fontDesign(let design): .of("fontDesign", design)
    case .foregroundColor(let color): .of("foregroundColor", color)
    case .foregroundStyle(let style): .of("foregroundStyle", style)
    case .bold(let isActive): NodeAttribute("bold", "\(isActive)")
    case .italic(let isActive): NodeAttribute("italic", "\(isActive)")
    case .monospaced(let isActive): NodeAttribute("monospaced", "\(isActive)")
    case .monospacedDigit: NodeAttribute("monospacedDigit", "true")
    case .underline(let isActive, let pattern, let color):
      NodeAttribute("underline", Self.line(isActive, pattern, color))
    case .strikethrough(let isActive, let pattern, let color):
      NodeAttribute("strikethrough", Self.line(isActive, pattern, color))
    case .kerning(let value): .of("kerning", value)
    case .tracking(let value): .of("tracking", value)
    case .baselineOffset(let value): .of("baselineOffset", value)
    case .scale(let scale, let isEnabled): NodeAttribute("textScale", isEnabled ? scale.name : "default")
    case .link(let url): NodeAttribute("link", url.absoluteString)
    case .other(let name, let value): NodeAttribute(name, value)
    }
  }

  private static func line(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) -> String {
    guard isActive else { return "false" }
    let parts = [pattern == .solid ? nil : pattern.name, color?.attributeText].compactMap { $0 }
    return parts.isEmpty ? "true" : parts.joined(separator: ", ")
  }

  func isSameKind(as other: TextTrait) -> Bool { attribute.name == other.attribute.name }

  /// The traits of a part within a text with traits: what the part says itself wins.
  static func inner(_ traits: [TextTrait], within outer: [TextTrait]) -> [TextTrait] {
    outer.filter { trait in !traits.contains { $0.isSameKind(as: trait) } } + traits
  }
}

extension TextTrait: Equatable {
  static func == (left: TextTrait, right: TextTrait) -> Bool { left.attribute == right.attribute }
}
