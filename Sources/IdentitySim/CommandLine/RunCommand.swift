import Foundation
import IdentityTree

/// Runs scenarios and the user's files, flips what can be flipped, and tells what was kept and lost.
enum RunCommand: Command {
  static let name = "run"
  static let synopsis = "NAME|FILE…"
  static let summary = "runs scenarios or SwiftUI files, flips conditions, shows what was lost"
  static let options = ["--toggle", "--json", "--format", "--timeline", "--all", "--predict", "--source"]
  static let details = """
    NAME is a built-in scenario (see IdentitySim list), FILE a Swift file, a folder, or '-' for standard input.

    Scenarios:
      --predict              shows the code and the question, and waits for a key before what happens
      --source               only the code, as a file to start from
      --all                  every scenario; status 1 if an expectation fails

    Files:
      --toggle 'Card.isOn'   a Bool state or a toggle's label to flip (repeatable; default: each of them)
      --json                 the events as JSON Lines (docs/EVENTS.md); for scenarios too

    Instead of the report:
      --format FORM          dot (Graphviz), svg, markdown, json (as --json), or snapshots (the trees as JSON)
      --timeline             a column a step, a lane a node

    \(ProgramOptions.help)
    """

  static func run(_ arguments: [String]) async throws(CommandError) -> Int32 {
    try await run(arguments, mode: "run")
  }

  static func run(_ arguments: [String], mode: String) async throws(CommandError) -> Int32 {
    var request = RunRequest()
    request.mode = mode
    var options = ProgramOptions()
    var flags: Set<String> = []
    var names = try ArgumentReader.names(in: arguments, &options, own: mode == "run" ? Self.options : []) {
      argument, reader throws(CommandError) in
      if argument == "--toggle" {
        request.toggles.append(try reader.value(of: argument))
      } else if argument == "--format" {
        let word = try reader.value(of: argument)
        request.form = word == "json" ? nil : try form(word)
        if word == "json" { flags.insert("--json") }
      } else if argument == "--timeline" {
        request.form = .timeline
      } else {
        flags.insert(argument)
      }
    }
    request.json = flags.contains("--json") || request.form != nil
    if !request.toggles.isEmpty, let name = names.first(where: { !ProgramFiles.isFile($0) }) {
      throw CommandError("--toggle is for files; the scenario '\(name)' has steps of its own.")
    }
    if flags.contains("--all") { names = Catalogue.all.map(\.name) + names }
    guard !names.isEmpty else { throw CommandError("name a scenario (see `IdentitySim list`) or a Swift file.") }
    let terminal = Terminal()
    request.width = terminal.width
    var status = ExitStatus.fine
    let scenarios = try names.filter { !ProgramFiles.isFile($0) }.map { name throws(CommandError) in
      try scenario(named: name)
    }
    var failed: [String] = []
    var recorded: [RecordedRun] = []
    for (index, scenario) in scenarios.enumerated() {
      let run = ScenarioCommandRun(scenario: scenario, terminal: terminal, options: options)
      if flags.contains("--source") {
        status = max(status, try run.source())
      } else if let form = request.form {
        recorded += try await run.recorded()
        if index == scenarios.count - 1 { for line in form.lines(of: recorded, width: terminal.width) { print(line) } }
      } else if request.json {
        status = max(status, try await run.json())
      } else if mode == "tree" {
        status = max(status, try await run.tree())
      } else {
        if index > 0 { print("") }
        let result = try await run.run(predict: flags.contains("--predict"))
        if result != ExitStatus.fine { failed.append(scenario.name) }
        status = max(status, result)
      }
    }
    if flags.contains("--all"), !request.json, !flags.contains("--source") {
      let count = "\n\(scenarios.count) scenarios: "
      print(count + (failed.isEmpty ? "every expectation held" : "not as expected: \(failed.joined(separator: ", "))"))
    }
    for files in try ProgramFiles.programs(names.filter(ProgramFiles.isFile), together: options.isTogether) {
      do throws(CommandError) {
        var hasNothing = false
        let run = FileRun(files: files, options: options, request: request, terminal: terminal) { hasNothing = true }
        status = max(status, try run.run())
        if hasNothing, !request.json {
          print("  What could be lost if something else changed:")
          do throws(CommandError) {
            try RisksCommand.show(files, state: nil, options: options, isPart: true)
          } catch  where error.status == ExitStatus.crashed {
            // Buttons are pressed for it that the run itself leaves alone.
            terminal.show("  Not looked through: \(error.message.split(separator: "\n").first ?? "")")
          }
          terminal.show("  Further: IdentitySim explore \(files.name)")
        }
      } catch {
        status = max(status, IdentitySim.fail(error))
      }
    }
    return status
  }

  private static func form(_ word: String) throws(CommandError) -> RunForm {
    guard let form = RunForm(rawValue: word) else {
      throw CommandError(
        Suggestion.message(for: word, kind: "format", among: RunForm.allCases.map(\.rawValue) + ["json"], listed: true))
    }
    return form
  }

  static func scenario(named name: String) throws(CommandError) -> Scenario {
    guard let scenario = Catalogue.scenario(named: name) else {
      if FileManager.default.fileExists(atPath: name) {
        throw CommandError("\(name): is no Swift file; give a file NAME.swift, a folder of such files, or a scenario.")
      }
      throw CommandError(Suggestion.scenario(name, kind: "scenario", among: Catalogue.all.map(\.name)))
    }
    return scenario
  }
}
