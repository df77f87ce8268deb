extension View {
  /// Names the view's place in navigation.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    recorded("navigationTitle", titleKey.text)
  }
  /// Names the view's place in navigation.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    recorded("navigationTitle", String(title))
  }
}
