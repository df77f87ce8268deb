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
    for scenario in Catalogue.all {
      print(scenario.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + scenario.question)
    }
    return ExitStatus.fine
  }
}
