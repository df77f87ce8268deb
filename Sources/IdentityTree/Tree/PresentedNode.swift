/// What is presented, with how it goes away.
nonisolated struct Presented<Content: View>: View {
  typealias Body = Never
  var content: Content
  var kind: PresentationKind
  /// What a person's dismissal does.
  var dismiss: @MainActor () -> Void
  /// Whether the action of a control inside closes it.
  var closesAfterAction = false
  var isDismissable: @MainActor () -> Bool = { true }
  var change: ((inout EnvironmentValues) -> Void)?

  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: PresentedNode<Content>.self)
  }
}

extension Presented: NamedNode {
  static var nodeName: String { "Presented" }
}

/// The root of something presented: a host of its own, alive from presentation to dismissal (rule 2.32).
final class PresentedNode<Content: View>: BranchNode<Presented<Content>>, ActionClosing {
  required init(_ view: Presented<Content>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: Presented<Content>.self, in: seat.core))
    if let change = view.change { ownExtras.scope = EnvironmentScope(parent: scope, change: change) }
  }

  override func step(toChild index: Int) -> PathStep { .content }
  override var detail: String? { view.kind.rawValue }
  override var isLeafView: Bool { true }

  override func receive(_ new: Presented<Content>, byEquality: Bool) -> Bool {
    view = new
    if let scope = extras?.scope, let change = new.change {
      for node in scope.update(change: change) { graph.invalidate(node) }
    }
    return true
  }

  /// What the content's closure ran.
  var statements = StatementRange.none

  override func evaluate() {
    if statements.owner != 0 { core.pointee.open(statements) }
    var slots = _Slots(self)
    Content._resolve(view.content, into: &slots)
  }

  var kind: PresentationKind { view.kind }
  var order: Int { Int(id.rawValue) }
  @MainActor func dismiss() { view.dismiss() }
  @MainActor var isDismissable: Bool { view.isDismissable() }
  @MainActor func didRunAction() { if view.closesAfterAction { view.dismiss() } }
}

extension BranchNode {
  /// Adds a child behind the others, outside of what the slots fill.
  @MainActor func attach<W: View, N: ViewNode<W>>(_ view: W, as kind: N.Type, place: PlaceIndex = 0) -> N {
    let node = N(view, Seat(under: self, slot: childCount, place: place))
    append(node)
    graph.log.record(.nodeInserted, node)
    graph.schedule(node)
    return node
  }

  /// Gives a child that was attached a new value.
  @MainActor func update<W: View>(_ node: ViewNode<W>, _ view: W) {
    if node.receive(view, byEquality: false) { graph.schedule(node) }
  }

  /// Removes a child that was attached.
  @MainActor func detach(_ node: Node) {
    var rest = takeChildren()
    rest.removeAll { $0 === node }
    for (index, child) in rest.enumerated() {
      child.slot = index
      append(child)
    }
    graph.remove([node], from: self)
  }
}
