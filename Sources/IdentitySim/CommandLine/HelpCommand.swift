/// Shows how the tool, or one of its commands, is used.
enum HelpCommand: Command {
  static let name = "help"
  static let synopsis = "[COMMAND]"
  static let summary = "how a command is used"
  static let details = ""

  static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
    guard let name = arguments.first else {
      print(overview)
      return ExitStatus.fine
    }
    guard let command = CommandTable.command(named: name) else {
      throw CommandError(Suggestion.message(for: name, kind: "command", among: CommandTable.all.map { $0.name }))
    }
    print(command.help)
    return ExitStatus.fine
  }

  static var overview: String {
    let rows = CommandTable.all.map { ("\($0.name) \($0.synopsis)", $0.summary) }
    let width = min(30, rows.map(\.0.count).max() ?? 0)
    let lines = rows.map { row in
      row.0.count > width
        ? "  IdentitySim \(row.0)\n" + String(repeating: " ", count: width + 16) + row.1
        : "  IdentitySim \(row.0)" + String(repeating: " ", count: width - row.0.count + 2) + row.1
    }
    return """
      IdentitySim shows which SwiftUI state an update keeps and which it loses.

        IdentitySim\(String(repeating: " ", count: width + 3))the headline comparison
      \(lines.joined(separator: "\n"))

      IdentitySim COMMAND --help says more. Data goes to standard output, messages to standard error.
      Exit status: 0 fine, 1 an expectation failed, 2 unusable input, 3 the program crashed or ran too long.
      """
  }
}
