/// A modifier that makes a changed version of the view it is applied to
/// (https://developer.apple.com/documentation/swiftui/viewmodifier).
///
/// A modifier with a body may own `@State`; it lives as long as the position that it modifies (rule 2.2).
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that the body makes.
  associatedtype Body: View

  /// The changed content.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Stands for the modified view in the body.
  typealias Content = _ViewModifier_Content<Self>

  /// Names the positions that the modified content fills in its parent.
  static func _resolve<C: View>(_ modifier: Self, content: C, into slots: inout _Slots)

  /// The same for one member of a group, or for a view that is none.
  static func _resolveMember<C: View>(_ modifier: Self, content: C, into slots: inout _Slots)

  /// Whether the modified content fills exactly one position in its parent.
  nonisolated static func _isUnary<C: View>(over content: C.Type) -> Bool
}

extension ViewModifier {
  @MainActor public static func _resolve<C: View>(_ modifier: Self, content: C, into slots: inout _Slots) {
    C._resolve(content, modifiedBy: modifier, into: &slots)
  }

  @MainActor public static func _resolveMember<C: View>(_ modifier: Self, content: C, into slots: inout _Slots) {
    slots.reconcile(ModifiedContent(content: content, modifier: modifier), as: ViewModifierNode<C, Self>.self)
  }

  public nonisolated static func _isUnary<C: View>(over content: C.Type) -> Bool { C._isUnary }

  /// This modifier, and then another around it.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) is a primitive modifier: it has no body") }
}

/// A value with a modifier applied to it: a view, or a modifier (rule 2.1);
/// https://developer.apple.com/documentation/swiftui/modifiedcontent .
nonisolated public struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never
  public var content: Content
  public var modifier: Modifier

  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public nonisolated static var _isUnary: Bool { Modifier._isUnary(over: Content.self) }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    Modifier._resolve(view.modifier, content: view.content, into: &slots)
  }

  @MainActor public static func _resolve<M: ViewModifier>(
    _ view: Self, modifiedBy modifier: M, into slots: inout _Slots
  ) {
    // Callbacks for each member of a group take with them what is written after them (rule 9.4).
    if !Content._isUnary, Modifier.self is any GroupCallbackModifier.Type,
      slots.parent.graph.policies.groupCallbacks == .perChild
    {
      return Content._resolve(view.content, modifiedBy: view.modifier.concat(modifier), into: &slots)
    }
    M._resolveMember(modifier, content: view, into: &slots)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public nonisolated static func _isUnary<C: View>(over content: C.Type) -> Bool {
    Modifier._isUnary(over: ModifiedContent<C, Content>.self)
  }

  @MainActor public static func _resolve<C: View>(_ modifier: Self, content: C, into slots: inout _Slots) {
    Modifier._resolve(
      modifier.modifier, content: ModifiedContent<C, Content>(content: content, modifier: modifier.content),
      into: &slots)
  }

  @MainActor public static func _resolveMember<C: View>(_ modifier: Self, content: C, into slots: inout _Slots) {
    _resolve(modifier, content: content, into: &slots)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// Applies a modifier (rule 2.1). As in SwiftUI the modifier's type is not constrained here: what is not a
  /// `ViewModifier` makes a value that is not a view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that passes its content through and makes no node (rule 2.3);
/// https://developer.apple.com/documentation/swiftui/emptymodifier .
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public typealias Body = Never
  public static let identity = EmptyModifier()
  public nonisolated init() {}

  @MainActor public static func _resolve<C: View>(_ modifier: Self, content: C, into slots: inout _Slots) {
    C._resolve(content, into: &slots)
  }
}

/// The modified view, as the body of a view modifier sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
  let provider: ContentProvider

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: PlaceholderNode<Modifier>.self)
  }
}
