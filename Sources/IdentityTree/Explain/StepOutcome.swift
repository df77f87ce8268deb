/// What one action did to a tree: the tree before and after it, and the events between.
public struct StepOutcome: Sendable {
  /// The action in words: `toggle "Debug"`.
  public var title: String
  public var before: Snapshot
  public var after: Snapshot
  public var events: [Event]
  /// What differs in the nodes with a body that lived before; `nil` where nobody watched.
  var changes: [NodeID: ChangedProperties]?
  /// Whether some control has the keyboard focus afterwards.
  var hasFocus = false
  /// What leaves by a transition, and lives until that has ended.
  var leaving: Set<NodeID> = []
  /// What left in an earlier action and is brought back as the same nodes.
  var broughtBack: Set<NodeID> = []
  /// The views that show another choice.
  var fits: [Fit] = []

  /// A `ViewThatFits` with the views that it does not show any more, and those that it shows now.
  struct Fit: Sendable, Equatable {
    let holder: NodeID
    let from: [NodeID]
    let to: [NodeID]
  }

  public init(title: String, before: Snapshot, after: Snapshot, events: [Event]) {
    self.title = title
    self.before = before
    self.after = after
    self.events = events
  }

  public func count(_ kind: Event.Kind) -> Int { events.count { $0.kind == kind } }

  /// The nodes that lived before and live still.
  public var keptCount: Int {
    let old = Set(before.nodes.map(\.id))
    return after.nodes.count { old.contains($0.id) }
  }
  public var removedCount: Int { before.nodes.count - keptCount }
  public var insertedCount: Int { after.nodes.count - keptCount }

  /// The state before and after, in tree order.
  public var states: [StateChange] { StateChange.all(from: before, to: after) }

  /// Why nodes went, outermost first.
  public var replacements: [Replacement] { Replacement.all(from: before, to: after) }
}

/// What differs in a node with a body after an action.
struct ChangedProperties: Sendable, Equatable {
  /// Whether the view's own value is another one: its parent passed it on.
  var isValueOther = false
  /// The dynamic properties with other values, as `_printChanges()` names them: `_count`.
  var fields: [String] = []
  /// What the view holds itself and was written: `count`, or `model.key` for a property of an object.
  var written: [String] = []
  /// What it reads of the environment.
  var environment: [String] = []
  /// The observed objects that are other ones now.
  var exchanged: [ExchangedObject] = []
  /// Whether it reads something of another view's through a binding.
  var isPassed = false
  /// Whether the view is one of the library's own.
  var isLibrary = false

  /// As `_printChanges()` would name it (rule 6.7).
  var reasons: [String] { (isValueOther ? ["@self"] : []) + fields }
}

/// An observed object in the place of another one.
struct ExchangedObject: Sendable, Equatable {
  /// The property that holds it.
  let property: String
  let type: String
  /// Which object went, and which came.
  let identities: [ObjectIdentifier]
  /// What both hold under one name, as text.
  let values: [(name: String, before: String, after: String)]

  static func == (left: ExchangedObject, right: ExchangedObject) -> Bool {
    left.property == right.property && left.identities == right.identities
  }
}

/// A state property before and after an action.
public struct StateChange: Sendable, Equatable {
  public enum Fate: String, Sendable {
    /// The node is the same one.
    case kept
    /// Another node of the type has taken its place, with its own initial value.
    case lost
    /// The node went, and none came for it.
    case gone
    /// The node is new, and none went for it.
    case new
  }

  /// `Type.name`; with a number behind it where several nodes of the type have it.
  public var key: String
  public var before: String?
  public var after: String?
  public var fate: Fate

  /// In words, for a line of a report.
  public var description: String {
    let (before, after) = (before.map(ValueText.inLine), after.map(ValueText.inLine))
    return switch (before, after) {
    case (let before?, let after?): "\(key) \(before) → \(after)"
    case (let before?, nil): "\(key) \(before) → –"
    case (nil, let after): "\(key) – → \(after ?? "–")"
    }
  }

  static func all(from before: Snapshot, to after: Snapshot) -> [StateChange] {
    let old = holders(in: before)
    let new = holders(in: after)
    let newByID = Dictionary(new.map { ($0.id, $0) }) { first, _ in first }
    let oldIDs = Set(old.map(\.id))
    var unmatched: [String: [Snapshot.NodeValue]] = [:]
    for node in new where !oldIDs.contains(node.id) { unmatched[node.type, default: []].append(node) }
    for type in unmatched.keys { unmatched[type]?.reverse() }
    var pairs: [Pair] = []
    for node in old {
      if let same = newByID[node.id] {
        pairs.append(Pair(before: node, after: same, fate: .kept))
      } else if let successor = unmatched[node.type]?.popLast() {
        pairs.append(Pair(before: node, after: successor, fate: .lost))
      } else {
        pairs.append(Pair(before: node, after: nil, fate: .gone))
      }
    }
    let left = Set(unmatched.values.flatMap(\.self).map(\.id))
    for node in new where left.contains(node.id) { pairs.append(Pair(before: nil, after: node, fate: .new)) }
    return named(pairs)
  }

  private struct Pair {
    let before: Snapshot.NodeValue?
    let after: Snapshot.NodeValue?
    let fate: Fate
    var type: String { (before ?? after)?.type ?? "" }
  }

  /// Where several nodes of a type are concerned, they are numbered in tree order.
  private static func named(_ pairs: [Pair]) -> [StateChange] {
    let counts = Dictionary(pairs.map { ($0.type, 1) }, uniquingKeysWith: +)
    var numbers: [String: Int] = [:]
    return pairs.flatMap { pair in
      let number = numbers[pair.type, default: 0]
      numbers[pair.type] = number + 1
      let name = (counts[pair.type] ?? 0) > 1 ? "\(pair.type)[\(number)]" : pair.type
      let states = (pair.before ?? pair.after)?.state ?? []
      return states.indices.map { index in
        StateChange(
          key: "\(name).\(states[index].name)", before: pair.before?.state[safe: index]?.value,
          after: pair.after?.state[safe: index]?.value, fate: pair.fate)
      }
    }
  }

  private static func holders(in snapshot: Snapshot) -> [Snapshot.NodeValue] {
    snapshot.nodes.filter { !$0.state.isEmpty }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
