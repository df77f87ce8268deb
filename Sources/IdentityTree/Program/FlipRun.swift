/// Flips what can be flipped in one root, on and off, and tells what each flip kept and lost.
@MainActor struct FlipRun {
  let root: ProgramRoot
  let request: RunRequest

  func run(_ write: (ProgramRecord) -> Void) {
    let simulator = root.simulator()
    if request.mode == "tree" {
      text("\(root.name):", write)
      for line in simulator.snapshot().description.split(separator: "\n") { text(String(line), write) }
      return
    }
    let launch = simulator.takeEvents()
    if request.json {
      json([EventLines.head(root: root.name)] + EventLines.step(0, "launch", events: launch), write)
    } else {
      text("\(root.name):", write)
      report(launch, write)
    }
    let known = Self.toggles(of: simulator)
    if let missing = request.toggles.first(where: { !known.contains($0) }) {
      return write(ProgramRecord(kind: .unknownToggle, text: ([missing] + known).joined(separator: "\n")))
    }
    let toggles = request.toggles.isEmpty ? known : request.toggles
    if toggles.isEmpty { write(ProgramRecord(kind: .nothingToFlip, text: root.name)) }
    var number = 0
    for toggle in toggles {
      for _ in 0..<2 {
        number += 1
        flip(toggle, number: number, in: simulator, write)
      }
    }
  }

  private func flip(_ toggle: String, number: Int, in simulator: Simulator, _ write: (ProgramRecord) -> Void) {
    let before = simulator.snapshot()
    let title: String
    if let value = simulator.state(toggle) as? Bool {
      title = "\(toggle) → \(!value)"
      simulator.setState(toggle, to: !value)
    } else if simulator.toggle(toggle) {
      title = "toggle \"\(toggle)\""
    } else {
      return text("\(toggle): is gone, and cannot be flipped back", write)
    }
    let events = simulator.takeEvents()
    if request.json {
      return json(EventLines.step(number, title, events: events), write)
    }
    let outcome = StepOutcome(title: title, before: before, after: simulator.snapshot(), events: events)
    for line in OutcomeText(outcome).lines { text(line, write) }
  }

  /// What the launch already reported.
  private func report(_ launch: [Event], _ write: (ProgramRecord) -> Void) {
    for event in launch where event.kind == .diagnosticReported { text("  diagnostic  \(event.text)", write) }
  }

  /// The Bool states as `Type.name`, then the labels of toggles.
  private static func toggles(of simulator: Simulator) -> [String] {
    simulator.booleanStates + simulator.toggleLabels
  }

  private func text(_ line: String, _ write: (ProgramRecord) -> Void) {
    write(ProgramRecord(kind: .text, text: line))
  }

  private func json(_ lines: [String], _ write: (ProgramRecord) -> Void) {
    for line in lines { write(ProgramRecord(kind: .json, text: line)) }
  }
}
