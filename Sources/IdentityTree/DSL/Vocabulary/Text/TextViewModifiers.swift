import Foundation

extension View {
  /// Sets the font of text in the view.
  public nonisolated func font(_ font: Font?) -> some View { inherited("font", \.font, font) }
  /// Sets the weight of text in the view.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    inherited("fontWeight", \.fontWeight, weight)
  }
  /// Sets the width of text in the view.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { inherited("fontWidth", \.fontWidth, width) }
  /// Sets the variant of the typeface of text in the view.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    inherited("fontDesign", \.fontDesign, design)
  }
  /// Makes text in the view bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { inherited("bold", \.isTextBold, isActive) }
  /// Makes text in the view italic.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { inherited("italic", \.isTextItalic, isActive) }
  /// Gives the characters of text in the view equal width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    inherited("monospaced", \.fontDesign, isActive ? .monospaced : nil)
  }
  /// Gives digits in the view equal width.
  public nonisolated func monospacedDigit() -> some View { recorded("monospacedDigit", true) }
  /// Underlines text in the view.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    recorded("underline", isActive)
  }
  /// Strikes text in the view through.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    recorded("strikethrough", isActive)
  }
  /// Sets the space between characters, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { inherited("kerning", \.textKerning, kerning) }
  /// Sets the space between characters that keeps ligatures, in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { inherited("tracking", \.textKerning, tracking) }
  /// Moves text from its baseline, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    recorded("baselineOffset", baselineOffset, isAnimatable: true)
  }
  /// Sets the scale of text in the view.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    recorded("textScale", isEnabled ? scale.name : "default")
  }
  /// Shows text in capitals or small letters.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { inherited("textCase", \.textCase, textCase) }
  /// Limits the lines of text in the view.
  public nonisolated func lineLimit(_ number: Int?) -> some View { inherited("lineLimit", \.lineLimit, number) }
  /// Limits the lines of text in the view.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(_LineLimitModifier(lower: limit.lowerBound, upper: nil))
  }
  /// Limits the lines of text in the view.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(_LineLimitModifier(lower: nil, upper: limit.upperBound))
  }
  /// Limits the lines of text in the view.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(_LineLimitModifier(lower: limit.lowerBound, upper: limit.upperBound))
  }
  /// Limits the lines of text in the view, whose space is kept where it is reserved.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(_LineLimitModifier(lower: reservesSpace ? limit : nil, upper: limit))
  }
  /// Sets the space between lines, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    inherited("lineSpacing", \.lineSpacing, lineSpacing)
  }
  /// Aligns the lines of text in the view.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    inherited("multilineTextAlignment", \.multilineTextAlignment, alignment)
  }
  /// Aligns the lines of text by a strategy.
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    recorded("multilineTextAlignment", strategy)
  }
  /// The direction of writing by a strategy.
  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    recorded("writingDirection", strategy)
  }
  /// Says where text that does not fit is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    inherited("truncationMode", \.truncationMode, mode)
  }
  /// Lets text become smaller to fit.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    inherited("minimumScaleFactor", \.minimumScaleFactor, factor)
  }
  /// Lets characters move together to fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    inherited("allowsTightening", \.allowsTightening, flag)
  }
  /// Sets the size of text that the person has chosen.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    inherited("dynamicTypeSize", \.dynamicTypeSize, size)
  }
  /// Limits the size of text that the person has chosen.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    inherited("dynamicTypeSize", range) { environment, range in
      let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = sizes.first, let last = sizes.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, first), last)
    }
  }
  /// Lets people select text.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    recorded("textSelection", S.allowsSelection)
  }
  /// The typesetting of text in the view by a language.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    recorded("typesettingLanguage", isEnabled ? language.maximalIdentifier : "automatic")
  }
  /// The typesetting of text in the view by a language.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    recorded("typesettingLanguage", isEnabled ? language.name : "automatic")
  }
  /// Whether text can be made bold by the person.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    recorded("flipsForRightToLeftLayoutDirection", enabled)
  }
}

/// Limits the lines of text, from a number to another.
nonisolated public struct _LineLimitModifier: PrimitiveModifier {
  public typealias Body = Never
  let lower: Int?
  let upper: Int?
  /// The numbers of lines.
  public var _attributes: [NodeAttribute] {
    [NodeAttribute("lineLimit", "\(lower.map { "\($0)" } ?? "")...\(upper.map { "\($0)" } ?? "")")]
  }
  public nonisolated static var _changesEnvironment: Bool { true }
  /// The upper limit is a value of the environment.
  public nonisolated func _change(_ environment: inout EnvironmentValues) {
    environment.lineLimit = upper
    environment.lowerLineLimit = lower
  }
}

private enum LowerLineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// The fewest lines for which text keeps space.
  var lowerLineLimit: Int? {
    get { self[LowerLineLimitKey.self] }
    set { self[LowerLineLimitKey.self] = newValue }
  }
}

/// Whether text can be selected (https://developer.apple.com/documentation/swiftui/textselectability).
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
