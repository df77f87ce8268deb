import Foundation
import IdentityTree

/// Says why views were replaced, what that cost, and how they can be kept.
enum ExplainCommand: Command {
  static let name = "explain"
  static let synopsis = "FILE… [FILE.steps]"
  static let summary = "why views were replaced: the place, what was lost, the rule, and what would keep them"
  static let options = ["--toggle"]
  static let details = """
    Without a steps file each Bool state and toggle is flipped on and off. A verdict on which a contested policy (see
    IdentitySim policies) has a say is tried under each of its values.

      --toggle 'Card.isOn'   a Bool state or a toggle's label to flip (repeatable)

    \(ProgramOptions.help)
    """

  static func run(_ arguments: [String]) async throws(CommandError) -> Int32 {
    var reader = ArgumentReader(arguments)
    var options = ProgramOptions()
    var names: [String] = []
    var request = RunRequest()
    request.insight = InsightRequest(.explain)
    var roots: [StepRoot?] = []
    while let argument = reader.next() {
      if try options.take(argument, from: &reader) { continue }
      guard reader.isOption(argument) else {
        names.append(argument)
        continue
      }
      guard argument == "--toggle" else { throw reader.unknown(argument, among: Self.options + ProgramOptions.names) }
      request.toggles.append(try reader.value(of: argument))
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
    for files in try ProgramFiles.programs(names, together: options.isTogether || !roots.isEmpty) {
      let source = ExplainedSource(lines: SourceLines(paths: files.paths))
      var unknown: [String] = []
      var hasNothing = false
      let run = InsightRun(files: files, options: options, request: request, roots: roots)
      for record in try PolicyTrials(run: run).records() {
        switch record.kind {
        case .text: print(record.text)
        case .explanation:
          guard let explanation = try? JSONDecoder().decode(Explanation.self, from: Data(record.text.utf8)) else {
            break
          }
          for line in source.lines(of: explanation) { print("    \(line)") }
        case .unknownToggle: unknown = record.text.split(separator: "\n").map(String.init)
        case .nothingToFlip: hasNothing = true
        default: break
        }
      }
      if let name = unknown.first {
        throw CommandError(
          Suggestion.message(for: name, kind: "Bool state or toggle", among: Array(unknown.dropFirst())))
      }
      if hasNothing {
        print("  Nothing in this view can be flipped. What could be lost if something changed:")
        try RisksCommand.show(files, state: nil, options: options)
      }
    }
    return ExitStatus.fine
  }
}

/// Lists every place on the way to a state where its identity can end, without any steps.
enum RisksCommand: Command {
  static let name = "risks"
  static let synopsis = "FILE…"
  static let summary = "each condition, id, ForEach and AnyView above a state, and what would be lost there"
  static let options = ["--state"]
  static let details = """
    Branches with the same view in both arms (the mark of an `.if` helper) come first.

      --state 'Editor.draft'  only this state

    \(ProgramOptions.help)
    """

  static func run(_ arguments: [String]) async throws(CommandError) -> Int32 {
    var reader = ArgumentReader(arguments)
    var options = ProgramOptions()
    var names: [String] = []
    var state: String?
    while let argument = reader.next() {
      if try options.take(argument, from: &reader) { continue }
      guard reader.isOption(argument) else {
        names.append(argument)
        continue
      }
      guard argument == "--state" else { throw reader.unknown(argument, among: Self.options + ProgramOptions.names) }
      state = try reader.value(of: argument)
    }
    guard !names.isEmpty else { throw CommandError("name a Swift file.") }
    for files in try ProgramFiles.programs(names, together: options.isTogether) {
      try show(files, state: state, options: options)
    }
    return ExitStatus.fine
  }

  /// Lists the risks of one program.
  static func show(_ files: ProgramFiles, state: String?, options: ProgramOptions) throws(CommandError) {
    var insight = InsightRequest(.risks)
    insight.state = state
    var request = RunRequest()
    request.insight = insight
    let source = ExplainedSource(lines: SourceLines(paths: files.paths))
    var unknown: [String] = []
    var shown: Set<String> = []
    var first: [Risk] = []
    var others: [Risk] = []
    func show() {
      for risk in first + others {
        let text = source.text(of: risk)
        guard shown.insert(text).inserted else { continue }
        print("  \(text)")
        for quoted in source.lines.quoted(in: text).prefix(2) { print("      \(quoted)") }
      }
      (first, others) = ([], [])
    }
    try InsightRun(files: files, options: options, request: request).run { record in
      switch record.kind {
      case .text:
        show()
        print(record.text)
        shown = []
      case .report:
        guard let risk = try? JSONDecoder().decode(Risk.self, from: Data(record.text.utf8)) else { break }
        if risk.hasSameViewInBothArms { first.append(risk) } else { others.append(risk) }
      case .unknownToggle: unknown = record.text.split(separator: "\n").map(String.init)
      default: break
      }
    }
    show()
    if let name = unknown.first {
      throw CommandError(Suggestion.message(for: name, kind: "state", among: Array(unknown.dropFirst())))
    }
  }
}
