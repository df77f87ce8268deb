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
    let witnesses = await witnesses(of: walk.report.findings)
    walk.finish(marks: witnesses.map(\.marks), explanations: witnesses.map(\.explanation))
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
        guard let simulator = await state(after: way + [action]), known.insert(StateKey(simulator)).inserted else {
          continue
        }
        snapshots.append(simulator.snapshot())
        if way.count + 1 < bounds.depth { ways.append(way + [action]) }
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
        let explanations = Explanation.all(of: outcome).filter { $0.isLoss || $0.isReplaced || $0.isGone }
        answer.steps.append(
          ExplorationStep(
            way: number, action: StepWords.words(action), state: StateKey(here), explanations: explanations,
            diagnostics: outcome.events.filter { $0.kind == .diagnosticReported }.map(\.text)))
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
  private func state(after way: [StepAction]) async -> Simulator? {
    let simulator = await fresh()
    for action in way {
      guard (try? await simulator.perform(action)) != nil else { return nil }
    }
    return simulator
  }

  private func outcome(of action: StepAction, on simulator: Simulator) async -> StepOutcome? {
    let before = simulator.snapshot()
    _ = simulator.takeEvents()
    guard (try? await simulator.perform(action)) != nil else { return nil }
    return StepOutcome(
      title: StepWords.words(action), before: before, after: simulator.snapshot(), events: simulator.takeEvents())
  }

  // MARK: Witnesses

  /// How a finding is shown with values that no view begins with.
  public struct Witness: Sendable, Codable {
    public var marks: [String] = []
    public var explanation: Explanation?
  }

  /// For each finding, what to set before its last step so that what is lost is seen; nothing where that changes what
  /// is found.
  func witnesses(of findings: [ExplorationFinding]) async -> [Witness] {
    var witnesses: [Witness] = []
    for finding in findings { witnesses.append(await witness(of: finding) ?? Witness()) }
    return witnesses
  }

  private func witness(of finding: ExplorationFinding) async -> Witness? {
    let actions = finding.steps.compactMap(Self.action)
    guard actions.count == finding.steps.count, let last = actions.last,
      let trial = await state(after: actions.dropLast())
    else { return nil }
    let lost = Set(finding.explanation.losses.filter(\.isReset).map(\.key))
    guard !lost.isEmpty, let outcome = await outcome(of: last, on: trial) else { return nil }
    let gone = Set(outcome.before.nodes.map(\.id)).subtracting(outcome.after.nodes.map(\.id))
    guard let simulator = await state(after: actions.dropLast()) else { return nil }
    var marks: [StepAction] = []
    var numbers: [String: Int] = [:]
    let counts = Dictionary(outcome.before.nodes.map { ($0.type, 1) }, uniquingKeysWith: +)
    for node in outcome.before.nodes {
      let number = numbers[node.type, default: 0]
      numbers[node.type] = number + 1
      guard gone.contains(node.id) else { continue }
      let selector = NodeSelector(node.type, index: counts[node.type] == 1 ? nil : number)
      for state in node.state where lost.contains("\(node.type).\(state.name)") && marks.count < 4 {
        let path = StatePath(node: selector, property: state.name)
        for literal in Self.recognisable where "\(literal)" != state.value {
          let action = StepAction.set(path, literal)
          guard (try? await simulator.perform(action)) != nil else { continue }
          marks.append(action)
          break
        }
      }
    }
    guard !marks.isEmpty, let marked = await self.outcome(of: last, on: simulator),
      let explanation = Explanation.all(of: marked).first(where: { $0.isSameCause(as: finding.explanation) })
    else { return nil }
    return Witness(marks: marks.map { StepWords.words($0) }, explanation: explanation)
  }

  /// Values that are recognised again; the first that fits the type is taken.
  private static let recognisable: [StepLiteral] = [
    .string("kept?"), .integer(7), .bool(true), .bool(false), .list([.string("kept?")]), .list([.integer(7)]),
  ]
}
