import Foundation

#if os(Linux)
  /// Stands in for Foundation's type, which Linux lacks: a string that would be looked up later. There is no table, so
  /// its default value is shown.
  public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The key.
    public let key: String
    /// The value that is shown where there is no translation.
    let string: String
    /// The name of the table.
    public let table: String?

    /// Makes a resource from a key.
    public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, comment: StaticString? = nil) {
      self.key = keyAndValue.string
      self.string = keyAndValue.string
      self.table = table
    }
    /// Makes a resource from a key and its default value.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, comment: StaticString? = nil
    ) {
      self.key = "\(key)"
      self.string = defaultValue.string
      self.table = table
    }
    /// Makes a resource from a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// Makes a resource from a literal with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }

  extension String {
    /// Stands in for Foundation's type, which Linux lacks: a localized literal.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
      let string: String
      /// Makes a value from a key.
      public init(_ value: String) { self.string = value }
      /// Makes a value from a literal.
      public init(stringLiteral value: String) { self.string = value }
      /// Makes a value from a literal with values.
      public init(stringInterpolation: StringInterpolation) { self.string = stringInterpolation.text }

      /// Collects the parts of a literal.
      public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
        var text = ""
        /// Makes a collector.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds text of the literal.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds a string.
        public mutating func appendInterpolation(_ string: String) { text += string }
        /// Adds a number as the locale writes it.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
          text += LocalizedNumber.text(value, specifier: nil)
        }
        /// Adds a number in a format of `printf`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
          text += LocalizedNumber.text(value, specifier: specifier)
        }
        /// Adds a value in a format style.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
          text += format.format(input)
        }
      }
    }

    /// The default value, as there is no table.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = keyAndValue.string
    }
    /// The default value, as there is no table.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = defaultValue.string
    }
    /// The default value of a resource.
    public init(localized resource: LocalizedStringResource) { self = resource.string }
  }

  extension AttributedString {
    /// The default value, as there is no table.
    public init(localized keyAndValue: String.LocalizationValue) { self.init(keyAndValue.string) }

    /// Stands in for Foundation's initializer, which Linux lacks: emphasis, strikethrough, code and links are read.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
      self.init()
      for run in Text(LocalizedStringKey(markdown)).runs {
        var part = AttributedString(run.string)
        var intent: InlinePresentationIntent = []
        for trait in run.traits {
          switch trait {
          case .bold(true): intent.insert(.stronglyEmphasized)
          case .italic(true): intent.insert(.emphasized)
          case .monospaced(true): intent.insert(.code)
          case .strikethrough: intent.insert(.strikethrough)
          case .link(let url): part.link = url
          default: break
          }
        }
        if !intent.isEmpty { part.inlinePresentationIntent = intent }
        append(part)
      }
    }

    /// How markdown is read.
    public struct MarkdownParsingOptions: Sendable {
      /// How much of the syntax is read; without effect, spans within lines are.
      public enum InterpretedSyntax: Sendable {
        case inlineOnly, inlineOnlyPreservingWhitespace, full
      }
      /// What happens to text that cannot be read.
      public enum FailurePolicy: Sendable {
        case throwError, returnPartiallyParsedIfPossible
      }
      public var allowsExtendedAttributes: Bool
      public var interpretedSyntax: InterpretedSyntax
      public var failurePolicy: FailurePolicy
      public var languageCode: String?
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }
  }
#else
  extension LocalizedStringResource {
    /// The string that is shown.
    var string: String { String(localized: self) }
  }
#endif
