import IdentityTree

/// An exploration for people, and as steps.
struct ExplorationText {
  let report: ExplorationReport
  let source: ExplainedSource
  /// Under what it was explored; the steps hold under the same.
  var policies = Policies()

  /// Names UUIDs in the order in which the report shows them.
  var lines: [String] {
    var names = UUIDNames()
    return plainLines.map { names.replacing(in: $0) }
  }

  private var plainLines: [String] {
    var lines = [
      "\(report.root): \(Self.counted(report.stateCount, "state")), "
        + "\(Self.counted(report.actionCount, "action")); ended by: \(report.end)"
    ]
    if report.launchesDiffer { lines.append("  A second launch differs: something is kept outside of the views.") }
    if report.findings.isEmpty, report.returned.isEmpty, report.crashes.isEmpty {
      lines.append(
        report.isComplete ? "  nothing is lost" : "  nothing was lost \(covered); what lies beyond was not seen")
    }
    for (index, finding) in report.findings.enumerated() {
      lines.append("")
      lines += numbered(finding, index + 1, "(\(finding.count) of \(Self.counted(report.actionCount, "action")))")
    }
    if !report.returned.isEmpty {
      lines += ["", "  Less severe: what goes here comes back by a later action, with initial values:"]
    }
    for (index, finding) in report.returned.enumerated() {
      lines.append("")
      lines += numbered(finding, report.findings.count + index + 1, "")
    }
    lines += brief(report.reopened, "Closed, and opened again with initial values:")
    lines += brief(report.harmless, "Replaced, with nothing to lose:")
    lines += brief(report.gone, "Gone for good, with its state:")
    if !report.diagnostics.isEmpty { lines += ["", "  Diagnosed:"] }
    for diagnostic in report.diagnostics {
      lines.append("   - \(diagnostic.text)")
      if !diagnostic.steps.isEmpty { lines.append("     steps: \(diagnostic.steps.joined(separator: "; "))") }
    }
    if !report.crashes.isEmpty { lines += ["", "  The program ends itself:"] }
    for crash in report.crashes {
      lines.append("   - it \(crash.fault)")
      lines.append("     steps: \(crash.steps.joined(separator: "; "))")
    }
    return lines
  }

  /// How far an exploration came that a bound ended.
  private var covered: String {
    let time = report.seconds.map { " in \(Int($0.rounded(.up))) s" } ?? ""
    return "to depth \(report.depth)\(time), in \(Self.counted(report.stateCount, "state"))"
  }

  private func numbered(_ finding: ExplorationFinding, _ number: Int, _ count: String) -> [String] {
    let explanation = source.lines(of: finding.explanation)
    var lines = ["  \(number). \(explanation[0])" + (count.isEmpty ? "" : "  \(count)")]
    lines += explanation.dropFirst().map { "   \($0)" }
    lines.append("     steps   \(finding.steps.joined(separator: "; "))")
    if !finding.marks.isEmpty {
      let isLast = finding.marking == finding.steps.count - 1
      let step = isLast ? "the last step" : "`\(finding.steps[finding.marking])`"
      lines.append("     shown   by \(finding.marks.joined(separator: "; ")) before \(step)")
    }
    return lines
  }

  private func brief(_ findings: [ExplorationFinding], _ title: String) -> [String] {
    var lines = findings.isEmpty ? [] : ["", "  \(title)"]
    for finding in findings {
      let explanation = source.explained(finding.explanation)
      let place = explanation.place.map { " at \($0)" } ?? ""
      lines.append("   - \(explanation.subject): \(explanation.cause)\(place)")
      lines.append("     steps: \(finding.steps.joined(separator: "; "))")
    }
    return lines
  }

  /// `1 state`, `2 states`.
  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// The findings as runs of a steps file, which expect what should be kept.
  var steps: [String] {
    var lines: [String] = []
    var names = UUIDNames()
    let root = report.root.hasSuffix(")") ? report.root : report.root + "()"
    if report.findings.isEmpty, report.returned.isEmpty {
      lines += ["# no loss was found" + (report.isComplete ? "" : " \(covered)"), "run \(root)", ""]
    }
    for finding in report.findings + report.returned {
      let explanation = source.explained(finding.explanation)
      let place = explanation.place.map { " (\($0))" } ?? ""
      lines += [names.replacing(in: "# \(explanation.cause)\(place)"), "run \(root)"]
      lines += policies.stepLines
      lines += finding.steps[..<finding.marking]
      lines += finding.marks
      lines += finding.steps[finding.marking..<finding.losing]
      let rest = finding.steps[finding.losing...]
      if rest.count > 1 { lines.append("mark \"before\"") }
      lines += rest
      lines += finding.expectations.map { $0 + (rest.count > 1 ? " since \"before\"" : "") }
      lines.append("")
    }
    return lines
  }
}
