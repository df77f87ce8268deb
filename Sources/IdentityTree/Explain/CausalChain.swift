/// From an action to what it replaced, and only what lies between them:
/// `tap "Flip" → Screen.isOn written → Screen.body → branch → Card replaced`.
public struct CausalChain: Sendable, Codable, Equatable {
  /// The action in words.
  public var action: String
  /// What was written, and reaches the body that decides: `Screen.isOn`, `Screen.model.key`.
  public var writes: [String] = []
  /// What of the environment became another value: `Screen.scheme`.
  public var environment: [String] = []
  /// The bodies that ran one after the other, outermost first.
  public var bodies: [String] = []
  /// What exchanged its content, in one word.
  public var cause: String
  /// What became of it.
  public var ends: [String]

  /// The most writes that are told.
  private static let most = 4

  public var description: String {
    var links = [action] + writes.prefix(Self.most).map { "\($0) written" }
    // What of the environment changed stands before the body that reads it.
    links += environment.filter { text in !bodies.contains { text.hasPrefix("\($0).") } }.map { "\($0) changed" }
    for body in bodies {
      links += environment.filter { $0.hasPrefix("\(body).") }.map { "\($0) changed" } + ["\(body).body"]
    }
    return (links + [cause] + ends).joined(separator: " → ")
  }

  init(action: String, cause: String, ends: [String]) {
    self.action = action
    self.cause = cause
    self.ends = ends
  }

  /// Keeps of several writes those that have a say; all where none has, and then the result is false.
  public mutating func keepWrites(where isDeciding: (String) -> Bool) -> Bool {
    guard (writes + environment).contains(where: isDeciding) else { return false }
    writes.removeAll { !isDeciding($0) }
    environment.removeAll { !isDeciding($0) }
    return true
  }
}

/// Looks for the writes that reached the body that decides: from that body up, through each parent that passed another
/// value on.
struct CausalSearch {
  private(set) var writes: [String] = []
  private(set) var environment: [String] = []
  private(set) var bodies: [String] = []

  init(_ replacement: Replacement, in outcome: StepOutcome) {
    guard let holder = replacement.holder else { return }
    let owners = Self.owners(of: holder, in: outcome.after)
    let evaluated = Set(outcome.events.filter { $0.kind == .bodyEvaluated }.compactMap(\.node))
    var found: [(text: String, order: Int)] = []
    for owner in owners {
      let ran = evaluated.contains(owner.id)
      let changes = outcome.changes.map { $0[owner.id] ?? ChangedProperties() } ?? Self.guessed(owner, outcome)
      if ran, !changes.isLibrary, bodies.last != owner.type { bodies.append(owner.type) }
      for name in changes.written {
        found.append(("\(owner.type).\(name)", Self.order(of: name, in: owner.id, outcome.events)))
      }
      environment += changes.environment.map { "\(owner.type).\($0)" }
      let isOwn = !changes.written.isEmpty
      if isOwn, !changes.isValueOther, !changes.isPassed, changes.environment.isEmpty { break }
    }
    bodies.reverse()
    var seen: Set<String> = []
    writes = found.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element.text).filter { seen.insert($0).inserted }
    environment = environment.filter { seen.insert($0).inserted }
  }

  /// The views and modifiers with a body around a node, innermost first.
  private static func owners(of holder: NodeID, in tree: Snapshot) -> [Snapshot.NodeValue] {
    let nodes = tree.nodes
    var parents: [NodeID: Int] = [:]
    for (index, node) in nodes.enumerated() { for child in node.children { parents[child.id] = index } }
    var owners: [Snapshot.NodeValue] = []
    var next = parents[holder]
    while let index = next {
      if nodes[index].children.first?.step == .body { owners.append(nodes[index]) }
      next = parents[nodes[index].id]
    }
    return owners
  }

  /// Where nobody compared the views: what was written of the view's own states.
  private static func guessed(_ owner: Snapshot.NodeValue, _ outcome: StepOutcome) -> ChangedProperties {
    var changes = ChangedProperties()
    for event in outcome.events where event.node == owner.id {
      guard let name = event.writtenProperty else { continue }
      if !changes.written.contains(name) { changes.written.append(name) }
    }
    changes.isValueOther = true
    return changes
  }

  private static func order(of name: String, in node: NodeID, _ events: [Event]) -> Int {
    events.firstIndex { $0.node == node && $0.writtenProperty == name } ?? .max
  }
}
