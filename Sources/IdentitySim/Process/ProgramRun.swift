import Foundation
import IdentityTree

/// Runs a compiled user program: the same surroundings each time, its records and its printed lines kept apart.
struct ProgramRun: Sendable {
  /// How the program ended, and what it wrote to standard error (the start of it, if it is very much).
  struct Outcome: Sendable, Equatable {
    let ending: ChildProcess.Ending
    let trace: CrashTrace

    /// Behind them where in the user's files it crashed.
    var errors: String { (trace.lines + trace.told).joined(separator: "\n") }
  }

  let program: ProgramCompiler.Product
  let request: Data
  let timeout: Duration?
  /// What the program's standard output is instead of lines that are handed out: a descriptor of a file.
  var outputFile: Int32?
  /// What the program's standard input is.
  var inputFile: Int32?
  /// The program finds no user defaults of earlier runs.
  var isFresh = false

  func run(onRecord: (Data) -> Void, onPrintedLine: (String) -> Void) throws(SystemError) -> Outcome {
    var errors: [String] = []
    var environment = environment
    let surroundings = RunSurroundings(isFresh: isFresh, request: request)
    defer { surroundings.remove() }
    surroundings.apply(to: &environment)
    var child = ChildProcess(executable: program.executable, arguments: [], environment: environment)
    child.hasRecords = true
    child.outputFile = outputFile
    child.inputFile = inputFile
    let ending = try child.run(timeout: timeout) { channel, line in
      switch channel {
      case .records: onRecord(Data(line))
      case .output: onPrintedLine(String(decoding: line, as: UTF8.self))
      case .errors: if errors.count < Self.keptErrorLines { errors.append(String(decoding: line, as: UTF8.self)) }
      }
    }
    return Outcome(ending: ending, trace: CrashTrace(errors))
  }

  private static let keptErrorLines = 10_000

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    environment["SWIFT_BACKTRACE"] = program.backtracer.map(CrashTrace.settings) ?? "enable=no"
    environment["TZ"] = "UTC"
    environment["LC_ALL"] = "C.UTF-8"
    environment["LANG"] = "C.UTF-8"
    environment["IDENTITYTREE_FD"] = String(ChildProcess.recordDescriptor)
    environment["IDENTITYTREE_LIFELINE"] = String(ChildProcess.lifelineDescriptor)
    return environment
  }
}

/// What a run needs on disk: a request that is too long for the environment, and an empty home.
private struct RunSurroundings {
  private let folder: String?
  private let isFresh: Bool
  private let request: Data

  init(isFresh: Bool, request: Data) {
    self.isFresh = isFresh
    self.request = request
    let isLong = request.count > RunRequest.longestInEnvironment
    guard isFresh || isLong else {
      folder = nil
      return
    }
    let name = "IdentitySim-run-\(getpid())-\(UUID().uuidString)"
    let path = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(name).path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    if isLong { try? request.write(to: URL(fileURLWithPath: "\(path)/request.json")) }
    folder = path
  }

  func apply(to environment: inout [String: String]) {
    if request.count > RunRequest.longestInEnvironment, let folder {
      environment["IDENTITYTREE_REQUEST_FILE"] = "\(folder)/request.json"
    } else {
      environment["IDENTITYTREE_REQUEST"] = String(decoding: request, as: UTF8.self)
    }
    guard isFresh, let folder else { return }
    environment["HOME"] = folder
    environment["CFFIXED_USER_HOME"] = folder
    for name in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"] { environment[name] = nil }
  }

  func remove() { if let folder { try? FileManager.default.removeItem(atPath: folder) } }
}
