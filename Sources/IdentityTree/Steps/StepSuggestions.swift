/// Finds expectations that hold after an action and say what it did: what a person would write down.
@MainActor struct StepSuggestions {
  let simulator: Simulator
  private let texts: [String]
  private let focus: NodeID?

  /// Looks at the tree before the action.
  init(before simulator: Simulator) {
    self.simulator = simulator
    texts = NodeQuery(graph: simulator.graph).visibleTexts
    focus = simulator.graph.focus.node?.id
  }

  /// The expectations that hold now, each as a line of a steps file.
  func lines() -> [String] {
    let candidates = identities + changedTexts + focusChange + printed + diagnostics
    return candidates.compactMap { expectation in
      let line = simulator.observation.named(StepWords.words(expectation))
      guard (try? simulator.check(expectation)) != nil, (try? StepsLine.step(in: line, marks: [])) != nil else {
        return nil
      }
      return line
    }
  }

  private var query: NodeQuery { NodeQuery(graph: simulator.graph) }

  private var identities: [StepExpectation] {
    let observation = simulator.observation
    let moment = observation.window
    let removed = observation.removed[moment.removed...]
    let own = query.live.filter(\.hasBody)
    var types: [String] = []
    for type in own.map(\.typeName) + removed.filter(\.hasBody).map(\.typeName) where !types.contains(type) {
      types.append(type)
    }
    let hasChanged = !removed.isEmpty || own.contains { observation.isNew($0, since: moment) }
    guard hasChanged, moment.lastNode.rawValue > 0 else { return [] }
    var result: [StepExpectation] = []
    for type in types {
      let selector = NodeSelector(type)
      let live = own.filter { $0.typeName == type }
      let gone = removed.filter { $0.typeName == type }
      let new = live.filter { observation.isNew($0, since: moment) }
      if live.isEmpty {
        result.append(.gone(selector))
      } else if new.count == live.count {
        result.append(gone.isEmpty ? .new(selector) : .reset(selector))
      } else if new.isEmpty, gone.isEmpty, live.contains(where: { !$0.stateFields.isEmpty }) {
        result.append(.kept(selector))
      } else {
        result.append(.count(selector, .equal, live.count))
      }
      if gone.count == 1, let node = gone.first {
        for property in node.properties {
          guard let name = property.label else { continue }
          result.append(.lost(StatePath(node: selector, property: name), .equal, property.value))
        }
      }
    }
    return result
  }

  private var changedTexts: [StepExpectation] {
    let now = query.visibleTexts
    var result: [StepExpectation] = []
    for text in now where !texts.contains(text) && !result.contains(.text(text)) { result.append(.text(text)) }
    for text in texts where !now.contains(text) && !result.contains(.noText(text, containing: false)) {
      result.append(.noText(text, containing: false))
    }
    return result.count > 12 ? Array(result.prefix(12)) : result
  }

  private var focusChange: [StepExpectation] {
    guard let node = simulator.graph.focus.node, !node.isLeaving else { return focus == nil ? [] : [.noFocus] }
    guard node.id != focus, let role = node.control else { return [] }
    return ControlQuery.names(of: ControlQuery.Control(node: node, role: role)).prefix(1).map {
      .focus(ControlSelector($0))
    }
  }

  private var printed: [StepExpectation] {
    let lines = simulator.observation.printedLines(since: simulator.observation.window)
    return lines.isEmpty ? [] : [.printed(lines, inAnyOrder: false)]
  }

  private var diagnostics: [StepExpectation] {
    var codes: [String] = []
    for diagnostic in simulator.observation.diagnostics(since: simulator.observation.window)
    where !codes.contains(diagnostic.code) {
      codes.append(diagnostic.code)
    }
    return codes.map { .diagnostic($0) }
  }
}
