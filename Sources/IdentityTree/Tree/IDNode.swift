/// An explicit identity (rules 2.6, 2.7).
final class IDNode<C: View, ID: Hashable>: BranchNode<IDView<C, ID>> {
  /// The id that the children have.
  private var current: ID?

  override var canTransition: Bool { true }
  override var detail: String? { "\(view.id)" }
  override func step(toChild index: Int) -> PathStep { .explicit(ValueText.of(current ?? view.id)) }

  override func evaluate() {
    let isOther = current.map { $0 != view.id } ?? false
    if let current, isOther {
      graph.removeChildren(of: self, key: current)
      for node in graph.bringBack(to: self, key: view.id) { append(node) }
    }
    current = view.id
    let isInserting = isOther && childCount == 0
    var slots = _Slots(self, place: view.place)
    C._resolve(view.content, into: &slots)
    if isInserting { for index in 0..<childCount { graph.noteEntering(child(at: index), in: self) } }
  }
}
