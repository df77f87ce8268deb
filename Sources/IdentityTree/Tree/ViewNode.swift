/// A node that holds a view value.
public class ViewNode<V: View>: Node {
  @exclusivity(unchecked) final var view: V

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
  @exclusivity(unchecked) final var list = ChildList()

  deinit { list.releaseAll() }

  override final var childCount: Int { list.count }
  override final func rawChild(at index: Int) -> Unmanaged<Node> { list[index] }
  override final func adopt(_ child: Unmanaged<Node>) { list.append(child) }
  override final func reserveChildren(_ count: Int) { list.reserve(count) }
  override final func takeChildren() -> ContiguousArray<Node> {
    var all: ContiguousArray<Node> = []
    all.reserveCapacity(list.count)
    for index in 0..<list.count { all.append(list[index].takeRetainedValue()) }
    list.forgetAll()
    return all
  }
  override final func moveChildren(to stack: inout NodeStack) {
    var index = list.count
    while index > 0 {
      index &-= 1
      stack.push(list[index])
    }
    list.forgetAll()
  }
}

extension BranchNode {
  /// Owns the children from now on.
  final func setChildren(_ all: ContiguousArray<Node>) {
    list.releaseAll()
    list.reserve(all.count)
    for child in all { list.append(.passRetained(child)) }
  }
}

/// The children of one node, which own them: the first in place, since most nodes have one, the others in plain memory.
struct ChildList {
  private var first: Unmanaged<Node>?
  private var others: UnsafeMutablePointer<Unmanaged<Node>>?
  private(set) var count: Int {
    get { Int(rawCount) }
    set { rawCount = UInt32(truncatingIfNeeded: newValue) }
  }
  private var rawCount: UInt32 = 0
  private var capacity: UInt32 = 0

  init() {}

  @inline(__always) subscript(index: Int) -> Unmanaged<Node> {
    precondition(index >= 0 && index < count)
    if index > 0, let others { return others[index &- 1] }
    return first.unsafelyUnwrapped
  }

  /// Takes over a child.
  @inline(__always) mutating func append(_ child: Unmanaged<Node>) {
    if rawCount == 0 {
      first = child
    } else {
      if rawCount > capacity { reserve(max(4, count * 2)) }
      others.unsafelyUnwrapped[Int(rawCount) &- 1] = child
    }
    rawCount &+= 1
  }

  /// Makes room for so many children.
  mutating func reserve(_ wanted: Int) {
    guard wanted - 1 > Int(capacity) else { return }
    let new = UnsafeMutablePointer<Unmanaged<Node>>.allocate(capacity: wanted - 1)
    if let others {
      new.moveInitialize(from: others, count: max(count - 1, 0))
      others.deallocate()
    }
    others = new
    capacity = UInt32(truncatingIfNeeded: wanted - 1)
  }

  /// Gives the children away: somebody else owns them now.
  mutating func forgetAll() {
    others?.deallocate()
    self = ChildList()
  }

  mutating func releaseAll() {
    for index in 0..<count { self[index].release() }
    forgetAll()
  }
}

/// A framework view without content.
final class LeafNode<V: PrimitiveView>: ViewNode<V> {
  override class var isContentless: Bool { true }
  override var isLeafView: Bool { true }
  override var text: String? { view._text(in: self) }
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
  override var text: String? { view._text(in: self) }
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
