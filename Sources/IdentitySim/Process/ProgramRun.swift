import Foundation

/// Runs a compiled user program: the same surroundings each time, its records and its printed lines kept apart.
struct ProgramRun: Sendable {
  /// How the program ended, and what it wrote to standard error (the start of it, if it is very much).
  struct Outcome: Sendable, Equatable {
    let ending: ChildProcess.Ending
    let errors: String
  }

  let executable: String
  let request: Data
  let timeout: Duration?

  func run(onRecord: (Data) -> Void, onPrintedLine: (String) -> Void) throws(SystemError) -> Outcome {
    var errors: [String] = []
    var child = ChildProcess(executable: executable, arguments: [], environment: environment)
    child.hasRecords = true
    let ending = try child.run(timeout: timeout) { channel, line in
      switch channel {
      case .records: onRecord(Data(line))
      case .output: onPrintedLine(String(decoding: line, as: UTF8.self))
      case .errors: if errors.count < Self.keptErrorLines { errors.append(String(decoding: line, as: UTF8.self)) }
      }
    }
    return Outcome(ending: ending, errors: Self.withoutStackTrace(errors).joined(separator: "\n"))
  }

  private static let keptErrorLines = 10_000

  /// The runtime's stack trace is addresses, which are others in each run.
  static func withoutStackTrace(_ lines: [String]) -> [String] {
    var isTrace = false
    return lines.filter { line in
      if line == "Current stack trace:" {
        isTrace = true
      } else if isTrace {
        isTrace = line.first?.isNumber ?? false
      }
      return !isTrace
    }
  }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["TZ"] = "UTC"
    environment["LC_ALL"] = "C.UTF-8"
    environment["LANG"] = "C.UTF-8"
    environment["IDENTITYTREE_REQUEST"] = String(decoding: request, as: UTF8.self)
    environment["IDENTITYTREE_FD"] = String(ChildProcess.recordDescriptor)
    environment["IDENTITYTREE_LIFELINE"] = String(ChildProcess.lifelineDescriptor)
    return environment
  }
}
