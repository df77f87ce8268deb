/// A modifier in whose updates the transaction is another (rule 5.8).
nonisolated public struct _PushPopTransactionModifier<Modifier: ViewModifier>: ViewModifier {
  let inner: Modifier
  let transform: (inout Transaction) -> Void

  /// The content, changed by the modifier.
  @MainActor public func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(inner) }
  }
}

extension ViewModifier {
  /// The modifier, in whose updates the transaction is another.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    _PushPopTransactionModifier(inner: self, transform: transform)
  }
  /// The modifier, animated in each update.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}
