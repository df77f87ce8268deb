/// Does actions in one root, and says of each what it replaced, what came back anew, and why bodies ran.
@MainActor final class ExplainHost {
  private let root: String
  private let simulator: Simulator
  private let send: (ExplainedAction) -> Void
  /// What went with its state and has not come back.
  private var goings: [(explanation: Explanation, spots: Set<StateSpot>, nodes: Set<NodeID>)] = []

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

  /// Each repeat is told by itself; they end with one that cannot be done.
  func tell(_ action: StepAction, times: Int = 1) async {
    let performing = StepPerforming(simulator: simulator)
    for number in 0..<times {
      let repeated = times == 1 ? "" : " (\(number + 1) of \(times))"
      guard await tell(action, titled: StepWords.words(action) + repeated, with: performing) else { return }
    }
  }

  private func tell(_ action: StepAction, titled title: String, with performing: StepPerforming) async -> Bool {
    var told = ExplainedAction(root: root, title: title)
    let moment = Moment(simulator)
    _ = simulator.graph.takeTouchedPolicies()
    do throws(StepFailure) {
      try await simulator.perform(action, with: performing)
    } catch {
      told.obstacle = error.found
      send(told)
      return false
    }
    let outcome = outcome(told.title, since: moment)
    let touched = simulator.graph.takeTouchedPolicies().map(\.rawValue)
    let explanations = explain(outcome, &told)
    told.digest = ActionDigest(outcome, explanations: explanations, touched: touched)
    told.bodies = BodyReasons.lines(of: outcome)
    told.kept = Array(BodyReasons.kept(in: outcome).prefix(8))
    send(told)
    return true
  }

  /// Between two flips a person looks on until the animations have ended; told as the action that does the same.
  private func endAnimations() async {
    let moment = Moment(simulator)
    guard let action = await simulator.endAnimations() else { return }
    var told = ExplainedAction(root: root, title: StepWords.words(action))
    _ = explain(outcome(told.title, since: moment), &told)
    send(told)
  }

  /// What is compared with what an action leaves.
  private struct Moment {
    let tree: Snapshot
    let bodies: BodyChanges
    let unfitting: [NodeID: [NodeID]]

    @MainActor init(_ simulator: Simulator) {
      tree = simulator.snapshot()
      bodies = BodyChanges(simulator.graph)
      unfitting = FittingChoice.hidden(in: simulator.graph)
      _ = simulator.takeEvents()
    }
  }

  private func outcome(_ title: String, since moment: Moment) -> StepOutcome {
    let graph = simulator.graph
    var outcome = StepOutcome(
      title: title, before: moment.tree, after: simulator.snapshot(), events: simulator.takeEvents())
    outcome.changes = moment.bodies.reasons(in: graph)
    outcome.hasFocus = graph.focus.node != nil
    let leaving = graph.leavingViews.items.flatMap(\.nodes)
    outcome.leaving = Set(leaving.flatMap { NodeQuery.nodes(from: $0, leaving: true) }.map(\.id))
    let old = Set(outcome.before.nodes.map(\.id))
    let left = goings.reduce(into: Set<NodeID>()) { $0.formUnion($1.nodes) }
    outcome.broughtBack = Set(outcome.after.nodes.map(\.id)).subtracting(old).intersection(left)
    let unfitting = FittingChoice.hidden(in: graph)
    outcome.fits = unfitting.keys.sorted { $0.rawValue < $1.rawValue }.compactMap { id in
      guard let former = moment.unfitting[id], let current = unfitting[id] else { return nil }
      let fit = StepOutcome.Fit(
        holder: id, from: current.filter { !former.contains($0) }, to: former.filter { !current.contains($0) })
      return fit.from.isEmpty || fit.to.isEmpty ? nil : fit
    }
    return outcome
  }

  /// What was replaced, what came back, and what was diagnosed; the result is what was replaced.
  private func explain(_ outcome: StepOutcome, _ told: inout ExplainedAction) -> [Explanation] {
    let pairs = Explanation.pairs(of: outcome)
    let explanations =
      pairs.map(\.explanation) + Explanation.fits(in: outcome) + Explanation.exchangedObjects(in: outcome)
    told.explanations = explanations + returns(in: outcome)
    note(pairs, outcome)
    told.diagnostics = outcome.events.filter { $0.kind == .diagnosticReported }.map(\.text)
    return explanations
  }

  /// What went before and is there again.
  private func returns(in outcome: StepOutcome) -> [Explanation] {
    // What is brought back while it leaves is the same view (rule 4.11).
    goings.removeAll { !$0.nodes.isDisjoint(with: outcome.broughtBack) }
    let arrived = StateSpot.arrived(from: outcome.before, to: outcome.after, beside: outcome.broughtBack)
    guard !arrived.isEmpty else { return [] }
    let known = Set(outcome.before.nodes.map(\.id)).union(outcome.broughtBack)
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

  private func note(_ pairs: [(replacement: Replacement, explanation: Explanation)], _ outcome: StepOutcome) {
    for (replacement, explanation) in pairs where explanation.isGone {
      let gone = Set(replacement.gone)
      let nodes = outcome.before.nodes.filter { gone.contains($0.id) }.flatMap { Snapshot(root: $0).nodes }
      let spots = Set(StateSpot.gone(by: replacement, from: outcome.before))
      goings.append((explanation, spots, Set(nodes.map(\.id))))
    }
  }
}
