/// Walks what a person would find by clicking everything: each control and each Bool or enum state, breadth first,
/// states recognised by equal snapshots. A second run sees the same.
@MainActor public struct Exploration {
  let name: String
  let bounds: ExplorationBounds
  /// A new simulator with the view launched.
  let launch: () async -> Simulator

  public init(
    name: String, bounds: ExplorationBounds = ExplorationBounds(), launch: @escaping @MainActor () async -> Simulator
  ) {
    self.name = name
    self.bounds = bounds
    self.launch = launch
  }

  /// The whole exploration, in this process.
  public func run() async -> ExplorationReport {
    let start = ContinuousClock.now
    var walk = ExplorationWalk(root: name, bounds: bounds)
    while !walk.frontier.isEmpty {
      let used = start.duration(to: .now).components
      let left = bounds.seconds - Double(used.seconds) - Double(used.attoseconds) / 1e18
      let answer = await expand(walk.frontier, seconds: left)
      walk.take([(answer, Array(walk.frontier.indices))])
    }
    walk.finish(await witnesses(of: walk.candidates))
    return walk.report
  }

  /// The trees that are reached within the bounds, the launch's first.
  func snapshots() async -> [Snapshot] {
    let start = ContinuousClock.now
    let first = await fresh()
    var known: Set<StateKey> = [StateKey(first)]
    var snapshots = [first.snapshot()]
    var ways: [[StepAction]] = [[]]
    var next = 0
    while next < ways.count, next < bounds.states {
      let way = ways[next]
      next += 1
      guard let here = await state(after: way) else { continue }
      for action in await PossibleActions(simulator: here).all() {
        guard start.duration(to: .now) < .seconds(bounds.seconds) else { return snapshots }
        guard let simulator = await state(after: way + [action]) else { continue }
        let rest = await simulator.endAnimations()
        guard known.insert(StateKey(simulator)).inserted else { continue }
        snapshots.append(simulator.snapshot())
        let next = way + [action] + (rest.map { [$0] } ?? [])
        if next.count < bounds.depth { ways.append(next) }
      }
    }
    return snapshots
  }

  // MARK: Expansion

  /// Follows each way, and does every possible action in the state that it leads to.
  /// - Parameters:
  ///   - skipped: Ways that are not to be gone, because they end the program.
  ///   - onBegin: Told of each way right before its last action is done.
  func expand(
    _ ways: [[String]], seconds: Double, skipped: [[String]] = [], onBegin: ([String]) -> Void = { _ in }
  ) async -> ExplorationAnswer {
    let start = ContinuousClock.now
    let first = await fresh()
    var answer = ExplorationAnswer(start: StateKey(first))
    answer.diagnostics = first.diagnostics.map { "\($0.code): \($0)" }
    var isFirstLaunch = true
    for (number, way) in ways.enumerated() {
      let actions = way.compactMap(Self.action)
      guard actions.count == way.count else { continue }
      answer.wayCount += 1
      var simulator = await state(after: actions)
      if isFirstLaunch, way.isEmpty, let simulator { answer.launchesDiffer = StateKey(simulator) != answer.start }
      isFirstLaunch = false
      guard let reached = simulator else { continue }
      let possible = await PossibleActions(simulator: reached).all()
      for action in possible {
        guard start.duration(to: .now) < .seconds(seconds) else {
          answer.isOutOfTime = true
          return answer
        }
        // The first action goes on where the state was reached, each other one from a new launch.
        let again = simulator == nil ? await state(after: actions) : nil
        guard let here = simulator ?? again else { continue }
        simulator = nil
        answer.actionCount += 1
        let whole = way + [StepWords.words(action)]
        guard !skipped.contains(whole) else { continue }
        onBegin(whole)
        guard let outcome = await outcome(of: action, on: here) else { continue }
        let rest = await rest(of: here)
        answer.steps.append(ExplorationStep(outcome, rest: rest, way: number, state: StateKey(here)))
      }
    }
    return answer
  }

  /// A new launch that finds nothing of an earlier one.
  private func fresh() async -> Simulator {
    ValueStore.clear()
    return await launch()
  }

  private static func action(in text: String) -> StepAction? {
    guard let step = try? StepsLine.step(in: text, marks: []), case .action(let action, _) = step.kind else {
      return nil
    }
    return action
  }

  /// A simulator in the state that a way leads to.
  private func state(after way: some Sequence<StepAction>) async -> Simulator? {
    let simulator = await fresh()
    for action in way {
      guard (try? await simulator.perform(action)) != nil else { return nil }
    }
    return simulator
  }

  private func outcome(
    of action: StepAction, on simulator: Simulator, isWatched: Bool = false
  ) async -> StepOutcome? {
    let before = simulator.snapshot()
    let bodies = isWatched ? BodyChanges(simulator.graph) : nil
    _ = simulator.takeEvents()
    guard (try? await simulator.perform(action)) != nil else { return nil }
    var outcome = StepOutcome(
      title: StepWords.words(action), before: before, after: simulator.snapshot(), events: simulator.takeEvents())
    outcome.changes = bodies?.reasons(in: simulator.graph)
    outcome.hasFocus = simulator.graph.focus.node != nil
    return outcome
  }

  /// What happens until the animations that run have ended: a person looks on before the next click. `nil` if none does.
  private func rest(of simulator: Simulator) async -> StepOutcome? {
    let before = simulator.snapshot()
    guard let action = await simulator.endAnimations() else { return nil }
    var outcome = StepOutcome(
      title: StepWords.words(action), before: before, after: simulator.snapshot(), events: simulator.takeEvents())
    outcome.hasFocus = simulator.graph.focus.node != nil
    return outcome
  }

  // MARK: Witnesses

  /// For each finding, what to set before the step that loses so that the loss is seen, and what is expected then.
  func witnesses(of findings: [ExplorationFinding]) async -> [ExplorationWitness] {
    var witnesses: [ExplorationWitness] = []
    for finding in findings { witnesses.append(await witness(of: finding)) }
    return witnesses
  }

  private func witness(of finding: ExplorationFinding) async -> ExplorationWitness {
    let actions = finding.steps.compactMap(Self.action)
    guard actions.count == finding.steps.count, finding.losing < actions.count,
      let trial = await state(after: actions[..<finding.losing]),
      let outcome = await outcome(of: actions[finding.losing], on: trial, isWatched: true)
    else { return ExplorationWitness() }
    if finding.explanation.hasSlid { return await slid(finding, actions, outcome) }
    var witness = ExplorationWitness()
    witness.links = Explanation.all(of: outcome).first { $0.isSameCause(as: finding.explanation) }?.links
    witness.expectations = Self.expectations(of: finding, outcome)
    if let focus = Self.expectedFocus(of: finding.explanation, outcome, in: trial) { witness.expectations = [focus] }
    let isReturn = finding.losing < actions.count - 1
    let lost = Set(finding.explanation.losses.filter { isReturn || $0.isReset }.map(\.key))
    // Rows are marked before they are scrolled away.
    var marking = finding.losing
    if finding.explanation.kind == "scrolling" {
      while marking > 0, case .scroll = actions[marking - 1] { marking -= 1 }
    }
    guard let simulator = await state(after: actions[..<marking]) else { return witness }
    let gone = Set(outcome.before.nodes.map(\.id)).subtracting(outcome.after.nodes.map(\.id))
    let marks = await mark(simulator.snapshot(), gone, lost, on: simulator)
    for action in actions[marking..<finding.losing] {
      guard (try? await simulator.perform(action)) != nil else { return witness }
    }
    guard isReturn || !marks.isEmpty,
      let marked = await self.outcome(of: actions[finding.losing], on: simulator, isWatched: true),
      var explanation = Explanation.all(of: marked).first(where: { $0.isSameCause(as: finding.explanation) })
    else { return witness }
    for action in actions[(finding.losing + 1)...] {
      guard (try? await simulator.perform(action)) != nil else { return ExplorationWitness() }
    }
    if isReturn, let last = finding.steps.last {
      let known = Set(marked.before.nodes.map(\.id))
      let new = simulator.snapshot().nodes.filter { !known.contains($0.id) && !$0.state.isEmpty }
      explanation.comesBack(as: new, by: last)
      guard explanation.comesBack != nil else { return ExplorationWitness() }
    }
    witness.marks = marks.map { StepWords.words($0) }
    witness.marking = marking
    witness.explanation = explanation
    let states = Self.expectations(of: marks, explanation)
    if !states.isEmpty, explanation.kind != "element" { witness.expectations = states }
    return witness
  }

  /// Sets what is lost to values that no view begins with; the result is what was set.
  private func mark(
    _ tree: Snapshot, _ gone: Set<NodeID>, _ lost: Set<String>, on simulator: Simulator
  ) async -> [StepAction] {
    var marks: [StepAction] = []
    var numbers: [String: Int] = [:]
    let named = tree.nodes.filter(ReplacedPart.isNamed)
    let counts = Dictionary(named.map { ($0.type, 1) }, uniquingKeysWith: +)
    for node in named {
      let number = numbers[node.type, default: 0]
      numbers[node.type] = number + 1
      guard gone.contains(node.id) else { continue }
      let selector = NodeSelector(node.type, index: counts[node.type] == 1 ? nil : number)
      for state in node.state where lost.contains("\(node.type).\(state.name)") && marks.count < 4 {
        if let action = await set(StatePath(node: selector, property: state.name), state.value, on: simulator) {
          marks.append(action)
        }
      }
    }
    return marks
  }

  private func set(_ path: StatePath, _ value: String, on simulator: Simulator) async -> StepAction? {
    for literal in Self.recognisable where "\(literal)" != value {
      let action = StepAction.set(path, literal)
      if StepWords.isWritable(action), (try? await simulator.perform(action)) != nil { return action }
    }
    return nil
  }

  /// Values that are recognised again; the first that fits the type is taken.
  private static let recognisable: [StepLiteral] = [
    .string("kept?"), .integer(7), .bool(true), .bool(false), .list([.string("kept?")]), .list([.integer(7)]),
  ]

  /// What a steps file expects where states were marked: that they have these values still, whether the view was kept or
  /// the state is held above it. Nothing where a lost state begins with the value that it was given.
  private static func expectations(of marks: [StepAction], _ explanation: Explanation) -> [String] {
    var expectations: [String] = []
    for case .set(let path, let literal) in marks {
      let losses = explanation.losses.filter { $0.key == "\(path.node.typeName).\(path.property)" }
      guard losses.allSatisfy({ $0.successor != "\(literal)" }) else { return [] }
      expectations.append(StepWords.words(.state(path, .equal, literal)))
    }
    return expectations
  }

  /// Where a field gave way to another one and nothing else was lost: that the new one has the focus.
  private static func expectedFocus(
    of explanation: Explanation, _ outcome: StepOutcome, in simulator: Simulator
  ) -> String? {
    guard explanation.isFocusSwap else { return nil }
    let known = Set(outcome.before.nodes.map(\.id))
    let live = NodeQuery(graph: simulator.graph).live
    let selectors = ActionSelectors(graph: simulator.graph, live: live)
    for node in live where !known.contains(node.id) {
      guard case .text? = node.control, let role = node.control,
        let selector = selectors.selector(of: node, role, .text)
      else { continue }
      return StepWords.words(StepExpectation.focus(selector))
    }
    return nil
  }

  /// What a steps file expects otherwise: that the views are kept. Of rows those whose element is still there.
  private static func expectations(of finding: ExplorationFinding, _ outcome: StepOutcome) -> [String] {
    let explanation = finding.explanation
    let isReturn = finding.losing < finding.steps.count - 1
    let lost = explanation.losses.filter { isReturn || $0.isReset }
    let views = Set(lost.map { String($0.key.prefix { $0 != "." }) }).sorted()
    let stayed = Set(outcome.after.nodes.map(\.id))
    if explanation.kind == "element", !isReturn {
      let rows = views.flatMap { type in
        outcome.before.nodes.filter { $0.type == type && !stayed.contains($0.id) }.compactMap { node -> String? in
          Snapshot(root: node).texts.first { text in
            alone(type, showing: text, in: outcome.before) != nil
              && alone(type, showing: text, in: outcome.after) != nil
          }.map { StepWords.words(.kept(NodeSelector(type, text: $0))) }
        }
      }
      if !rows.isEmpty { return Array(rows.prefix(3)) }
    }
    let names = views.isEmpty ? Array(explanation.replaced.prefix(1)) : views
    return names.map { StepWords.words(.kept(NodeSelector($0))) }
  }

  /// The one node of a type below which a text contains another.
  private static func alone(_ type: String, showing text: String, in tree: Snapshot) -> Snapshot.NodeValue? {
    let nodes = tree.nodes.filter {
      $0.type == type && ReplacedPart.isNamed($0) && Snapshot(root: $0).texts.contains { $0.contains(text) }
    }
    return nodes.count == 1 ? nodes[0] : nil
  }

  /// Rows that stay while their elements move on: what one row holds is marked, and is found at another element.
  private func slid(
    _ finding: ExplorationFinding, _ actions: [StepAction], _ outcome: StepOutcome
  ) async -> ExplorationWitness {
    for node in outcome.before.nodes where !node.state.isEmpty {
      for text in Snapshot(root: node).texts {
        guard Self.alone(node.type, showing: text, in: outcome.before)?.id == node.id,
          let now = Self.alone(node.type, showing: text, in: outcome.after), now.id != node.id,
          outcome.after.nodes.contains(where: { $0.id == node.id }),
          let simulator = await state(after: actions[..<finding.losing])
        else { continue }
        let selector = NodeSelector(node.type, text: text)
        for state in node.state {
          let path = StatePath(node: selector, property: state.name)
          guard let mark = await set(path, state.value, on: simulator), case .set(_, let literal) = mark,
            let marked = await self.outcome(of: actions[finding.losing], on: simulator, isWatched: true),
            let after = Self.alone(node.type, showing: text, in: marked.after),
            let value = after.state.first(where: { $0.name == state.name })?.value, value != "\(literal)",
            var explanation = Explanation.all(of: marked).first(where: { $0.isSameCause(as: finding.explanation) })
          else { break }
          explanation.costs.insert("\(selector) had \(state.name) = \(literal), and has \(value) now", at: 0)
          return ExplorationWitness(
            marks: [StepWords.words(mark)], marking: finding.losing, explanation: explanation,
            expectations: [StepWords.words(.state(path, .equal, literal))])
        }
      }
    }
    return ExplorationWitness()
  }
}

/// How a finding is shown with values that no view begins with.
public struct ExplorationWitness: Sendable, Codable {
  var marks: [String] = []
  /// Before which step they are done.
  var marking: Int?
  var explanation: Explanation?
  /// What led to the loss, where there is nothing to mark.
  var links: CausalChain?
  var expectations: [String] = []
}
