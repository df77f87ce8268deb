import Foundation
import IdentityTree

/// What an audit found in many files.
struct AuditReport {
  /// A finding with the file that it stands in.
  struct Finding {
    let path: String
    let finding: ExplorationFinding
    /// Whether a comment in the file says that the reset is meant.
    let isAccepted: Bool
    /// Whether what goes comes back by a later action only: a note, where the audit is not strict.
    let isNote: Bool
    /// Where it is to be mended: where a helper is used, or else where the cause was written.
    var place: SourcePlace? { finding.explanation.use ?? finding.explanation.place }
    var key: String { finding.explanation.key }
    var line: Int { place?.line ?? 1 }
    var column: Int { place?.column ?? 1 }

    /// What is lost, why, and by which steps.
    var message: String {
      let explanation = finding.explanation
      let helper = explanation.use == nil ? "" : explanation.place.map { ", at \($0)" } ?? ""
      return "\(what): \(explanation.cause)\(helper); steps: \(finding.steps.joined(separator: "; "))"
    }

    private var what: String {
      let explanation = finding.explanation
      if explanation.hasSlid, !explanation.losses.contains(where: \.isReset) {
        return "what \(explanation.subject) holds belongs to another element afterwards"
      }
      var states: [String] = []
      for loss in explanation.losses where loss.isReset && !states.contains(loss.key) { states.append(loss.key) }
      if states.isEmpty, let field = explanation.lostFocus { return "\(field) loses the keyboard focus" }
      guard !states.isEmpty else {
        return "\(explanation.subject) is made anew (\(explanation.costs.joined(separator: ", ")))"
      }
      let list =
        states.count > 1 ? states.dropLast().joined(separator: ", ") + " and " + states[states.count - 1] : states[0]
      let verb = states.count > 1 ? "are" : "is"
      return explanation.comesBack == nil
        ? "\(list) \(verb) lost"
        : "\(list) \(verb) lost on the way and \(states.count > 1 ? "come" : "comes") back anew"
    }
  }

  struct Crash: Encodable {
    let file: String
    let fault: String
    let steps: [String]
    var line = 1
    var column = 1

    var message: String {
      "the program ends itself: it \(fault)" + (steps.isEmpty ? "" : "; steps: \(steps.joined(separator: "; "))")
    }
  }

  /// A file that could not be audited.
  struct Unusable: Encodable {
    let file: String
    let reason: String
  }

  var fileCount = 0
  /// Programs that were explored.
  var exploredCount = 0
  var open: [Finding] = []
  var acceptedCount = 0
  var crashes: [Crash] = []
  var unusable: [Unusable] = []
  /// Entries of the baseline that are found no more.
  var stale: [String] = []

  /// 1 for findings, stale entries and crashes; 2 where nothing could be audited.
  var status: Int32 {
    if open.contains(where: { !$0.isNote }) || !stale.isEmpty || !crashes.isEmpty { return ExitStatus.failed }
    return exploredCount == 0 ? ExitStatus.unusable : ExitStatus.fine
  }

  /// Names UUIDs in the order in which they are shown.
  mutating func nameUUIDs() {
    var names = UUIDNames()
    open = open.map { finding in
      var plain = finding.finding
      plain.explanation = plain.explanation.naming(&names)
      return Finding(path: finding.path, finding: plain, isAccepted: finding.isAccepted, isNote: finding.isNote)
    }
  }

  // MARK: Forms

  func lines(isGitHub: Bool) -> [String] {
    func counted(_ count: Int, _ noun: String) -> String { ExplorationText.counted(count, noun) }
    let notes = open.count(where: \.isNote)
    var parts = [counted(open.count - notes, "finding")]
    if notes > 0 { parts.append(counted(notes, "note")) }
    parts += ["\(acceptedCount) accepted", "\(unusable.count) not usable"]
    if !crashes.isEmpty { parts.append(counted(crashes.count, "crash").replacing("crashs", with: "crashes")) }
    if !stale.isEmpty { parts.append("\(stale.count) stale in the baseline") }
    var lines = ["\(counted(fileCount, "file")): \(parts.joined(separator: ", "))"]
    lines += open.map { Self.line(of: $0, isGitHub: isGitHub) }
    lines += stale.map { "baseline: no longer found: \($0)" }
    for crash in crashes {
      lines.append(
        isGitHub
          ? "::error file=\(Self.property(crash.file)),line=\(crash.line)::\(Self.escaped(crash.message))"
          : "\(crash.file):\(crash.line):\(crash.column): error: \(crash.message)")
    }
    lines += unusable.map { "not usable: \($0.reason.hasPrefix($0.file) ? $0.reason : "\($0.file): \($0.reason)")" }
    return lines
  }

  private static func line(of finding: Finding, isGitHub: Bool) -> String {
    guard isGitHub else {
      let severity = finding.isNote ? "note" : "warning"
      return "\(finding.path):\(finding.line):\(finding.column): \(severity): \(finding.message)"
    }
    let place = "file=\(property(finding.path)),line=\(finding.line),col=\(finding.column)"
    return "::\(finding.isNote ? "notice" : "warning") \(place)::\(escaped(finding.message))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private struct Encoded: Encodable {
    struct Finding: Encodable {
      let file: String
      let line: Int
      let column: Int
      let severity: String
      let message: String
      let explanation: InsightJSON.Cause
      let steps: [String]
    }

    let fileCount: Int
    let findings: [Finding]
    let acceptedCount: Int
    let crashes: [Crash]
    let unusable: [Unusable]
    let staleEntries: [String]
  }

  var json: String {
    let findings = open.map { finding in
      Encoded.Finding(
        file: finding.path, line: finding.line, column: finding.column,
        severity: finding.isNote ? "note" : "warning", message: finding.message,
        explanation: InsightJSON.Cause(finding.finding.explanation), steps: finding.finding.steps)
    }
    return InsightJSON.line(
      Encoded(
        fileCount: fileCount, findings: findings, acceptedCount: acceptedCount, crashes: crashes, unusable: unusable,
        staleEntries: stale))
  }
}
