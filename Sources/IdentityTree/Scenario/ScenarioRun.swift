/// Drives the views of a scenario.
@MainActor public struct ScenarioRun {
  let scenario: Scenario
  /// What is done where sources disagree.
  let policies: Policies

  public init(_ scenario: Scenario, policies: Policies = Policies()) {
    self.scenario = scenario
    self.policies = policies
  }

  /// What came of it, subject by subject.
  public struct Result: Sendable {
    public let records: [Scenario.Record]
    /// Each claim in words, and whether it held.
    public let claims: [(sentence: String, held: Bool)]
    public var held: Bool { claims.allSatisfy(\.held) }
  }

  /// Runs every subject; no subjects for a scenario that is made of programs.
  public func result() async -> Result {
    guard case .views(let subjects, let steps, let claims) = scenario.content else {
      return Result(records: [], claims: [])
    }
    var records: [Scenario.Record] = []
    for subject in subjects { records.append(await Self.record(subject, steps: steps, policies: policies)) }
    let all = records
    return Result(records: all, claims: claims.map { ($0.sentence, $0.holds(all)) })
  }

  /// Drawings of every subject, at first and after each step; after `toggles` instead if there are any.
  public func drawings(_ run: DrawRun, toggles: [String]) async -> [(title: String, lines: [String])] {
    guard case .views(let subjects, let steps, _) = scenario.content else { return [] }
    var drawings: [(title: String, lines: [String])] = []
    for subject in subjects {
      let simulator = subject.make(policies)
      run.prepare(simulator)
      let name = subject.title.isEmpty ? scenario.name : "\(scenario.name), \(subject.title)"
      drawings.append(("\(name):", run.lines(simulator)))
      for step in toggles.isEmpty ? steps : toggles.map({ .toggle($0) }) {
        Self.act(step, on: simulator)
        drawings.append(("\(name), after \(step):", run.lines(simulator)))
      }
    }
    return drawings
  }

  static func record(
    _ subject: Scenario.Subject, steps: [Scenario.Step], policies: Policies = Policies()
  ) async -> Scenario.Record {
    let simulator = subject.make(policies)
    _ = simulator.takeEvents()
    let start = simulator.snapshot()
    var outcomes: [StepOutcome] = []
    var before = start
    for step in steps {
      act(step, on: simulator)
      let after = simulator.snapshot()
      outcomes.append(
        StepOutcome(title: "\(step)", before: before, after: after, events: simulator.takeEvents()))
      before = after
    }
    return Scenario.Record(title: subject.title, start: start, outcomes: outcomes)
  }

  private static func act(_ step: Scenario.Step, on simulator: Simulator) {
    switch step {
    case .tap(let label, let times): for _ in 0..<times { simulator.tap(label) }
    case .toggle(let label): simulator.toggle(label)
    case .resize(let width, let height): simulator.setWindowSize(width: width, height: height)
    }
  }
}
