import Foundation
import IdentityTree

/// One of the user's programs, compiled and run in a process of its own.
struct FileRun {
  let files: ProgramFiles
  let options: ProgramOptions
  let request: RunRequest
  let terminal: Terminal

  func run() throws(CommandError) -> Int32 {
    var unknown: [String] = []
    let outcome: ProgramRun.Outcome
    do throws(UserProgramError) {
      let prepared = try UserProgram(paths: files.paths, options: options.program).prepare()
      let compiled = try prepared.build()
      if !compiled.product.warnings.isEmpty {
        FileHandle.standardError.write(Data(compiled.product.warnings.utf8))
      }
      if !request.json { Self.show(arms(of: prepared)) }
      let data = (try? JSONEncoder().encode(request)) ?? Data()
      outcome = try compiled.run(
        request: data, timeout: .seconds(options.timeout),
        onRecord: { record in
          guard let record = try? JSONDecoder().decode(ProgramRecord.self, from: record) else { return }
          switch record.kind {
          case .text: print(terminal.report(record.text))
          case .json: print(record.text)
          case .unknownToggle: unknown = record.text.split(separator: "\n").map(String.init)
          case .nothingToFlip: if !request.json { Self.show(Self.nothingToFlip.map { "  \($0)" }) }
          }
        },
        onPrintedLine: { line in
          if !request.json { print("  | \(line)") }
        })
    } catch {
      throw CommandError(error.message, status: error.exitStatus, isCompilerMessage: error.isCompilerMessage)
    }
    if !outcome.errors.isEmpty { FileHandle.standardError.write(Data((outcome.errors + "\n").utf8)) }
    switch outcome.ending {
    case .exited(0): break
    case .exited(let code): throw crash("\(files.name) ended with status \(code).")
    case .crashed(let signal): throw crash("\(files.name) crashed (signal \(signal)).")
    case .timedOut:
      throw crash("\(files.name) ran longer than \(Self.seconds(options.timeout)) (--timeout) and was stopped.")
    }
    guard let name = unknown.first else { return ExitStatus.fine }
    let known = Array(unknown.dropFirst())
    let list = known.isEmpty ? "" : " There is: \(known.joined(separator: ", "))."
    throw CommandError(
      Suggestion.message(for: name, kind: "Bool state or toggle", among: known) + list)
  }

  private static let nothingToFlip = [
    "Nothing in this view can be flipped: it has no Bool @State and no Toggle. A condition that is constant in a",
    "build takes the same branch at every update, so it can never reset state within one build.",
  ]

  /// Which arms of `#if` and which `#available` were taken, so that nobody wonders which code ran.
  private func arms(of prepared: PreparedProgram) -> [String] {
    prepared.arms.flatMap { path, arms in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return arms.filter(\.taken).map { arm in
        let condition = arm.condition == "else" ? "#else" : "#if \(arm.condition)"
        return "\(name):\(arm.line): \(condition) is taken"
      }
    }
  }

  private static func show(_ lines: [String]) { for line in lines { print(line) } }

  private static func seconds(_ value: Double) -> String {
    let text = value == value.rounded() ? String(Int(value)) : String(value)
    return text == "1" ? "1 second" : "\(text) seconds"
  }

  private func crash(_ message: String) -> CommandError { CommandError(message, status: ExitStatus.crashed) }
}
