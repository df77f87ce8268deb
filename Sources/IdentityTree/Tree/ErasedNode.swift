/// An erased view: its content stays while the wrapped type does (rules 1.18, 1.19).
final class AnyViewNode: BranchNode<AnyView> {
  private var wrapped: UnsafeRawPointer?

  /// A swap of types has no transition, unless the policy says so (rule 9.10).
  override var canTransition: Bool { graph.policies.anyViewTransition == .opacity }
  override var detail: String? { TypeName.short(view.box.wrappedType) }
  override func step(toChild index: Int) -> PathStep { .wrapped }
  /// An erased `EmptyView` appears, where a plain one is nothing (rule 1.15).
  override var canAppear: Bool { wrapped != nil && childCount == 0 }

  override func evaluate() {
    let new = view.box.wrapped
    let isOther = wrapped.map { $0 != new } ?? false
    if isOther { exchange(for: new) }
    wrapped = new
    let isInserting = isOther && childCount == 0 && canTransition
    var slots = _Slots(self, place: view.place)
    view.box.resolve(into: &slots)
    if isInserting { for index in 0..<childCount { graph.noteEntering(child(at: index), in: self) } }
  }

  @MainActor private func exchange(for new: UnsafeRawPointer) {
    if core.pointee.isAnimated { graph.touch(.anyViewTransition) }
    graph.removeChildren(of: self, key: wrapped)
    guard canTransition else { return }
    for node in graph.bringBack(to: self, key: new) { append(node) }
  }
}
