/// Where a steps file cannot be read, what was expected there, and what would be right.
public struct StepsSyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// Counted in characters from 1.
  public var column: Int
  public var expected: String
  public var found: String
  public var suggestion: String?

  public var description: String {
    "\(file):\(line):\(column): expected \(expected), found \(found)"
      + (suggestion.map { "; did you mean \($0)?" } ?? "")
  }
}
