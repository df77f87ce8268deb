/// The node of a list.
final class ListNode<SelectionValue: Hashable, Content: View>: BranchNode<List<SelectionValue, Content>>,
  RowSelectionRole, SelectingList, ScrollRole
{
  required init(_ view: List<SelectionValue, Content>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: List<SelectionValue, Content>.self, in: seat.core))
  }

  override var isLeafView: Bool { true }

  override func evaluate() {
    isDirty = false
    var slots = _Slots(self)
    ListRows._resolve(ListRows(content: view.content), into: &slots)
  }

  @MainActor func select(rowOf node: Node) -> Bool {
    guard let selection = view.selection, let tag = Tagged.tag(of: node, in: self) else { return false }
    return selection.toggle(tag)
  }

  @MainActor func isSelected(rowOf node: Node) -> Bool {
    guard let selection = view.selection, let tag = Tagged.tag(of: node, in: self) else { return false }
    return selection.contains(tag)
  }

  @MainActor var canSelect: Bool { view.selection != nil }
  @MainActor var hasSelection: Bool { view.selection.map { !$0.isEmpty() } ?? false }
  @MainActor func clearSelection() { view.selection?.clear() }
}

/// The rows of a list or form, made when they become visible.
nonisolated struct ListRows<Content: View> {
  let content: Content
}
