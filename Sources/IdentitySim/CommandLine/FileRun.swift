import Foundation
import IdentityTree

/// One of the user's programs, compiled and run in a process of its own.
struct FileRun {
  let files: ProgramFiles
  let options: ProgramOptions
  let request: RunRequest
  let terminal: Terminal
  /// Told of a root in which nothing can be flipped.
  var onNothingToFlip: () -> Void = {}

  func run() throws(CommandError) -> Int32 {
    var unknown: [String] = []
    var printedLines = 0
    let output = try Self.outputFile()
    defer { output.closeFile() }
    let outcome: ProgramRun.Outcome
    do throws(UserProgramError) {
      let prepared = try UserProgram(paths: files.paths, options: options.program).prepare()
      let compiled = try prepared.build(announcing: request.json)
      if !compiled.product.warnings.isEmpty {
        FileHandle.standardError.write(Data(compiled.product.warnings.utf8))
      }
      // Behind a wrong toggle only the error is said.
      var heading = request.json ? [] : prepared.decisions + compiled.notices + prepared.otherRoots
      func showHeading() {
        Self.show(heading)
        heading = []
      }
      var request = request
      options.complete(&request)
      let call = ProgramCall(
        program: compiled, name: files.name, timeout: options.timeout, request: request, outputFile: output.descriptor)
      outcome = try call.outcome(of: ProgramRecord.self) { record in
        switch record.kind {
        case .text:
          showHeading()
          for line in terminal.wrapped(record.text) { print(terminal.report(line)) }
        case .json, .drawing, .report, .action, .began: print(record.text)
        case .printed:
          printedLines += 1
          showHeading()
          if !request.json { print("  | \(record.text)") }
        case .unknownToggle: unknown = record.text.split(separator: "\n").map(String.init)
        case .nothingToFlip:
          showHeading()
          if !request.json { for line in Self.nothingToFlip { terminal.show("  \(line)") } }
          onNothingToFlip()
        }
      }
      if unknown.isEmpty { showHeading() }
    } catch {
      throw CommandError(error)
    }
    if outcome.ending != .exited(0), !request.json {
      // What was printed before the end came.
      let lines = output.text().split(separator: "\n").dropFirst(printedLines).suffix(Self.lastLines)
      Self.show(lines.map { "  | \($0)" })
    }
    if !outcome.errors.isEmpty { FileHandle.standardError.write(Data((outcome.errors + "\n").utf8)) }
    if let fault = outcome.fault(timeout: options.timeout) {
      throw CommandError("\(files.name) \(fault).", status: ExitStatus.crashed)
    }
    guard let name = unknown.first else { return ExitStatus.fine }
    let known = Array(unknown.dropFirst())
    let list = known.isEmpty ? "" : " There is: \(known.joined(separator: ", "))."
    throw CommandError(
      Suggestion.message(for: name, kind: "Bool state or toggle", among: known) + list)
  }

  /// Of a program that crashed while it printed without end, only the last lines are shown.
  private static let lastLines = 20

  private static func outputFile() throws(CommandError) -> OutputFile {
    do throws(SystemError) {
      return try OutputFile()
    } catch {
      throw CommandError(error.message)
    }
  }

  private static let nothingToFlip = [
    "Nothing that is shown can be flipped: there is no Bool @State and no Toggle in it. A condition that is",
    "constant in a build takes the same branch at every update, so it can never reset state within one build.",
  ]

  private static func show(_ lines: [String]) { for line in lines { print(line) } }
}
