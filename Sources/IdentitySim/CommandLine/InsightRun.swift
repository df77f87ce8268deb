import Foundation
import IdentityTree

/// Asks one of the user's programs for explanations, risks or an exploration, in a process of its own.
struct InsightRun {
  let files: ProgramFiles
  let options: ProgramOptions
  let request: RunRequest
  /// The roots of a steps file.
  var roots: [StepRoot?] = []

  /// Compiles and runs; each record is handed over as it comes.
  func run(_ onRecord: (ProgramRecord) -> Void) throws(CommandError) {
    let outcome: ProgramRun.Outcome
    do throws(UserProgramError) {
      var program = options.program
      program.stepRoots = roots
      let compiled = try UserProgram(paths: files.paths, options: program).prepare().build()
      var request = request
      request.policies = options.policies
      let data = (try? JSONEncoder().encode(request)) ?? Data()
      outcome = try compiled.run(
        request: data, timeout: .seconds(options.timeout),
        onRecord: { data in
          if let record = try? JSONDecoder().decode(ProgramRecord.self, from: data) { onRecord(record) }
        }, onPrintedLine: { _ in })
    } catch {
      throw CommandError(error.message, status: error.exitStatus, isCompilerMessage: error.isCompilerMessage)
    }
    if let fault = outcome.fault(timeout: options.timeout) {
      throw CommandError("\(files.name) \(fault).", status: ExitStatus.crashed)
    }
  }
}

/// The lines of the user's files, to show what stands at a place.
struct SourceLines {
  private var lines: [String: [String]] = [:]

  init(paths: [String]) {
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      lines[name] = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    }
  }

  /// The line at a place, without the space around it.
  func text(file: String, line: Int) -> String? {
    guard let all = lines[file], (1...all.count).contains(line) else { return nil }
    return all[line - 1].trimmingCharacters(in: .whitespaces)
  }

  func text(at place: SourcePlace) -> String? { text(file: place.fileName, line: place.line) }

  /// What stands at the places that a line of a report names: `Card.swift:12` → `12: if isOn {`.
  func quoted(in report: String) -> [String] {
    report.matches(of: /([\w+\-]+\.swift):(\d+)/).compactMap { match in
      guard let line = Int(match.output.2), let text = text(file: String(match.output.1), line: line) else {
        return nil
      }
      return "\(line) | \(text)"
    }
  }
}
