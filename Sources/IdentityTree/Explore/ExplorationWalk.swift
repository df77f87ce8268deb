/// The walk through the states of a view, breadth first: which ways are to be followed next, and what was found on
/// those that were. It runs nothing itself, so that the ways can be followed anywhere, side by side.
public struct ExplorationWalk: Sendable {
  public private(set) var report: ExplorationReport
  private let bounds: ExplorationBounds
  private var known: Set<StateKey> = []
  /// The ways of the level that is to be followed.
  public private(set) var frontier: [[String]] = [[]]

  public init(root: String, bounds: ExplorationBounds) {
    self.bounds = bounds
    report = ExplorationReport(root: root, stateCount: 0, actionCount: 0, end: Self.all, findings: [])
  }

  private static let all = "everything was seen"

  /// Notes that a way ended the program.
  public mutating func note(_ crash: ExplorationCrash) {
    if !report.crashes.contains(crash) { report.crashes.append(crash) }
  }

  /// Takes the answers for the frontier, in its order: `ways` are the positions that each answer was asked for.
  public mutating func take(_ answers: [(answer: ExplorationAnswer, ways: [Int])]) {
    var steps: [ExplorationStep] = []
    for (answer, ways) in answers {
      known.insert(answer.start)
      for diagnostic in answer.diagnostics { note(diagnostic, []) }
      report.stateCount += answer.wayCount
      report.actionCount += answer.actionCount
      if answer.launchesDiffer { report.launchesDiffer = true }
      if answer.isOutOfTime {
        report.end = "\(Self.number(bounds.seconds)) \(bounds.seconds == 1 ? "second" : "seconds") (--seconds)"
      }
      for var step in answer.steps {
        step.way = ways[step.way]
        steps.append(step)
      }
    }
    // Each answer keeps the order of actions.
    steps.sort { $0.way < $1.way }
    let isOver = report.end != Self.all
    var next: [[String]] = []
    for step in steps {
      let way = frontier[step.way] + [step.action]
      for explanation in step.explanations { note(explanation, way) }
      for diagnostic in step.diagnostics { note(diagnostic, way) }
      guard known.insert(step.state).inserted else { continue }
      if way.count < bounds.depth {
        next.append(way)
      } else if report.end == Self.all {
        report.end = "\(bounds.depth) \(bounds.depth == 1 ? "action" : "actions") one after the other (--depth)"
      }
    }
    guard !isOver else {
      frontier = []
      return
    }
    let left = bounds.states - report.stateCount
    if next.count > left { report.end = "\(bounds.states) \(bounds.states == 1 ? "state" : "states") (--states)" }
    frontier = Array(next.prefix(max(left, 0)))
  }

  private mutating func note(_ diagnostic: String, _ way: [String]) {
    guard !report.diagnostics.contains(where: { $0.text == diagnostic }) else { return }
    report.diagnostics.append(ExplorationDiagnostic(text: diagnostic, steps: way))
  }

  private mutating func note(_ explanation: Explanation, _ way: [String]) {
    func add(to findings: inout [ExplorationFinding]) {
      if let index = findings.firstIndex(where: { $0.explanation.isSameCause(as: explanation) }) {
        findings[index].count += 1
        // Of equally short ways the one that loses more says more.
        if findings[index].steps.count == way.count, explanation.weight > findings[index].explanation.weight {
          findings[index].explanation = explanation
          findings[index].steps = way
        }
      } else {
        findings.append(ExplorationFinding(explanation: explanation, steps: way, count: 1))
      }
    }
    if explanation.isLoss {
      add(to: &report.findings)
    } else if explanation.isReplaced {
      add(to: &report.harmless)
    } else if explanation.isGone {
      add(to: &report.gone)
    }
  }

  /// The finished report: the shortest ways first, what is harmless only where nothing was lost for the same cause.
  public mutating func finish(marks: [[String]] = [], explanations: [Explanation?] = []) {
    for (index, steps) in marks.enumerated() where index < report.findings.count {
      report.findings[index].marks = steps
      if index < explanations.count, let explanation = explanations[index] {
        report.findings[index].explanation = explanation
      }
    }
    let known = report.findings.flatMap { [$0.explanation.place, $0.explanation.formerPlace] }.compactMap(\.self)
    func isKnown(_ finding: ExplorationFinding) -> Bool {
      [finding.explanation.place, finding.explanation.formerPlace].compactMap(\.self).contains(where: known.contains)
    }
    report.harmless.removeAll(where: isKnown)
    report.gone.removeAll(where: isKnown)
    report.findings.sort(by: Self.isBefore)
    report.harmless.sort(by: Self.isBefore)
    report.gone.sort(by: Self.isBefore)
    report.crashes.sort { ($0.steps.count, $0.steps.joined()) < ($1.steps.count, $1.steps.joined()) }
  }

  private static func isBefore(_ left: ExplorationFinding, _ right: ExplorationFinding) -> Bool {
    func order(_ finding: ExplorationFinding) -> (Int, String, Int, String) {
      let explanation = finding.explanation
      return (finding.steps.count, explanation.key, explanation.place?.line ?? 0, finding.steps.joined(separator: ";"))
    }
    return order(left) < order(right)
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
