extension View {
  /// Sets the shape in which the view takes touches.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    recorded("contentShape", TypeName.short(S.self))
  }
  /// Sets the shape of the view for some purposes.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    recorded("contentShape", TypeName.short(S.self))
  }
}
