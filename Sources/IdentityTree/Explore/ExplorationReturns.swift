/// Views that go with their state and come back with its initial values by later actions. States that were seen before
/// are expanded only once, so that the way back is looked for among all actions that are known.
struct ExplorationReturns: Sendable {
  /// One action in one state.
  private struct Edge: Sendable {
    let steps: [String]
    let to: StateKey
    let arrived: [StateSpot]
  }

  /// Views that went, with the way to that.
  struct Going: Sendable {
    let way: [String]
    /// Which of the steps took them away.
    let losing: Int
    let explanation: Explanation
    let spots: [StateSpot]
    let to: StateKey
  }

  private var edges: [StateKey: [Edge]] = [:]
  private var goings: [[Going]] = []

  /// The most ways that are looked at for one cause, and the most actions of a way back.
  private static let most = 12
  private static let farthest = 4

  mutating func add(_ going: Going) {
    if let index = goings.firstIndex(where: { $0[0].explanation.isSameCause(as: going.explanation) }) {
      if goings[index].count < Self.most { goings[index].append(going) }
    } else {
      goings.append([going])
    }
  }

  mutating func add(_ step: ExplorationStep, from state: StateKey) {
    edges[state, default: []].append(Edge(steps: step.steps, to: step.state, arrived: step.arrived))
  }

  /// For each cause the shortest way on which what went comes back.
  var findings: [ExplorationFinding] {
    goings.compactMap { goings -> ExplorationFinding? in
      let ways = goings.compactMap { going in back(from: going).map { (going: going, back: $0) } }
      // Of ways with equally many actions the one that a person can go with the controls alone.
      func length(_ way: (going: Going, back: [String])) -> (Int, Int) {
        let steps = way.going.way + way.back
        return (ExplorationFinding.actionCount(of: steps), steps.count { $0.hasPrefix("set ") })
      }
      let best = ways.enumerated().min { left, right in
        let (one, other) = (length(left.element), length(right.element))
        return (one.0, one.1, left.offset) < (other.0, other.1, right.offset)
      }
      guard let (going, back) = best?.element else { return nil }
      return ExplorationFinding(
        explanation: going.explanation, steps: going.way + back, count: goings.count, losing: going.losing)
    }
  }

  /// The shortest actions after which one of the views stands at its spot again.
  private func back(from going: Going) -> [String]? {
    let wanted = Set(going.spots)
    guard !wanted.isEmpty else { return nil }
    var seen: Set<StateKey> = [going.to]
    var level: [(state: StateKey, way: [String])] = [(going.to, [])]
    for _ in 0..<Self.farthest {
      var next: [(state: StateKey, way: [String])] = []
      for (state, way) in level {
        for edge in edges[state] ?? [] {
          if !wanted.isDisjoint(with: edge.arrived) { return way + edge.steps.prefix(1) }
          if seen.insert(edge.to).inserted { next.append((edge.to, way + edge.steps)) }
        }
      }
      level = next
    }
    return nil
  }
}
