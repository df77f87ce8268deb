import IdentityTree

/// One word of the command line, such as `run`. Each has a file of its own and a row in ``CommandTable``.
@MainActor protocol Command {
  static var name: String { get }
  /// What stands behind the name in the table of commands: `NAME…`.
  static var synopsis: String { get }
  /// One line, in lower case, without a full stop.
  static var summary: String { get }
  /// What `--help` shows below the synopsis and the summary: options and exit statuses.
  static var details: String { get }
  /// Runs with the arguments behind the name; the result is the exit status.
  static func run(_ arguments: [String]) async throws(CommandError) -> Int32
}

extension Command {
  static var help: String {
    let head = "IdentitySim \(name)\(synopsis.isEmpty ? "" : " " + synopsis)\n  \(summary)"
    return details.isEmpty ? head : "\(head)\n\n\(details)"
  }
}

/// Why a command cannot do what it was asked; the words go to standard error.
struct CommandError: Error, Equatable {
  let message: String
  var status = ExitStatus.unusable
  /// The compiler's own words, which begin with the user's file and line: nothing is put before them.
  var isCompilerMessage = false

  init(_ message: String, status: Int32 = ExitStatus.unusable, isCompilerMessage: Bool = false) {
    self.message = message
    self.status = status
    self.isCompilerMessage = isCompilerMessage
  }
}

extension ProgramRun.Outcome {
  /// What a program did instead of ending well, in words; `timeout` in seconds.
  func fault(timeout: Double) -> String? {
    switch ending {
    case .exited(0): return nil
    case .exited(ProgramHost.exitCalledStatus): return ExplorationCrash.exitCalled
    case .exited(let code): return "ended with status \(code)"
    case .crashed(let signal): return "crashed (signal \(signal))"
    case .timedOut:
      return "ran longer than \(Self.seconds(timeout)) (--timeout) and was stopped"
    }
  }

  /// A number of seconds in words.
  static func seconds(_ value: Double) -> String {
    let text = value == value.rounded() ? String(Int(value)) : String(value)
    return text == "1" ? "1 second" : "\(text) seconds"
  }
}

/// How the tool ends.
enum ExitStatus {
  static let fine: Int32 = 0
  /// An expectation failed.
  static let failed: Int32 = 1
  /// The arguments, the file or the toolchain cannot be used.
  static let unusable: Int32 = 2
  /// The program under test crashed or ran too long.
  static let crashed: Int32 = 3
}
