import IdentityTree

/// What came of a case.
struct CheckResult: Sendable {
  /// One thing that is not as it should be.
  struct Finding: Sendable, Equatable {
    enum Kind: String, Sendable {
      case failed, undone, unusable, crashed
    }

    var kind: Kind
    /// Counted from 1; 0 where no line is meant.
    var line: Int
    /// The step, or what else went wrong.
    var step: String
    var found: String
    var details: [String]
  }

  let check: CheckCase
  var runCount = 0
  var heldCount = 0
  var findings: [Finding] = []
  /// Seconds.
  var duration = 0.0
  /// What the program printed, where something was found.
  var printed = ""
  var errors = ""

  /// The status of the command.
  var status: Int32 {
    findings.map { finding in
      switch finding.kind {
      case .failed, .undone: ExitStatus.failed
      case .unusable: ExitStatus.unusable
      case .crashed: ExitStatus.crashed
      }
    }.max() ?? ExitStatus.fine
  }

  var held: Bool { findings.isEmpty }

  /// One word for people.
  var word: String {
    switch status {
    case ExitStatus.fine: "ok"
    case ExitStatus.failed: "FAILED"
    case ExitStatus.unusable: "UNUSABLE"
    default: "CRASHED"
    }
  }

  /// The lines of one finding, the place first.
  func lines(of finding: Finding) -> [String] {
    if finding.kind == .unusable {
      return finding.found.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let place = finding.line > 0 ? "\(check.stepsFile):\(finding.line): " : "\(check.stepsFile): "
    var lines = ["\(place)\(finding.step)"]
    if !finding.found.isEmpty { lines.append("  found: \(finding.found)") }
    return lines + finding.details.map { "  \($0)" }
  }
}
