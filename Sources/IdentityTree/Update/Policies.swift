/// What is done where good sources disagree, or where releases of SwiftUI differ: one value for each question.
///
/// A tree keeps the policies that it was made with: `Simulator(policies:)` in a test, `--policy NAME=VALUE` and
/// `--ios` on the command line, `policy NAME VALUE` in a steps file. ``Policy/all`` lists them.
public struct Policies: Sendable, Hashable {
  var siblingAppear = SiblingAppear.reverse
  var dynamicAppear = DynamicAppear.childFirst
  var swapCallbacks = SwapCallbacks.byTransition
  var groupCallbacks = GroupCallbacks.merged
  var offscreenRows = OffscreenRows.directKept
  var sameIDArms = SameIDArms.distinct
  var taskStart = TaskStart.tasksLast
  var reinsertion = Reinsertion.kept
  var bindingAnimation = BindingAnimation.currentWins
  var anyViewTransition = AnyViewTransition.none
  var destinationIdentity = DestinationIdentity.indexAndValue
  var tabs = Tabs.lazy
  var stateDefault = StateDefault.everyInit
  var bodyCounts = BodyCounts.leastPasses
  var bodyWrites = BodyWrites.dropped
  var completionOrder = CompletionOrder.logicalFirst
  var nestedTransactions = NestedTransactions.merged

  /// The defaults: iOS 18, and the position that is best founded where sources disagree.
  public init() {}

  enum SiblingAppear: String, CaseIterable, Sendable {
    case reverse, source, shuffled
  }
  enum DynamicAppear: String, CaseIterable, Sendable {
    case childFirst = "child-first"
    case parentFirst = "parent-first"
  }
  enum SwapCallbacks: String, CaseIterable, Sendable {
    case byTransition = "by-transition"
    case appearFirst = "appear-first"
    case disappearFirst = "disappear-first"
  }
  enum GroupCallbacks: String, CaseIterable, Sendable {
    case merged
    case perChild = "per-child"
  }
  enum OffscreenRows: String, CaseIterable, Sendable {
    case directKept = "direct-kept"
    case kept, dropped
  }
  enum SameIDArms: String, CaseIterable, Sendable {
    case distinct, shared
  }
  enum TaskStart: String, CaseIterable, Sendable {
    case tasksLast = "tasks-last"
    case sourceOrder = "source-order"
  }
  enum Reinsertion: String, CaseIterable, Sendable {
    case kept, fresh
  }
  enum BindingAnimation: String, CaseIterable, Sendable {
    case currentWins = "current-wins"
    case bindingWins = "binding-wins"
  }
  enum AnyViewTransition: String, CaseIterable, Sendable {
    case none, opacity
  }
  enum DestinationIdentity: String, CaseIterable, Sendable {
    case indexAndValue = "index-and-value"
    case indexAndType = "index-and-type"
  }
  enum Tabs: String, CaseIterable, Sendable {
    case lazy, eager
    case eagerAppear = "eager-appear"
  }
  enum StateDefault: String, CaseIterable, Sendable {
    case everyInit = "every-init"
    case once
  }
  enum BodyCounts: String, CaseIterable, Sendable {
    case leastPasses = "least-passes"
    case extraPass = "extra-pass"
  }
  enum BodyWrites: String, CaseIterable, Sendable {
    case dropped, deferred
  }
  enum CompletionOrder: String, CaseIterable, Sendable {
    case logicalFirst = "logical-first"
    case removedFirst = "removed-first"
  }
  enum NestedTransactions: String, CaseIterable, Sendable {
    case merged, replaced
  }
}

/// One question with its answers, as ``Policies`` keeps the chosen one.
public struct Policy: Sendable {
  /// One answer.
  public struct Value: Sendable {
    public let name: String
    /// What happens under it.
    public let meaning: String
    /// Why it cannot be chosen; `nil` if it can.
    public let obstacle: String?
  }

  public let name: String
  /// What is asked.
  public let question: String
  /// The number of the rule that the policy belongs to.
  public let rule: String
  /// The other rules that it touches.
  public let related: [String]
  public let values: [Value]
  /// What the positions are known from.
  public let evidence: String
  let id: PolicyID
  /// The values under older and newer releases, by major version; the default under all others.
  let releases: [Int: String]
  private let read: @Sendable (Policies) -> String
  private let write: @Sendable (inout Policies, String) -> Void

  /// What holds unless something else is chosen.
  public var defaultValue: String { value(in: Policies()) }

  /// The chosen value.
  public func value(in policies: Policies) -> String { read(policies) }

  private init<V: RawRepresentable & CaseIterable & Sendable>(
    _ id: PolicyID, _ keyPath: any WritableKeyPath<Policies, V> & Sendable, rule: String, related: [String] = [],
    releases: [Int: String] = [:], _ question: String, meanings: [String], obstacles: [String: String] = [:],
    evidence: String
  ) where V.RawValue == String {
    self.id = id
    name = id.rawValue
    self.question = question
    self.rule = rule
    self.related = related
    self.releases = releases
    self.evidence = evidence
    values = zip(V.allCases, meanings).map { value, meaning in
      Value(name: value.rawValue, meaning: meaning, obstacle: obstacles[value.rawValue])
    }
    read = { $0[keyPath: keyPath].rawValue }
    write = { policies, name in
      if let value = V(rawValue: name) { policies[keyPath: keyPath] = value }
    }
  }

  func set(_ value: String, in policies: inout Policies) { write(&policies, value) }

  /// Every policy, in the order of their rules.
  public static let all: [Policy] = [
    Policy(
      .siblingAppear, \.siblingAppear, rule: "9.1", related: ["4.7"],
      "In which order do siblings in one stack appear?",
      meanings: [
        "the later sibling first", "in source order",
        "in an order that follows neither, the same in each run: shows code that depends on it",
      ],
      evidence: "Compute visits effects in reverse creation order; Apple promises no order; no printed output is known."
    ),
    Policy(
      .dynamicAppear, \.dynamicAppear, rule: "9.2", related: ["4.8"],
      "Does a view in a branch, row, id or AnyView appear before the view around it?",
      meanings: ["the inner view first, as in static nesting", "the enclosing view first, then what is dynamic in it"],
      evidence: "Printed output shows the child first in static nesting; Compute visits dynamic children later."),
    Policy(
      .swapCallbacks, \.swapCallbacks, rule: "9.3", related: ["4.9", "4.10"],
      "In a swap, does the new view appear before the old one disappears?",
      meanings: [
        "the new one first, unless the old one has the identity transition", "always the new one first",
        "always the old one first",
      ],
      evidence: "OpenSwiftUI's compatibility tests, run against SwiftUI of iOS 18.5, assert both orders."),
    Policy(
      .groupCallbacks, \.groupCallbacks, rule: "9.4", related: ["4.12"],
      "How often do onAppear, onDisappear and task of a Group run?",
      meanings: [
        "once: with the first member that appears and the last that is gone", "once for each member of the group",
      ],
      evidence: "Apple's page on Group says all members; OpenSwiftUI merges by count for apps linked since iOS 15; "
        + "swift-composable-architecture #39, #41 and #1119 report one call a child."),
    Policy(
      .offscreenRows, \.offscreenRows, rule: "9.5", related: ["2.23", "2.24"],
      "What becomes of the state of a row that is scrolled out of a lazy stack or list?",
      meanings: [
        "the row's own state is kept, state below a container in it starts anew on return", "all of it is kept",
        "the row is given up, and made anew on return",
      ],
      evidence:
        "Apple engineers in the WWDC22 lounges: nested state is dropped; Begemann's app on iOS 16: the row's own "
        + "is kept; forums.swift.org 79926 reports that it is lost."),
    Policy(
      .sameIDArms, \.sameIDArms, rule: "9.6", related: ["2.11"],
      "Do equal ids in both arms of a conditional make the arms one?",
      meanings: ["no: the arm is part of the identity", "yes, if both arms hold the same type of view"],
      evidence:
        "OpenSwiftUI keeps the leaf in the identity; one blog (juejin 7514344092768141350) says the state stays."),
    Policy(
      .taskStart, \.taskStart, rule: "9.7", related: ["4.6"],
      "When does the work of task begin?",
      meanings: ["after all onAppear callbacks of the pass", "at its place among them, up to its first suspension"],
      evidence: "Printed output of iOS 17 has tasks last; a digest of the WWDC26 group lab says source order."),
    Policy(
      .reinsertion, \.reinsertion, rule: "9.8", related: ["4.11"],
      "What comes back when a condition flips back while the removal is still animated?",
      meanings: ["the same view with its state, without a new onAppear", "a new view beside the leaving one"],
      evidence: "Apple documents the phases of a transition; that the state stays is read from OpenSwiftUI."),
    Policy(
      .bindingAnimation, \.bindingAnimation, rule: "9.9", related: ["5.7"],
      "Which animation counts when $x.animation(a) is written inside of withAnimation(b)?",
      meanings: ["b, that of the writing code", "a, that of the binding"],
      evidence: "OpenSwiftUI lays the current transaction over the binding's."),
    Policy(
      .anyViewTransition, \.anyViewTransition, rule: "9.10", related: ["1.19"],
      "Has a swap of types in an AnyView a transition?",
      meanings: ["none: the old view goes at once", "the default one, as in a conditional"],
      evidence: "OpenSwiftUI: AnyView cannot transition, other than conditionals, ids and ForEach."),
    Policy(
      .destinationIdentity, \.destinationIdentity, rule: "9.11", related: ["2.29"],
      "What tells one destination of a navigation path from another?",
      meanings: [
        "its place and its value: another value is another screen",
        "its place and the type of its value: the screen stays",
      ],
      evidence: "Weak on both sides: hmlongco/Navigator #68 and NavigationBackport #38."),
    Policy(
      .tabs, \.tabs, rule: "9.12", related: ["2.27"], releases: [16: "eager", 17: "eager-appear"],
      "When is the content of a tab that is not selected made?",
      meanings: [
        "when it is first selected (iOS 18)", "at launch (iOS 16)", "at launch, and its onAppear runs then (iOS 17)",
      ],
      evidence: "Begemann's app on iOS 16; swiftyplace.com's article on onAppear for iOS 17 and 18."),
    Policy(
      .stateDefault, \.stateDefault, rule: "9.13", related: ["3.2"],
      "How often is the default expression of a @State evaluated?",
      meanings: ["at each init of the view (before Xcode 27)", "once for an identity (Xcode 27)"],
      obstacles: [
        "once":
          "the compiler at hand evaluates the expression where the property wrapper is made; Xcode 27 uses a macro"
      ],
      evidence: "Apple's page on State and TN3211."),
    Policy(
      .bodyCounts, \.bodyCounts, rule: "9.14", related: ["6.9"],
      "Does a body run more often than it must?",
      meanings: ["no", "once more at launch: shows bodies with side effects"],
      evidence: "Counts are no contract; OpenSwiftUI's tests note an extra call before layout is ready."),
    Policy(
      .bodyWrites, \.bodyWrites, rule: "9.15", related: ["3.9"],
      "What becomes of a write to a state during a body?",
      meanings: ["it is reported and dropped", "it is reported and takes effect in the next update"],
      evidence: "SwiftUI calls it undefined; OpenSwiftUI drops it."),
    Policy(
      .completionOrder, \.completionOrder, rule: "9.16", related: ["5.17"],
      "Which completion of an animation is called first where both are due?",
      meanings: [
        "those for the logical end, then those for the removal",
        "those for the removal, then those for the logical end",
      ],
      evidence: "OpenSwiftUI's test of it is marked as intermittent."),
    Policy(
      .nestedTransactions, \.nestedTransactions, rule: "5.2", releases: [16: "replaced"],
      "What does an inner withTransaction do with what the outer one says?",
      meanings: ["its own keys are laid over it (iOS 17)", "the inner transaction stands alone (iOS 16)"],
      evidence: "OpenSwiftUI merges for apps deployed since iOS 17."),
  ]

  static let names = all.map(\.name)

  static func policy(_ id: PolicyID) -> Policy { all[id.index] }
  static func policy(named name: String) -> Policy? { all.first { $0.name == name } }

  /// The policies that belong to a rule.
  public static func policies(ofRule number: String) -> [Policy] {
    all.filter { $0.rule == number || $0.related.contains(number) }
  }
}

/// The name of a policy.
enum PolicyID: String, CaseIterable, Sendable {
  case siblingAppear = "sibling-appear"
  case dynamicAppear = "dynamic-appear"
  case swapCallbacks = "swap-callbacks"
  case groupCallbacks = "group-callbacks"
  case offscreenRows = "offscreen-rows"
  case sameIDArms = "same-id-arms"
  case taskStart = "task-start"
  case reinsertion
  case bindingAnimation = "binding-animation"
  case anyViewTransition = "anyview-transition"
  case destinationIdentity = "destination-identity"
  case tabs
  case stateDefault = "state-default"
  case bodyCounts = "body-counts"
  case bodyWrites = "body-writes"
  case completionOrder = "completion-order"
  case nestedTransactions = "nested-transactions"

  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Why a policy cannot be chosen so.
public enum PolicyError: Error, Equatable, CustomStringConvertible {
  case unknownName(String, nearest: String?)
  case unknownValue(String, of: String, nearest: String?, values: [String])
  case notModelled(String, of: String, obstacle: String)
  case unknownRelease(String)

  public var description: String {
    switch self {
    case .unknownName(let name, let nearest):
      "there is no policy '\(name)'."
        + (nearest.map { " Did you mean '\($0)'?" } ?? " `IdentitySim policies` lists them.")
    case .unknownValue(let value, let name, let nearest, let values):
      "'\(value)' is no value of the policy \(name)." + (nearest.map { " Did you mean '\($0)'?" } ?? "")
        + " It takes \(values.joined(separator: ", "))."
    case .notModelled(let value, let name, let obstacle):
      "\(name)=\(value) is not modelled: \(obstacle)."
    case .unknownRelease(let text):
      "there are no policies of iOS '\(text)': it takes \(Policies.releases.map(String.init).joined(separator: ", "))."
    }
  }
}

extension Policies {
  /// The releases that can be chosen, by major version.
  public static let releases = [16, 17, 18, 26]

  /// What changed with releases set as it was in one of them.
  public init(release: Int) throws(PolicyError) {
    guard Self.releases.contains(release) else { throw .unknownRelease("\(release)") }
    for policy in Policy.all { if let value = policy.releases[release] { policy.set(value, in: &self) } }
  }

  /// The defaults with some policies chosen otherwise, by name: `try Policies(["tabs": "eager"])`.
  public init(_ choices: [String: String]) throws(PolicyError) {
    for (name, value) in choices { try set(name, to: value) }
  }

  /// Chooses a value of a policy, both by name.
  public mutating func set(_ name: String, to value: String) throws(PolicyError) {
    guard let policy = Policy.policy(named: name) else {
      throw .unknownName(name, nearest: Spelling.nearest(to: name, among: Policy.names))
    }
    guard let chosen = policy.values.first(where: { $0.name == value }) else {
      let values = policy.values.map(\.name)
      throw .unknownValue(value, of: name, nearest: Spelling.nearest(to: value, among: values), values: values)
    }
    if let obstacle = chosen.obstacle { throw .notModelled(value, of: name, obstacle: obstacle) }
    policy.set(value, in: &self)
  }

  /// The same with one policy chosen otherwise.
  public func setting(_ name: String, to value: String) throws(PolicyError) -> Policies {
    var copy = self
    try copy.set(name, to: value)
    return copy
  }

  /// What is chosen other than by default, by name.
  public var choices: [String: String] {
    var choices: [String: String] = [:]
    for policy in Policy.all {
      let value = policy.value(in: self)
      if value != policy.defaultValue { choices[policy.name] = value }
    }
    return choices
  }
}

extension Policies: Codable {
  public init(from decoder: any Decoder) throws {
    for (name, value) in try [String: String](from: decoder) { try set(name, to: value) }
  }
  public func encode(to encoder: any Encoder) throws { try choices.encode(to: encoder) }
}

/// The policies that came into play, as bits.
struct PolicySet: Equatable {
  private var bits: UInt32 = 0
  mutating func insert(_ id: PolicyID) { bits |= 1 << UInt32(id.index) }
  func contains(_ id: PolicyID) -> Bool { bits & (1 << UInt32(id.index)) != 0 }
  var isEmpty: Bool { bits == 0 }
  var all: [PolicyID] { PolicyID.allCases.filter(contains) }
}
