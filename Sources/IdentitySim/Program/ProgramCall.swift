import Foundation
import IdentityTree

/// One request to a compiled program, in a process of its own that finds nothing of earlier ones: its records are
/// handed over as values.
struct ProgramCall {
  let program: CompiledProgram
  /// How messages name the program.
  let name: String
  /// Seconds.
  let timeout: Double
  let request: RunRequest
  /// What the program's standard output is, if its lines are wanted: a descriptor of a file.
  var outputFile: Int32?

  /// Runs it to its end, however that comes.
  func outcome<Record: Decodable>(
    of type: Record.Type = Record.self, onRecord: (Record) -> Void
  ) throws(UserProgramError) -> ProgramRun.Outcome {
    let data = (try? JSONEncoder().encode(request)) ?? Data()
    var run = ProgramRun(program: program.product, request: data, timeout: .seconds(timeout))
    run.isFresh = true
    run.outputFile = outputFile
    do throws(SystemError) {
      return try run.run(
        onRecord: { data in if let record = try? JSONDecoder().decode(Record.self, from: data) { onRecord(record) } },
        onPrintedLine: { _ in })
    } catch {
      throw .cannotStart(reason: error.message)
    }
  }

  /// Runs it to its end, which has to be a good one.
  func run(onRecord: (ProgramRecord) -> Void) throws(CommandError) {
    let outcome: ProgramRun.Outcome
    do throws(UserProgramError) {
      outcome = try self.outcome(onRecord: onRecord)
    } catch {
      throw CommandError(error)
    }
    guard let fault = outcome.fault(timeout: timeout) else { return }
    let errors = outcome.errors.isEmpty ? "" : "\n\(outcome.errors)"
    throw CommandError("\(name) \(fault).\(errors)", status: ExitStatus.crashed)
  }
}

extension CommandError {
  /// The input cannot be used.
  init(_ error: UserProgramError) {
    self.init(error.message, status: error.exitStatus, isCompilerMessage: error.isCompilerMessage)
  }
}
