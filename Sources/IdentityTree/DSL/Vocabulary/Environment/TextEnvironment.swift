import Foundation

/// How lines of text are aligned (https://developer.apple.com/documentation/swiftui/textalignment).
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// The legibility of text (https://developer.apple.com/documentation/swiftui/legibilityweight).
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}
private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}
private enum LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}
private enum MultilineTextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}
private enum MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}
private enum AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}
private enum AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}
private enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}
private enum FontWeightKey: EnvironmentKey {
  static var defaultValue: Font.Weight? { nil }
}
private enum FontWidthKey: EnvironmentKey {
  static var defaultValue: Font.Width? { nil }
}
private enum FontDesignKey: EnvironmentKey {
  static var defaultValue: Font.Design? { nil }
}
private enum IsTextBoldKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}
private enum IsTextItalicKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}
private enum TextKerningKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  /// The font of text that names none.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// The most lines that text takes.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// The space between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// How lines of text are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }
  /// Where text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
  /// How small text may become to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }
  /// Whether characters may move together to fit.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }
  /// Capitals or small letters.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  /// Whether typing is not corrected.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
  /// The size of text that the person has chosen.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
  /// The weight of text that the person has chosen.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
  /// The weight of text that names none.
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }
  /// The width of text that names none.
  var fontWidth: Font.Width? {
    get { self[FontWidthKey.self] }
    set { self[FontWidthKey.self] = newValue }
  }
  /// The design of text that names none.
  var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }
  /// Whether text is bold.
  var isTextBold: Bool? {
    get { self[IsTextBoldKey.self] }
    set { self[IsTextBoldKey.self] = newValue }
  }
  /// Whether text is italic.
  var isTextItalic: Bool? {
    get { self[IsTextItalicKey.self] }
    set { self[IsTextItalicKey.self] = newValue }
  }
  /// The space between characters, in points.
  var textKerning: CGFloat {
    get { self[TextKerningKey.self] }
    set { self[TextKerningKey.self] = newValue }
  }
}
