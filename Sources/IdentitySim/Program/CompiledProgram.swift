import Foundation

/// A user program that can be run, any number of times.
struct CompiledProgram: Sendable {
  let product: ProgramCompiler.Product
  /// What was taken out of the sources because it is not known here.
  var leftOut: [LeftOutModifier] = []
  /// The modules of Apple's that the sources import and that are not here.
  var missingModules: [MissingModule] = []

  /// What every report says.
  var notices: [String] { missingModules.map(\.notice) + leftOut.map(\.notice) }

  /// Runs it to its end; records and printed lines are handed out as they arrive.
  func run(
    request: Data, timeout: Duration?, onRecord: (Data) -> Void, onPrintedLine: (String) -> Void
  ) throws(UserProgramError) -> ProgramRun.Outcome {
    let run = ProgramRun(program: product, request: request, timeout: timeout)
    do throws(SystemError) {
      return try run.run(onRecord: onRecord, onPrintedLine: onPrintedLine)
    } catch {
      throw .cannotStart(reason: error.message)
    }
  }
}
