/// Shows the identity tree of a scenario or file, with its state.
enum TreeCommand: Command {
  static let name = "tree"
  static let synopsis = "NAME|FILE…"
  static let summary = "the identity tree with its state"
  static let details = ProgramOptions.help

  static func run(_ arguments: [String]) async throws(CommandError) -> Int32 {
    try await RunCommand.run(arguments, mode: name)
  }
}
