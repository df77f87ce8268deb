/// Tabs of a tab view (https://developer.apple.com/documentation/swiftui/tabcontent).
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable = Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
  /// Names the positions that the tabs fill in their tab view.
  static func _resolveTabs(_ content: Self, into slots: inout _Slots)
}

extension TabContent {
  @MainActor public static func _resolveTabs(_ content: Self, into slots: inout _Slots) {
    Body._resolveTabs(content.body, into: &slots)
  }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

extension TabContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive tab content: it has no body") }
}

/// What a tab is for (https://developer.apple.com/documentation/swiftui/tabrole).
public struct TabRole: Hashable, Sendable {
  let name: String
  public static let search = TabRole(name: "search")
}

/// The label of a tab that names none.
public typealias DefaultTabLabel = Label<Text, Image>

/// A tab (https://developer.apple.com/documentation/swiftui/tab).
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  public typealias Body = Never
  let value: AnyHashable?
  let label: Label
  let content: Content

  init(_ value: AnyHashable?, _ label: Label, _ content: Content) {
    self.value = value
    self.label = label
    self.content = content
  }

  @MainActor public static func _resolveTabs(_ tab: Self, into slots: inout _Slots) {
    let body = TabBody(value: tab.value, label: tab.label, content: tab.content)
    slots.reconcile(
      ModifiedContent(content: body, modifier: TabSlot()), as: TabSlotNode<TabBody<Content, Label>>.self)
  }
}

/// The content of a tab with what the tab bar needs.
nonisolated struct TabBody<Content: View, Label: View>: View {
  typealias Body = Never
  let value: AnyHashable?
  let label: Label
  let content: Content
  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }
}

extension TabBody: TabDescription {
  var tabTag: AnyHashable? { value }
  var tabLabel: AnyView? { AnyView(label) }
}

/// A view that says by itself what its tab is.
protocol TabDescription {
  var tabTag: AnyHashable? { get }
  var tabLabel: AnyView? { get }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with a localized title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(AnyHashable(value), DefaultTabLabel(titleKey, systemImage: systemImage), content()) }
  /// A tab with a localized title and a symbol, for one value of an optional selection.
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(AnyHashable(Value.some(value)), DefaultTabLabel(titleKey, systemImage: systemImage), content())
  }
  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(AnyHashable(value), DefaultTabLabel(title, systemImage: systemImage), content()) }
  /// A tab with a title and a symbol, for one value of an optional selection.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(AnyHashable(Value.some(value)), DefaultTabLabel(title, systemImage: systemImage), content())
  }
  /// A tab with a localized title and an image of an asset catalog.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(AnyHashable(value), DefaultTabLabel(titleKey, image: image), content()) }
  /// A tab with a localized title and an image of an asset catalog, for one value of an optional selection.
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? { self.init(AnyHashable(Value.some(value)), DefaultTabLabel(titleKey, image: image), content()) }
  /// A tab with a title and an image of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(AnyHashable(value), DefaultTabLabel(title, image: image), content()) }
  /// A tab with a title and an image of an asset catalog, for one value of an optional selection.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S, image: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? { self.init(AnyHashable(Value.some(value)), DefaultTabLabel(title, image: image), content()) }
  /// A tab of a role.
  public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(AnyHashable(value), DefaultTabLabel(of: role), content())
  }
  /// A tab of a role, for one value of an optional selection.
  public nonisolated init<V: Hashable>(value: V, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == V? {
    self.init(AnyHashable(Value.some(value)), DefaultTabLabel(of: role), content())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with a localized title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, DefaultTabLabel(titleKey, systemImage: systemImage), content()) }
  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, DefaultTabLabel(title, systemImage: systemImage), content()) }
  /// A tab with a localized title and an image of an asset catalog.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, DefaultTabLabel(titleKey, image: image), content()) }
  /// A tab with a title and an image of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, DefaultTabLabel(title, image: image), content()) }
  /// A tab of a role.
  public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(nil, DefaultTabLabel(of: role), content())
  }
}

extension DefaultTabLabel {
  /// What the tab bar shows for a role.
  fileprivate nonisolated init(of role: TabRole?) {
    self = role == .search ? Label("Search", systemImage: "magnifyingglass") : Label("", systemImage: "")
  }
}

extension Tab where Label == EmptyView {
  /// A tab without a label.
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(AnyHashable(value), EmptyView(), content())
  }
  /// A tab without a label, for one value of an optional selection.
  public nonisolated init<V: Hashable>(value: V, @ViewBuilder content: () -> Content) where Value == V? {
    self.init(AnyHashable(Value.some(value)), EmptyView(), content())
  }
}

extension Tab where Value == Never, Label == EmptyView {
  /// A tab without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(nil, EmptyView(), content()) }
}

extension Tab {
  /// A tab with a label of its own.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(AnyHashable(value), label(), content()) }
  /// A tab with a label of its own, for one value of an optional selection.
  public nonisolated init<V: Hashable>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? { self.init(AnyHashable(Value.some(value)), label(), content()) }
}

extension Tab where Value == Never {
  /// A tab with a label of its own.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(nil, label(), content()) }
}

/// Tabs that belong together (https://developer.apple.com/documentation/swiftui/tabsection).
nonisolated public struct TabSection<Header: View, Content, Footer: View, SelectionValue: Hashable> {
  let content: Content
}

extension TabSection: TabContent where Content: TabContent, Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue
  public typealias Body = Never
  @MainActor public static func _resolveTabs(_ section: Self, into slots: inout _Slots) {
    Content._resolveTabs(section.content, into: &slots)
  }
}

extension TabSection where Content: TabContent, Header == Text, Footer == EmptyView {
  /// Tabs with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content.TabValue == SelectionValue {
    self.content = content()
  }
  /// Tabs with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content.TabValue == SelectionValue {
    self.content = content()
  }
}

extension TabSection where Content: TabContent, Footer == EmptyView {
  /// Tabs with a header.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content.TabValue == SelectionValue {
    self.content = content()
  }
}

extension TabSection where Content: TabContent, Header == EmptyView, Footer == EmptyView {
  /// Tabs.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Content.TabValue == SelectionValue {
    self.content = content()
  }
}

/// Builds tabs (https://developer.apple.com/documentation/swiftui/tabcontentbuilder).
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// The tabs as a view.
  nonisolated public struct Content<C: TabContent>: View {
    public typealias Body = Never
    let content: C
    @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
      C._resolveTabs(view.content, into: &slots)
    }
    @MainActor public static func _resolve<M: ViewModifier>(
      _ view: Self, modifiedBy modifier: M, into slots: inout _Slots
    ) {
      C._resolveTabs(view.content, into: &slots)
    }
  }

  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> TabTuple<TabValue, repeat each C> {
    TabTuple(tabs: (repeat each content))
  }
  public static func buildIf<C: TabContent>(
    _ content: C?, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _OptionalTabs<C> where C.TabValue == TabValue {
    _OptionalTabs(tabs: content, place: RawPlace(fileID, line, column))
  }
  public static func buildEither<T: TabContent, F: TabContent>(
    first: T, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .trueContent(first), place: RawPlace(fileID, line, column))
  }
  public static func buildEither<T: TabContent, F: TabContent>(
    second: F, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .falseContent(second), place: RawPlace(fileID, line, column))
  }
}

extension TabContentBuilder {
  @MainActor public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> AnyTabContent<T.TabValue> {
    AnyTabContent(content)
  }
}

/// Several tabs.
nonisolated public struct TabTuple<Value: Hashable, each C: TabContent>: TabContent {
  public typealias TabValue = Value
  public typealias Body = Never
  let tabs: (repeat each C)
  @MainActor public static func _resolveTabs(_ content: Self, into slots: inout _Slots) {
    repeat (each C)._resolveTabs(each content.tabs, into: &slots)
  }
}

/// Tabs under an `if` without `else`.
nonisolated public struct _OptionalTabs<C: TabContent>: TabContent {
  public typealias TabValue = C.TabValue
  public typealias Body = Never
  let tabs: C?
  let place: RawPlace
  @MainActor public static func _resolveTabs(_ content: Self, into slots: inout _Slots) {
    slots.placed(at: content.place) { C?._resolveTabs(content.tabs, into: &$0) }
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  @MainActor public static func _resolveTabs(_ content: Self, into slots: inout _Slots) {
    typealias Tabs = TabContentBuilder<Wrapped.TabValue>.Content<Wrapped>
    Optional<Tabs>._resolve(content.map { Tabs(content: $0) }, into: &slots)
  }
}

extension _ConditionalContent: TabContent where TrueContent: TabContent, FalseContent: TabContent {
  public typealias TabValue = TrueContent.TabValue
  @MainActor public static func _resolveTabs(_ content: Self, into slots: inout _Slots) {
    typealias First = TabContentBuilder<TrueContent.TabValue>.Content<TrueContent>
    typealias Second = TabContentBuilder<FalseContent.TabValue>.Content<FalseContent>
    typealias Arms = _ConditionalContent<First, Second>
    switch content.storage {
    case .trueContent(let tabs):
      Arms._resolve(Arms(storage: .trueContent(First(content: tabs)), place: content.place), into: &slots)
    case .falseContent(let tabs):
      Arms._resolve(Arms(storage: .falseContent(Second(content: tabs)), place: content.place), into: &slots)
    }
  }
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  /// Makes a group of tabs.
  @_disfavoredOverload
  public nonisolated init<C: Hashable>(@TabContentBuilder<C> content: () -> Content) where C == Content.TabValue {
    self.init(content: content())
  }
  @MainActor public static func _resolveTabs(_ group: Self, into slots: inout _Slots) {
    Content._resolveTabs(group.content, into: &slots)
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  @MainActor public static func _resolveTabs(_ tabs: Self, into slots: inout _Slots) {
    typealias Row = TabContentBuilder<Content.TabValue>.Content<Content>
    let content = tabs.content
    let each = ForEach<Data, ID, Row>(
      data: tabs.data, content: { Row(content: content($0)) }, identify: .init(tabs.identify), place: tabs.place)
    ForEach<Data, ID, Row>._resolve(each, into: &slots)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  /// A tab for each number of a constant range.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where V == Content.TabValue {
    self.init(data: data, content: content, identify: .constantRange, place: RawPlace(fileID, line, column))
  }
}

extension ForEach {
  // The builder's value is a parameter of its own: as `Content.TabValue` it would have to be known before the closure.
  /// A tab for each identified element.
  public nonisolated init<TabValue: Hashable>(
    _ data: Data, @TabContentBuilder<TabValue> content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content: TabContent, Content.TabValue == TabValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identify: .keyPath(\.id), place: RawPlace(fileID, line, column))
  }
  /// A tab for each element, identified by what a key path leads to.
  public nonisolated init<TabValue: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<TabValue> content: @escaping (Data.Element) -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Content: TabContent, Content.TabValue == TabValue {
    self.init(data: data, content: content, identify: .keyPath(id), place: RawPlace(fileID, line, column))
  }
}

/// A tab with something that does not matter in the model.
nonisolated public struct _ModifiedTab<Base: TabContent>: TabContent {
  public typealias TabValue = Base.TabValue
  public typealias Body = Never
  let base: Base
  @MainActor public static func _resolveTabs(_ content: Self, into slots: inout _Slots) {
    Base._resolveTabs(content.base, into: &slots)
  }
}

/// Tabs that a person may not be able to select.
nonisolated public struct _ReachableTab<Base: TabContent>: TabContent {
  public typealias TabValue = Base.TabValue
  public typealias Body = Never
  let base: Base
  let obstacle: TabObstacle?
  @MainActor public static func _resolveTabs(_ content: Self, into slots: inout _Slots) {
    ReachableTabs._resolve(ReachableTabs(content: content.base, obstacle: content.obstacle), into: &slots)
  }
}

/// Why a person can not select a tab.
enum TabObstacle: String {
  case hidden, disabled
}

/// The tabs as a view.
nonisolated struct ReachableTabs<Content: TabContent>: View {
  typealias Body = Never
  let content: Content
  let obstacle: TabObstacle?
  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: ReachableTabsNode<Content>.self)
  }
}

extension TabContent {
  /// Puts a number on the tab.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Puts a text on the tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Puts a localized text on the tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Puts a text on the tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    _ModifiedTab(base: self)
  }
  /// Names the tab in what a person changed.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Sets how a person may change the tab.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    _ModifiedTab(base: self)
  }
  /// Sets whether the tab is shown at first.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    _ModifiedTab(base: self)
  }
  /// Takes the tab out of the tab bar, and keeps the state of its content
  /// (https://developer.apple.com/documentation/swiftui/tabcontent/hidden(_:)).
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ReachableTab(base: self, obstacle: hidden ? .hidden : nil)
  }
  /// Makes the tab not react.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _ReachableTab(base: self, obstacle: disabled ? .disabled : nil)
  }
  /// Names the tab for tests.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Names by which the tab can be called.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Names by which the tab can be called.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Names by which the tab can be called.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Sets where the tab is shown.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    _ModifiedTab(base: self)
  }
  /// Adds actions to the section of the tab.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    _ModifiedTab(base: self)
  }
  /// Adds actions that are swiped out of the tab in a sidebar.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    _ModifiedTab(base: self)
  }
  /// Adds a menu to the tab.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some TabContent<TabValue> {
    _ModifiedTab(base: self)
  }
  /// Lets the tab be dragged.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> {
    _ModifiedTab(base: self)
  }
  /// Takes values that are dropped on the tab.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    _ModifiedTab(base: self)
  }
  /// Opens the tab where something is held over it in a drag.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
    _ModifiedTab(base: self)
  }
  /// Says to assistive technologies what the tab is.
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Says to assistive technologies what the tab is.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Says to assistive technologies what the tab is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Says to assistive technologies what happens when the tab is chosen.
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Says to assistive technologies what happens when the tab is chosen.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Says to assistive technologies what happens when the tab is chosen.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Says to assistive technologies what the tab is at.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Says to assistive technologies what the tab is at.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Says to assistive technologies what the tab is at.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Presents a popover from the tab while a value is true; `Tab` has a form of its own that does.
  @_disfavoredOverload
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
  /// Presents a popover from the tab for an item; `Tab` has a form of its own that does.
  @_disfavoredOverload
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) }
}

extension Tab {
  /// Presents a popover from the tab while a value is true.
  public nonisolated func popover<Popover: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Popover
  ) -> some TabContent<Value> {
    let shown = self.content.popover(isPresented: isPresented, attachmentAnchor: attachmentAnchor, content: content)
    return Tab<Value, _, Label>(value, label, shown)
  }
  /// Presents a popover from the tab for an item.
  public nonisolated func popover<Item: Identifiable, Popover: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Popover
  ) -> some TabContent<Value> {
    let shown = self.content.popover(item: item, attachmentAnchor: attachmentAnchor, content: content)
    return Tab<Value, _, Label>(value, label, shown)
  }
}

/// Any tabs (https://developer.apple.com/documentation/swiftui/anytabcontent).
nonisolated public struct AnyTabContent<SelectionValue: Hashable>: TabContent {
  public typealias TabValue = SelectionValue
  public typealias Body = Never
  let tabs: AnyView
  /// Tabs without their type.
  @MainActor @preconcurrency public init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue {
    tabs = AnyView(TabContentBuilder<T.TabValue>.Content(content: tabContent))
  }
  @MainActor public static func _resolveTabs(_ content: Self, into slots: inout _Slots) {
    AnyView._resolve(content.tabs, into: &slots)
  }
}

/// Where a tab is shown (https://developer.apple.com/documentation/swiftui/tabplacement).
public struct TabPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
