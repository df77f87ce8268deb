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
      "\(report.root): \(report.stateCount) \(report.stateCount == 1 ? "state" : "states"), "
        + "\(report.actionCount) \(report.actionCount == 1 ? "action" : "actions"); ended by: \(report.end)"
    ]
    if report.launchesDiffer { lines.append("  A second launch differs: something is kept outside of the views.") }
    if report.findings.isEmpty, report.crashes.isEmpty { lines.append("  nothing is lost") }
    for (index, finding) in report.findings.enumerated() {
      let explanation = source.lines(of: finding.explanation)
      lines.append("")
      lines.append("  \(index + 1). \(explanation[0])  (\(finding.count) \(finding.count == 1 ? "action" : "actions"))")
      lines += explanation.dropFirst().map { "   \($0)" }
      lines.append("     steps   \(finding.steps.joined(separator: "; "))")
      if !finding.marks.isEmpty {
        lines.append("     shown   by \(finding.marks.joined(separator: "; ")) before the last step")
      }
    }
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

  /// The findings as runs of a steps file, which expect what should be kept.
  var steps: [String] {
    var lines: [String] = []
    for finding in report.findings {
      let explanation = source.explained(finding.explanation)
      let views = Set(explanation.losses.filter(\.isReset).map { String($0.key.prefix { $0 != "." }) })
      let kept = views.isEmpty ? Array(explanation.replaced.prefix(1)) : views.sorted()
      let place = explanation.place.map { " (\($0))" } ?? ""
      let root = report.root.hasSuffix(")") ? report.root : report.root + "()"
      lines += ["# \(explanation.cause)\(place)", "run \(root)"]
      lines += policies.stepLines
      lines += finding.steps.dropLast()
      lines += finding.marks
      lines += finding.steps.suffix(1)
      lines += kept.map { "expect kept \($0)" }
      lines.append("")
    }
    return lines
  }
}
