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
