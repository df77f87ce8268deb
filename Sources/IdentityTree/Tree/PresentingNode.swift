/// A modifier that presents something.
@MainActor @preconcurrency protocol PresentingModifier: ViewModifier where Body == Never {
  associatedtype Shown: View
  /// What tells one presentation from another; `nil` while nothing is to be presented.
  func token() -> AnyHashable?
  /// Makes what is presented.
  func shown() -> Shown?
  /// Makes the token be `nil`.
  func end()
  func didDismiss()
  var kind: PresentationKind { get }
}

extension PresentingModifier {
  @MainActor public static func _resolve<C: View>(_ modifier: Self, content: C, into slots: inout _Slots) {
    slots.reconcile(ModifiedContent(content: content, modifier: modifier), as: PresentingNode<C, Self>.self)
  }
  public nonisolated static func _isUnary<C: View>(over content: C.Type) -> Bool { true }
  func didDismiss() {}
}

/// The node of a modifier that presents: its content, and below it what is presented.
///
/// The binding is read by this node, not by the view that made the modifier: a change of it alone presents without
/// that view's body, and so with the closure of its last update (rules 2.32, 3.7).
final class PresentingNode<C: View, M: PresentingModifier>: BranchNode<ModifiedContent<C, M>>, ModifierLayoutNode {
  private var isContentKnown = false
  private(set) var contentCount = 1
  private var token: AnyHashable?
  private var presented: PresentedNode<M.Shown>?
  private var dismissal: Dismissal?

  required init(_ view: ModifiedContent<C, M>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: M.self, in: seat.core))
  }

  override var anyValue: Any { view.modifier }
  override func step(toChild index: Int) -> PathStep { index < contentCount ? .content : .attachment }

  override func receive(_ new: ModifiedContent<C, M>, byEquality: Bool) -> Bool {
    view = new
    isContentKnown = false
    return true
  }

  override func evaluate() {
    if !isContentKnown {
      isContentKnown = true
      var slots = _Slots(self)
      C._resolve(view.content, into: &slots)
      contentCount = slots.index
    }
    let modifier = view.modifier
    let new = reading { modifier.token() }
    if let presented, new != token {
      detach(presented)
      self.presented = nil
      dismissal = nil
      graph.effects.append(.dismissal(self) { modifier.didDismiss() })
    }
    token = new
    let start = StatementPlaces.count
    guard new != nil, let shown = reading({ modifier.shown() }) else { return }
    let dismissal = dismissal ?? Dismissal {}
    self.dismissal = dismissal
    dismissal.action = { [weak self] in self?.view.modifier.end() }
    var content = Presented(
      content: shown, kind: modifier.kind, dismiss: { dismissal.action() },
      closesAfterAction: modifier.kind == .alert || modifier.kind == .confirmationDialog,
      isDismissable: { [weak self] in self?.isDismissable ?? true })
    if modifier.kind.isScreen { content.change = { $0.dismissal = dismissal } }
    if let presented {
      update(presented, content)
    } else {
      presented = attach(content, as: PresentedNode<M.Shown>.self)
    }
    if let presented { presented.statements = StatementRange(since: start, for: presented) }
  }

  /// A sheet can be swiped down unless something in it says no; an alert needs a button.
  @MainActor private var isDismissable: Bool {
    guard view.modifier.kind != .alert, let presented else { return false }
    var waiting: [Node] = [presented]
    while let next = waiting.popLast() {
      if next.role(InteractiveDismissRole.self)?.isDisabled == true { return false }
      waiting.append(contentsOf: next.children)
    }
    return true
  }
}

/// A view that keeps what it is in from being dismissed by a gesture.
@MainActor protocol InteractiveDismissRole {
  var isDisabled: Bool { get }
}
