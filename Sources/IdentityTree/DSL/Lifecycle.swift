/// Calls closures when its content appears and disappears (rules 4.1–4.5).
nonisolated public struct _AppearanceActionModifier: PrimitiveModifier {
  public typealias Body = Never
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
  /// Whether it is told as a callback of the user's; what the library's own views do at these times is not.
  var isLogged = true

  /// Calls what is given.
  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }

  @MainActor public func _connect(_ node: Node) {
    node.setAppearance(appear: appear, disappear: disappear, isLogged: isLogged)
  }
}

extension _AppearanceActionModifier: GroupCallbackModifier {}

/// A modifier that calls back around a whole group, or for each of its members (rules 4.12, 9.4).
protocol GroupCallbackModifier: PrimitiveModifier {}

extension GroupCallbackModifier {
  @MainActor public static func _resolve<C: View>(_ modifier: Self, content: C, into slots: inout _Slots) {
    guard !C._isUnary else { return _resolveMember(modifier, content: content, into: &slots) }
    let graph = slots.parent.graph
    if graph.policies.groupCallbacks == .perChild {
      graph.touch(.groupCallbacks)
      return C._resolve(content, modifiedBy: modifier, into: &slots)
    }
    _resolveMember(modifier, content: content, into: &slots)
    if let node = slots.last { graph.groupsToLookAt.append(node) }
  }

  @MainActor public static func _resolveMember<C: View>(_ modifier: Self, content: C, into slots: inout _Slots) {
    slots.reconcile(
      ModifiedContent(content: content, modifier: modifier), as: PrimitiveModifierNode<C, Self>.self)
  }

  public nonisolated static func _isUnary<C: View>(over content: C.Type) -> Bool { C._isUnary }
}

/// Calls a closure when a value changed between two updates (rules 4.15–4.18).
nonisolated public struct _ValueActionModifier<Value: Equatable>: PrimitiveModifier {
  public typealias Body = Never
  let value: Value
  let initial: Bool
  /// The one-parameter form's closure is the one of the *old* view value (rule 4.17).
  let usesOldClosure: Bool
  var isLogged = true
  let action: (Value, Value) -> Void

  @MainActor public func _connect(_ node: Node) {
    node.observe(value, initial: initial, usesOldClosure: usesOldClosure, isLogged: isLogged, action: action)
  }
}

extension View {
  /// Calls `action` when the view appears; https://developer.apple.com/documentation/swiftui/view/onappear(perform:) .
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Calls `action` when the view disappears.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }

  /// Calls `action` with the old and the new value when the value changed (rule 4.15).
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial, usesOldClosure: false, action: action))
  }

  /// Calls `action` when the value changed (rule 4.15).
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial, usesOldClosure: false) { _, _ in action() })
  }

  /// Calls the old view's closure with the new value when the value changed (rule 4.17).
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    modifier(_ValueActionModifier(value: value, initial: false, usesOldClosure: true) { _, new in action(new) })
  }
}

extension View {
  /// Starts and ends what a view of the library does by itself; none of it is a callback of the user's.
  nonisolated func onOwnOccasions<V: Equatable>(
    appear: @escaping () -> Void, disappear: @escaping () -> Void = {}, changeOf value: V, change: @escaping () -> Void
  ) -> some View {
    var appearance = _AppearanceActionModifier(appear: appear, disappear: disappear)
    appearance.isLogged = false
    return modifier(appearance).modifier(
      _ValueActionModifier(value: value, initial: false, usesOldClosure: false, isLogged: false) { _, _ in change() })
  }
}
