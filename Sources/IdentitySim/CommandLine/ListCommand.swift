import Foundation
import IdentityTree

/// Lists the built-in scenarios.
enum ListCommand: Command {
  static let name = "list"
  static let synopsis = ""
  static let summary = "the built-in scenarios"
  static let details = ""

  static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
    var reader = ArgumentReader(arguments)
    while let argument = reader.next() { throw reader.unknown(argument, among: []) }
    let width = Catalogue.all.map(\.name.count).max() ?? 0
    let terminal = Terminal()
    for scenario in Catalogue.all {
      guard let columns = terminal.columns, width + 2 + scenario.question.count > columns else {
        print(scenario.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + scenario.question)
        continue
      }
      // A question that does not fit stands below its name where the column beside it would be narrow.
      let isNarrow = columns < width + 32
      if isNarrow { print(scenario.name) }
      let first = isNarrow ? "  " : scenario.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
      let rest = String(repeating: " ", count: first.count)
      for line in WrappedText.lines(scenario.question, width: columns, first: first, rest: rest) { print(line) }
    }
    return ExitStatus.fine
  }
}
