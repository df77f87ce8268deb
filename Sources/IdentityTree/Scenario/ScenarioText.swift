/// A scenario in lines for people.
public enum ScenarioText {
  /// The code that a teacher shows, with its line numbers as they are in the file.
  public static func code(of scenario: Scenario) -> [String] {
    var lines: [String] = []
    for file in scenario.files {
      let code = ScenarioSources.shown(file)
      let width = String(code.count).count
      lines.append("\(file):")
      for (index, line) in code.enumerated() {
        let number = String(index + 1)
        let margin = "  " + String(repeating: " ", count: width - number.count) + number + "  "
        lines.append(line.isEmpty ? "" : margin + line)
      }
      lines.append("")
    }
    if case .programs(let programs) = scenario.content {
      for program in programs {
        lines.append("\(program.title):")
        lines += program.code.split(separator: "\n", omittingEmptySubsequences: false).map {
          $0.isEmpty ? "" : "  \($0)"
        }
        lines.append("")
      }
    }
    return lines
  }

  /// The code as a file of its own.
  public static func source(of scenario: Scenario) -> String {
    let parts = scenario.files.map { ScenarioSources.shown($0).dropFirst(2).joined(separator: "\n") }
    return "import SwiftUI\n\n" + parts.joined(separator: "\n\n") + "\n"
  }

  /// The same with a preview for each view that takes arguments, so that it can be compiled and run as it is.
  public static func program(of scenario: Scenario) -> String {
    let previews = scenario.roots.map { "\n#Preview(\"\($0.title)\") { \($0.code) }\n" }
    return source(of: scenario) + previews.joined()
  }

  /// What happened, step by step.
  public static func lines(of result: ScenarioRun.Result) -> [String] {
    var lines: [String] = []
    for record in result.records {
      if !record.title.isEmpty { lines += ["\(record.title):"] }
      let indent = record.title.isEmpty ? "" : "  "
      for outcome in record.outcomes {
        lines += OutcomeText(outcome).lines.map { indent + $0 }
      }
      lines.append("")
    }
    for claim in result.claims { lines.append("\(claim.held ? "✓" : "✗") \(claim.sentence)") }
    return lines
  }

  /// The events of the record as JSON Lines.
  public static func json(_ record: Scenario.Record, of scenario: Scenario) -> [String] {
    [EventLines.head(root: record.title.isEmpty ? scenario.name : "\(scenario.name), \(record.title)")]
      + record.outcomes.enumerated().flatMap {
        EventLines.step($0.offset + 1, $0.element.title, events: $0.element.events)
      }
  }
}
