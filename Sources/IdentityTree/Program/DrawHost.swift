extension DrawRun {
  /// Draws one root of a program; `toggles` are flipped one after the other.
  func run(_ root: ProgramRoot, toggles: [String], _ write: (ProgramRecord) -> Void) async {
    let simulator = root.simulator()
    await simulator.launch { root.make().box.setRoot(of: simulator.graph) }
    prepare(simulator)
    await simulator.rest()
    func draw(_ title: String) {
      if !request.isSVG { write(ProgramRecord(kind: .text, text: title)) }
      for line in lines(simulator) { write(ProgramRecord(kind: .drawing, text: line)) }
    }
    if !request.isSVG || toggles.isEmpty { draw("\(root.name):") }
    let known = simulator.booleanStates + simulator.toggleLabels
    for toggle in toggles {
      guard known.contains(toggle) else {
        return write(ProgramRecord(kind: .unknownToggle, text: ([toggle] + known).joined(separator: "\n")))
      }
      if let value = simulator.state(toggle) as? Bool {
        simulator.setState(toggle, to: !value)
      } else {
        simulator.toggle(toggle)
      }
      await simulator.rest()
      if !request.isSVG { draw("\(root.name), \(toggle) flipped:") }
    }
    if request.isSVG, !toggles.isEmpty { draw("") }
  }
}
