/// The comparison that `IdentitySim` shows when it is given nothing to do: one card, one flag, three ways.
@MainActor public enum Headline {
  /// What one way made of each flip of the flag.
  struct Column {
    let title: [String]
    let record: Scenario.Record
  }

  static let steps: [Scenario.Step] = [true, false, true, false].flatMap { _ in
    [Scenario.Step.tap("Like", times: 3), .toggle("Debug")]
  }

  static func columns() async -> [Column] {
    let ways: [(title: [String], scenario: Scenario, subject: Int)] = [
      ([".if(isDebug)", ""], .ifModifier, 0),
      (["typealias,", "debug build"], .debugTypealias, 0),
      (["typealias,", "release build"], .debugTypealias, 1),
    ]
    var columns: [Column] = []
    for way in ways {
      guard case .views(let subjects, _, _) = way.scenario.content else { continue }
      let record = await ScenarioRun.record(subjects[way.subject], steps: steps)
      columns.append(Column(title: way.title, record: record))
    }
    return columns
  }

  /// The comparison in lines of at most 80 characters; where fewer fit, the three ways stand below each other.
  public static func lines(width: Int = 80) async -> [String] {
    let columns = await columns()
    guard width >= 80 else { return narrow(columns, width) }
    var lines = [
      "One profile card, three ways to show a debug border. The same flag is written",
      "four times; before each write the card is liked three times, with animation.",
      "",
    ]
    for row in 0..<2 { lines.append(line("", columns.map { $0.title[row] })) }
    for flip in 0..<4 {
      let outcomes = columns.compactMap { $0.record.flips.dropFirst(flip).first }
      lines.append("Debug → \(flip.isMultiple(of: 2) ? "on" : "off")")
      lines.append(line("  nodes kept", outcomes.map { "\($0.keptCount)" }))
      lines.append(line("  nodes replaced", outcomes.map { "\($0.removedCount)" }))
      lines.append(line("  likes", outcomes.map { likes($0) }))
      lines.append(line("  onAppear calls", outcomes.map { "\($0.count(.appeared))" }))
      lines.append(line("  animations cut", outcomes.map { "\($0.count(.animationCut))" }))
    }
    return lines + [
      "",
      "Next: IdentitySim run if-modifier --predict   the code, your guess, what happens",
      "      IdentitySim run YourView.swift          every flag of a file of your own",
    ]
  }

  private static func narrow(_ columns: [Column], _ width: Int) -> [String] {
    let head =
      "One profile card, three ways to show a debug border. The same flag is written four times; before each "
      + "write the card is liked three times, with animation."
    var lines = WrappedText.lines(head, width: width)
    for column in columns {
      lines += ["", column.title.filter { !$0.isEmpty }.joined(separator: " ")]
      for (flip, outcome) in column.record.flips.enumerated() {
        lines.append("  Debug → \(flip.isMultiple(of: 2) ? "on" : "off")")
        lines.append("    \(outcome.keptCount) nodes kept, \(outcome.removedCount) replaced")
        lines.append("    likes \(likes(outcome))")
        lines.append("    onAppear \(outcome.count(.appeared))×, cut \(outcome.count(.animationCut))")
      }
    }
    return lines + ["", "Next: IdentitySim run if-modifier", "      IdentitySim run YourView.swift"]
  }

  private static func likes(_ outcome: StepOutcome) -> String {
    guard let change = outcome.states.first(where: { $0.key == "ProfileCard.likes" }) else { return "?" }
    return "\(change.before ?? "–") → \(change.after ?? "–")" + (change.fate == .kept ? "" : "  lost")
  }

  private static func line(_ label: String, _ cells: [String]) -> String {
    let text = OutcomeText.padded(label, to: 20) + cells.map { OutcomeText.padded($0, to: 20) }.joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
