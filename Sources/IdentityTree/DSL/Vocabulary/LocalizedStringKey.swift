import Foundation

/// Text to look up in a table of strings, of which there is none here: the key itself is shown
/// (https://developer.apple.com/documentation/swiftui/localizedstringkey).
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key with its values filled in.
  let text: String

  /// Makes a key.
  public init(_ value: String) { self.text = value }
  /// Makes a key from a literal.
  public init(stringLiteral value: String) { self.text = value }
  /// Makes a key from a literal with values.
  public init(stringInterpolation: StringInterpolation) { self.text = stringInterpolation.text }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Makes a collector.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    /// Adds text of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { text += string }
    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
    /// Adds the string of a text.
    public mutating func appendInterpolation(_ value: Text) { text += value.string }
    /// Adds an image, which has no string.
    public mutating func appendInterpolation(_ image: Image) { text += "[\(image.description)]" }
    /// Adds a value in a format of `printf`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }
    /// Adds a value in a format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }
  }
}
