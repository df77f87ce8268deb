/// Where a steps file cannot be read, what was expected there, and what would be right.
///
/// The first such place; `further` has the others of the file.
public struct StepsSyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// Counted in characters from 1.
  public var column: Int
  public var expected: String
  public var found: String
  public var suggestion: String?
  /// The places after the first, in the order of the file.
  public var further: [StepsSyntaxError] = []

  /// A line a place.
  public var description: String { ([message] + further.map(\.message)).joined(separator: "\n") }

  private var message: String { "\(file):\(line):\(column): \(sentence)" }

  /// What is wrong, without its place.
  public var sentence: String {
    "expected \(expected), found \(found)" + (suggestion.map { "; did you mean \($0)?" } ?? "")
  }
}
