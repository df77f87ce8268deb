/// Panes side by side with dividers that a person can move (https://developer.apple.com/documentation/swiftui/hsplitview).
/// Here the panes are laid out as in a stack without spacing.
nonisolated public struct HSplitView<Content: View>: View {
  let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { HStack(spacing: 0) { content } }
}

/// Panes above one another with dividers that a person can move
/// (https://developer.apple.com/documentation/swiftui/vsplitview). Here the panes are laid out as in a stack without
/// spacing.
nonisolated public struct VSplitView<Content: View>: View {
  let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { VStack(spacing: 0) { content } }
}
