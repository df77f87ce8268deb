/// Does actions in one root, and says of each what it replaced, what came back anew, and why bodies ran.
@MainActor final class ExplainHost {
  private let root: String
  private let simulator: Simulator
  private let send: (ExplainedAction) -> Void
  /// What went with its state and has not come back.
  private var goings: [(explanation: Explanation, spots: Set<StateSpot>)] = []

  init(root: String, simulator: Simulator, send: @escaping (ExplainedAction) -> Void) {
    self.root = root
    self.simulator = simulator
    self.send = send
  }

  /// Flips each Bool state, and each toggle that does something else, on and off; the result is whether there is any.
  func flipAll() async -> Bool {
    var isAny = false
    var seen: Set<StateKey> = [StateKey(simulator)]
    for action in await PossibleActions(simulator: simulator).all() {
      guard case .set(_, .bool) = action else { continue }
      isAny = true
      await flip(action, &seen)
    }
    for action in await PossibleActions(simulator: simulator).all() {
      guard case .toggle(let selector, _) = action else { continue }
      // A toggle of a state that was flipped already says nothing new.
      if isAny, await leads(action, to: seen) { continue }
      isAny = true
      await flip(.toggle(selector, to: nil), &seen)
    }
    return isAny
  }

  private func flip(_ action: StepAction, _ seen: inout Set<StateKey>) async {
    await tell(action)
    await endAnimations()
    seen.insert(StateKey(simulator))
    if case .set(let path, .bool(let value)) = action {
      await tell(.set(path, .bool(!value)))
    } else {
      await tell(action)
    }
    await endAnimations()
    seen.insert(StateKey(simulator))
  }

  /// Whether an action leads to a state that was seen; it is taken back.
  private func leads(_ action: StepAction, to seen: Set<StateKey>) async -> Bool {
    guard (try? await simulator.perform(action)) != nil else { return false }
    _ = await simulator.endAnimations()
    let isKnown = seen.contains(StateKey(simulator))
    try? await simulator.perform(action)
    _ = await simulator.endAnimations()
    return isKnown
  }

  /// Flips one Bool state or toggle on and off.
  func flip(_ toggle: String) async {
    for _ in 0..<2 {
      if let value = simulator.state(toggle) as? Bool {
        let parts = toggle.split(separator: ".", maxSplits: 1).map(String.init)
        let isOne = NodeQuery(graph: simulator.graph).nodes(NodeSelector(parts[0])).count == 1
        let selector = NodeSelector(parts[0], index: isOne ? nil : 0)
        await tell(.set(StatePath(node: selector, property: parts[1]), .bool(!value)))
      } else {
        await tell(.toggle(ControlSelector(toggle), to: nil))
      }
      await endAnimations()
    }
  }

  func tell(_ action: StepAction) async {
    var told = ExplainedAction(root: root, title: StepWords.words(action))
    let before = simulator.snapshot()
    let bodies = BodyChanges(simulator.graph)
    _ = simulator.takeEvents()
    _ = simulator.graph.takeTouchedPolicies()
    do throws(StepFailure) {
      try await simulator.perform(action)
    } catch {
      told.obstacle = error.found
      return send(told)
    }
    let outcome = outcome(told.title, before, bodies)
    let touched = simulator.graph.takeTouchedPolicies().map(\.rawValue)
    let explanations = explain(outcome, &told)
    told.digest = ActionDigest(outcome, explanations: explanations, touched: touched)
    told.bodies = BodyReasons.lines(of: outcome)
    told.kept = Array(BodyReasons.kept(in: outcome).prefix(8))
    send(told)
  }

  /// Between two flips a person looks on until the animations have ended; told as the action that does the same.
  private func endAnimations() async {
    let before = simulator.snapshot()
    let bodies = BodyChanges(simulator.graph)
    _ = simulator.takeEvents()
    guard let action = await simulator.endAnimations() else { return }
    var told = ExplainedAction(root: root, title: StepWords.words(action))
    _ = explain(outcome(told.title, before, bodies), &told)
    send(told)
  }

  private func outcome(_ title: String, _ before: Snapshot, _ bodies: BodyChanges) -> StepOutcome {
    var outcome = StepOutcome(
      title: title, before: before, after: simulator.snapshot(), events: simulator.takeEvents())
    outcome.changes = bodies.reasons(in: simulator.graph)
    outcome.hasFocus = simulator.graph.focus.node != nil
    return outcome
  }

  /// What was replaced, what came back, and what was diagnosed; the result is what was replaced.
  private func explain(_ outcome: StepOutcome, _ told: inout ExplainedAction) -> [Explanation] {
    let explanations = Explanation.all(of: outcome)
    told.explanations = explanations + returns(in: outcome)
    note(explanations, outcome)
    told.diagnostics = outcome.events.filter { $0.kind == .diagnosticReported }.map(\.text)
    return explanations
  }

  /// What went before and is there again.
  private func returns(in outcome: StepOutcome) -> [Explanation] {
    let arrived = StateSpot.arrived(from: outcome.before, to: outcome.after)
    guard !arrived.isEmpty else { return [] }
    let known = Set(outcome.before.nodes.map(\.id))
    let new = outcome.after.nodes.filter { !known.contains($0.id) && !$0.state.isEmpty }
    var returned: [Explanation] = []
    goings.removeAll { going in
      guard !going.spots.isDisjoint(with: arrived) else { return false }
      var explanation = going.explanation
      explanation.comesBack(as: new, by: outcome.title)
      returned.append(explanation)
      return true
    }
    return returned
  }

  private func note(_ explanations: [Explanation], _ outcome: StepOutcome) {
    for (replacement, explanation) in zip(outcome.replacements, explanations) where explanation.isGone {
      goings.append((explanation, Set(StateSpot.gone(by: replacement, from: outcome.before))))
    }
  }
}
