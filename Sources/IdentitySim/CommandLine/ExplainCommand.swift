import Foundation
import IdentityTree

/// Says why views were replaced, what that cost, and how they can be kept.
enum ExplainCommand: Command {
  static let name = "explain"
  static let synopsis = "FILE|NAME… [FILE.steps]"
  static let summary = "why views were replaced: the place, what was lost, the rule, and what would keep them"
  static let options = ["--toggle", "--json"]
  static let details = """
    Without a steps file each Bool state and toggle is flipped on and off; then a short exploration (see IdentitySim
    explore) looks for what other controls lose. A verdict on which a contested policy (see IdentitySim policies) has
    a say is tried under each of its values.

      --toggle 'Card.isOn'   a Bool state or a toggle's label to flip, and nothing else (repeatable)
      --json                 one JSON object an action, and one for each root that was explored

    \(ProgramOptions.help)

    Exit status: 0 explained, 1 an action of the steps could not be done, 2 unusable input, 3 the program crashed or
    ran too long.
    """

  static func run(_ arguments: [String]) async throws(CommandError) -> Int32 {
    var options = ProgramOptions()
    var request = RunRequest()
    request.insight = InsightRequest(.explain)
    var roots: [StepRoot?] = []
    var isJSON = false
    var names = try ArgumentReader.names(in: arguments, &options, own: Self.options) {
      argument, reader throws(CommandError) in
      switch argument {
      case "--toggle": request.toggles.append(try reader.value(of: argument))
      case "--json": isJSON = true
      default: break
      }
    }
    if let path = names.first(where: { $0.hasSuffix(".steps") }) {
      names.removeAll { $0 == path }
      guard let data = FileManager.default.contents(atPath: path) else {
        throw CommandError("\(path): there is no such file.")
      }
      let text = String(decoding: data, as: UTF8.self)
      request.insight?.steps = text
      request.insight?.stepsName = path
      do throws(StepsSyntaxError) {
        roots = try StepsFile(parsing: text, name: path).runs.map { run in
          run.root.map { StepRoot(text: $0.text, path: path, line: $0.line, column: $0.column) }
        }
      } catch {
        throw CommandError("\(error)")
      }
    }
    guard !names.isEmpty else { throw CommandError("name a Swift file.") }
    var undone = 0
    for files in try ProgramFiles.programs(names, together: options.isTogether || !roots.isEmpty) {
      let run = InsightRun(files: files, options: options, request: request, roots: roots)
      let report = ExplainReport(source: ExplainedSource(lines: SourceLines(paths: files.paths)), isJSON: isJSON)
      let said = try PolicyTrials(run: run).said()
      try report.tell(said)
      undone += said.count { $0.action?.obstacle != nil }
      guard request.insight?.steps == nil, request.toggles.isEmpty else { continue }
      try report.explore(files, options, beyond: said)
    }
    guard undone > 0 else { return ExitStatus.fine }
    let path = request.insight?.stepsName ?? "the steps"
    let what = ExplorationText.counted(undone, "action")
    FileHandle.standardError.write(Data("IdentitySim: \(path): \(what) could not be done.\n".utf8))
    return ExitStatus.failed
  }
}

/// Writes what was explained, as lines for people or as JSON.
@MainActor private struct ExplainReport {
  let source: ExplainedSource
  let isJSON: Bool
  private let terminal = Terminal()

  init(source: ExplainedSource, isJSON: Bool) {
    self.source = source
    self.isJSON = isJSON
  }

  func tell(_ said: [PolicyTrials.Said]) throws(CommandError) {
    for said in said {
      switch said.record.kind {
      case .action:
        guard let action = said.action else { break }
        if isJSON {
          print(InsightJSON.line(InsightJSON.Action(action, policies: said.policies, source: source)))
        } else {
          for line in lines(of: action, said.policies) { terminal.show(line) }
        }
      case .text: if !isJSON { print("\(said.record.text):") }
      case .unknownToggle:
        let names = said.record.text.split(separator: "\n").map(String.init)
        throw CommandError(
          Suggestion.message(for: names[0], kind: "Bool state or toggle", among: Array(names.dropFirst())))
      case .nothingToFlip: if !isJSON { print("  There is no Bool state and no toggle to flip.") }
      default: break
      }
    }
  }

  private func lines(of action: ExplainedAction, _ policies: [String]) -> [String] {
    if let obstacle = action.obstacle { return ["  \(action.title): could not be done: \(obstacle)"] }
    var lines = ["  \(action.title)"]
    if action.explanations.isEmpty { lines.append("    nothing was replaced") }
    for explanation in action.explanations { lines += source.lines(of: explanation).map { "    \($0)" } }
    lines += action.diagnostics.map { "    diagnostic \($0)" }
    lines += policies.map { "    policy  \($0)" }
    lines += action.bodies.map { "    body    \($0)" }
    return lines + action.kept.map { "    kept    \($0)" }
  }

  // MARK: Exploration

  /// How far other controls are tried.
  private static var bounds: ExplorationBounds {
    var bounds = ExplorationBounds()
    (bounds.depth, bounds.states, bounds.seconds) = (3, 60, 10)
    return bounds
  }

  /// What other controls lose, where it was not explained yet; risks where nothing is lost at all.
  func explore(
    _ files: ProgramFiles, _ options: ProgramOptions, beyond said: [PolicyTrials.Said]
  ) throws(CommandError) {
    let known = said.compactMap(\.action)
    for report in try ExploreRun(files: files, options: options, bounds: Self.bounds).reports() {
      let own = known.filter { $0.root == report.root }
      let told = own.flatMap(\.explanations).filter { $0.isLoss || $0.comesBack != nil }
      var rest = report
      func isNew(_ finding: ExplorationFinding) -> Bool {
        !told.contains { $0.isSameCause(as: finding.explanation) || $0.isSamePlace(as: finding.explanation) }
      }
      rest.findings = report.findings.filter(isNew)
      rest.returned = report.returned.filter(isNew)
      (rest.reopened, rest.harmless, rest.gone) = ([], [], [])
      if isJSON {
        print(InsightJSON.line(InsightJSON.Exploration(rest, source)))
        continue
      }
      print("")
      if rest.findings.isEmpty, rest.returned.isEmpty, rest.crashes.isEmpty {
        let what = told.isEmpty ? "nothing is lost" : "nothing else is lost"
        terminal.show(
          "\(report.root), explored: \(what) in \(ExplorationText.counted(report.actionCount, "action"))"
            + " (\(report.end)).")
        if told.isEmpty, report.reopened.isEmpty {
          print("What could be lost if something else changed:")
          try RisksCommand.show(files, state: nil, options: options, root: report.root)
        }
      } else {
        terminal.show("What other controls lose, found by exploring:")
        for line in ExplorationText(report: rest, source: source).lines { terminal.show(line) }
      }
      terminal.show("Further: IdentitySim explore \(files.name) --depth 6")
    }
  }
}
