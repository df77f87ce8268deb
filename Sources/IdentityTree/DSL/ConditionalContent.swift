/// The two arms of a conditional in a builder (rules 1.2, 1.5); https://developer.apple.com/documentation/swiftui/_conditionalcontent .
///
/// Nested conditionals are flattened: what counts is which leaf of all is taken (rule 1.6).
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
  let place: RawPlace
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: ConditionalNode<Self>.self)
  }

  public nonisolated static var _leafCount: Int { TrueContent._leafCount + FalseContent._leafCount }

  @MainActor public static func _visitLeaf<V: _LeafVisitor>(_ view: Self, base: Int, place: _Place, visitor: inout V) {
    let place = _Place(raw: view.place)
    switch view.storage {
    case .trueContent(let content): TrueContent._visitLeaf(content, base: base, place: place, visitor: &visitor)
    case .falseContent(let content):
      FalseContent._visitLeaf(content, base: base + TrueContent._leafCount, place: place, visitor: &visitor)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: ConditionalNode<Self>.self)
  }

  /// The leaves of the content, and one for `nil` (rule 1.6).
  public nonisolated static var _leafCount: Int { Wrapped._leafCount + 1 }

  @MainActor public static func _visitLeaf<V: _LeafVisitor>(_ view: Self, base: Int, place: _Place, visitor: inout V) {
    switch view {
    case .some(let content): Wrapped._visitLeaf(content, base: base, place: place, visitor: &visitor)
    case .none: visitor.visitNothing(leaf: base + Wrapped._leafCount)
    }
  }
}

/// An optional view that knows where its `if` was written: builders of other things than views make views of what they
/// hold later, when the statements of the body are no longer at hand.
nonisolated struct PlacedOptional<Content: View>: View {
  typealias Body = Never
  let content: Content?
  let place: RawPlace

  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.placed(at: view.place) { Optional<Content>._resolve(view.content, into: &$0) }
  }
}
