import Foundation
import IdentityTree

/// One side of a comparison.
struct CompareSide {
  enum Source {
    case scenario(Scenario)
    case files(ProgramFiles)
  }

  let name: String
  let source: Source
  let options: ProgramOptions

  /// Runs it; that it cannot be run is an outcome as well.
  @MainActor func outcome(toggles: [String], actions: [String]) async -> CompareOutcome {
    do throws(CommandError) {
      switch source {
      case .scenario(let scenario):
        let run = ScenarioCommandRun(scenario: scenario, terminal: Terminal(), options: options)
        return .runs(try await run.recorded())
      case .files(let files):
        return .runs(try RecordedProgram(files: files, options: options).runs(toggles: toggles, actions: actions))
      }
    } catch {
      return .failed(error)
    }
  }
}

/// What came of one side.
enum CompareOutcome {
  /// A run for each root.
  case runs([RecordedRun])
  case failed(CommandError)

  /// Roots of the same name, or else all in their order.
  static func pairs(_ left: [RecordedRun], _ right: [RecordedRun]) -> [(RecordedRun, RecordedRun)] {
    let named = left.compactMap { run in right.first { $0.title == run.title }.map { (run, $0) } }
    return named.isEmpty ? Array(zip(left, right)) : named
  }
}

/// One of the user's programs, compiled, flipped in a process of its own, and kept as runs.
struct RecordedProgram {
  let files: ProgramFiles
  let options: ProgramOptions

  /// A run for each root.
  func runs(toggles: [String], actions: [String]) throws(CommandError) -> [RecordedRun] {
    var request = RunRequest()
    request.form = .snapshots
    request.json = true
    request.toggles = toggles
    request.actions = actions
    options.complete(&request)
    var runs: [RecordedRun] = []
    var unknown: [String] = []
    let compiled: CompiledProgram
    do throws(UserProgramError) {
      compiled = try UserProgram(paths: files.paths, options: options.program).prepare().build()
    } catch {
      throw CommandError(error)
    }
    try ProgramCall(program: compiled, name: files.name, timeout: options.timeout, request: request).run { record in
      switch record.kind {
      case .json:
        if let run = try? JSONDecoder().decode(RecordedRun.self, from: Data(record.text.utf8)) { runs.append(run) }
      case .unknownToggle: unknown = record.text.split(separator: "\n").map(String.init)
      default: break
      }
    }
    guard let name = unknown.first else { return runs }
    throw CommandError(
      Suggestion.message(for: name, kind: "Bool state or toggle", among: Array(unknown.dropFirst())))
  }
}
