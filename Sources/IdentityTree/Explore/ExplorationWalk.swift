/// The walk through the states of a view, breadth first: which ways are to be followed next, and what was found on
/// those that were. It runs nothing itself, so that the ways can be followed anywhere, side by side.
public struct ExplorationWalk: Sendable {
  public private(set) var report: ExplorationReport
  private let bounds: ExplorationBounds
  private var known: Set<StateKey> = []
  /// The ways of the level that is to be followed, and the states that they lead to.
  public private(set) var frontier: [[String]] = [[]]
  private var states: [StateKey?] = [nil]
  private var returns = ExplorationReturns()
  /// How many actions the ways of the level have, rests not counted.
  private var depth = 0
  /// Whether ways of the level are left out.
  private var isCut = false

  public init(root: String, bounds: ExplorationBounds) {
    self.bounds = bounds
    report = ExplorationReport(root: root, stateCount: 0, actionCount: 0, end: Self.all, findings: [])
  }

  private static let all = "everything was seen"

  /// Notes that a way ended the program.
  public mutating func note(_ crash: ExplorationCrash) {
    if !report.crashes.contains(where: crash.isSame) { report.crashes.append(crash) }
  }

  /// Takes the answers for the frontier, in its order: `ways` are the positions that each answer was asked for.
  public mutating func take(_ answers: [(answer: ExplorationAnswer, ways: [Int])]) {
    var steps: [ExplorationStep] = []
    for (answer, ways) in answers {
      known.insert(answer.start)
      if frontier == [[]] { states = [answer.start] }
      for diagnostic in answer.diagnostics { note(diagnostic, []) }
      report.stateCount += answer.wayCount
      report.actionCount += answer.actionCount
      if answer.launchesDiffer { report.launchesDiffer = true }
      if answer.isOutOfTime {
        report.end = "\(Self.number(bounds.seconds)) \(bounds.seconds == 1 ? "second" : "seconds") (--seconds)"
        report.seconds = bounds.seconds
      }
      for var step in answer.steps {
        step.way = ways[step.way]
        steps.append(step)
      }
    }
    // Each answer keeps the order of actions.
    steps.sort { $0.way < $1.way }
    let isOver = report.end != Self.all
    depth += 1
    if report.seconds == nil, !isCut { report.depth = depth }
    var next: [(way: [String], state: StateKey)] = []
    for step in steps {
      let way = frontier[step.way] + step.steps
      let losing = way.count - step.steps.count
      var counted: Set<String> = []
      for (index, explanation) in (step.explanations + step.late).enumerated() {
        let isLate = index >= step.explanations.count
        note(explanation, isLate ? way : Array(way[...losing]), &counted)
        if explanation.isGone, index < step.gone.count {
          returns.add(
            ExplorationReturns.Going(
              way: way, losing: isLate ? way.count - 1 : losing, explanation: explanation, spots: step.gone[index],
              to: step.state))
        }
      }
      if let state = states[step.way] { returns.add(step, from: state) }
      for diagnostic in step.diagnostics { note(diagnostic, way) }
      guard known.insert(step.state).inserted else { continue }
      if depth < bounds.depth {
        next.append((way, step.state))
      } else if report.end == Self.all {
        report.end = "\(bounds.depth) \(bounds.depth == 1 ? "action" : "actions") one after the other (--depth)"
      }
    }
    report.isComplete = report.end == Self.all
    guard !isOver else {
      frontier = []
      return
    }
    let left = bounds.states - report.stateCount
    isCut = isCut || next.count > left
    if isCut { report.isComplete = false }
    if next.count > left { report.end = "\(bounds.states) \(bounds.states == 1 ? "state" : "states") (--states)" }
    frontier = next.prefix(max(left, 0)).map(\.way)
    states = next.prefix(max(left, 0)).map(\.state)
  }

  private mutating func note(_ diagnostic: String, _ way: [String]) {
    // The same about another id of the same collection says nothing new.
    func kind(_ text: String) -> String { text.replacing(/the ID .* (occurs|is used)/, with: "") }
    guard !report.diagnostics.contains(where: { kind($0.text) == kind(diagnostic) }) else { return }
    report.diagnostics.append(ExplorationDiagnostic(text: diagnostic, steps: way))
  }

  /// - Parameter counted: What was counted of the same action already.
  private mutating func note(_ explanation: Explanation, _ way: [String], _ counted: inout Set<String>) {
    func add(to findings: inout [ExplorationFinding]) {
      if let index = findings.firstIndex(where: { $0.explanation.isSameCause(as: explanation) }) {
        if counted.insert("\(index)|\(explanation.isLoss)|\(explanation.isReplaced)").inserted {
          findings[index].count += 1
        }
        // Of equally short ways the one that loses more says more, and lost focus is more than a repeated appearance.
        let known = findings[index].explanation
        let isMore = explanation.lostFocus != nil && known.lostFocus == nil && !known.losses.contains(where: \.isReset)
        if isMore || findings[index].actionCount == ExplorationFinding.actionCount(of: way),
          explanation.weight > findings[index].explanation.weight
        {
          findings[index].explanation = explanation
          findings[index].steps = way
          (findings[index].losing, findings[index].marking) = (way.count - 1, way.count - 1)
        }
      } else {
        counted.insert("\(findings.count)|\(explanation.isLoss)|\(explanation.isReplaced)")
        findings.append(ExplorationFinding(explanation: explanation, steps: way, count: 1, losing: way.count - 1))
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

  /// What is to be shown with values that no view begins with: the findings, and what goes and comes back.
  public var candidates: [ExplorationFinding] { report.findings + returns.findings }

  /// The finished report: the shortest ways first, what is harmless only where nothing was lost for the same cause.
  /// - Parameter witnesses: One for each of ``candidates``, in their order.
  public mutating func finish(_ witnesses: [ExplorationWitness] = []) {
    let candidates = candidates
    var returned: [Explanation] = []
    let count = report.findings.count
    for (index, witness) in witnesses.enumerated() where index < candidates.count {
      var finding = candidates[index]
      finding.marks = witness.marks
      finding.marking = witness.marking ?? finding.losing
      finding.expectations = witness.expectations
      if let explanation = witness.explanation {
        finding.explanation = explanation
      } else if let links = witness.links {
        finding.explanation.links = links
      }
      if index < count {
        report.findings[index] = finding
      } else if finding.explanation.comesBack != nil {
        returned.append(candidates[index].explanation)
        if finding.explanation.kind == "container" {
          report.reopened.append(finding)
        } else {
          report.returned.append(finding)
        }
      }
    }
    report.harmless.removeAll { finding in
      report.findings.contains { $0.explanation.isSamePlace(as: finding.explanation) }
    }
    // A way back that is no shorter than a loss at the same place says nothing new.
    report.returned.removeAll { finding in
      report.findings.contains {
        $0.explanation.isSamePlace(as: finding.explanation) && $0.actionCount <= finding.actionCount
      }
    }
    let told = (report.findings + report.returned + report.reopened).map(\.explanation)
    report.gone.removeAll { finding in
      told.contains { $0.isSamePlace(as: finding.explanation) }
        || returned.contains { $0.isSameCause(as: finding.explanation) }
    }
    report.findings.sort(by: Self.isBefore)
    report.returned.sort(by: Self.isBefore)
    report.reopened.sort(by: Self.isBefore)
    report.harmless.sort(by: Self.isBefore)
    report.gone.sort(by: Self.isBefore)
    report.crashes.sort { ($0.steps.count, $0.steps.joined()) < ($1.steps.count, $1.steps.joined()) }
  }

  private static func isBefore(_ left: ExplorationFinding, _ right: ExplorationFinding) -> Bool {
    func order(_ finding: ExplorationFinding) -> (Int, String, Int, String) {
      let explanation = finding.explanation
      return (finding.actionCount, explanation.key, explanation.place?.line ?? 0, finding.steps.joined(separator: ";"))
    }
    return order(left) < order(right)
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
