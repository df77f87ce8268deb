import IdentityTree

/// What the tool shows when it is given nothing to do.
@MainActor enum HeadlineCommand {
  static func run() async -> Int32 {
    let terminal = Terminal()
    for line in await Headline.lines(width: terminal.width) { terminal.show(line) }
    return ExitStatus.fine
  }
}
