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
  /// The steps from the launch.
  public var steps: [String]
  /// How many actions in all states lost something for this cause.
  public var count: Int
  /// Which of the steps loses, counted from 0: the last one, or an earlier one if what went comes back later.
  public var losing: Int
  /// Before which of the steps ``marks`` are done.
  public var marking: Int
  /// Steps that give what is lost a value that no view begins with, so that the loss is seen.
  public var marks: [String] = []
  /// What a steps file expects where nothing is lost.
  public var expectations: [String] = []

  /// How many of the steps do something, rests between them left out.
  var actionCount: Int { Self.actionCount(of: steps) }
  static func actionCount(of steps: [String]) -> Int {
    steps.count { $0 != "settle" && !$0.hasPrefix("advance ") }
  }

  init(explanation: Explanation, steps: [String], count: Int, losing: Int) {
    self.explanation = explanation
    self.steps = steps
    self.count = count
    self.losing = losing
    marking = losing
  }
}

/// Steps from the launch of which the last one ended the program.
public struct ExplorationCrash: Sendable, Codable, Equatable {
  public var steps: [String]
  public var fault: String
  /// Where in the user's files, if that is known; `fileID` is the path of the file.
  public var place: SourcePlace?

  public init(steps: [String], fault: String, place: SourcePlace? = nil) {
    self.steps = steps
    self.fault = fault
    self.place = place
  }

  /// Whether the program ended itself by `exit`, as a button to quit does.
  private var isExit: Bool { fault == Self.exitCalled }

  /// The fault of a program that called `exit` in the middle of its run.
  public static let exitCalled = "called exit()"

  /// Whether another way ended at the same place in the same manner.
  func isSame(as other: ExplorationCrash) -> Bool {
    self == other || fault == other.fault && place == other.place && (place != nil || isExit)
  }
}

/// A diagnostic with the steps from the launch that led to it.
public struct ExplorationDiagnostic: Sendable, Codable, Equatable {
  public var text: String
  public var steps: [String]
}

/// What an exploration has seen.
public struct ExplorationReport: Sendable, Codable, Equatable {
  public var root: String
  public var stateCount: Int
  public var actionCount: Int
  /// What ended it: `everything was seen`, or the bound.
  public var end: String
  /// Whether everything was seen.
  public var isComplete = true
  /// How many actions one after the other were all tried.
  public var depth = 0
  /// The seconds after which it was ended, if they were what ended it.
  public var seconds: Double?
  public var findings: [ExplorationFinding]
  /// What goes with its state and comes back with its initial values by a later action.
  public var returned: [ExplorationFinding] = []
  /// What presentations and navigation close, and open again with initial values.
  public var reopened: [ExplorationFinding] = []
  /// What was replaced without losing anything.
  public var harmless: [ExplorationFinding] = []
  /// What goes for good, with its state.
  public var gone: [ExplorationFinding] = []
  /// Steps that end the program, with how it ended.
  public var crashes: [ExplorationCrash] = []
  /// Diagnostics, each with the shortest steps to it.
  public var diagnostics: [ExplorationDiagnostic] = []
  /// Whether a second launch looked other than the first: the program keeps something outside of its views.
  public var launchesDiffer = false
}

/// What one action in one state did.
public struct ExplorationStep: Sendable, Codable {
  /// The position of the way among those that were asked for.
  var way: Int
  var action: String
  /// The step that lets the animations end which the action started, if it started any.
  var rest: String?
  /// The state that it led to.
  var state: StateKey
  var explanations: [Explanation]
  /// What was lost only while the animations ran.
  var late: [Explanation]
  /// For each explanation, late ones included, the views with state that went for good.
  var gone: [[StateSpot]]
  /// The views with state that came.
  var arrived: [StateSpot]
  var diagnostics: [String]

  init(_ outcome: StepOutcome, rest: StepOutcome?, way: Int, state: StateKey) {
    self.way = way
    self.state = state
    action = outcome.title
    self.rest = rest?.title
    (explanations, gone) = Self.explanations(of: outcome)
    arrived = StateSpot.arrived(from: outcome.before, to: outcome.after)
    diagnostics = outcome.events.filter { $0.kind == .diagnosticReported }.map(\.text)
    late = []
    guard let rest else { return }
    let following = Self.explanations(of: rest)
    late = following.explanations
    gone += following.gone
    arrived += StateSpot.arrived(from: rest.before, to: rest.after)
    diagnostics += rest.events.filter { $0.kind == .diagnosticReported }.map(\.text)
  }

  private static func explanations(of outcome: StepOutcome) -> (explanations: [Explanation], gone: [[StateSpot]]) {
    let all = outcome.replacements.map { (replacement: $0, explanation: Explanation($0, outcome: outcome)) }
      .filter { $0.explanation.isLoss || $0.explanation.isReplaced || $0.explanation.isGone }
    return (
      all.map(\.explanation),
      all.map { $0.explanation.isGone ? StateSpot.gone(by: $0.replacement, from: outcome.before) : [] }
    )
  }

  /// The steps of the action, to its rest.
  var steps: [String] { [action] + (rest.map { [$0] } ?? []) }
}

/// What became of the ways that one expansion was asked for.
public struct ExplorationAnswer: Sendable, Codable {
  var steps: [ExplorationStep] = []
  /// The state at the launch.
  var start: StateKey
  /// How many ways were followed, and how many actions were tried.
  var wayCount = 0
  var actionCount = 0
  var isOutOfTime = false
  /// Of the launch.
  var diagnostics: [String] = []
  var launchesDiffer = false

  init(start: StateKey) { self.start = start }
}

extension Explanation {
  /// How much is lost.
  var weight: Int { losses.count { $0.isReset } + costs.count }

  /// Whether two have their cause at one place.
  public func isSamePlace(as other: Explanation) -> Bool {
    let own = [place, formerPlace].compactMap(\.self)
    return [other.place, other.formerPlace].compactMap(\.self).contains(where: own.contains)
  }

  /// The same branch, id or collection makes the same states start anew, in whichever direction it flips.
  public func isSameCause(as other: Explanation) -> Bool {
    guard key == other.key, isLoss == other.isLoss else { return false }
    if let use, let otherUse = other.use, use != otherUse { return false }
    let own = Set([place, formerPlace].compactMap(\.self))
    let others = Set([other.place, other.formerPlace].compactMap(\.self))
    return own.isEmpty || others.isEmpty || !own.isDisjoint(with: others)
  }
}
