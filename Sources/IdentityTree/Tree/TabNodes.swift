/// Makes each member of a tab view's content a tab.
nonisolated struct TabSlot: ViewModifier {
  typealias Body = Never
  @MainActor static func _resolveMember<C: View>(_ modifier: Self, content: C, into slots: inout _Slots) {
    slots.reconcile(ModifiedContent(content: content, modifier: modifier), as: TabSlotNode<C>.self)
  }
}

/// A tab without its type.
protocol TabSlotRole: Node {
  /// Whether a view stands in it: an `if` without a taken arm is no tab.
  @MainActor var isTab: Bool { get }
  @MainActor var tag: AnyHashable? { get }
  @MainActor var labelText: String { get }
  @MainActor func show(_ isSelected: Bool)
  /// Shows the label in the bar, or does not.
  @MainActor func showLabel(_ isShown: Bool)
  /// Makes the page, shown or not.
  @MainActor func make()
}

extension TabSlotRole {
  /// What keeps a person from selecting the tab, here or around it.
  @MainActor var obstacle: TabObstacle? {
    var found: TabObstacle?
    for node in sequence(first: parent, next: { $0?.parent }) {
      guard let node, !(node is any TabsRole) else { break }
      if let tabs = node as? any TabObstacleRole, let obstacle = tabs.obstacle {
        if obstacle == .hidden { return .hidden }
        found = obstacle
      }
    }
    return found
  }
}

/// Stands around tabs that can be hidden or disabled.
protocol TabObstacleRole: Node {
  @MainActor var obstacle: TabObstacle? { get }
}

final class ReachableTabsNode<Content: TabContent>: BranchNode<ReachableTabs<Content>>, TabObstacleRole, RowContainer {
  @MainActor var obstacle: TabObstacle? { view.obstacle }
  override func step(toChild index: Int) -> PathStep { .content }

  override func receive(_ new: ReachableTabs<Content>, byEquality: Bool) -> Bool {
    view = new
    return true
  }

  /// The row that the tabs stand in, where they do.
  func rowID(at index: Int) -> AnyHashable? { (parent as? any RowContainer)?.rowID(at: slot) }

  override func evaluate() {
    var slots = _Slots(self)
    Content._resolveTabs(view.content, into: &slots)
  }
}

extension ReachableTabs: NamedNode {
  static var nodeName: String { "Tabs" }
}

/// The node of a tab: its label in the bar, and its page.
final class TabSlotNode<C: View>: BranchNode<ModifiedContent<C, TabSlot>>, TabSlotRole {
  private var page: TabPageNode<C>?
  private var label: BarNode<AnyView>?

  required init(_ view: ModifiedContent<C, TabSlot>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: TabSlot.self, in: seat.core))
  }

  override func step(toChild index: Int) -> PathStep { index == 0 ? .content : .attachment }
  override var anyValue: Any { view.content }

  override func evaluate() {
    let content = TabPage(content: view.content)
    if let page { update(page, content) } else { page = attach(content, as: TabPageNode<C>.self) }
    setLabel(TabTraits(of: view.content).label)
  }

  @MainActor private func setLabel(_ view: AnyView?) {
    guard let view else { return }
    let content = BarContent(name: "tab", content: view)
    if let label { update(label, content) } else { label = attach(content, as: BarNode<AnyView>.self) }
  }

  @MainActor var isTab: Bool { !TabTraits(of: view.content).isNothing }

  @MainActor var tag: AnyHashable? {
    if let tag = TabTraits(of: view.content).tag { return tag }
    if let page, let tag = Tagged.views(below: page).first?.tag { return tag }
    return (parent as? any RowContainer)?.rowID(at: slot)
  }

  @MainActor var labelText: String { label?.texts.joined(separator: " ") ?? "" }

  @MainActor func make() { page?.make() }

  @MainActor func showLabel(_ isShown: Bool) {
    guard let label else { return }
    if !isShown { graph.hasDetachedParts = true }
    graph.setOnScreen(label, isShown)
  }

  @MainActor func show(_ isSelected: Bool) {
    guard let page else { return }
    // A view that says only in its body what tab it is must be made for its label.
    if isSelected || (!scope.values.tabsArePages && !TabTraits(of: view.content).isKnown) { page.make() }
    if !isSelected, !page.hasBeenShown { graph.touch(.tabs) }
    if isSelected { page.hasBeenShown = true }
    if !isSelected, graph.policies.tabs == .eagerAppear { page.appearUnselected() }
    if label == nil, let found = Self.label(below: page) { setLabel(found) }
    graph.setOnScreen(page, isSelected)
  }

  @MainActor private static func label(below root: Node) -> AnyView? {
    var waiting: [Node] = [root]
    while let next = waiting.popLast() {
      if let label = (next.anyValue as? any TabLabelRole)?.tabLabel { return label }
      if next.isLeafView { continue }
      waiting.append(contentsOf: next.children.reversed())
    }
    return nil
  }
}

extension TabSlot: NamedNode {
  static var nodeName: String { "Tab" }
}

/// The page of a tab.
nonisolated struct TabPage<Content: View>: View {
  typealias Body = Never
  let content: Content
  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: TabPageNode<Content>.self)
  }
}

extension TabPage: NamedNode {
  static var nodeName: String { "Page" }
}

/// The node of a page: made when the tab is first selected, then kept (rule 2.27).
final class TabPageNode<Content: View>: BranchNode<TabPage<Content>>, DetachablePart {
  private var isMade = false
  var hasBeenShown = false
  private var hasAppearedUnselected = false

  required init(_ view: TabPage<Content>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: TabPage<Content>.self, in: seat.core))
    startDetached()
  }

  override func step(toChild index: Int) -> PathStep { .content }

  @MainActor func make() {
    guard !isMade else { return }
    isMade = true
    graph.schedule(self)
  }

  /// Lets what is on the page appear although another tab is selected, once (rule 9.12).
  @MainActor func appearUnselected() {
    guard !hasAppearedUnselected else { return }
    hasAppearedUnselected = true
    graph.effects.insert(.change(self) { [weak self] in self?.appearBelow() }, at: 0)
  }

  @MainActor private func appearBelow() {
    var found: [Node] = []
    var waiting: [Node] = [self]
    while let next = waiting.popLast() {
      if next.hasAppearance { found.append(next) }
      waiting.append(contentsOf: next.children)
    }
    // As in an ordinary appearance the inner ones come first, the later sibling before the earlier.
    for node in found.reversed() { node.appear(isOffScreen: true) }
  }

  override func evaluate() {
    guard isMade else { return }
    var slots = _Slots(self)
    Content._resolve(view.content, into: &slots)
  }
}

/// What a view value says of the tab that it is, without being made.
struct TabTraits {
  var tag: AnyHashable?
  var label: AnyView?
  /// The value is an `if` without a taken arm.
  var isNothing = false
  /// Whether the label is known, or that there is none to be made for.
  var isKnown: Bool { label != nil || isNothing }

  @MainActor init(of value: Any) { look(at: value, depth: 0) }

  @MainActor private mutating func look(at value: Any, depth: Int) {
    guard depth < 64 else { return }
    if let tab = value as? any TabDescription {
      tag = tab.tabTag
      label = tab.tabLabel
      return
    }
    if let modified = value as? any ModifiedParts {
      if tag == nil, let role = modified.anyModifier as? any TagRole { tag = role.tag }
      if label == nil, let role = modified.anyModifier as? any TabLabelRole { label = role.tabLabel }
      return look(at: modified.anyContent, depth: depth + 1)
    }
    if let wrapper = value as? any SingleContent {
      guard let inner = wrapper.anyContent else {
        isNothing = true
        return
      }
      look(at: inner, depth: depth + 1)
    }
  }
}

/// A value with a modifier, its types left out.
protocol ModifiedParts {
  var anyContent: Any { get }
  var anyModifier: Any { get }
}

extension ModifiedContent: ModifiedParts {
  var anyContent: Any { content }
  var anyModifier: Any { modifier }
}

/// A value around one other, or around none.
protocol SingleContent {
  var anyContent: Any? { get }
}

extension Optional: SingleContent {
  var anyContent: Any? { self }
}
extension _ConditionalContent: SingleContent {
  var anyContent: Any? {
    switch storage {
    case .trueContent(let content): content
    case .falseContent(let content): content
    }
  }
}
extension IDView: SingleContent {
  var anyContent: Any? { content }
}
extension EquatableView: SingleContent {
  var anyContent: Any? { content }
}
extension AnyView: SingleContent {
  var anyContent: Any? { box.anyView }
}

/// The node of a tab view.
final class TabViewNode<SelectionValue: Hashable, Content: View>: BranchNode<TabView<SelectionValue, Content>>,
  ArrangingNode, TabsRole
{
  private var ownIndex = 0
  private var isContentKnown = false

  required init(_ view: TabView<SelectionValue, Content>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: TabView<SelectionValue, Content>.self, in: seat.core))
    graph.addArranging(self)
  }

  override var isLeafView: Bool { true }

  override func receive(_ new: TabView<SelectionValue, Content>, byEquality: Bool) -> Bool {
    view = new
    isContentKnown = false
    return true
  }

  override func evaluate() {
    guard !isContentKnown else { return }
    isContentKnown = true
    var slots = _Slots(self)
    Content._resolve(view.content, modifiedBy: TabSlot(), into: &slots)
  }

  /// The tabs in tree order.
  @MainActor private var slots: [any TabSlotRole] {
    var result: [any TabSlotRole] = []
    var waiting: [Node] = children.reversed()
    while let next = waiting.popLast() {
      if let slot = next as? any TabSlotRole {
        if slot.isTab { result.append(slot) }
      } else {
        waiting.append(contentsOf: next.children.reversed())
      }
    }
    return result
  }

  @MainActor private func selectedIndex(of slots: [any TabSlotRole]) -> Int? {
    guard !slots.isEmpty else { return nil }
    guard let selection = view.selection else {
      let index = min(ownIndex, slots.count - 1)
      return slots[index].obstacle == .hidden ? slots.firstIndex { $0.obstacle != .hidden } ?? index : index
    }
    let selected = reading { selection.wrappedValue }
    if let index = slots.firstIndex(where: { $0.tag?.cast(to: SelectionValue.self) == selected }) { return index }
    if let index = selected as? Int, slots.indices.contains(index), slots[index].tag == nil { return index }
    return 0
  }

  @MainActor func arrange() {
    let slots = slots
    let selected = selectedIndex(of: slots)
    if graph.policies.tabs != .lazy { for slot in slots.reversed() { slot.make() } }
    for (index, slot) in slots.enumerated() where index == selected { slot.show(true) }
    for (index, slot) in slots.enumerated() where index != selected { slot.show(false) }
    for slot in slots { slot.showLabel(slot.obstacle != .hidden) }
  }

  @MainActor var tabs: [TabItemRole] {
    let slots = slots
    let selected = selectedIndex(of: slots)
    return slots.enumerated().map { index, slot in
      TabItemRole(
        label: slot.labelText, tag: slot.tag ?? AnyHashable(index), isSelected: index == selected,
        obstacle: slot.obstacle)
    }
  }

  @MainActor func select(_ index: Int) {
    let slots = slots
    guard slots.indices.contains(index) else { return }
    guard let selection = view.selection else {
      ownIndex = index
      return graph.requestUpdate(of: self)
    }
    if let tag = (slots[index].tag ?? AnyHashable(index)).cast(to: SelectionValue.self) { selection.wrappedValue = tag }
  }
}
