extension View {
  /// Pairs a label with what it labels.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    recorded("accessibilityLabeledPair", "\(role), \(id)")
  }
  /// Lets screen readers go to another element.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    recorded("accessibilityLinkedGroup", "\(id)")
  }
  /// Marks an element of a rotor.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    recorded("accessibilityRotorEntry", "\(id)")
  }
}
