import IdentityTree

/// What the tool shows when it is given nothing to do.
@MainActor enum HeadlineCommand {
  static func run() -> Int32 {
    for line in Headline.lines() { print(line) }
    return ExitStatus.fine
  }
}
