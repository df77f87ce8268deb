/// The keyboard: focus, typing, Return.
@MainActor struct StepTyping {
  let simulator: Simulator

  private var graph: ViewGraph { simulator.graph }
  private var controls: ControlQuery { ControlQuery(graph: graph) }

  func perform(_ action: StepAction) async throws(StepFailure) {
    switch action {
    case .enter(let text, let control):
      let field = try controls.usable(control, .text)
      await focus(field.node)
      for character in text {
        guard let role = role(of: field.node) else { return }
        await simulator.act {
          if character == "\n", !role.isMultiline {
            role.onCommit?()
          } else {
            role.text.wrappedValue += String(character)
          }
        }
      }
    case .clear(let control):
      let field = try controls.usable(control, .text)
      await focus(field.node)
      guard let role = role(of: field.node) else { return }
      await simulator.act { if !role.text.wrappedValue.isEmpty { role.text.wrappedValue = "" } }
    case .focus(let control):
      let field = try controls.usable(control, .text)
      await focus(field.node)
    case .unfocus:
      guard graph.focus.node != nil else { throw StepFailure("nothing is focused") }
      await simulator.act { graph.focus.move(to: nil) }
    case .submit(let control):
      let field = try controls.usable(control, .text)
      await focus(field.node)
      guard let role = role(of: field.node) else { return }
      await simulator.act { role.onCommit?() }
      // Return also ends the editing, unless the program moved the focus itself.
      if graph.focus.node === field.node, !role.isMultiline { await simulator.act { graph.focus.move(to: nil) } }
    default: break
    }
  }

  private func focus(_ node: Node) async {
    guard graph.focus.node !== node else { return }
    await simulator.act { graph.focus.move(to: node) }
  }

  /// The field while it still takes what is typed.
  private func role(of node: Node) -> TextRole? {
    guard !node.isLeaving, graph.focus.node === node, case .text(let role) = node.control else { return nil }
    return role
  }
}
