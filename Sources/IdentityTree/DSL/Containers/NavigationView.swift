/// Screens one on the other, or side by side (deprecated);
/// https://developer.apple.com/documentation/swiftui/navigationview .
nonisolated public struct NavigationView<Content: View>: View {
  public typealias Body = Never
  let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: NavigationViewNode<Content>.self)
  }
}

/// The node of a navigation view: in little space its first view is the root, the others are not shown.
final class NavigationViewNode<Content: View>: BranchNode<NavigationView<Content>>, ArrangingNode, StackHost {
  private(set) lazy var stack = ScreenStack(self)
  private var root: RootScreenNode<Content>?

  required init(_ view: NavigationView<Content>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: NavigationView<Content>.self, in: seat.core))
    graph.addArranging(self)
  }

  override var isLeafView: Bool { true }
  override var canTransition: Bool { true }

  private var isRootKnown = false

  override func receive(_ new: NavigationView<Content>, byEquality: Bool) -> Bool {
    view = new
    isRootKnown = false
    return true
  }

  override func evaluate() {
    guard !isRootKnown else { return }
    isRootKnown = true
    if let root {
      update(root, RootScreen(content: view.content))
    } else {
      root = attach(RootScreen(content: view.content), as: RootScreenNode<Content>.self)
    }
  }

  @MainActor func arrange() {
    stack.arrange(attach: { attach($0, as: PushedNode.self) }, detach: { detach($0) }, root: root)
    guard let root, root.childCount > 1 else { return }
    let isWide = scope.values.horizontalSizeClass == .regular && !scope.values.navigationViewIsStack
    graph.hasDetachedParts = true
    for (index, child) in root.children.enumerated() where index > 0 { graph.setOnScreen(child, isWide) }
  }

  @MainActor var screenCount: Int { stack.entries.count }
  @MainActor func pop() -> Bool { stack.pop() }
  @MainActor func popToRoot() { stack.popToRoot() }
}

private enum NavigationViewIsStackKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the navigation views in the view.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier(name: "navigationViewStyle", text: TypeName.short(S.self)) {
        $0.navigationViewIsStack = S.self == StackNavigationViewStyle.self
      })
  }
}
