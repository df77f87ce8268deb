import Foundation

extension Text {
  /// The text in a font.
  public func font(_ font: Font?) -> Text { with(.font(font)) }
  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.fontWeight(weight)) }
  /// The text in a width of characters.
  public func fontWidth(_ width: Font.Width?) -> Text { with(.fontWidth(width)) }
  /// The text in a variant of the typeface.
  public func fontDesign(_ design: Font.Design?) -> Text { with(.fontDesign(design)) }
  /// The text in a color.
  public func foregroundColor(_ color: Color?) -> Text { with(.foregroundColor(color)) }
  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.foregroundStyle(AnyShapeStyle(style))) }
  /// The text in bold.
  public func bold() -> Text { with(.bold(true)) }
  /// The text in bold or not.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  /// The text in italics.
  public func italic() -> Text { with(.italic(true)) }
  /// The text in italics or not.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  /// The text in characters of equal width.
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
  /// The text with digits of equal width.
  public func monospacedDigit() -> Text { with(.monospacedDigit) }
  /// The text underlined.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive, .solid, color))
  }
  /// The text underlined in a pattern.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.underline(isActive, pattern, color))
  }
  /// The text struck through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive, .solid, color))
  }
  /// The text struck through in a pattern.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.strikethrough(isActive, pattern, color))
  }
  /// The text with space between characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
  /// The text with space between characters that keeps ligatures, in points.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
  /// The text above its baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }
  /// The text in another scale.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { with(.scale(scale, isEnabled)) }
  /// The text with an attribute for a text renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    with(.other("customAttribute", String(describing: T.self)))
  }
  /// The text in the typesetting of a language.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    with(.other("typesettingLanguage", isEnabled ? language.maximalIdentifier : "automatic"))
  }
  /// The text in the typesetting of a language.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    with(.other("typesettingLanguage", isEnabled ? language.name : "automatic"))
  }

  /// What a screen reader says instead of the text.
  public func accessibilityLabel(_ label: Text) -> Text { with(.other("accessibilityLabel", label.string)) }
  /// What a screen reader says instead of the text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    with(.other("accessibilityLabel", labelKey.text))
  }
  /// What a screen reader says instead of the text.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> Text {
    with(.other("accessibilityLabel", label.string))
  }
  /// What a screen reader says instead of the text.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    with(.other("accessibilityLabel", String(label)))
  }
  /// The kind of text, for a screen reader.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    with(.other("accessibilityTextContentType", value.name))
  }
  /// The level of the heading, for a screen reader.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    with(.other("accessibilityHeading", "\(level)"))
  }
  /// Whether punctuation is spoken.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    with(.other("speechAlwaysIncludesPunctuation", "\(value)"))
  }
  /// Whether the text is spelled out.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    with(.other("speechSpellsOutCharacters", "\(value)"))
  }
  /// The pitch of the voice.
  public func speechAdjustedPitch(_ value: Double) -> Text {
    with(.other("speechAdjustedPitch", AttributeText.number(value)))
  }
  /// Whether announcements wait for each other.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    with(.other("speechAnnouncementsQueued", "\(value)"))
  }
}

extension Text {
  /// The line under or through text (https://developer.apple.com/documentation/swiftui/text/linestyle).
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let pattern: Pattern
    let color: Color?

    /// A line in a pattern and a color.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One solid line.
    public static let single = LineStyle()
  }

  /// Capitals or small letters (https://developer.apple.com/documentation/swiftui/text/case).
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// Where text that does not fit is cut (https://developer.apple.com/documentation/swiftui/text/truncationmode).
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// A size relative to the font (https://developer.apple.com/documentation/swiftui/text/scale).
  public struct Scale: Hashable, Sendable {
    let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  /// How the lines of a paragraph are aligned, by writing direction.
  public enum WritingDirectionStrategy: Hashable, Sendable {
    case `default`, contentBased, layoutBased
  }
  /// How lines are aligned.
  public enum AlignmentStrategy: Hashable, Sendable {
    case `default`, layoutBased, writingDirectionBased
  }
}

/// The language that decides on typesetting (https://developer.apple.com/documentation/swiftui/typesettinglanguage).
public struct TypesettingLanguage: Hashable, Sendable {
  let name: String
  /// The language of the text.
  public static let automatic = TypesettingLanguage(name: "automatic")
  /// A given language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(name: language.maximalIdentifier)
  }
}

/// A value that a text renderer can find in a text (https://developer.apple.com/documentation/swiftui/textattribute).
public protocol TextAttribute {}
