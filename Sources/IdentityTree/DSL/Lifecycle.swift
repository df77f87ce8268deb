/// Calls closures when its content appears and disappears (rules 4.1–4.5).
nonisolated public struct _AppearanceActionModifier: PrimitiveModifier {
  public typealias Body = Never
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor public func _connect(_ node: Node) { node.setAppearance(appear: appear, disappear: disappear) }
}

/// Calls a closure when a value changed between two updates (rules 4.15–4.18).
nonisolated public struct _ValueActionModifier<Value: Equatable>: PrimitiveModifier {
  public typealias Body = Never
  let value: Value
  let initial: Bool
  /// The one-parameter form's closure is the one of the *old* view value (rule 4.17).
  let usesOldClosure: Bool
  let action: (Value, Value) -> Void

  @MainActor public func _connect(_ node: Node) {
    node.observe(value, initial: initial, usesOldClosure: usesOldClosure, action: action)
  }
}

/// Animates its content in updates in which a value changed (rule 5.3).
nonisolated public struct _AnimationModifier<Value: Equatable>: PrimitiveModifier {
  public typealias Body = Never
  let animation: Animation?
  let value: Value

  @MainActor public func _connect(_ node: Node) { node.setImplicitAnimation(animation, value: value) }
}

/// How a view comes and goes (https://developer.apple.com/documentation/swiftui/anytransition).
public struct AnyTransition: Sendable, Equatable, CustomStringConvertible {
  public let description: String

  public static let identity = AnyTransition(description: "identity")
  public static let opacity = AnyTransition(description: "opacity")
  public static let slide = AnyTransition(description: "slide")
  public static let scale = AnyTransition(description: "scale")
  /// Moves to or from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(description: "move(\(edge))") }
  /// Different transitions for insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(description: "asymmetric(\(insertion), \(removal))")
  }
  /// Two transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(description: "\(self)+\(other)")
  }
}

/// Names the transition of the view it is on (rule 5.13).
nonisolated public struct _TransitionModifier: PrimitiveModifier {
  public typealias Body = Never
  let transition: AnyTransition
  @MainActor public func _connect(_ node: Node) { node.transition = transition }
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

  /// Animates the view in updates in which `value` changed (rule 5.3).
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Names how the view comes and goes (rule 5.13).
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }
}
