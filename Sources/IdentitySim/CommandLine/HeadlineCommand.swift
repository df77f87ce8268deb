import IdentityTree

/// What the tool shows when it is given nothing to do.
@MainActor enum HeadlineCommand {
  static func run() async -> Int32 {
    for line in await Headline.lines() { print(line) }
    return ExitStatus.fine
  }
}
