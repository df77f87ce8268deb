import Foundation
import IdentityTree

/// Runs scenarios and the user's files, flips what can be flipped, and tells what was kept and lost.
enum RunCommand: Command {
  static let name = "run"
  static let synopsis = "NAME|FILE…"
  static let summary = "runs scenarios or SwiftUI files, flips conditions, shows what was lost"
  static let options = ["--toggle", "--json", "--all"]
  static let details = """
    NAME is a built-in scenario (see IdentitySim list), FILE a Swift file, a folder, or '-' for standard input.

      --all                  every scenario; status 1 if an expectation fails
      --toggle 'Card.isOn'   a Bool state or a toggle's label to flip (repeatable; default: each of them)
      --json                 the events as JSON Lines (docs/EVENTS.md)

    \(ProgramOptions.help)
    """

  static func run(_ arguments: [String]) throws(CommandError) -> Int32 { try run(arguments, mode: "run") }

  static func run(_ arguments: [String], mode: String) throws(CommandError) -> Int32 {
    var reader = ArgumentReader(arguments)
    var options = ProgramOptions()
    var request = RunRequest()
    var names: [String] = []
    var runsAll = false
    request.mode = mode
    while let argument = reader.next() {
      if try options.take(argument, from: &reader) { continue }
      switch argument {
      case "--toggle" where !reader.isPastOptions: request.toggles.append(try reader.value(of: argument))
      case "--json" where !reader.isPastOptions: request.json = true
      case "--all" where !reader.isPastOptions: runsAll = true
      default:
        if reader.isOption(argument) { throw reader.unknown(argument, among: Self.options + ProgramOptions.names) }
        names.append(argument)
      }
    }
    if runsAll { names = Catalogue.all.map(\.name) + names }
    guard !names.isEmpty else { throw CommandError("name a scenario (see `IdentitySim list`) or a Swift file.") }
    var status = ExitStatus.fine
    for name in names where !ProgramFiles.isFile(name) {
      status = max(status, try run(scenario: name, mode: mode))
    }
    for files in try ProgramFiles.programs(names.filter(ProgramFiles.isFile), together: options.isTogether) {
      do throws(CommandError) {
        status = max(status, try FileRun(files: files, options: options, request: request).run())
      } catch {
        status = max(status, IdentitySim.fail(error.message, status: error.status))
      }
    }
    return status
  }

  private static func run(scenario name: String, mode: String) throws(CommandError) -> Int32 {
    guard let scenario = Catalogue.all.first(where: { $0.name == name }) else {
      throw CommandError(Suggestion.message(for: name, kind: "scenario", among: Catalogue.all.map(\.name)))
    }
    let result = scenario.run(mode: mode)
    for line in result.lines { print(line) }
    return result.held ? ExitStatus.fine : ExitStatus.failed
  }
}
