/// The members of a group with callbacks after its last update, to tell whether it matters how often the callbacks of a
/// group run (rule 9.4): with one member at most they run alike.
final class GroupMembers {
  private var members: [NodeID]
  private init(_ members: [NodeID]) { self.members = members }

  /// Looks at the members after an update.
  static func look(at node: Node) {
    let now = members(of: node)
    guard let known = node.kept(GroupMembers.self) else {
      node.keep(GroupMembers(now))
      if now.count > 1 { node.graph.touch(.groupCallbacks) }
      return
    }
    defer { known.members = now }
    guard known.members != now, !(known.members.isEmpty && now.count == 1), !(known.members.count == 1 && now.isEmpty)
    else { return }
    if Set(known.members) != Set(now) { node.graph.touch(.groupCallbacks) }
  }

  /// The group goes with what it holds.
  static func lookAtDisappearing(_ node: Node) {
    if let known = node.kept(GroupMembers.self), known.members.count > 1 { node.graph.touch(.groupCallbacks) }
  }

  private static func members(of node: Node) -> [NodeID] {
    var result: [NodeID] = []
    var waiting = Array(node.children.reversed())
    while let next = waiting.popLast() {
      guard !next.isRemoved else { continue }
      if next.canAppear { result.append(next.id) } else { waiting.append(contentsOf: next.children.reversed()) }
    }
    return result
  }
}
