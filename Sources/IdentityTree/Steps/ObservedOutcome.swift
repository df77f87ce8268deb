/// What happened since a moment as an outcome, with the tree of that moment put together from what still lives and what
/// was removed, so that a failed expectation is explained in the same words as everything else.
@MainActor struct ObservedOutcome {
  let outcome: StepOutcome

  init(of simulator: Simulator, since moment: StepObservation.Moment) {
    let observation = simulator.observation
    let after = simulator.snapshot()
    let order = Dictionary(
      moment.nodes.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var known: [NodeID: Snapshot.NodeValue] = [:]
    var children: [NodeID: [NodeID]] = [:]
    var root: NodeID?
    func add(_ node: Snapshot.NodeValue, below parent: NodeID?) {
      guard order[node.id] != nil, known[node.id] == nil else { return }
      var node = node
      node.children = []
      known[node.id] = node
      if let parent { children[parent, default: []].append(node.id) } else { root = node.id }
    }
    func addAll(_ node: Snapshot.NodeValue, below parent: NodeID?) {
      var waiting = [(node, parent)]
      while let (node, parent) = waiting.popLast() {
        add(node, below: parent)
        waiting += node.children.map { ($0, node.id) }
      }
    }
    if let node = after.root { addAll(node, below: nil) }
    for node in observation.removedNodes(since: moment) { add(Self.value(of: node), below: node.parent) }
    let sorted = known.keys.sorted { (order[$0] ?? 0) > (order[$1] ?? 0) }
    for id in sorted {
      // Children come behind their parents in the order of the tree, so that they are whole by now.
      let below = (children[id] ?? []).sorted { (order[$0] ?? 0) < (order[$1] ?? 0) }
      let nodes = below.compactMap { known[$0] }
      known[id]?.children = nodes
    }
    let before = Snapshot(root: root.flatMap { known[$0] })
    var outcome = StepOutcome(
      title: moment.title, before: before, after: after, events: Array(observation.events(since: moment)))
    outcome.hasFocus = simulator.graph.focus.node != nil
    self.outcome = outcome
  }

  /// Why a node of that moment went.
  func explanation(of node: NodeID) -> Explanation? {
    outcome.replacements.first { replacement in
      ReplacedPart(replacement, in: outcome).old.contains { $0.id == node }
    }.map { Explanation($0, outcome: outcome) }
  }

  private static func value(of node: StepObservation.RemovedNode) -> Snapshot.NodeValue {
    Snapshot.NodeValue(
      id: node.id, type: node.typeName, path: node.path, step: node.path.steps.dropLast().last ?? .body,
      state: node.properties.map { .init(name: $0.label ?? "?", value: "\($0.value)") }, text: node.text,
      detail: node.detail, animations: [], place: node.place, children: [])
  }
}
