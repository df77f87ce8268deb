/// A node that holds a view value.
public class ViewNode<V: View>: Node {
  final var view: V

  required init(_ view: V, _ seat: Seat) {
    self.view = view
    super.init(seat, typeIndex: ViewGraph.typeIndex(named: V.self, in: seat.core))
  }

  init(_ view: V, _ seat: Seat, typeIndex: UInt32) {
    self.view = view
    super.init(seat, typeIndex: typeIndex)
  }

  /// Takes a new value; tells whether the node must be evaluated.
  @MainActor func receive(_ new: V, byEquality: Bool) -> Bool {
    view = new
    return true
  }

  override var anyValue: Any { view }
}

/// A node with children at positions.
public class BranchNode<V: View>: ViewNode<V> {
  final var firstChild: Node?
  final var otherChildren: ContiguousArray<Node> = []

  override final var childCount: Int { firstChild == nil ? 0 : 1 + otherChildren.count }
  override final func child(at index: Int) -> Node {
    if index == 0, let firstChild { return firstChild }
    return otherChildren[index - 1]
  }
  override final func append(_ child: Node) {
    if firstChild == nil { firstChild = child } else { otherChildren.append(child) }
  }
  override final func takeChildren() -> ContiguousArray<Node> {
    guard let first = firstChild else { return [] }
    firstChild = nil
    guard !otherChildren.isEmpty else { return [first] }
    var all: ContiguousArray<Node> = [first]
    all.append(contentsOf: otherChildren)
    otherChildren = []
    return all
  }
  override final func moveChildren(to stack: inout NodeStack) {
    guard let first = firstChild else { return }
    if !otherChildren.isEmpty {
      for child in otherChildren.reversed() { stack.push(.passRetained(child)) }
      otherChildren = []
    }
    stack.push(.passRetained(first))
    firstChild = nil
  }
}

extension BranchNode {
  /// Owns the children from now on.
  final func setChildren(_ all: ContiguousArray<Node>) {
    firstChild = all.first
    otherChildren = all.count > 1 ? ContiguousArray(all.dropFirst()) : []
  }
}

/// A framework view without content.
final class LeafNode<V: PrimitiveView>: ViewNode<V> {
  override class var isContentless: Bool { true }
  override var isLeafView: Bool { true }
  override var text: String? { view._text }
  override var control: ControlRole? { (view as? any ControlView)?._control }
  override var attributes: [NodeAttribute] { view._attributes }

  override func receive(_ new: V, byEquality: Bool) -> Bool {
    animatingAttributes { view = new }
    if marks.contains(.layoutIsKnown) { graph.layout?.nodeChanged(self) }
    return false
  }
}

/// A framework view: its values are recorded, its content passed on.
final class PrimitiveNode<V: PrimitiveView>: BranchNode<V> {
  override var isLeafView: Bool { true }
  override var text: String? { view._text }
  override var control: ControlRole? { (view as? any ControlView)?._control }
  override var attributes: [NodeAttribute] { view._attributes }

  override func receive(_ new: V, byEquality: Bool) -> Bool {
    animatingAttributes { view = new }
    return true
  }

  override func evaluate() {
    var slots = _Slots(self)
    V._resolveContent(view, into: &slots)
  }
}
