import Foundation

/// A modifier whose items are made when it is opened.
nonisolated public struct _OpenModifier<Items: View>: ViewModifier {
  public typealias Body = Never
  let isContextMenu: Bool
  let items: Items
  let name: String

  @MainActor public static func _resolve<C: View>(_ modifier: Self, content: C, into slots: inout _Slots) {
    slots.reconcile(ModifiedContent(content: content, modifier: modifier), as: OpenNode<C, Items>.self)
  }
  public nonisolated static func _isUnary<C: View>(over content: C.Type) -> Bool { true }
}

/// The node of a context menu or of a row's swipe actions.
final class OpenNode<C: View, Items: View>: BranchNode<ModifiedContent<C, _OpenModifier<Items>>>, OpenPart,
  ModifierLayoutNode
{
  private var shownItems: PresentedNode<Items>?
  private(set) var isOpen = false
  private(set) var contentCount = 1
  private var isContentKnown = false

  required init(_ view: ModifiedContent<C, _OpenModifier<Items>>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: _OpenModifier<Items>.self, in: seat.core))
  }

  override var anyValue: Any { view.modifier }
  override var detail: String? { view.modifier.name }
  override func step(toChild index: Int) -> PathStep { index < contentCount ? .content : .attachment }
  var trigger: OpenTrigger { view.modifier.isContextMenu ? .longPress : .swipe }

  override func receive(_ new: ModifiedContent<C, _OpenModifier<Items>>, byEquality: Bool) -> Bool {
    view = new
    isContentKnown = false
    return true
  }

  @MainActor func open() {
    guard !isOpen else { return }
    isOpen = true
    graph.requestUpdate(of: self)
  }

  @MainActor func close() {
    guard isOpen else { return }
    isOpen = false
    graph.requestUpdate(of: self)
  }

  override func evaluate() {
    if !isContentKnown {
      isContentKnown = true
      var slots = _Slots(self)
      C._resolve(view.content, into: &slots)
      contentCount = slots.index
    }
    guard isOpen else {
      if let shownItems { detach(shownItems) }
      shownItems = nil
      return
    }
    let items = Presented(
      content: view.modifier.items, kind: view.modifier.isContextMenu ? .contextMenu : .swipeActions,
      dismiss: { [weak self] in self?.close() }, closesAfterAction: true)
    if let shownItems {
      update(shownItems, items)
    } else {
      shownItems = attach(items, as: PresentedNode<Items>.self)
    }
  }
}

/// An older context menu (deprecated).
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.items = menuItems() }
}

extension View {
  /// Gives the view a menu that a long press opens.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(_OpenModifier(isContextMenu: true, items: menuItems(), name: "contextMenu"))
  }
  /// Gives the view a menu with a preview that a long press opens.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(_OpenModifier(isContextMenu: true, items: menuItems(), name: "contextMenu"))
  }
  /// Gives the view a menu that a long press opens (deprecated form).
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(_OpenModifier(isContextMenu: true, items: contextMenu?.items, name: "contextMenu"))
  }
  /// Gives rows of the list a menu for the selection.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(_OpenModifier(isContextMenu: true, items: menu([]), name: "contextMenu"))
  }
  /// Gives the row actions that a swipe shows.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      _OpenModifier(
        isContextMenu: false, items: content(), name: edge == .trailing ? "swipe.trailing" : "swipe.leading"))
  }
}

/// Refreshes (https://developer.apple.com/documentation/swiftui/refreshaction).
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Refreshes.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What a refresh does; `nil` where there is nothing to refresh.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// Lets the content be refreshed by a pull.
nonisolated public struct _RefreshModifier: PrimitiveModifier {
  public typealias Body = Never
  let action: @Sendable () async -> Void
  public nonisolated static var _changesEnvironment: Bool { true }
  public nonisolated func _change(_ environment: inout EnvironmentValues) {
    environment.refresh = RefreshAction(action: action)
  }
  @MainActor public func _connect(_ node: Node) {
    let run = node.refreshRun
    node.setAppearance(appear: nil, disappear: { run.disappeared() }, isLogged: false)
  }
}

extension _RefreshModifier: RefreshRole {
  @MainActor func refresh(_ node: Node) { node.refreshRun.start(action) }
}

/// The work that a pull started: SwiftUI cancels it when what was pulled is taken away.
@MainActor private final class RefreshRun {
  private weak var node: Node?
  private var task: Task<Void, Never>?

  init(_ node: Node) { self.node = node }

  func start(_ action: @escaping @Sendable () async -> Void) {
    guard let node else { return }
    task = VirtualTask.start(on: node.graph.clock, priority: nil) { await action() }
  }

  /// A list that another screen covers goes on refreshing.
  func disappeared() {
    guard node?.isRemoved != false else { return }
    task?.cancel()
    task = nil
  }
}

extension Node {
  /// The work of the `refreshable` modifier whose node this is; made on demand.
  @MainActor fileprivate var refreshRun: RefreshRun { kept { RefreshRun(self) } }
}

extension View {
  /// Lets the view be refreshed by a pull.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_RefreshModifier(action: action))
  }
}
