import Foundation

/// Which columns of a split view are shown
/// (https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility).
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view (https://developer.apple.com/documentation/swiftui/navigationsplitviewcolumn).
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Two or three columns (https://developer.apple.com/documentation/swiftui/navigationsplitview).
///
/// In little space one column is shown: the sidebar, and the next one while a list in it has a selection.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public typealias Body = Never
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compact: Binding<NavigationSplitViewColumn>?

  init(
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail,
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ compact: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.compact = compact
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: SplitNode<Sidebar, Content, Detail>.self)
  }
}

/// One column.
nonisolated struct SplitColumn<Content: View>: View {
  typealias Body = Never
  let content: Content
  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: ColumnNode<Content>.self)
  }
}

extension SplitColumn: NamedNode {
  static var nodeName: String { "Column" }
}

/// A column of a split view without its type.
protocol ColumnRole: StackHost, DetachablePart {
  /// Makes the content of the column, which waits until it is shown.
  @MainActor func make()
}

/// The node of a column: a stack of its own.
final class ColumnNode<Content: View>: BranchNode<SplitColumn<Content>>, ColumnRole, ArrangingNode {
  private(set) lazy var stack = ScreenStack(self)
  private var root: RootScreenNode<Content>?
  private var isMade = false

  required init(_ view: SplitColumn<Content>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: SplitColumn<Content>.self, in: seat.core))
    startDetached()
    graph.addArranging(self)
  }

  override var isLeafView: Bool { true }
  override var canTransition: Bool { true }
  private var isRootKnown = false

  override func receive(_ new: SplitColumn<Content>, byEquality: Bool) -> Bool {
    view = new
    isRootKnown = false
    return true
  }

  override func evaluate() {
    guard isMade, !isRootKnown else { return }
    isRootKnown = true
    if let root {
      update(root, RootScreen(content: view.content))
    } else {
      root = attach(RootScreen(content: view.content), as: RootScreenNode<Content>.self)
    }
  }

  @MainActor func make() {
    guard !isMade else { return }
    isMade = true
    graph.schedule(self)
  }

  @MainActor func arrange() {
    guard isMade else { return }
    stack.arrange(attach: { attach($0, as: PushedNode.self) }, detach: { detach($0) }, root: root)
  }

  @MainActor var screenCount: Int { stack.entries.count }
  @MainActor func pop() -> Bool {
    if stack.pop() { return true }
    return (parent as? any SplitHost)?.leave(self) ?? false
  }
  @MainActor func popToRoot() { stack.popToRoot() }
}

/// A split view, which knows which column is shown.
protocol SplitHost: SplitRole, StackRole {
  /// Goes back from a column to the one before; false if that is shown already.
  @MainActor func leave(_ column: Node) -> Bool
}

/// The node of a split view.
final class SplitNode<Sidebar: View, Content: View, Detail: View>:
  BranchNode<NavigationSplitView<Sidebar, Content, Detail>>, ArrangingNode, SplitHost
{
  required init(_ view: NavigationSplitView<Sidebar, Content, Detail>, _ seat: Seat) {
    super.init(
      view, seat,
      typeIndex: ViewGraph.typeIndex(named: NavigationSplitView<Sidebar, Content, Detail>.self, in: seat.core))
    scope.addReader(self) {
      StyleValue.differ($0[look: Look.self], $1[look: Look.self])
    }
    graph.addArranging(self)
  }

  private typealias Look = NavigationSplitViewStyleConfiguration
  private var shown: UnsafeRawPointer?

  override var isLeafView: Bool { true }

  override func evaluate() {
    let look = scope.values[look: Look.self].map { style in
      reading { style.look(Look(part: AnyView(view))) }
    }
    let kind = look?.box.wrapped
    if hasEvaluated, kind != shown { graph.removeChildren(of: self) }
    shown = kind
    hasEvaluated = true
    if let look {
      // Inside of a style's body the style itself is not in force: the columns that it may show stand for themselves.
      if extras?.scope == nil { ownExtras.scope = EnvironmentScope(parent: scope) { $0[look: Look.self] = nil } }
      var slots = _Slots(self)
      return look.box.resolve(into: &slots)
    }
    var slots = _Slots(self)
    SplitColumn._resolve(SplitColumn(content: view.sidebar), into: &slots)
    if Content.self != EmptyView.self { SplitColumn._resolve(SplitColumn(content: view.content), into: &slots) }
    SplitColumn._resolve(SplitColumn(content: view.detail), into: &slots)
  }

  private var columns: [any ColumnRole] { children.compactMap { $0 as? any ColumnRole } }
  private var isCompact: Bool { scope.values.horizontalSizeClass != .regular }

  /// In little space: the column that is shown.
  @MainActor private var shownColumn: Int {
    let columns = columns
    if let compact = reading({ view.compact?.wrappedValue }) {
      switch compact {
      case .sidebar: return 0
      case .content: return min(1, columns.count - 1)
      default: return columns.count - 1
      }
    }
    var shown = 0
    while shown < columns.count - 1, reading({ Self.list(in: columns[shown])?.hasSelection ?? false }) {
      shown += 1
    }
    return shown
  }

  @MainActor func arrange() {
    let columns = columns
    let shown = shownColumn
    let visibility = reading { view.visibility?.wrappedValue } ?? .automatic
    for (index, column) in columns.enumerated() {
      let isShown: Bool
      if isCompact {
        isShown = index == shown
      } else {
        switch visibility {
        case .detailOnly: isShown = index == columns.count - 1
        case .doubleColumn: isShown = index >= columns.count - 2
        default: isShown = true
        }
      }
      if isShown { column.make() }
      graph.setOnScreen(column, isShown)
    }
  }

  /// A list with a selection of its own in a column.
  @MainActor private static func list(in column: Node) -> (any SelectingList)? {
    var waiting: [Node] = [column]
    while let next = waiting.popLast() {
      if let list = next as? any SelectingList, list.canSelect { return list }
      waiting.append(contentsOf: next.children.reversed())
    }
    return nil
  }

  /// A link in a list whose selection is of its value's type selects the value
  /// (https://developer.apple.com/documentation/swiftui/migrating-to-new-navigation-types).
  @MainActor func selects(_ value: AnyHashable, from node: Node) -> Bool {
    var list: (any SelectingList)?
    var inner: Node? = node.parent
    while let current = inner, !(current is any ColumnRole) {
      if current is any StackHost { return false }
      if list == nil { list = current as? any SelectingList }
      inner = current.parent
    }
    return inner != nil && list?.select(tag: value) == true
  }

  /// In much space a value that a link in a column names shows in the detail column, if that or the link's own column
  /// has a screen for it.
  @MainActor func shows(_ value: AnyHashable, from node: Node) -> Bool {
    guard !isCompact, let detail = columns.last else { return false }
    var inner: Node? = node.parent
    while let current = inner, !(current is any ColumnRole) {
      if current is any StackHost { return false }
      inner = current.parent
    }
    guard let column = inner as? any ColumnRole, column !== detail else { return false }
    detail.stack.borrow(from: column.stack)
    detail.stack.replaceValues(with: value)
    return true
  }

  @MainActor func leave(_ column: Node) -> Bool {
    guard isCompact else { return false }
    let columns = columns
    guard let index = columns.firstIndex(where: { $0 === column }), index > 0 else { return false }
    if let compact = view.compact {
      compact.wrappedValue = index == 1 ? .sidebar : .content
      return true
    }
    Self.list(in: columns[index - 1])?.clearSelection()
    return true
  }

  @MainActor var screenCount: Int { isCompact && !columns.isEmpty ? shownColumn : 0 }
  @MainActor func pop() -> Bool {
    let columns = columns
    guard !columns.isEmpty else { return false }
    let shown = shownColumn
    return isCompact && shown < columns.count ? columns[shown].pop() : false
  }
  @MainActor func popToRoot() { while pop() {} }
}

/// A list that can hold a selection.
protocol SelectingList: Node {
  /// Selects a tag; false if it is not of the selection's type.
  @MainActor func select(tag: AnyHashable) -> Bool
  @MainActor var canSelect: Bool { get }
  @MainActor var hasSelection: Bool { get }
  @MainActor func clearSelection()
}

extension NavigationSplitView {
  /// Three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil, nil)
  }
  /// Three columns, of which some are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility, nil)
  }
  /// Three columns, of which one is shown in little space.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil, preferredCompactColumn)
  }
  /// Three columns, of which some are shown, and one in little space.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), EmptyView(), detail(), nil, nil)
  }
  /// Two columns, of which some are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), columnVisibility, nil)
  }
  /// Two columns, of which one is shown in little space.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), nil, preferredCompactColumn)
  }
  /// Two columns, of which some are shown, and one in little space.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), columnVisibility, preferredCompactColumn)
  }
}

/// The look of split views (https://developer.apple.com/documentation/swiftui/navigationsplitviewstyle).
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  associatedtype Body: View
  /// Makes the look of a split view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = NavigationSplitViewStyleConfiguration
}

/// What a style gets of a split view: it can only be handed on to a style of SwiftUI's own, which shows the columns
/// (https://developer.apple.com/documentation/swiftui/navigationsplitviewstyleconfiguration).
nonisolated public struct NavigationSplitViewStyleConfiguration {
  let part: AnyView
}

/// The look that fits the place.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.part }
}
/// Columns that share the space.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.part }
}
/// A detail that keeps its size.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.part }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The look that fits the place.
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns that share the space.
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A detail that keeps its size.
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

/// Tells the split view around a column how wide it wants to be.
nonisolated public struct _ColumnWidth: PrimitiveModifier {
  public typealias Body = Never
  /// In points.
  let width: CGFloat
  /// The width.
  public var _attributes: [NodeAttribute] { [NodeAttribute("navigationSplitViewColumnWidth", Double(width))] }
}

extension View {
  /// Sets the look of the split views in the view.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    styled("navigationSplitViewStyle", style) { (style: S, look: NavigationSplitViewStyleConfiguration) in
      style.makeBody(configuration: look)
    }
  }
  /// Sets how wide the column is, in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(_ColumnWidth(width: width))
  }
  /// Sets how wide the column is, in points: the ideal width, since nobody drags its edge here.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(_ColumnWidth(width: ideal))
  }
}

extension NavigationSplitViewVisibility: CustomDebugStringConvertible {
  /// As it is written.
  public var debugDescription: String { ".\(name)" }
}

extension NavigationSplitViewColumn: CustomDebugStringConvertible {
  /// As it is written.
  public var debugDescription: String { ".\(name)" }
}
