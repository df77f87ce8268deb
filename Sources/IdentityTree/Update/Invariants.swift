import Foundation

/// What holds between two frames, whatever happened (docs/ARCHITECTURE.md).
///
/// Debug builds look after each commit, at trees of up to ``largest`` nodes. A broken invariant is a fault of the
/// engine: it is reported as a diagnostic, and stops the process where `IDENTITYTREE_INVARIANTS=fatal` is set, as it is
/// for the project's own tests.
enum Invariants {
  /// Larger trees are not looked at, so that a debug build stays usable.
  static let largest = 2_000

  #if DEBUG
    private static let isFatal = ProcessInfo.processInfo.environment["IDENTITYTREE_INVARIANTS"] == "fatal"

    @MainActor static func check(_ graph: ViewGraph) {
      guard let broken = broken(in: graph) else { return }
      if isFatal { fatalError("broken invariant after frame \(graph.frame): \(broken)") }
      graph.noteDiagnostic(.brokenInvariant(broken))
    }
  #endif

  /// The first invariant that does not hold, in words with the place in the tree; `nil` if all do.
  @MainActor static func broken(in graph: ViewGraph) -> String? {
    if graph.core.pointee.stack.count > 0 { return "\(graph.core.pointee.stack.count) nodes still wait" }
    if graph.core.pointee.graveyard.count > 0, !graph.isCallingBack { return "removed nodes are still kept" }
    guard let root = graph.root else { return nil }
    var known: Set<NodeID> = []
    var waiting = [root]
    while let node = waiting.popLast() {
      if let text = broken(at: node, of: graph) { return "\(node.path): \(text)" }
      guard known.insert(node.id).inserted else { return "\(node.path): the node stands in two places" }
      guard known.count <= largest else { return nil }
      for index in 0..<node.childCount {
        let child = node.child(at: index)
        if let text = broken(between: node, and: child, at: index) { return "\(child.path): \(text)" }
        waiting.append(child)
      }
      if hasEqualSteps(node) { return "\(node.path): two children have the same step" }
    }
    for item in graph.leavingViews.items {
      for node in item.nodes where !node.isRemoved || !node.marks.contains(.leaving) {
        return "\(node.path): leaves by a transition and counts as present"
      }
      for node in item.nodes where known.contains(node.id) { return "\(node.path): leaves and is in the tree" }
    }
    return nil
  }

  @MainActor private static func broken(at node: Node, of graph: ViewGraph) -> String? {
    if node.core != graph.core { return "belongs to another graph" }
    if node.isRemoved { return "is removed and in the tree" }
    if node.isDirty { return "was not evaluated" }
    if node.marks.contains(.discarded) { return "is in the tree without its state" }
    guard node.marks.contains(.installed) else { return nil }
    let kept = node.marks.contains(.hasFirstProperty) ? 1 + (node.extras?.properties.count ?? 0) : 0
    let expected = node.type.fieldCount + node.addedPropertyCount
    return kept == expected ? nil : "has storage for \(kept) of \(expected) dynamic properties"
  }

  @MainActor private static func broken(between parent: Node, and child: Node, at index: Int) -> String? {
    if child.parent !== parent { return "has another parent than \(parent.typeName)" }
    if child.slot != index { return "stands at \(index) and says \(child.slot)" }
    if child.depth != parent.depth + 1 { return "is at depth \(child.depth) below \(parent.depth)" }
    if child.id <= parent.id { return "is older than its parent" }
    if child.scope !== parent.childScope { return "reads another environment than its parent makes" }
    return nil
  }

  /// Rows of one `ForEach` differ by id and occurrence (rule 2.17), other children by position.
  @MainActor private static func hasEqualSteps(_ node: Node) -> Bool {
    guard node.childCount > 1, case .element = node.step(toChild: 0) else { return false }
    var steps: Set<PathStep> = []
    for index in 0..<node.childCount where !steps.insert(node.step(toChild: index)).inserted { return true }
    return false
  }
}
