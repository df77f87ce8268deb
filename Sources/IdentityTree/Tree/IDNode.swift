/// An explicit identity (rules 2.6, 2.7).
final class IDNode<C: View, ID: Hashable>: BranchNode<IDView<C, ID>> {
  /// The id that the children have.
  private var current: ID?

  override var canTransition: Bool { true }
  override var detail: String? { "\(view.id)" }
  override func step(toChild index: Int) -> PathStep { .explicit(ValueText.of(current ?? view.id)) }

  override func evaluate() {
    if let current, current != view.id { graph.removeChildren(of: self) }
    current = view.id
    var slots = _Slots(self, place: view.place)
    C._resolve(view.content, into: &slots)
  }
}
