/// Why a step failed: what was wanted, what was found, and what would help. The description is the whole story.
public struct StepFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The step in the words of the steps language.
  public var step: String
  /// What was found, in one sentence.
  public var found: String
  /// Candidates and hints, a line each.
  public var details: [String]
  /// Why an identity went.
  public var explanation: Explanation?
  /// Where a test called for the step.
  public var place: SourcePlace?

  init(_ found: String, details: [String] = [], explanation: Explanation? = nil) {
    self.explanation = explanation
    step = ""
    self.found = found
    self.details = details
  }

  /// The same with the step in words, and its place.
  func named(_ step: String, at place: SourcePlace?) -> StepFailure {
    var copy = self
    copy.step = step
    copy.place = place
    return copy
  }

  public var description: String {
    let head = (place.map { "\($0): " } ?? "") + step
    let reasons = (explanation?.lines ?? []) + details
    return ([head, "  found: \(found)"] + reasons.map { "  \($0)" }).joined(separator: "\n")
  }
}
