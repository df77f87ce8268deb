/// The older, unofficial way to a container of one's own: a root that is given the views of a content.
public enum _VariadicView {
  /// A root with its content.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content: View>: View {
    public var root: Root
    public var content: Content
    /// Gives the views that the builder makes to a root.
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
    @MainActor public var body: some View { root._view(of: SubviewGathering.subviews(of: content)) }
  }

  /// The views of the content.
  public typealias Children = _VariadicView_Children
  /// A root.
  public typealias Root = _VariadicView_Root
  /// A root with a body.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A root that makes one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root that makes several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
}

/// The views that a root is given.
public typealias _VariadicView_Children = SubviewsCollection

/// Names a value that a view gives the containers around it (unofficial).
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A trait as a value for the container.
private enum TraitValueKey<Key: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

extension ContainerValues {
  fileprivate var traits: Traits { Traits(values: self) }
  /// The traits among the values, under their own keys.
  fileprivate struct Traits {
    var values: ContainerValues
    subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value { values[TraitValueKey<Key>.self] }
  }
}

/// Gives the containers around the view a trait.
nonisolated public struct _TraitWritingModifier<Trait: _ViewTraitKey>: PrimitiveModifier {
  public typealias Body = Never
  public let value: Trait.Value
  public init(value: Trait.Value) { self.value = value }
}

extension _TraitWritingModifier: SpreadContainerValueModifier {
  @MainActor func change(_ values: inout ContainerValues) { values[TraitValueKey<Trait>.self] = value }
}

extension View {
  /// Gives the containers around the view a trait (unofficial).
  public nonisolated func _trait<K: _ViewTraitKey>(
    _ key: K.Type, _ value: K.Value
  ) -> ModifiedContent<Self, _TraitWritingModifier<K>> {
    ModifiedContent(content: self, modifier: _TraitWritingModifier(value: value))
  }

  /// Gives the containers around the view a trait, or not (unofficial).
  public nonisolated func _trait<K: _ViewTraitKey>(
    _ key: K.Type = K.self, _ value: K.Value, isEnabled: Bool
  ) -> some View {
    _trait(key, isEnabled ? value : K.defaultValue)
  }
}

extension Subview {
  /// The view's trait.
  public subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value { containerValues.traits[key] }
  /// The id by which a `ForEach` knows the view, if it has this type.
  public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { explicitID?.base as? ID }
}

/// A container that is given the views of its content.
@MainActor @preconcurrency public protocol _VariadicView_Root {
  func _view(of children: _VariadicView.Children) -> AnyView
  /// How the views are made; not asked for here.
  static var _viewListOptions: Int { get }
}

extension _VariadicView_Root {
  public static var _viewListOptions: Int { 0 }
}

/// A root that makes one view.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes several views.
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// A root with a body.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor func body(children: _VariadicView.Children) -> Body
}

extension _VariadicView_ViewRoot {
  public func _view(of children: _VariadicView.Children) -> AnyView { AnyView(body(children: children)) }
}
