/// A node that holds a view value.
public class ViewNode<V: View>: Node {
  final var view: V

  required init(_ view: V, _ seat: Seat) {
    self.view = view
    super.init(seat, typeIndex: seat.scope.graph.typeIndex(named: V.self))
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
}

/// A framework view without content.
final class LeafNode<V: PrimitiveView>: ViewNode<V> {
  override class var isContentless: Bool { true }
  override var isLeafView: Bool { true }
  override var text: String? { view._text }
  override var control: ControlRole? { (view as? any ControlView)?._control }
  override var attributes: [NodeAttribute] { view._attributes }

  override func receive(_ new: V, byEquality: Bool) -> Bool {
    if mayAnimate {
      let old = view._attributes
      view = new
      animate(from: old, to: new._attributes)
    } else {
      view = new
    }
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
    if mayAnimate {
      let old = view._attributes
      view = new
      animate(from: old, to: new._attributes)
    } else {
      view = new
    }
    return true
  }

  override func evaluate() {
    var slots = _Slots(self)
    V._resolveContent(view, into: &slots)
  }
}
