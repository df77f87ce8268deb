import Foundation
import IdentityTree

/// Asks one of the user's programs for explanations, risks or an exploration, in a process of its own.
struct InsightRun {
  let files: ProgramFiles
  let options: ProgramOptions
  var request: RunRequest
  /// The roots of a steps file.
  var roots: [StepRoot?] = []

  /// Compiles and runs; each record is handed over as it comes.
  func run(_ onRecord: (ProgramRecord) -> Void) throws(CommandError) {
    let compiled: CompiledProgram
    do throws(UserProgramError) {
      var program = options.program
      program.stepRoots = roots
      if files.isScenario { program.takesEveryRoot = true }
      compiled = try UserProgram(paths: files.paths, options: program).prepare().build()
    } catch {
      throw CommandError(error)
    }
    var request = request
    options.complete(&request)
    let call = ProgramCall(program: compiled, name: files.name, timeout: options.timeout, request: request)
    var names = UUIDNames()
    try call.run { record in
      var record = record
      if record.kind == .action {
        // UUIDs are numbered in the order in which the action will show them.
        guard var action = try? JSONDecoder().decode(ExplainedAction.self, from: Data(record.text.utf8)) else { return }
        let digest = action.digest
        action = action.naming(&names)
        action.digest = digest.map { digest in
          var digest = digest
          digest.identity = digest.identity.map { names.replacing(in: $0) }
          return digest
        }
        guard let data = try? JSONEncoder().encode(action) else { return }
        record.text = String(decoding: data, as: UTF8.self)
      } else {
        record.text = names.replacing(in: record.text)
      }
      onRecord(record)
    }
  }
}
