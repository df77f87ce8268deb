import Foundation

/// Text to look up in a table of strings, of which there is none here: the key itself is shown, its markdown read and
/// its values filled in (https://developer.apple.com/documentation/swiftui/localizedstringkey).
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let storage: Text.Storage

  /// Makes a key.
  public init(_ value: String) { self.storage = InlineMarkdown.storage(of: value) }
  /// Makes a key from a literal.
  public init(stringLiteral value: String) { self.storage = InlineMarkdown.storage(of: value) }
  /// Makes a key from a literal with values.
  public init(stringInterpolation: StringInterpolation) { self.storage = stringInterpolation.storage }

  /// The key with its values filled in.
  var text: String { Text(storage: storage).string }
  /// The key as a text.
  var asText: Text { Text(storage: storage) }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// What was collected while there was only plain text.
    private var plain = ""
    /// The parts, once there is markdown or something other than a string.
    private var parts: [InlineMarkdown.Part] = []

    /// Makes a collector.
    public init(literalCapacity: Int, interpolationCount: Int) {
      plain.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    var storage: Text.Storage { parts.isEmpty ? .plain(plain) : InlineMarkdown.storage(of: parts) }

    private mutating func append(_ string: String) {
      if parts.isEmpty { plain += string } else { parts.append(.value(string)) }
    }

    private mutating func append(part: InlineMarkdown.Part) {
      if parts.isEmpty { parts.append(.value(plain)) }
      parts.append(part)
    }

    private mutating func append(number: String) {
      let isPlain = number.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: "-") }
      guard !isPlain else { return append(number) }
      append(part: .runs([Text.Run(string: "", live: .formatted(LocalizedNumber(text: number)))]))
    }

    private mutating func append(text: Text) {
      if case .plain(let string) = text.storage, text.traits.isEmpty { return append(string) }
      append(part: .runs(text.runs))
    }

    /// Adds text of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if parts.isEmpty, !InlineMarkdown.mayOccur(in: literal) {
        plain += literal
      } else {
        append(part: .literal(literal))
      }
    }
    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append(string) }
    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter?.string(for: subject) ?? "\(subject)")
    }
    #if os(Linux)
      /// Adds a value as a formatter writes it: Linux' `Date`, `URL` … are not bridged to classes.
      @_disfavoredOverload
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
        append(formatter.string(for: subject) ?? "\(subject)")
      }
    #endif
    /// Adds an object as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(formatter?.string(for: subject) ?? "\(subject)")
    }
    /// Adds a value in a format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(text: Text(input, format: format))
    }
    /// Adds a value in a format style that sets attributes.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(text: Text(input, format: format))
    }
    /// Adds a number as the locale writes it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(number: LocalizedNumber.text(value, specifier: nil))
    }
    /// Adds a number in a format of `printf`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(number: LocalizedNumber.text(value, specifier: specifier))
    }
    /// Adds a text with its traits.
    public mutating func appendInterpolation(_ text: Text) { append(text: text) }
    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) { append(text: Text(image)) }
    /// Adds text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(text: Text(attributedString))
    }
    /// Adds the string of a resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(resource.string) }
    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(text: Text(date, style: style))
    }
    /// Adds two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(text: Text(dates)) }
    /// Adds the dates of an interval.
    public mutating func appendInterpolation(_ interval: DateInterval) { append(text: Text(interval)) }
    /// Adds the name of a color, for screen readers.
    public mutating func appendInterpolation(accessibilityName color: Color) { append(color.description) }
    /// Adds a value that depends on the time, in a format style that sets attributes.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
      append(text: Text(source, format: format))
    }
    /// Adds a value that depends on the time, in a format style.
    @_disfavoredOverload
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String {
      append(text: Text(source, format: format))
    }
    /// A view has no place in a string.
    @available(*, unavailable, message: "a view cannot be interpolated into a localized string")
    public mutating func appendInterpolation<T: View>(_ view: T) {}
    /// Adds a timer that runs in an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(
        text: Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
  }
}

/// A number that a key of strings can hold (as in SwiftUI; other values make the literal a `String`).
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  var _specifier: String { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}
extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
  public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  public var _arg: CGFloat { self }
  public var _specifier: String { "%lf" }
}

/// A number in localized text, written as the locale does: `Text("\(2026)")` shows `2,026`, `2.026` in German.
struct LocalizedNumber: TextFormat {
  /// The number as it is written in American English.
  let text: String

  func isEqual(to other: any TextFormat) -> Bool { (other as? Self)?.text == text }

  func text(in surroundings: TextSurroundings) -> Text {
    guard let locale = surroundings.locale else { return Text(verbatim: text) }
    var result = ""
    for character in text {
      switch character {
      case ",": result += locale.groupingSeparator ?? ","
      case ".": result += locale.decimalSeparator ?? "."
      default: result.append(character)
      }
    }
    return Text(verbatim: result)
  }

  static func text<T: _FormatSpecifiable>(_ value: T, specifier: String?) -> String {
    if specifier == nil, let integer = value._arg as? Int64 { return grouped("\(integer)") }
    let format = specifier ?? value._specifier
    let text =
      if let number = value._arg as? CGFloat {
        String(format: format, Double(number))
      } else {
        String(format: format, value._arg)
      }
    // Only what a specifier writes as a plain decimal number is grouped, as the locale of a device does.
    guard let kind = format.last, "diufF".contains(kind), !format.contains("%0") else { return text }
    return grouped(text)
  }

  /// Commas between thousands; text around the digits stays as it is.
  static func grouped(_ text: String) -> String {
    let characters = Array(text.utf8)
    guard let start = characters.firstIndex(where: { (48...57).contains($0) }) else { return text }
    let end = characters[start...].firstIndex { !(48...57).contains($0) } ?? characters.count
    guard end - start > 3 else { return text }
    var result = characters[..<start] + []
    for (offset, digit) in characters[start..<end].enumerated() {
      if offset > 0, (end - start - offset) % 3 == 0 { result.append(44) }
      result.append(digit)
    }
    return String(decoding: result + characters[end...], as: UTF8.self)
  }
}

extension LocalizedStringKey: CustomDebugStringConvertible {
  /// The string with its values, in quotes.
  public var debugDescription: String { String(reflecting: Text(self).string) }
}
