/// An erased view: its content stays while the wrapped type does (rules 1.18, 1.19).
final class AnyViewNode: BranchNode<AnyView> {
  private var wrapped: UnsafeRawPointer?

  override var detail: String? { TypeName.short(view.box.wrappedType) }
  override func step(toChild index: Int) -> PathStep { .wrapped }
  /// An erased `EmptyView` appears, where a plain one is nothing (rule 1.15).
  override var canAppear: Bool { wrapped != nil && childCount == 0 }

  override func evaluate() {
    if let wrapped, wrapped != view.box.wrapped { graph.removeChildren(of: self) }
    wrapped = view.box.wrapped
    var slots = _Slots(self, place: view.place)
    view.box.resolve(into: &slots)
  }
}
