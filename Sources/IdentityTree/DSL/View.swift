/// A type that describes a part of the interface (https://developer.apple.com/documentation/swiftui/view).
///
/// A view is a value without a life of its own; what lives between updates is the node at its identity
/// (rule 1.1). The two underscored requirements have defaults for every custom view.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that the body makes.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Names the positions that this view fills in its parent. A custom view fills one (rule 1.16).
  static func _resolve(_ view: Self, into slots: inout _Slots)

  /// Applies a custom view modifier to each member of this view (rule 1.14); one member unless it is a group.
  static func _resolve<M: ViewModifier>(_ view: Self, modifiedBy modifier: M, into slots: inout _Slots)

  /// Whether the view fills exactly one position in its parent; false for groups and empty views.
  nonisolated static var _isUnary: Bool { get }

  /// How many leaves a conditional has once nested conditionals are flattened (rule 1.6); 1 for all other views.
  nonisolated static var _leafCount: Int { get }

  /// Makes a view that has no body (unofficial).
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs

  /// Calls `visit` with the leaf that `view` stands at, its number counted from `base`.
  static func _visitLeaf<V: _LeafVisitor>(_ view: Self, base: Int, place: _Place, visitor: inout V)
}

extension Never: View {
  public typealias Body = Never
  public nonisolated var body: Never { fatalError("a primitive view has no body") }
}

extension View where Body == Never {
  /// Primitive views have no body (as in SwiftUI, where calling it stops the program).
  public var body: Never { fatalError("\(Self.self) is a primitive view: it has no body") }
}

extension View {
  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: CompositeNode<Self>.self)
  }

  @MainActor public static func _resolve<M: ViewModifier>(
    _ view: Self, modifiedBy modifier: M, into slots: inout _Slots
  ) {
    M._resolveMember(modifier, content: view, into: &slots)
  }

  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static var _leafCount: Int { 1 }

  @MainActor public static func _visitLeaf<V: _LeafVisitor>(_ view: Self, base: Int, place: _Place, visitor: inout V) {
    visitor.visit(view, leaf: base, place: place)
  }
}

/// Receives the taken leaf of a conditional.
@MainActor public protocol _LeafVisitor {
  mutating func visit<V: View>(_ view: V, leaf: Int, place: _Place)
  /// The conditional stands at a leaf without a view (`nil`).
  mutating func visitNothing(leaf: Int)
}

/// A source place on its way from the builder to a node.
public struct _Place: Sendable {
  var raw: RawPlace?
  static let unknown = _Place(raw: nil)
}
