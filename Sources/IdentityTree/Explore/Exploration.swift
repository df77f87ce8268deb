import Foundation

/// How far an exploration goes.
public struct ExplorationBounds: Sendable, Codable, Equatable {
  /// The most actions one after the other.
  public var depth = 4
  /// The most states that are expanded.
  public var states = 200
  /// The most seconds of real time.
  public var seconds = 20.0

  public init() {}
}

/// One cause of loss, with the shortest way to it.
public struct ExplorationFinding: Sendable, Codable, Equatable {
  public var explanation: Explanation
  /// The steps from the launch, the last of them the one that loses.
  public var steps: [String]
  /// How many actions in all states lost something for this cause.
  public var count: Int
}

/// What an exploration has seen.
public struct ExplorationReport: Sendable, Codable, Equatable {
  public var root: String
  public var stateCount: Int
  public var actionCount: Int
  /// What ended it: `everything was seen`, or the bound.
  public var end: String
  public var findings: [ExplorationFinding]
}

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

  public func run() async -> ExplorationReport {
    var report = ExplorationReport(
      root: name, stateCount: 0, actionCount: 0, end: "everything was seen", findings: [])
    await walk(&report)
    report.findings.sort { ($0.steps.count, $0.explanation.key) < ($1.steps.count, $1.explanation.key) }
    return report
  }

  private func walk(_ report: inout ExplorationReport) async {
    let start = ContinuousClock.now
    var known: Set<String> = [StateText.of(await launch())]
    var queue: [[StepAction]] = [[]]
    var next = 0
    while next < queue.count {
      guard next < bounds.states else {
        report.end = "\(bounds.states) states (--states)"
        return
      }
      let way = queue[next]
      next += 1
      report.stateCount += 1
      var simulator: Simulator? = await state(after: way)
      guard let actions = simulator.map({ PossibleActions(simulator: $0).all }) else { continue }
      for action in actions {
        guard start.duration(to: .now) < .seconds(bounds.seconds) else {
          report.end = "\(bounds.seconds) seconds (--seconds)"
          return
        }
        // The first action goes on where the state was reached, each other one from a new launch.
        let reached = simulator
        simulator = nil
        let again = reached == nil ? await state(after: way) : nil
        guard let here = reached ?? again else { continue }
        report.actionCount += 1
        guard let outcome = await outcome(of: action, on: here) else { continue }
        note(outcome, way: way + [action], in: &report)
        guard known.insert(StateText.of(here)).inserted else { continue }
        if way.count + 1 < bounds.depth {
          queue.append(way + [action])
        } else if report.end == "everything was seen" {
          report.end = "\(bounds.depth) actions one after the other (--depth)"
        }
      }
    }
  }

  /// A simulator in the state that a way leads to.
  private func state(after way: [StepAction]) async -> Simulator? {
    let simulator = await launch()
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

  private func note(_ outcome: StepOutcome, way: [StepAction], in report: inout ExplorationReport) {
    for explanation in Explanation.all(of: outcome) where isLoss(explanation) {
      if let index = report.findings.firstIndex(where: { $0.explanation.isSameCause(as: explanation) }) {
        report.findings[index].count += 1
      } else {
        report.findings.append(
          ExplorationFinding(explanation: explanation, steps: way.map { StepWords.words($0) }, count: 1))
      }
    }
  }

  /// Something is made anew that was there, or a running animation is cut: what goes for good is how apps work.
  private func isLoss(_ explanation: Explanation) -> Bool {
    explanation.losses.contains(where: \.isReset) || !explanation.costs.isEmpty
  }
}

extension Explanation {
  /// The same branch, id or collection makes the same states start anew, in whichever direction it flips.
  func isSameCause(as other: Explanation) -> Bool {
    kind == other.kind && path == other.path && replaced == other.replaced
      && Set(losses.filter(\.isReset).map(\.key)) == Set(other.losses.filter(\.isReset).map(\.key))
  }
}

/// A state of the view as text: equal for equal states, whichever way led there.
@MainActor enum StateText {
  static func of(_ simulator: Simulator) -> String {
    var lines: [String] = []
    for node in simulator.snapshot().nodes {
      let state = node.state.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
      lines.append("\(node.type)|\(node.step)|\(node.text ?? "")|\(state)")
    }
    return lines.joined(separator: "\n")
  }
}
