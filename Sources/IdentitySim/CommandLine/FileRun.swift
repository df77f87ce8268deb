import Foundation
import IdentityTree

/// One of the user's programs, compiled and run in a process of its own.
struct FileRun {
  let files: ProgramFiles
  let options: ProgramOptions
  let request: RunRequest

  func run() throws(CommandError) -> Int32 {
    let outcome: ProgramRun.Outcome
    do throws(UserProgramError) {
      let compiled = try UserProgram(paths: files.paths, options: options.program).prepare().build()
      let data = (try? JSONEncoder().encode(request)) ?? Data()
      outcome = try compiled.run(
        request: data, timeout: .seconds(options.timeout),
        onRecord: { record in
          if let record = try? JSONDecoder().decode(ProgramRecord.self, from: record) { print(record.text) }
        },
        onPrintedLine: { line in
          if !request.json { print("  | \(line)") }
        })
    } catch {
      throw CommandError(error.message, status: error.exitStatus)
    }
    if !outcome.errors.isEmpty { FileHandle.standardError.write(Data((outcome.errors + "\n").utf8)) }
    switch outcome.ending {
    case .exited(0): return ExitStatus.fine
    case .exited(let code): throw crash("\(files.name) ended with status \(code).")
    case .crashed(let signal): throw crash("\(files.name) crashed (signal \(signal)).")
    case .timedOut:
      throw crash("\(files.name) ran longer than \(options.timeout) seconds (--timeout) and was stopped.")
    }
  }

  private func crash(_ message: String) -> CommandError { CommandError(message, status: ExitStatus.crashed) }
}
