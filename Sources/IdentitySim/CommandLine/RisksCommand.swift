import Foundation
import IdentityTree

/// Lists every place on the way to a state where its identity can end, without any steps.
enum RisksCommand: Command {
  static let name = "risks"
  static let synopsis = "FILE|NAME…"
  static let summary = "each condition, id, ForEach and AnyView above a state, and what would be lost there"
  static let options = ["--state", "--json"]
  static let details = """
    Branches with the same view in both arms (the mark of an `.if` helper) come first.

      --state 'Editor.draft'  only this state
      --json                  one JSON object a root

    \(ProgramOptions.help)

    Exit status: 0 listed, 2 unusable input, 3 the program crashed or ran too long.
    """

  static func run(_ arguments: [String]) async throws(CommandError) -> Int32 {
    var options = ProgramOptions()
    var state: String?
    var isJSON = false
    let names = try ArgumentReader.names(in: arguments, &options, own: Self.options) {
      argument, reader throws(CommandError) in
      switch argument {
      case "--state": state = try reader.value(of: argument)
      case "--json": isJSON = true
      default: break
      }
    }
    guard !names.isEmpty else { throw CommandError("name a Swift file.") }
    for files in try ProgramFiles.programs(names, together: options.isTogether) {
      try show(files, state: state, options: options, isJSON: isJSON)
    }
    return ExitStatus.fine
  }

  /// Lists the risks of one program, or of one root of it.
  static func show(
    _ files: ProgramFiles, state: String?, options: ProgramOptions, isJSON: Bool = false, root: String? = nil,
    isPart: Bool = false
  ) throws(CommandError) {
    var insight = InsightRequest(.risks)
    insight.state = state
    var request = RunRequest()
    request.insight = insight
    let source = ExplainedSource(lines: SourceLines(paths: files.paths))
    var unknown: [String] = []
    var roots: [(name: String, risks: [Risk])] = []
    try InsightRun(files: files, options: options, request: request).run { record in
      switch record.kind {
      case .text: roots.append((record.text, []))
      case .report:
        guard let risk = try? JSONDecoder().decode(Risk.self, from: Data(record.text.utf8)), !roots.isEmpty else {
          break
        }
        roots[roots.count - 1].risks.append(risk)
      case .unknownToggle: unknown = record.text.split(separator: "\n").map(String.init)
      default: break
      }
    }
    for (name, risks) in roots where root == nil || root == name {
      let told = told(risks, source)
      if isJSON {
        print(InsightJSON.line(InsightJSON.Risks(root: name, risks: told.map(\.json))))
        continue
      }
      let terminal = Terminal()
      if root == nil, !isPart || roots.count > 1 { print("\(name):") }
      if told.isEmpty { terminal.show("  No state here stands below a condition, an id, a ForEach or an AnyView.") }
      for risk in told {
        terminal.show("  \(risk.text)")
        for quoted in source.lines.quoted(in: risk.text).prefix(2) { terminal.show("      \(quoted)") }
        for (index, line) in risk.json.remedy.enumerated() {
          terminal.show("      \(index == 0 ? "instead" : "       ") \(line)")
        }
      }
    }
    if let name = unknown.first {
      throw CommandError(Suggestion.message(for: name, kind: "state", among: Array(unknown.dropFirst())))
    }
  }

  /// Each risk once, in the words of the source, those with the same view in both arms first.
  private static func told(
    _ risks: [Risk], _ source: ExplainedSource
  ) -> [(text: String, json: InsightJSON.Risks.Risk)] {
    var seen: Set<String> = []
    let sorted = risks.filter(\.hasSameViewInBothArms) + risks.filter { !$0.hasSameViewInBothArms }
    return sorted.compactMap { risk in
      let (told, remedy) = source.told(risk)
      guard seen.insert(told.description).inserted else { return nil }
      let json = InsightJSON.Risks.Risk(
        state: told.state, kind: told.kind, place: told.place.map(InsightJSON.Place.init),
        use: told.use.map(InsightJSON.Place.init), condition: told.condition,
        hasSameViewInBothArms: told.hasSameViewInBothArms, remedy: remedy)
      return (told.description, json)
    }
  }
}
