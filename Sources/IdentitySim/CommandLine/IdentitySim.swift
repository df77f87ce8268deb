import Foundation
import IdentityTree

/// The command line: reads the arguments, runs what they name, and ends with a status.
@main
struct IdentitySim {
  static let commands = ["run", "tree", "list"]

  static func main() {
    signal(SIGPIPE, SIG_DFL)
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  static func run(_ arguments: [String]) -> Int32 {
    guard let command = arguments.first else {
      for line in MainActor.assumeIsolated({ Headline.lines() }) { print(line) }
      return 0
    }
    switch command {
    case "--help", "-h", "help":
      print(usage)
      return 0
    case "--version":
      print("IdentitySim 0.1.0")
      return 0
    case "list":
      for scenario in Catalogue.all { print("\(scenario.name)  \(scenario.sentence)") }
      return 0
    case "run", "tree":
      do throws(ArgumentError) {
        let parsed = try RunArguments(Array(arguments.dropFirst()))
        if parsed.wantsHelp {
          print(usage)
          return 0
        }
        return run(parsed, mode: command)
      } catch {
        return fail(error.message)
      }
    default:
      return fail(Suggestion.message(for: command, kind: "command", among: commands))
    }
  }

  private static func run(_ arguments: RunArguments, mode: String) -> Int32 {
    let names = arguments.runsAll ? Catalogue.all.map(\.name) : arguments.names
    guard !names.isEmpty else { return fail("name a scenario (see `IdentitySim list`) or a Swift file.") }
    var status: Int32 = 0
    for name in names {
      if name.hasSuffix(".swift") || name == "-" {
        status = max(status, FileRun(path: name, arguments: arguments, mode: mode).run())
      } else if let scenario = Catalogue.all.first(where: { $0.name == name }) {
        let result = MainActor.assumeIsolated { scenario.run(mode: mode) }
        for line in result.lines { print(line) }
        if !result.held { status = max(status, 1) }
      } else {
        status = max(status, fail(Suggestion.message(for: name, kind: "scenario", among: Catalogue.all.map(\.name))))
      }
    }
    return status
  }

  /// Says why the input could not be used.
  static func fail(_ message: String) -> Int32 {
    FileHandle.standardError.write(Data("IdentitySim: \(message)\n".utf8))
    return 2
  }

  static let usage = """
    IdentitySim shows which SwiftUI state an update keeps and which it loses.

      IdentitySim                      the headline comparison
      IdentitySim list                 the built-in scenarios
      IdentitySim run NAME…            runs scenarios (--all: every one)
      IdentitySim run FILE.swift…      compiles a SwiftUI file unchanged, and flips what can be flipped (-: standard input)
      IdentitySim tree NAME|FILE       the identity tree with its state

    Options of run and tree:
      --root 'Card()'        the root view, as a Swift expression
      --toggle 'Card.isOn'   a Bool state or a toggle's label to flip (repeatable)
      --platform ios|macos   what #if os(…) sees (default ios)
      --os 18                what #available sees
      -D NAME                a compilation condition (DEBUG is set unless --release)
      --release              optimised, without DEBUG
      --swift-version 5|6    the language mode of the file (default 5)
      --timeout SECONDS      the time limit of the program (default 30)
      --json                 the events as JSON Lines

    Exit status: 0 fine, 1 an expectation failed, 2 unusable input, 3 the program crashed or ran too long.
    """
}
