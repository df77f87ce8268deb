import Foundation

/// Values of any types on a navigation stack (https://developer.apple.com/documentation/swiftui/navigationpath).
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// An empty path.
  public init() {}
  /// A path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.values = elements.map { AnyHashable($0) } }
  /// A path of values that can be coded.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    self.values = elements.map { AnyHashable($0) }
  }
  /// A path that was coded; values of unknown types do not come back.
  public init(_ codable: NavigationPath.CodableRepresentation) { self.values = codable.values }

  /// How many values there are.
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  /// The path to code, if all values can be.
  public var codable: NavigationPath.CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }
  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Adds a value that can be coded.
  public mutating func append<V: Hashable & Codable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes values from the end.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

  /// A path as it is stored.
  public struct CodableRepresentation: Codable, Equatable {
    var values: [AnyHashable]
    init(values: [AnyHashable]) { self.values = values }
    public init(from decoder: any Decoder) throws { self.values = [] }
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        if let value = value.base as? any Encodable { try value.encode(to: container.superEncoder()) }
      }
    }
  }
}

/// A root with screens on it (rules 2.28–2.31); https://developer.apple.com/documentation/swiftui/navigationstack .
nonisolated public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never
  let path: PathSource?
  let root: Root

  /// A stack that keeps its path by itself.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = nil
    self.root = root()
  }

  /// A stack with a path of values of any types.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = PathSource(
      get: { path.wrappedValue.values },
      truncate: { count in
        let extra = path.wrappedValue.count - count
        if extra > 0 { path.wrappedValue.removeLast(extra) }
      },
      append: {
        path.wrappedValue.values.append($0)
        return true
      })
    self.root = root()
  }

  /// A stack with a path of values of one type.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    self.path = PathSource(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      truncate: { count in
        var values = path.wrappedValue
        let extra = values.count - count
        guard extra > 0 else { return }
        values.removeLast(extra)
        path.wrappedValue = values
      },
      append: { value in
        guard let typed = value.cast(to: Data.Element.self) else { return false }
        path.wrappedValue.append(typed)
        return true
      })
    self.root = root()
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: NavigationStackNode<Data, Root>.self)
  }
}

/// The node of a navigation stack: the root screen, then those pushed.
final class NavigationStackNode<Data, Root: View>: BranchNode<NavigationStack<Data, Root>>, ArrangingNode, StackHost {
  private(set) lazy var stack = ScreenStack(self)
  private var root: RootScreenNode<Root>?

  required init(_ view: NavigationStack<Data, Root>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: NavigationStack<Data, Root>.self, in: seat.core))
    graph.addArranging(self)
  }

  override var isLeafView: Bool { true }
  override var canTransition: Bool { true }

  private var isRootKnown = false

  override func receive(_ new: NavigationStack<Data, Root>, byEquality: Bool) -> Bool {
    view = new
    isRootKnown = false
    return true
  }

  override func evaluate() {
    stack.setSource(view.path)
    guard !isRootKnown else { return }
    isRootKnown = true
    if let root {
      update(root, RootScreen(content: view.root))
    } else {
      root = attach(RootScreen(content: view.root), as: RootScreenNode<Root>.self)
    }
  }

  @MainActor func arrange() {
    stack.arrange(
      attach: { attach($0, as: PushedNode.self) }, detach: { detach($0) }, root: root)
  }

  @MainActor var screenCount: Int { stack.entries.count }
  @MainActor func pop() -> Bool { stack.pop() }
  @MainActor func popToRoot() { stack.popToRoot() }
}

/// The root of a stack.
nonisolated struct RootScreen<Root: View>: View {
  typealias Body = Never
  let content: Root
  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: RootScreenNode<Root>.self)
  }
}

extension RootScreen: NamedNode {
  static var nodeName: String { "Root" }
}

/// The node of the root of a stack: off screen while another screen covers it.
final class RootScreenNode<Root: View>: BranchNode<RootScreen<Root>>, DetachablePart {
  private var editMode: ScreenEditMode?

  required init(_ view: RootScreen<Root>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: RootScreen<Root>.self, in: seat.core))
    let mode = ScreenEditMode(self)
    editMode = mode
    ownExtras.scope = EnvironmentScope(parent: scope) { mode.provide(to: &$0) }
    startDetached()
  }
  override func step(toChild index: Int) -> PathStep { .content }
  override func evaluate() {
    var slots = _Slots(self)
    Root._resolve(view.content, into: &slots)
  }
}

extension Node {
  /// The stack that a node is in, and the node of the stack.
  var enclosingStack: ScreenStack? {
    var node = parent
    while let current = node {
      if let host = current as? any StackHost { return host.stack }
      node = current.parent
    }
    return nil
  }
}

/// Names the screen for values of a type.
nonisolated public struct _DestinationModifier<Value: Hashable, Destination: View>: PrimitiveModifier {
  public typealias Body = Never
  let destination: (Value) -> Destination

  @MainActor public func _connect(_ node: Node) {
    let destination = destination
    node.enclosingStack?.add(node, for: Value.self) { value in
      guard let typed = value.base as? Value else { return nil }
      return AnyView(destination(typed))
    }
  }
}

/// Pushes a screen while a value is true or for an item.
nonisolated public struct _PushModifier<Destination: View>: ViewModifier {
  public typealias Body = Never
  let token: () -> AnyHashable?
  let make: () -> Destination?
  let end: () -> Void

  @MainActor public static func _resolve<C: View>(_ modifier: Self, content: C, into slots: inout _Slots) {
    slots.reconcile(ModifiedContent(content: content, modifier: modifier), as: PushModifierNode<C, Destination>.self)
  }
  public nonisolated static func _isUnary<C: View>(over content: C.Type) -> Bool { true }
}

/// The node of a modifier that pushes.
final class PushModifierNode<C: View, Destination: View>: BranchNode<ModifiedContent<C, _PushModifier<Destination>>>,
  ScreenPresenter
{
  required init(_ view: ModifiedContent<C, _PushModifier<Destination>>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: _PushModifier<Destination>.self, in: seat.core))
  }
  override var anyValue: Any { view.modifier }
  override func step(toChild index: Int) -> PathStep { .content }

  override func evaluate() {
    enclosingStack?.addPresenter(self)
    // Its destination is built anew with each value of the modifier (rule 2.30).
    enclosingStack?.refresh(presenter: self)
    var slots = _Slots(self)
    C._resolve(view.content, into: &slots)
  }

  @MainActor func screenToken() -> AnyHashable? {
    // The stack reads the binding: a change of it arranges the stack, not this node's content.
    view.modifier.token()
  }
  @MainActor func makeScreen() -> AnyView { view.modifier.make().map { AnyView($0) } ?? AnyView(EmptyView()) }
  @MainActor func endScreen() { view.modifier.end() }
}

extension View {
  /// Names the screen for values of a type.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_DestinationModifier(destination: destination))
  }
  /// Pushes a screen while a value is true. The screen's view is made with each body that uses the modifier
  /// (rule 2.30).
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let screen = destination()
    return modifier(
      _PushModifier(
        token: { isPresented.wrappedValue ? AnyHashable(true) : nil }, make: { screen },
        end: { isPresented.wrappedValue = false }))
  }
  /// Pushes a screen for an item.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _PushModifier(
        token: {
          guard let value = item.wrappedValue else { return nil }
          return AnyHashable(value)
        }, make: { item.wrappedValue.map(destination) }, end: { item.wrappedValue = nil }))
  }
}

extension NavigationPath: CustomDebugStringConvertible {
  /// The values of the path.
  public var debugDescription: String {
    "NavigationPath([\(values.map { ValueText.reflecting($0.base) }.joined(separator: ", "))])"
  }
}
