import Foundation
import IdentityTree

/// A program of a scenario, given to the compiler now, and run if it compiles.
struct ScenarioProgramCheck {
  /// What the compiler said, or what the program did.
  let lines: [String]
  /// What was expected, in words.
  let claim: String
  let held: Bool

  init(_ program: Scenario.Program, options: ProgramOptions) throws(CommandError) {
    var build = options.program
    build.root = nil
    if program.isRelease {
      build.compile.isRelease = true
      build.compile.conditions.definitions.remove("DEBUG")
    }
    let file = UserProgram.File(path: "Card.swift", text: "import SwiftUI\n\n\(program.code)\n")
    let compiled: CompiledProgram
    do throws(UserProgramError) {
      compiled = try UserProgram(files: [file], options: build).prepare().build()
    } catch {
      guard case .doesNotCompile(let messages, _) = error else {
        throw CommandError(error.message, status: error.exitStatus)
      }
      lines = messages.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
      if case .refused(let text) = program.expected {
        claim = "does not compile"
        held = messages.contains(text)
      } else {
        claim = "compiles"
        held = false
      }
      return
    }
    var request = RunRequest()
    options.complete(&request)
    if case .tree = program.expected { request.mode = "tree" }
    let (outcome, records) = try Self.run(compiled, request: request, timeout: options.timeout)
    lines = records
    let ended = outcome.ending == .exited(0)
    switch program.expected {
    case .refused:
      claim = "does not compile"
      held = false
    case .keepsState:
      claim = "compiles, and no flip loses state"
      held = ended && !records.contains { $0.hasPrefix("  lost") || $0.hasPrefix("  gone") }
    case .tree(let has, let hasNot):
      claim =
        "compiles; in the tree: \(has.joined(separator: ", "))"
        + (hasNot.isEmpty ? "" : "; not in it: \(hasNot.joined(separator: ", "))")
      let types = Set(records.compactMap { $0.split(separator: " ").first.map(String.init) })
      held = ended && types.isSuperset(of: has) && types.isDisjoint(with: hasNot)
    }
  }

  private static func run(
    _ compiled: CompiledProgram, request: RunRequest, timeout: Double
  ) throws(CommandError) -> (ProgramRun.Outcome, [String]) {
    var lines: [String] = []
    do throws(UserProgramError) {
      let outcome = try compiled.run(
        request: (try? JSONEncoder().encode(request)) ?? Data(), timeout: .seconds(timeout),
        onRecord: { data in
          if let record = try? JSONDecoder().decode(ProgramRecord.self, from: data) { lines.append(record.text) }
        }, onPrintedLine: { _ in })
      return (outcome, lines)
    } catch {
      throw CommandError(error.message, status: error.exitStatus)
    }
  }
}
