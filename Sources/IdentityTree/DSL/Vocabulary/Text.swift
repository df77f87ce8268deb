import Foundation

/// A view that shows text (https://developer.apple.com/documentation/swiftui/text).
public struct Text: Equatable, Sendable {
  /// What is shown.
  let string: String
  /// What its own modifiers set, in the order of the source.
  private var traits: [NodeAttribute] = []

  /// Shows text as it is, without looking it up.
  public init(verbatim content: String) { self.string = content }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.string = String(content) }

  /// Shows localized text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.string = key.text
  }

  /// Shows a value in a format style.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.string = format.format(input)
  }

  /// Shows an image within text.
  public init(_ image: Image) { self.string = "[\(image.description)]" }

  /// One text after the other.
  public static func + (left: Text, right: Text) -> Text {
    var sum = Text(verbatim: left.string + right.string)
    sum.traits = left.traits + right.traits.filter { !left.traits.contains($0) }
    return sum
  }

  private func with(_ name: String, _ value: String, isAnimatable: Bool = false) -> Text {
    var copy = self
    copy.traits.removeAll { $0.name == name }
    copy.traits.append(NodeAttribute(name, value, isAnimatable: isAnimatable))
    return copy
  }

  /// The text in bold.
  public func bold() -> Text { with("bold", "true") }
  /// The text in bold or not.
  public func bold(_ isActive: Bool) -> Text { with("bold", "\(isActive)") }
  /// The text in italics.
  public func italic() -> Text { with("italic", "true") }
  /// The text underlined.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with("underline", "\(isActive)") }
  /// The text struck through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with("strikethrough", "\(isActive)")
  }
  /// The text in a font.
  public func font(_ font: Font?) -> Text { with("font", font?.description ?? "default") }
  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with("fontWeight", weight?.name ?? "default") }
  /// The text with digits of equal width.
  public func monospacedDigit() -> Text { with("monospacedDigit", "true") }
  /// The text in a color.
  public func foregroundColor(_ color: Color?) -> Text {
    with("foregroundColor", color?.description ?? "default", isAnimatable: true)
  }
  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with("foregroundStyle", style._styleText, isAnimatable: true)
  }
}

extension Text: PrimitiveView {
  public typealias Body = Never
  public nonisolated static var _isLeaf: Bool { true }
  /// What is shown.
  public var _text: String? { string }
  /// What the text's own modifiers set.
  public var _attributes: [NodeAttribute] { traits }
}
