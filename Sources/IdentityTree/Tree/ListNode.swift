/// The node of a list.
final class ListNode<SelectionValue: Hashable, Content: View>: BranchNode<List<SelectionValue, Content>>,
  RowSelectionRole
{
  override var isLeafView: Bool { true }

  override func evaluate() {
    isDirty = false
    var slots = _Slots(self)
    Content._resolve(view.content, into: &slots)
  }

  @MainActor func select(rowOf node: Node) -> Bool {
    guard let selection = view.selection, let tag = Tagged.tag(of: node, in: self) else { return false }
    return selection.toggle(tag)
  }

  @MainActor func isSelected(rowOf node: Node) -> Bool {
    guard let selection = view.selection, let tag = Tagged.tag(of: node, in: self) else { return false }
    return selection.contains(tag)
  }
}
