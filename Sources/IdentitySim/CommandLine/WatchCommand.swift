import Foundation
import IdentityTree

/// Runs again whenever a file is saved, and shows what changed against the last run.
enum WatchCommand: Command {
  static let name = "watch"
  static let synopsis = "FILE.swift|DIR"
  static let summary = "runs again at each save and shows what changed"
  static let options = ["--runs"]
  static let details = """
    With a steps file beside the Swift file it is checked, otherwise it is run as by IdentitySim run.

      --runs N               ends after N runs, with the status of the last (default: runs until it is stopped)

    \(ProgramOptions.help)
    """

  static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
    var reader = ArgumentReader(arguments)
    var options = ProgramOptions()
    var passedOn: [String] = []
    var names: [String] = []
    var limit = Int.max
    var rest = arguments[...]
    while let argument = reader.next() {
      if argument == "--runs", !reader.isPastOptions {
        guard let count = Int(try reader.value(of: argument)), count > 0 else {
          throw CommandError("--runs takes a number of at least 1.")
        }
        limit = count
      } else if try options.take(argument, from: &reader) {
        continue
      } else if reader.isOption(argument) {
        throw reader.unknown(argument, among: Self.options + ProgramOptions.names)
      } else {
        names.append(argument)
      }
    }
    guard let name = names.first, names.count == 1 else { throw CommandError("name one Swift file or folder.") }
    // What is no name and not ours goes on to the command that is run.
    while let argument = rest.popFirst() {
      if argument == "--runs" { _ = rest.popFirst() } else if argument != name { passedOn.append(argument) }
    }
    return watch(name, passedOn, limit: limit)
  }

  private static func watch(_ name: String, _ options: [String], limit: Int) -> Int32 {
    var before: [String]?
    var status = ExitStatus.fine
    for number in 1...limit {
      let seen = fingerprint(of: name)
      let (lines, ending) = report(on: name, options)
      status = ending
      if let before { show(TextDifference(expected: before, found: lines)) } else { for line in lines { print(line) } }
      before = lines
      fflush(nil)
      guard number < limit else { break }
      while fingerprint(of: name) == seen { usleep(100_000) }
    }
    return status
  }

  private static func show(_ difference: TextDifference) {
    guard !difference.isEmpty else { return print("-- saved: the same as before") }
    print("-- saved: changed")
    for line in difference.changes { print(line) }
  }

  /// What a run prints, messages included.
  private static func report(on name: String, _ options: [String]) -> ([String], Int32) {
    let steps = (name.hasSuffix(".swift") ? String(name.dropLast(6)) : name) + ".steps"
    let checks = FileManager.default.fileExists(atPath: steps) || hasSteps(below: name)
    let executable = "\(LibraryProducts.executableFolder)/IdentitySim"
    let arguments = [checks ? "check" : "run", name] + options
    guard let run = try? ToolRun(executable, arguments, environment: ProcessInfo.processInfo.environment) else {
      return (["IdentitySim cannot be started again from \(executable)"], ExitStatus.unusable)
    }
    let text = run.output + run.errors
    let status: Int32 = if case .exited(let code) = run.ending { code } else { ExitStatus.crashed }
    return (text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast(), status)
  }

  private static func hasSteps(below folder: String) -> Bool {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).contains { $0.hasSuffix(".steps") }
  }

  /// Changes when a file is saved.
  private static func fingerprint(of name: String) -> String {
    var paths = [name, (name.hasSuffix(".swift") ? String(name.dropLast(6)) : name) + ".steps"]
    paths += ((try? FileManager.default.subpathsOfDirectory(atPath: name)) ?? []).filter {
      $0.hasSuffix(".swift") || $0.hasSuffix(".steps")
    }.sorted().map { "\(name)/\($0)" }
    return paths.map { FileFingerprint(path: $0).text }.joined(separator: "\n")
  }
}
