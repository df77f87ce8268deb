/// Where a view with state stands: the node that holds it, its type, and for a row its id. What goes from a spot and
/// comes back to it later is the same view to a person, whichever arm of a conditional holds it.
struct StateSpot: Sendable, Hashable, Codable {
  let path: String
  let step: String
  let type: String

  /// The views with state at and below the given children of a node.
  private static func all(in roots: [Snapshot.NodeValue], of parent: Snapshot.NodeValue) -> [StateSpot] {
    roots.flatMap { root in
      Snapshot(root: root).nodes.filter { !$0.state.isEmpty }
        .map { StateSpot(path: parent.path.description, step: step(of: root), type: $0.type) }
    }
  }

  private static func step(of node: Snapshot.NodeValue) -> String {
    switch node.step {
    case .branch, .some, .explicit, .wrapped: ""
    default: node.step.description
    }
  }

  /// What a replacement took away.
  static func gone(by replacement: Replacement, from before: Snapshot) -> [StateSpot] {
    let gone = Set(replacement.gone)
    return before.nodes.flatMap { node in all(in: node.children.filter { gone.contains($0.id) }, of: node) }
  }

  /// What came between two trees; nodes that were brought back did not.
  static func arrived(from before: Snapshot, to after: Snapshot, beside back: Set<NodeID> = []) -> [StateSpot] {
    let known = Set(before.nodes.map(\.id)).union(back)
    return after.nodes.filter { known.contains($0.id) }.flatMap { node in
      all(in: node.children.filter { !known.contains($0.id) }, of: node)
    }
  }
}
