extension ViewGraph {
  /// Runs every body once more (rule 9.14).
  @MainActor func runAllBodies() {
    guard let root else { return }
    run(Transaction()) {
      var waiting: [Node] = [root]
      while let next = waiting.popLast() {
        if next is any BodyNode { self.invalidate(next) }
        waiting.append(contentsOf: next.children)
      }
    }
  }
}

/// A node that runs a body of the user's.
protocol BodyNode: Node {}
extension CompositeNode: BodyNode {}
extension ViewModifierNode: BodyNode {}
