/// Runs as Markdown: for each step what was kept and lost, and why.
struct RunMarkdown {
  let runs: [RecordedRun]

  init(_ runs: [RecordedRun]) { self.runs = runs }

  var lines: [String] {
    var lines: [String] = []
    for run in runs {
      lines += ["# \(EscapedText.markdown(run.title))", ""]
      lines += summary(run)
      for (index, outcome) in run.outcomes.enumerated() {
        lines += ["", "## \(index + 1). \(EscapedText.markdown(outcome.title))", ""]
        lines += section(outcome)
      }
      lines.append("")
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// All steps in one table.
  private func summary(_ run: RecordedRun) -> [String] {
    guard !run.steps.isEmpty else { return ["Nothing was done; the tree has \(run.start.nodes.count) nodes."] }
    let rows = run.outcomes.enumerated().map { index, outcome in
      let lost = outcome.states.filter { $0.fate == .lost || $0.fate == .gone }.map(\.key)
      return [
        "\(index + 1)", EscapedText.markdown(outcome.title), "\(outcome.keptCount)", "\(outcome.removedCount)",
        "\(outcome.insertedCount)", lost.isEmpty ? "–" : lost.map(EscapedText.markdown).joined(separator: ", "),
      ]
    }
    return Self.table(["#", "step", "kept", "removed", "new", "state lost"], rows)
  }

  private func section(_ outcome: StepOutcome) -> [String] {
    var lines = [
      "\(outcome.keptCount) nodes kept, \(outcome.removedCount) removed, \(outcome.insertedCount) new"
        + callbacks(outcome) + ".", "",
    ]
    let states = StateRows(outcome).rows
    if states.isEmpty { lines.append("No node holds state.") }
    if !states.isEmpty {
      lines += Self.table(
        ["", "state", "before", "after", "why"],
        states.map { row in
          [
            Self.name(row.change.fate), row.change.key, row.change.before ?? "–", row.change.after ?? "–",
            row.cause?.description ?? "",
          ].map(EscapedText.markdown)
        })
    }
    let causes = outcome.replacements
    if !causes.isEmpty {
      lines += ["", "Replaced:", ""] + causes.map { "- \(EscapedText.markdown($0.description))" }
    }
    let notes = outcome.events.filter { [.animationCut, .taskCancelled, .diagnosticReported].contains($0.kind) }
    if !notes.isEmpty {
      let texts = notes.map {
        "- \($0.kind.rawValue) \(EscapedText.markdown($0.type)): \(EscapedText.markdown($0.text))"
      }
      lines += ["", "Noticed:", ""] + texts
    }
    return lines
  }

  private func callbacks(_ outcome: StepOutcome) -> String {
    [("onAppear", Event.Kind.appeared), ("onDisappear", .disappeared), ("onChange", .changed)]
      .filter { outcome.count($0.1) > 0 }.map { "; \($0.0) \(outcome.count($0.1))×" }.joined()
  }

  private static func name(_ fate: StateChange.Fate) -> String {
    switch fate {
    case .kept: "● kept"
    case .lost: "↻ lost"
    case .gone: "× gone"
    case .new: "○ new"
    }
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> [String] {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    return [line(head), line(head.map { _ in "---" })] + rows.map(line)
  }
}

/// Each state of a step with the reason why its node went.
struct StateRows {
  struct Row {
    let change: StateChange
    /// The outermost place where the node's path and the new tree part.
    let cause: Replacement?
  }

  let rows: [Row]

  init(_ outcome: StepOutcome) {
    let causes = Dictionary(
      outcome.replacements.compactMap { cause in cause.path.map { ($0, cause) } },
      uniquingKeysWith: { first, _ in first })
    let living = Dictionary(outcome.after.nodes.map { ($0.id, $0) }) { first, _ in first }
    var changes = outcome.states[...]
    var rows: [Row] = []
    var waiting: [(node: Snapshot.NodeValue, cause: Replacement?)] = outcome.before.root.map { [($0, nil)] } ?? []
    // Changes come in the order of the tree before the step, then those of new nodes.
    while let (node, cause) = waiting.popLast() {
      rows += changes.prefix(node.state.count).map { Row(change: $0, cause: cause) }
      changes = changes.dropFirst(node.state.count)
      let own = living[node.id].flatMap { causes[$0.path] }
      waiting += node.children.reversed().map { child in
        (child, living[child.id] == nil ? cause ?? own : nil)
      }
    }
    self.rows = rows + changes.map { Row(change: $0, cause: nil) }
  }
}
