/// Flips what can be flipped in one root, on and off, and keeps the whole run.
@MainActor struct RecordedFlips {
  let root: ProgramRoot
  /// As ``RunRequest/toggles``; a state may also be named without its type.
  let toggles: [String]
  /// As ``RunRequest/actions``.
  var actions: [String] = []

  /// The run, or the names that are known if one was asked for that is not there.
  enum Result {
    case run(RecordedRun)
    case unknown(String, known: [String])
  }

  func result() async -> Result {
    let simulator = root.simulator()
    await simulator.launch { root.make().box.setRoot(of: simulator.graph) }
    var run = RecordedRun(title: root.name, start: simulator.snapshot(), launch: simulator.takeEvents(), steps: [])
    if !actions.isEmpty {
      for action in actions { run.steps.append(await step(action, on: simulator)) }
      return .run(run)
    }
    let known = simulator.booleanStates + simulator.toggleLabels
    var chosen: [String] = toggles.isEmpty ? known : []
    for toggle in toggles {
      let matches = known.contains(toggle) ? [toggle] : known.filter { $0.hasSuffix(".\(toggle)") }
      guard !matches.isEmpty else { return .unknown(toggle, known: known) }
      chosen += matches
    }
    for toggle in chosen {
      for _ in 0..<2 {
        guard let title = await FlipRun.flip(toggle, in: simulator) else { break }
        run.steps.append(
          RecordedRun.Step(title: title, after: simulator.snapshot(), events: simulator.takeEvents()))
      }
    }
    return .run(run)
  }

  /// What cannot be done is a step that says so.
  private func step(_ text: String, on simulator: Simulator) async -> RecordedRun.Step {
    var title = text
    if let step = try? StepsLine.step(in: text, marks: []), case .action(let action, _) = step.kind {
      do throws(StepFailure) {
        try await simulator.perform(action)
      } catch {
        title = "\(text) (not done: \(error.found))"
      }
    }
    return RecordedRun.Step(title: title, after: simulator.snapshot(), events: simulator.takeEvents())
  }
}

extension RunForm {
  /// Runs every root and writes the runs in this form.
  @MainActor func run(_ roots: [ProgramRoot], _ request: RunRequest, _ write: (ProgramRecord) -> Void) async {
    var runs: [RecordedRun] = []
    for root in roots {
      switch await RecordedFlips(root: root, toggles: request.toggles, actions: request.actions).result() {
      case .run(let run): runs.append(run)
      case .unknown(let name, let known):
        return write(ProgramRecord(kind: .unknownToggle, text: ([name] + known).joined(separator: "\n")))
      }
    }
    for line in lines(of: runs, width: request.width) { write(ProgramRecord(kind: .json, text: line)) }
  }
}
