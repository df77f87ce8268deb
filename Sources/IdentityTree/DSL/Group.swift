/// Several views treated as one in source, transparent in the tree (rule 1.14);
/// https://developer.apple.com/documentation/swiftui/group .
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// Makes a group of the views that the builder makes.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public nonisolated static var _isUnary: Bool { Content._isUnary }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }

  @MainActor public static func _resolve<M: ViewModifier>(
    _ view: Self, modifiedBy modifier: M, into slots: inout _Slots
  ) {
    Content._resolve(view.content, modifiedBy: modifier, into: &slots)
  }
}

/// Nothing: no view and no child (rule 1.15); https://developer.apple.com/documentation/swiftui/emptyview .
nonisolated public struct EmptyView: View, Sendable {
  public typealias Body = Never
  public nonisolated init() {}

  public nonisolated static var _isUnary: Bool { false }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {}
  @MainActor public static func _resolve<M: ViewModifier>(
    _ view: Self, modifiedBy modifier: M, into slots: inout _Slots
  ) {}
}
