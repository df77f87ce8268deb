import Foundation

/// Writes results for people and for machines.
struct CheckReport {
  enum Format: String, CaseIterable {
    case text, tap, json
  }

  let format: Format
  var isQuiet = false

  func head(count: Int) -> [String] {
    format == .tap ? ["TAP version 14", "1..\(count)"] : []
  }

  func lines(of result: CheckResult, number: Int) -> [String] {
    switch format {
    case .text: text(result)
    case .tap: tap(result, number: number)
    case .json: [json(result)]
    }
  }

  private func text(_ result: CheckResult) -> [String] {
    let expectations = result.heldCount + result.findings.count { $0.kind == .failed }
    let runs = result.runCount == 1 ? "" : ", \(result.runCount) runs"
    var lines = [
      "\(result.word.padding(toLength: 8, withPad: " ", startingAt: 0)) \(result.check.name)"
        + (expectations > 0 ? "  \(expectations) \(expectations == 1 ? "expectation" : "expectations")\(runs)" : "")
    ]
    for finding in result.findings { lines += result.lines(of: finding).map { "    \($0)" } }
    if result.status == ExitStatus.crashed, !result.printed.isEmpty {
      lines.append("    printed before:")
      lines += result.printed.split(separator: "\n").suffix(10).map { "    | \($0)" }
    }
    return lines
  }

  private func tap(_ result: CheckResult, number: Int) -> [String] {
    var lines = ["\(result.held ? "ok" : "not ok") \(number) - \(result.check.name)"]
    guard !result.held else { return lines }
    lines.append("  ---")
    lines.append("  status: \(result.status)")
    lines.append("  findings: |")
    for finding in result.findings { lines += result.lines(of: finding).map { "    \($0)" } }
    return lines + ["  ..."]
  }

  private func json(_ result: CheckResult) -> String {
    struct Encoded: Encodable {
      struct Finding: Encodable {
        var kind: String
        var line: Int
        var step: String
        var found: String
        var details: [String]
      }
      var name: String
      var status: Int32
      var runs: Int
      var held: Int
      var findings: [Finding]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let encoded = Encoded(
      name: result.check.name, status: result.status, runs: result.runCount, held: result.heldCount,
      findings: result.findings.map {
        Encoded.Finding(kind: $0.kind.rawValue, line: $0.line, step: $0.step, found: $0.found, details: $0.details)
      })
    return (try? encoder.encode(encoded)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  func summary(_ results: [CheckResult]) -> [String] {
    guard format == .text else { return [] }
    func count(_ status: Int32) -> Int { results.count { $0.status == status } }
    var parts = ["\(count(ExitStatus.fine)) ok"]
    if count(ExitStatus.failed) > 0 { parts.append("\(count(ExitStatus.failed)) failed") }
    if count(ExitStatus.unusable) > 0 { parts.append("\(count(ExitStatus.unusable)) unusable") }
    if count(ExitStatus.crashed) > 0 { parts.append("\(count(ExitStatus.crashed)) crashed") }
    let cases = results.count == 1 ? "1 case" : "\(results.count) cases"
    return ["", "\(cases): \(parts.joined(separator: ", "))"]
  }

  /// The results as JUnit's XML.
  static func junit(_ results: [CheckResult]) -> String {
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        .replacing("\"", with: "&quot;")
    }
    let failures = results.count { $0.status == ExitStatus.failed }
    let errors = results.count { $0.status > ExitStatus.failed }
    let time = results.map(\.duration).reduce(0, +)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\">",
      "  <testsuite name=\"IdentitySim check\" tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
        + "time=\"\(String(format: "%.3f", time))\">",
    ]
    for result in results {
      let head =
        "    <testcase classname=\"steps\" name=\"\(escaped(result.check.name))\" "
        + "time=\"\(String(format: "%.3f", result.duration))\""
      guard let first = result.findings.first else {
        lines.append(head + "/>")
        continue
      }
      let kind = result.status == ExitStatus.failed ? "failure" : "error"
      let message = escaped(first.found.split(separator: "\n").first.map(String.init) ?? first.step)
      lines.append(head + ">")
      lines.append("      <\(kind) message=\"\(message)\">")
      for finding in result.findings { lines += result.lines(of: finding).map(escaped) }
      lines.append("      </\(kind)>")
      lines.append("    </testcase>")
    }
    return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
  }
}
