import Foundation

/// Runs the steps of one run inside of the user's program, and tells the outcome of each.
@MainActor struct StepsHost {
  let request: StepsRequest
  let roots: [ProgramRoot]
  let handle: FileHandle?

  /// Serves the main queue until all steps are done.
  func main() -> Never {
    Task { @MainActor in
      await run()
      ProgramHost.end()
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private func run() async {
    guard let root = roots.first(where: { $0.name == request.root }) else {
      return send(StepRecord(.undone, line: 0, step: "run", found: "there is no root \(request.root)"))
    }
    var run = StepsRun()
    if !request.isInteractive {
      do throws(StepsSyntaxError) {
        let runs = try StepsFile(parsing: request.text, name: request.name).runs
        guard request.run < runs.count else { return }
        run = runs[request.run]
      } catch {
        return send(StepRecord(.undone, line: error.line, step: "run", found: "\(error)"))
      }
    }
    let simulator = Simulator(
      policies: root.policies.setting(run.policies), device: root.device, printed: ProcessOutput.file())
    let suggestions = StepSuggestions(before: simulator)
    var sentCount = 0
    let send: (StepRecord) -> Void = { record in
      let known = simulator.observation.uuids.spellings
      self.send(record, uuids: Array(known[sentCount...]))
      sentCount = known.count
    }
    send(StepRecord(.began, line: run.root?.line ?? 0, step: "the launch"))
    await simulator.launch { root.make().box.setRoot(of: simulator.graph) }
    simulator.observation.nameUUIDs()
    if request.isInteractive {
      await StepsSession(simulator: simulator, send: send).run(launch: suggestions)
    } else {
      await perform(run.steps, on: simulator, send)
    }
    ProcessOutput.flush()
    send(StepRecord(.finished, line: 0, step: ""))
  }

  private func perform(_ steps: [Step], on simulator: Simulator, _ send: @escaping (StepRecord) -> Void) async {
    for step in steps {
      send(StepRecord(.began, line: step.line, step: step.source))
      do throws(StepFailure) {
        try await simulator.run(step)
        if !step.isExpectation { simulator.observation.nameUUIDs() }
        if step.isExpectation { send(StepRecord(.held, line: step.line, step: step.source)) }
      } catch {
        let kind: StepRecord.Kind = step.isExpectation ? .failed : .undone
        send(StepRecord(kind, line: step.line, step: step.source, failure: error))
        if !step.isExpectation { return }
      }
    }
  }

  private func send(_ record: StepRecord, uuids: [String] = []) {
    var record = record
    record.uuids = uuids.isEmpty ? nil : uuids
    guard let encoded = try? JSONEncoder().encode(record) else { return }
    handle?.write(encoded + Data("\n".utf8))
  }
}

/// What became of a step, as a program tells the tool that started it.
public struct StepRecord: Codable, Sendable {
  public enum Kind: String, Codable, Sendable {
    case began
    /// An expectation held.
    case held
    /// An expectation did not hold.
    case failed
    /// An action could not be done; the run ends.
    case undone
    /// The run is over.
    case finished
    /// What an action of an interactive session changed.
    case observed
  }

  public var kind: Kind
  /// Counted from 1; 0 where no line of the file is meant.
  public var line: Int
  public var step: String
  public var found: String
  public var details: [String]
  /// Why an identity went, if that is what failed: it stands before the details.
  public var explanation: Explanation?
  /// The UUIDs that got a name since the record before, in the order of their numbers.
  public var uuids: [String]?

  init(_ kind: Kind, line: Int, step: String, found: String = "", details: [String] = []) {
    self.kind = kind
    self.line = line
    self.step = step
    self.found = found
    self.details = details
  }

  init(_ kind: Kind, line: Int, step: String, failure: StepFailure) {
    self.init(kind, line: line, step: step, found: failure.found, details: failure.details)
    explanation = failure.explanation
  }
}
