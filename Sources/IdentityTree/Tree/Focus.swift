/// Where the keyboard focus of one graph is: the one place that knows it.
///
/// A person moves it with `move(to:)` (a tap into a field, or `nil` to leave it). Where fields have `focused(_:)`, the
/// states follow; a state that is written moves the focus at the end of the update, and falls back if it names no
/// field. When the focused node is removed or leaves the screen, focus is lost and its states say so.
final class Focus {
  /// The control that has the focus.
  private(set) weak var node: Node?
  private var hadNode = false
  /// In the order in which they were made, so that nothing hangs on hash order.
  private var ties: [Tie] = []
  /// The value of each state when the focus was last settled.
  private var settled: [ObjectIdentifier: AnyHashable] = [:]
  /// What views offer while they have the focus; made for the first that offers or reads something.
  var offers: FocusedOffers?
  var offersChanged = false

  /// A `focused(_:)` modifier.
  private struct Tie {
    weak var node: Node?
    /// The state behind the binding.
    var location: ObjectIdentifier
    /// The value that names this modifier, and the one that names none.
    var value: AnyHashable
    var resting: AnyHashable
    var current: () -> AnyHashable
    var set: (AnyHashable) -> Void
    var isNamed: Bool { current() == value }
  }

  func tie<Value: Hashable>(_ node: Node, location: Location<Value>, value: Value, resting: Value) {
    let tie = Tie(
      node: node, location: location.focusIdentity, value: AnyHashable(value), resting: AnyHashable(resting),
      current: { AnyHashable(location.current) },
      set: { new in if let new = new.base as? Value { location.write(new, transaction: nil) } })
    if let index = ties.firstIndex(where: { $0.node === node }) { ties[index] = tie } else { ties.append(tie) }
  }

  /// Moves the focus to a control, or away from all, as a person does.
  @MainActor func move(to new: Node?) {
    guard new !== node || hadNode != (new != nil) else { return }
    change(to: new)
    follow()
    offers?.settle(self)
  }

  @MainActor private func change(to new: Node?) {
    let old = node
    node = new
    hadNode = new != nil
    guard old !== new else { return }
    if let old, !old.isRemoved, case .text(let role)? = old.control {
      role.endEditing?()
      role.onEditingChanged?(false)
    }
    if let new, case .text(let role)? = new.control { role.onEditingChanged?(true) }
  }

  /// Makes the states say where the focus is.
  private func follow() {
    var taken: Set<ObjectIdentifier> = []
    for tie in ties where tie.node.map(contains) == true {
      taken.insert(tie.location)
      if !tie.isNamed { tie.set(tie.value) }
    }
    for tie in ties where !taken.contains(tie.location) && tie.current() != tie.resting { tie.set(tie.resting) }
    for tie in ties { settled[tie.location] = tie.current() }
  }

  func contains(_ root: Node) -> Bool {
    var current = node
    while let next = current {
      if next === root { return true }
      current = next.parent
    }
    return false
  }

  /// After an update: takes the focus from a node that is gone, and moves it where a state that changed says.
  @MainActor func settle() {
    let old = node
    settleStates()
    guard let offers, offersChanged || old !== node || offers.hasLost else { return }
    offersChanged = false
    offers.settle(self)
  }

  @MainActor private func settleStates() {
    guard hadNode || !ties.isEmpty else { return }
    let gone = ties.filter { $0.node?.isRemoved ?? true }
    if !gone.isEmpty {
      ties.removeAll { $0.node?.isRemoved ?? true }
      // Where no field is left that a state could name, it names none.
      for tie in gone where !ties.contains(where: { $0.location == tie.location }) {
        if tie.current() != tie.resting { tie.set(tie.resting) }
        settled[tie.location] = tie.resting
      }
    }
    let isLost = hadNode && (node == nil || node?.isRemoved == true || node?.isOnScreen == false)
    if isLost {
      if let node { node.graph.log.record(.focusLost, node) }
      node = nil
      hadNode = false
    }
    let changed = ties.filter { $0.current() != settled[$0.location] ?? $0.resting }
    if let named = changed.first(where: { $0.isNamed && $0.value != $0.resting }), let root = named.node {
      if hadNode, contains(root) {
        settled[named.location] = named.current()
        return
      }
      if let field = Self.focusable(in: root) {
        change(to: field)
        return follow()
      }
    }
    guard isLost || !changed.isEmpty else { return }
    if let left = changed.first(where: { $0.current() == $0.resting }), hadNode,
      ties.contains(where: { $0.location == left.location && $0.node.map(contains) == true })
    {
      change(to: nil)
    }
    follow()
  }

  /// The first control at or below a node that can take the focus.
  @MainActor static func focusable(in root: Node) -> Node? {
    var waiting: [Node] = [root]
    while let next = waiting.popLast() {
      if let part = next as? any DetachablePart, !part.isAttached { continue }
      if case .text? = next.control, next.scope.values.isEnabled { return next }
      if next.role(FocusableRole.self)?.isFocusable == true { return next }
      waiting.append(contentsOf: next.children.reversed())
    }
    return nil
  }
}

extension Location {
  /// The same for all bindings to one state.
  var focusIdentity: ObjectIdentifier { ObjectIdentifier(self) }
}
