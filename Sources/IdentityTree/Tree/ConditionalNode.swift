/// A conditional: one taken leaf (rules 1.2, 1.3, 1.6, 1.7).
final class ConditionalNode<V: View>: BranchNode<V> {
  private var leaf = -1

  override var canTransition: Bool { true }

  override func step(toChild index: Int) -> PathStep {
    let count = V._leafCount
    guard V.self is any OptionalView.Type else { return .branch(leaf, of: count) }
    return count == 2 ? .some : .branch(leaf, of: count - 1)
  }

  override func evaluate() {
    var visitor = Visitor(node: self)
    V._visitLeaf(view, base: 0, place: .unknown, visitor: &visitor)
  }

  @MainActor fileprivate func take<L: View>(_ view: L, leaf: Int, place: RawPlace?) {
    leave(for: leaf)
    var slots = _Slots(self, place: place)
    L._resolve(view, into: &slots)
  }

  @MainActor fileprivate func leave(for leaf: Int) {
    if self.leaf != leaf, childCount > 0 { graph.removeChildren(of: self) }
    self.leaf = leaf
  }

  private struct Visitor: _LeafVisitor {
    let node: ConditionalNode<V>
    func visit<L: View>(_ view: L, leaf: Int, place: _Place) { node.take(view, leaf: leaf, place: place.raw) }
    func visitNothing(leaf: Int) { node.leave(for: leaf) }
  }
}

private protocol OptionalView {}
extension Optional: OptionalView {}
