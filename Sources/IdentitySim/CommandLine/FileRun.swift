import Foundation
import IdentityTree

/// One of the user's files, compiled and run in a process of its own.
struct FileRun {
  let path: String
  let arguments: RunArguments
  let mode: String

  func run() -> Int32 {
    do throws(UserProgramError) {
      let prepared = try UserProgram(paths: [path], options: arguments.options).prepare()
      let compiled = try prepared.build()
      var request = arguments.request
      request.mode = mode
      let data = (try? JSONEncoder().encode(request)) ?? Data()
      let outcome = try compiled.run(
        request: data, timeout: .seconds(arguments.timeout),
        onRecord: { record in
          if let record = try? JSONDecoder().decode(ProgramRecord.self, from: record) { print(record.text) }
        },
        onPrintedLine: { line in
          if !request.json { print("  | \(line)") }
        })
      return finish(outcome)
    } catch {
      return IdentitySim.fail(error.message)
    }
  }

  private func finish(_ outcome: ProgramRun.Outcome) -> Int32 {
    if !outcome.errors.isEmpty { FileHandle.standardError.write(Data((outcome.errors + "\n").utf8)) }
    switch outcome.ending {
    case .exited(0): return 0
    case .exited(let code): return crash("\(path) ended with status \(code).")
    case .crashed(let signal): return crash("\(path) crashed (signal \(signal)).")
    case .timedOut: return crash("\(path) ran longer than \(arguments.timeout) seconds (--timeout) and was stopped.")
    }
  }

  private func crash(_ message: String) -> Int32 {
    _ = IdentitySim.fail(message)
    return 3
  }
}
