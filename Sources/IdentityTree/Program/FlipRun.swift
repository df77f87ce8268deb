/// Flips what can be flipped in one root, on and off, and tells what each flip kept and lost.
@MainActor struct FlipRun {
  let root: ProgramRoot
  let request: RunRequest
  /// What the program prints, which is told behind the action that caused it.
  let printed: PrintedLines

  func run(_ write: (ProgramRecord) -> Void) async {
    let simulator = root.simulator()
    await simulator.launch { root.make().box.setRoot(of: simulator.graph) }
    if request.mode == "tree" {
      text("\(root.name):", write)
      for line in simulator.snapshot().description.split(separator: "\n") { text(String(line), write) }
      return
    }
    let known = simulator.booleanStates + simulator.toggleLabels
    if let missing = request.toggles.first(where: { !known.contains($0) }) {
      return write(ProgramRecord(kind: .unknownToggle, text: ([missing] + known).joined(separator: "\n")))
    }
    let launch = simulator.takeEvents()
    if request.json {
      json([EventLines.head(root: root.name)] + EventLines.step(0, "launch", events: launch), write)
    } else {
      text("\(root.name):", write)
      for event in launch where event.kind == .diagnosticReported { text("  diagnostic  \(event.text)", write) }
    }
    tellPrinted(write)
    let toggles = request.toggles.isEmpty ? known : request.toggles
    if toggles.isEmpty { write(ProgramRecord(kind: .nothingToFlip, text: root.name)) }
    var number = 0
    for toggle in toggles {
      for _ in 0..<2 {
        number += 1
        await flip(toggle, number: number, in: simulator, write)
      }
    }
  }

  private func flip(_ toggle: String, number: Int, in simulator: Simulator, _ write: (ProgramRecord) -> Void) async {
    let before = simulator.snapshot()
    guard let title = await Self.flip(toggle, in: simulator) else {
      return text("\(toggle) is gone, and cannot be flipped back", write)
    }
    let events = simulator.takeEvents()
    if request.json {
      json(EventLines.step(number, title, events: events), write)
    } else {
      let outcome = StepOutcome(title: title, before: before, after: simulator.snapshot(), events: events)
      for line in OutcomeText(outcome).lines { text(line, write) }
    }
    tellPrinted(write)
  }

  /// Flips a Bool state or a toggle; the result says what was done in words, and is `nil` if it is not there.
  static func flip(_ toggle: String, in simulator: Simulator) async -> String? {
    let title: String
    if let value = simulator.state(toggle) as? Bool {
      title = "\(toggle) → \(!value)"
      simulator.setState(toggle, to: !value)
    } else if simulator.toggle(toggle) {
      title = "toggle \"\(toggle)\""
    } else {
      return nil
    }
    await simulator.rest()
    // Long enough for what the flip set in motion, so that the next one finds a view at rest.
    await simulator.dueWork.advance(by: 1, in: simulator.graph)
    return title
  }

  private func tellPrinted(_ write: (ProgramRecord) -> Void) {
    for line in printed.take() {
      write(ProgramRecord(kind: request.json ? .json : .printed, text: request.json ? EventLines.printed(line) : line))
    }
  }

  private func text(_ line: String, _ write: (ProgramRecord) -> Void) {
    write(ProgramRecord(kind: .text, text: line))
  }

  private func json(_ lines: [String], _ write: (ProgramRecord) -> Void) {
    for line in lines { write(ProgramRecord(kind: .json, text: line)) }
  }
}
