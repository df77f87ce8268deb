/// Animates its content in updates in which a value changed (rule 5.3).
nonisolated public struct _AnimationModifier<Value: Equatable>: PrimitiveModifier {
  public typealias Body = Never
  let animation: Animation?
  let value: Value

  @MainActor public func _connect(_ node: Node) { node.setImplicitAnimation(animation, value: value) }
}

/// Changes the transaction of its content in each update (rules 5.4, 5.5).
nonisolated public struct _TransactionModifier: PrimitiveModifier {
  public typealias Body = Never
  let transform: (inout Transaction) -> Void

  @MainActor public func _connect(_ node: Node) { node.setTransactionEdit(.edit(transform)) }
}

/// Changes the transaction of its content in updates in which a value changed (rule 5.5).
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: PrimitiveModifier {
  public typealias Body = Never
  let value: Value
  let transform: (inout Transaction) -> Void

  @MainActor public func _connect(_ node: Node) { node.setTransactionEdit(transform, value: value) }
}

/// Changes the transaction of the modifiers in its body, but not of what they are applied to (rule 5.8).
nonisolated public struct _ScopedTransactionModifier<Scoped: View>: ViewModifier {
  let transform: (inout Transaction) -> Void
  let scoped: (AnyView) -> Scoped

  public func body(content: Content) -> some View {
    scoped(AnyView(content.modifier(_ScopeEdge(edit: .endOfScope)))).modifier(_ScopeEdge(edit: .scope(transform)))
  }
}

/// Where a scope begins or ends.
nonisolated struct _ScopeEdge: PrimitiveModifier {
  typealias Body = Never
  let edit: TransactionEdit

  @MainActor func _connect(_ node: Node) { node.setTransactionEdit(edit) }
}

/// Changes the transaction when the view itself has another value (rule 5.4).
nonisolated public struct _EquatableAnimationModifier<Value: Equatable>: PrimitiveModifier {
  public typealias Body = Never
  let animation: Animation?
  let value: Value

  @MainActor public func _connect(_ node: Node) { node.setImplicitAnimation(animation, value: value) }
}

extension View {
  /// Animates the view in updates in which `value` changed (rule 5.3);
  /// https://developer.apple.com/documentation/swiftui/view/animation(_:value:) .
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates the view in each update (deprecated in SwiftUI; rule 5.4).
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(_TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Changes the transaction of the view in each update (rule 5.5);
  /// https://developer.apple.com/documentation/swiftui/view/transaction(_:) .
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transaction of the view in updates in which `value` changed (rule 5.5).
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }

  /// Animates the modifiers in `body`, but not the view that they are applied to (rule 5.8);
  /// https://developer.apple.com/documentation/swiftui/view/animation(_:body:) .
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction of the modifiers in `body`, but not of the view that they are applied to (rule 5.8).
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(_ScopedTransactionModifier(transform: transform) { body(PlaceholderContentView($0)) })
  }
}

extension View where Self: Equatable {
  /// Animates the view when it has another value (rule 5.4).
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(_EquatableAnimationModifier(animation: animation, value: self))
  }
}
