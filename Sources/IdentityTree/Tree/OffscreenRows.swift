// What becomes of the state of rows that are scrolled away (rules 2.23, 2.24, 9.5). A row's own state is that of views
// above the first container in it; below that it is nested.

extension ViewGraph {
  /// A row is visible again: by default the state nested in it starts anew, as if it had been made now.
  @MainActor func rowReturned(_ row: Node) {
    var waiting: [Node] = [row]
    while let next = waiting.popLast() {
      guard next.isLeafView else {
        waiting.append(contentsOf: next.children)
        continue
      }
      guard next is any RestartableNode, next.hasStateBelow else { continue }
      touch(.offscreenRows)
      guard policies.offscreenRows == .directKept else { continue }
      for child in next.takeChildren().reversed() { takeDown(child, isDeferred: true) }
      schedule(next)
    }
  }
}

/// A node that makes its content anew once it holds none.
protocol RestartableNode: Node {}
extension PrimitiveNode: RestartableNode {}

extension Node {
  /// Whether a node below has state or an object of its own.
  fileprivate var hasStateBelow: Bool {
    var waiting = Array(children)
    while let next = waiting.popLast() {
      var hasState = false
      next.forEachStorage { if $0.stateStorage != nil { hasState = true } }
      if hasState { return true }
      waiting.append(contentsOf: next.children)
    }
    return false
  }
}
