/// The node of a list.
final class ListNode<SelectionValue: Hashable, Content: View>: BranchNode<List<SelectionValue, Content>>,
  RowSelectionRole, SelectingList, ScrollRole
{
  required init(_ view: List<SelectionValue, Content>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: List<SelectionValue, Content>.self, in: seat.core))
  }

  override var isLeafView: Bool { true }

  override func evaluate() {
    var slots = _Slots(self)
    ListRows._resolve(ListRows(content: view.content), into: &slots)
  }

  @MainActor func select(rowOf node: Node) -> Bool { tags(of: node).contains { select(tag: $0) } }
  @MainActor func select(tag: AnyHashable) -> Bool { view.selection?.toggle(tag) ?? false }

  @MainActor func isSelected(rowOf node: Node) -> Bool {
    guard let selection = view.selection else { return false }
    return tags(of: node).contains { selection.contains($0) }
  }

  /// What stands for the row that a node is in: its tag or id, and the value of its link.
  @MainActor private func tags(of node: Node) -> [AnyHashable] {
    var link: (any LinkNode)?
    var around: Node? = node
    while link == nil, let next = around, next !== self {
      link = next as? any LinkNode
      around = next.parent
    }
    var below = node
    while link == nil, below.childCount == 1 {
      below = below.child(at: 0)
      link = below as? any LinkNode
    }
    return [Tagged.tag(of: node, in: self), link?.linkedValue].compactMap { $0 }
  }

  @MainActor var canSelect: Bool { view.selection != nil }
  @MainActor var hasSelection: Bool { view.selection.map { !$0.isEmpty() } ?? false }
  @MainActor func clearSelection() { view.selection?.clear() }
}

/// The rows of a list or form, made when they become visible.
nonisolated struct ListRows<Content: View> {
  let content: Content
}
