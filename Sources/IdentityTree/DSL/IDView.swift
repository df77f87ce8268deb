/// A view with an explicit identity (rules 2.6–2.9).
nonisolated public struct IDView<Content: View, ID: Hashable>: View {
  public typealias Body = Never
  let content: Content
  let id: ID
  let place: RawPlace

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: IDNode<Content, ID>.self)
  }
}

extension View {
  /// Binds the view's identity to a value: when it changes, what is inside starts anew (rule 2.6);
  /// https://developer.apple.com/documentation/swiftui/view/id(_:) .
  public nonisolated func id<ID: Hashable>(
    _ id: ID, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    IDView(content: self, id: id, place: RawPlace(fileID, line, column))
  }

  /// Compares the view by its own `==` to decide whether its body runs (rules 1.22, 6.3).
  public nonisolated func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

/// A view compared by its own `==`, without an identity of its own (rules 1.22, 6.3);
/// https://developer.apple.com/documentation/swiftui/equatableview .
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  public typealias Body = Never
  public var content: Content
  public nonisolated init(content: Content) { self.content = content }

  public nonisolated static var _isUnary: Bool { Content._isUnary }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.comparingByEquality { Content._resolve(view.content, into: &$0) }
  }
}
