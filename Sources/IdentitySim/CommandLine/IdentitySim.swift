import Foundation
import IdentityTree

/// The command line: finds the command that the first word names, and ends with its status.
@main
@MainActor struct IdentitySim {
  static let version = "0.1.0"

  static func main() async {
    signal(SIGPIPE, SIG_DFL)
    guard fcntl(STDOUT_FILENO, F_GETFD) != -1 else {
      // The next file that is opened would take its place, and get what is printed.
      exit(fail(CommandError("standard output is closed: nothing can be shown.")))
    }
    exit(ending(await run(Array(CommandLine.arguments.dropFirst()))))
  }

  /// The status, once all that was printed has been written.
  private static func ending(_ status: Int32) -> Int32 {
    guard fflush(nil) != 0 else { return status }
    return max(status, fail(CommandError("the output cannot be written: \(String(cString: strerror(errno)))")))
  }

  static func run(_ arguments: [String]) async -> Int32 {
    do throws(CommandError) {
      return try await dispatch(arguments)
    } catch {
      return fail(error)
    }
  }

  private static func dispatch(_ arguments: [String]) async throws(CommandError) -> Int32 {
    guard let word = arguments.first else { return await HeadlineCommand.run() }
    let rest = Array(arguments.dropFirst())
    switch word {
    case "--help", "-h": return try HelpCommand.run(rest)
    case "--version":
      print("IdentitySim \(version)")
      return ExitStatus.fine
    default:
      guard let command = CommandTable.command(named: word) else {
        throw CommandError(Suggestion.message(for: word, kind: "command", among: CommandTable.all.map { $0.name }))
      }
      // What follows `--` is a name, never an option.
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        print(command.help)
        return ExitStatus.fine
      }
      return try await command.run(rest)
    }
  }

  /// Says on standard error why something could not be done.
  @discardableResult static func fail(_ error: CommandError) -> Int32 {
    let text = error.isCompilerMessage ? error.message : "IdentitySim: \(error.message)"
    FileHandle.standardError.write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
    return error.status
  }
}
