import Foundation

/// Sizes and frames of one graph: items for the views of the tree, kept up to date with it.
///
/// Views are found by looking through composites, conditionals, rows and modifiers that do not matter for layout. A
/// modifier around several views is laid out around each of them.
final class LayoutTree: LayoutPass {
  unowned let graph: ViewGraph
  private(set) var window: LayoutWindow
  private(set) var root: LayoutItem
  private var parts: [NodeID: NodePart] = [:]
  private var changed: [Node] = []
  private var environments: [ObjectIdentifier: LayoutEnvironment] = [:]
  /// Nodes that read sizes or positions.
  private var readers: [any GeometryObserver] = []
  private var requests: [Node] = []
  private var scrollStates: [NodeID: ScrollState] = [:]
  private var isSettling = false
  /// What is presented, each in a window of its own.
  private var screens: [NodeID: LayoutItem] = [:]
  /// Bars, in the order in which they were made.
  private(set) var bars: [Node] = []
  private var scrolls: [ScrollRequest] = []
  /// Scroll views with an anchor whose content was not shown yet.
  private var placing: [WeakNode] = []
  /// What moves in this update.
  var movement: ScrollMovement?

  init(_ graph: ViewGraph) {
    self.graph = graph
    window = LayoutWindow(graph.device)
    root = LayoutItem(WindowRule(window))
  }

  // MARK: What the graph tells

  func nodeChanged(_ node: Node) {
    guard let part = parts[node.id], !part.isStale else { return }
    part.isStale = true
    changed.append(node)
  }

  func nodeRemoved(_ node: Node) {
    parts[node.id] = nil
    scrollStates[node.id] = nil
    if screens.removeValue(forKey: node.id)?.rule is BarViewsRule { bars.removeAll { $0 === node } }
  }

  /// Keeps the window of something presented up to date.
  @MainActor private func refreshScreen(_ part: NodePart) {
    let isBar = part.node is any BarPart
    guard isBar || part.node is any PresentedPart, !part.node.marks.contains(.detached) else { return }
    let screen = screens[part.node.id] ?? LayoutItem(isBar ? BarViewsRule() : WindowRule(window))
    screen.isScreen = true
    if isBar, screens[part.node.id] == nil { bars.append(part.node) }
    screens[part.node.id] = screen
    let items = members(of: part.node.children).items
    let children = isBar ? items : part.implicit(items, .vertical)
    if !screen.holds(children) { screen.setChildren(children) }
  }

  @MainActor private func placeScreens() {
    guard !screens.isEmpty else { return }
    for (_, screen) in screens.sorted(by: { $0.key < $1.key }) where !screen.isValid && !(screen.rule is BarViewsRule) {
      screen.place(at: .zero, ProposedViewSize(window.size))
      screen.placeDescendants()
    }
  }

  /// Bars stand around screens, and are placed after them.
  @MainActor private func placeBars(mayMove: Bool) {
    guard !bars.isEmpty else { return }
    let items = bars.compactMap { node in screens[node.id].map { (node, $0) } }
    guard mayMove || items.contains(where: { !$0.1.isValid }) else { return }
    let frames = BarPlaces.frames(of: items, in: self)
    for (_, screen) in items {
      guard let rule = screen.rule as? BarViewsRule else { continue }
      let own = screen.children.map { frames[ObjectIdentifier($0)] }
      guard !screen.isValid || own != rule.frames else { continue }
      rule.frames = own
      screen.invalidate()
      screen.place(at: .zero, ProposedViewSize(window.size))
      screen.placeDescendants()
    }
  }

  /// What is presented, the last one at the end.
  @MainActor var presentedParts: [any PresentedPart] {
    screens.keys.compactMap { parts[$0]?.node as? any PresentedPart }.filter {
      $0.kind != .destination && $0.isOnScreen
    }
    .sorted { $0.order < $1.order }
  }

  @MainActor func settle() {
    guard !readers.isEmpty || !requests.isEmpty || !scrolls.isEmpty else { return }
    run()
  }

  /// Lays out, and evaluates what depends on sizes, until both fit each other.
  @MainActor func run() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    var rounds: [NodeID: Int] = [:]
    while true {
      update()
      readers.removeAll { $0.node == nil || $0.node?.isRemoved == true }
      var due = requests.filter { !$0.isRemoved }
      requests = []
      for reader in readers {
        if let node = reader.node, reader.takeGeometry(from: self) { due.append(node) }
      }
      if due.isEmpty {
        guard let scroll = scrolls.first else { break }
        if scroll.isDone(in: self) { scrolls.removeFirst() }
        continue
      }
      for node in due { rounds[node.id, default: 0] += 1 }
      if let count = rounds.values.max(), count > Self.roundLimit {
        graph.noteDiagnostic(.layoutLoop)
        break
      }
      for node in due { graph.schedule(node) }
      graph.reconcile()
    }
    for node in placing.compactMap(\.node) { (item(of: node)?.rule as? ScrollRule)?.settle() }
    placing.removeAll { $0.node.flatMap { scrollStates[$0.id] }?.isPlaced ?? true }
    for reader in readers { reader.layoutSettled(self) }
    if scrolls.isEmpty, let movement {
      movement.isTold = true
      if !movement.isByUser { self.movement = nil }
    }
    if LayoutDepth.wasExceeded {
      LayoutDepth.wasExceeded = false
      graph.noteDiagnostic(.layoutTooDeep(LayoutDepth.limit))
    }
  }

  /// How often one node's content is made for another size within one update.
  static let roundLimit = 40

  func add(_ reader: any GeometryObserver) { readers.append(reader) }
  func request(_ node: Node) { requests.append(node) }
  func requestScroll(below node: Node, to target: ScrollPosition.Target) {
    if Transaction.current?.animation != nil {
      movement = Scrolling.nodes(below: node).first { item(of: $0)?.rule is ScrollRule }.map {
        ScrollMovement($0, from: scrollOffset(of: $0), isByUser: false)
      }
    }
    switch target {
    case .none: break
    case .id(let id, let anchor): add(ScrollRequest(below: node, .id(id), anchor))
    case .edge(let edge): add(ScrollRequest(below: node, .edge(edge), nil))
    case .point(let point): add(ScrollRequest(below: node, .point(point), nil))
    }
  }
  func add(_ scroll: ScrollRequest) { scrolls.append(scroll) }
  func cancel(_ scroll: ScrollRequest) { scrolls.removeAll { $0 === scroll } }

  func setWindow(_ window: LayoutWindow) {
    self.window = window
    root.rule = WindowRule(window)
    root.invalidate()
    for screen in screens.values where !(screen.rule is BarViewsRule) {
      screen.rule = WindowRule(window)
      screen.invalidate()
    }
  }

  func scrollState(of node: Node) -> ScrollState {
    if let known = scrollStates[node.id] { return known }
    let made = ScrollState()
    scrollStates[node.id] = made
    if node.scope.values.scrollAnchors != ScrollAnchors() { placing.append(WeakNode(node: node)) }
    return made
  }

  // MARK: Answers

  /// The frame of a node in the window; `nil` where it shows nothing.
  @MainActor func frame(of node: Node) -> CGRect? {
    run()
    return knownFrame(of: node)
  }

  func knownFrame(of node: Node) -> CGRect? {
    shownItems(of: node).map(\.globalFrame).reduce(nil as CGRect?) { $0?.union($1) ?? $1 }
  }

  /// The frame of a node where it stands in the content that is scrolled, though a part of it may be pinned elsewhere.
  func restingFrame(of node: Node) -> CGRect? {
    let frames = shownItems(of: node).map { item in
      let pin = item.pin
      return item.globalFrame.offsetBy(dx: -pin.x, dy: -pin.y)
    }
    return frames.reduce(nil as CGRect?) { $0?.union($1) ?? $1 }
  }

  func laidOutFrame(of node: Node) -> CGRect? {
    let items = shownItems(of: node)
    guard items.count == 1 else { return knownFrame(of: node) }
    return CGRect(origin: items[0].globalFrame.origin, size: items[0].size)
  }

  func hasFrame(_ node: Node) -> Bool { parts[node.id]?.items.isEmpty == false }

  /// The frame that layout gave a node, at the moment: what is on its way counts with where it is.
  @MainActor func shownFrame(of node: Node) -> CGRect? {
    run()
    var frames: [CGRect] = []
    var waiting = [node]
    while let next = waiting.popLast() {
      guard let part = parts[next.id] else { continue }
      if part.items.isEmpty {
        waiting.append(contentsOf: next.children)
      } else if let frame = laidOutFrame(of: next) {
        frames.append(FrameAnimation.shown(frame, of: next) ?? frame)
      }
    }
    return frames.reduce(nil as CGRect?) { $0?.union($1) ?? $1 }
  }

  /// The items that stand for a node, as far as they are shown.
  /// How many views some nodes contribute to what is around them.
  func viewCount(of nodes: ArraySlice<Node>) -> Int {
    nodes.reduce(0) { $0 + (parts[$1.id]?.members.items.count ?? 0) }
  }

  func shownItems(of node: Node) -> [LayoutItem] {
    var result: [LayoutItem] = []
    var waiting = [node]
    while let next = waiting.popLast() {
      guard let part = parts[next.id] else { continue }
      if part.items.isEmpty {
        waiting.append(contentsOf: next.children)
      } else {
        result.append(contentsOf: part.items.filter { $0.isShown(in: root) })
      }
    }
    return result
  }

  func item(of node: Node) -> LayoutItem? { parts[node.id]?.items.first }

  // MARK: Keeping items up to date

  @MainActor func update() {
    guard let node = graph.root else {
      root.setChildren([])
      return
    }
    environments = [:]
    if parts[node.id] == nil { build(node) }
    var mayMove = !changed.isEmpty
    refreshChanged()
    if let part = parts[node.id] {
      let children = part.implicit(part.members.items, .vertical)
      if !root.holds(children) { root.setChildren(children) }
    }
    placeScreens()
    if !root.isValid {
      mayMove = true
      root.place(at: .zero, ProposedViewSize(window.size))
      root.placeDescendants()
    }
    placeBars(mayMove: mayMove)
  }

  /// Makes parts for a subtree, inner nodes first.
  @MainActor private func build(_ node: Node) {
    var waiting: [(node: Node, isReady: Bool)] = [(node, false)]
    while let (next, isReady) = waiting.popLast() {
      if isReady {
        let part = NodePart(next)
        parts[next.id] = part
        next.marks.insert(.layoutIsKnown)
        refresh(part)
      } else if parts[next.id] == nil {
        waiting.append((next, true))
        for child in next.children.reversed() { waiting.append((child, false)) }
      }
    }
  }

  /// Brings changed nodes up to date, inner ones first; where the views that a node contributes are others than
  /// before, its parent is next.
  @MainActor private func refreshChanged() {
    guard !changed.isEmpty else { return }
    var queue = DepthQueue(changed)
    changed = []
    while let node = queue.popDeepest() {
      guard !node.isRemoved, let part = parts[node.id] else { continue }
      part.isStale = false
      for child in node.children where parts[child.id] == nil { build(child) }
      if refreshEnvironment(part) {
        // What is inside comes first, then the node once more.
        part.isStale = true
        queue.push(node)
        for stale in markDescendants(of: node) { queue.push(stale) }
        continue
      }
      guard refresh(part), let parent = node.parent, let outer = parts[parent.id], !outer.isStale else { continue }
      outer.isStale = true
      queue.push(parent)
    }
  }

  /// Whether the environment that layout reads below a node is another one now.
  private func refreshEnvironment(_ part: NodePart) -> Bool {
    guard part.node.childScope !== part.node.scope else { return false }
    let environment = environment(of: part.node.childScope)
    guard environment != part.environment else { return false }
    part.environment = environment
    return true
  }

  private func markDescendants(of node: Node) -> [Node] {
    var result: [Node] = []
    var waiting = Array(node.children)
    while let next = waiting.popLast() {
      if let part = parts[next.id] {
        if !part.isStale {
          part.isStale = true
          result.append(next)
        }
        if next.childScope !== next.scope { part.environment = environment(of: next.childScope) }
      }
      waiting.append(contentsOf: next.children)
    }
    return result
  }

  /// The root's environment is another one.
  func environmentChanged() {
    environments = [:]
    guard let node = graph.root else { return }
    for stale in markDescendants(of: node) { changed.append(stale) }
  }

  private func environment(of scope: EnvironmentScope) -> LayoutEnvironment {
    if let known = environments[ObjectIdentifier(scope)] { return known }
    let made = LayoutEnvironment(scope.values)
    environments[ObjectIdentifier(scope)] = made
    return made
  }

  /// Makes the items of a node anew, as far as they changed; tells whether it contributes other views than before.
  @MainActor @discardableResult private func refresh(_ part: NodePart) -> Bool {
    let node = part.node
    let old = part.members
    switch NodeKind.of(node) {
    case .transparent:
      part.members =
        lazyMembers(of: node) ?? members(of: node.children)
    case .hidden:
      part.members = []
      refreshScreen(part)
    case .view:
      refreshView(part)
    case .modifier(let contentCount):
      refreshModifier(part, contentCount)
    }
    return !part.members.isSame(as: old)
  }

  private func members(of nodes: ContiguousArray<Node>) -> [LayoutMember] {
    if nodes.count == 1, let only = nodes.first { return parts[only.id]?.members ?? [] }
    return nodes.flatMap { parts[$0.id]?.members ?? [] }
  }

  /// Made rows and, between them, those that are only counted; `nil` if all rows are made.
  private func lazyMembers(of node: Node) -> [LayoutMember]? {
    guard let rows = node as? any LazyRows, let numbers = rows.madeRowNumbers else { return nil }
    var result: [LayoutMember] = []
    var next = 0
    for (number, child) in zip(numbers, node.children) {
      if next < number { result.append(.missing(rows, next..<number)) }
      result += parts[child.id]?.members ?? []
      next = number + 1
    }
    if next < rows.rowCount { result.append(.missing(rows, next..<rows.rowCount)) }
    return result
  }

  @MainActor private func refreshView(_ part: NodePart) {
    let node = part.node
    let context = LayoutContext(node: node, environment: environment(of: node.scope), tree: self)
    let recipe = LayoutRecipe.of(node, context)
    if let group = recipe.group {
      part.items = []
      part.members = group(members(of: node.children), node)
      return
    }
    let contents = members(of: node.children)
    let item: LayoutItem
    if let known = part.items.first {
      item = known
      item.environment = context.environment
      if !part.isSame(recipe) {
        let rule = recipe.make()
        rule.inherit(from: item.rule)
        item.rule = rule
        item.invalidate()
      }
    } else {
      item = LayoutItem(recipe.make())
      item.node = node
      item.environment = context.environment
    }
    part.parameters = recipe.parameters
    if let lazy = item.rule as? LazyRule {
      lazy.entries = contents
      let made = contents.items
      if !item.holds(made) || contents.hasMissing { item.setChildren(made) }
    } else {
      let children = part.implicit(contents.items, recipe.implicit)
      if !item.holds(children) { item.setChildren(children) }
    }
    part.items = [item]
    part.members = [.item(item)]
  }

  @MainActor private func refreshModifier(_ part: NodePart, _ contentCount: Int) {
    let node = part.node
    let children = node.children
    let content = members(of: ContiguousArray(children.prefix(contentCount)))
    if node.childScope !== node.scope { part.environment = environment(of: node.childScope) }
    let context = LayoutContext(node: node, environment: environment(of: node.scope), tree: self)
    guard let recipe = LayoutRecipe.ofModifier(node, context) else {
      part.items = []
      part.members = content
      return
    }
    let attached = recipe.showsAttachments ? members(of: ContiguousArray(children.dropFirst(contentCount))).items : []
    let isSame = part.isSame(recipe)
    part.parameters = recipe.parameters
    var items: [LayoutItem] = []
    part.members = content.map { member in
      guard let inner = member.item else { return member }
      let index = items.count
      // What is attached stands for one node, so it is laid out with the first view only.
      let layers = index == 0 ? part.layers(attached) : []
      let wrapper: LayoutItem
      if index < part.items.count {
        wrapper = part.items[index]
        if !isSame {
          wrapper.rule = recipe.make()
          wrapper.invalidate()
        }
      } else {
        wrapper = LayoutItem(recipe.make())
        wrapper.node = node
      }
      wrapper.environment = context.environment
      wrapper.gridRow = inner.gridRow
      let all = [inner] + layers
      if !wrapper.holds(all) { wrapper.setChildren(all) }
      items.append(wrapper)
      return member.replacing(wrapper)
    }
    part.items = items
  }
}

/// Nodes in the order of their depth, the deepest first.
private struct DepthQueue {
  private var nodes: [Node] = []

  init(_ nodes: [Node]) { self.nodes = nodes.sorted { $0.depth < $1.depth } }

  mutating func push(_ node: Node) {
    // Nearly always the node belongs at the end: parents of the deepest nodes come next.
    var index = nodes.count
    while index > 0, nodes[index - 1].depth > node.depth { index -= 1 }
    nodes.insert(node, at: index)
  }
  mutating func popDeepest() -> Node? { nodes.popLast() }
}

/// What layout keeps for a node.
final class NodePart {
  unowned(unsafe) let node: Node
  /// What the node contributes to its parent.
  var members: [LayoutMember] = []
  /// The items that stand for the node itself.
  var items: [LayoutItem] = []
  var parameters: Any?
  var environment: LayoutEnvironment?
  var isStale = false
  private var implicitItem: LayoutItem?
  private var layerItem: LayoutItem?

  init(_ node: Node) { self.node = node }

  func isSame(_ recipe: LayoutRecipe) -> Bool {
    guard let parameters else { return false }
    return LayoutRecipe.areSame(parameters, recipe.parameters)
  }

  /// One item for several views in a place for one (rule 1.25).
  func implicit(_ items: [LayoutItem], _ layout: LayoutRecipe.Implicit) -> [LayoutItem] {
    guard items.count > 1, let rule = layout.rule else { return items }
    return wrapped(items, &implicitItem, rule)
  }

  /// The views in front of or behind another: layered if they are several.
  func layers(_ items: [LayoutItem]) -> [LayoutItem] {
    guard items.count > 1 else { return items }
    return wrapped(items, &layerItem, LayoutProtocolRule(ZStackLayout()))
  }

  private func wrapped(_ items: [LayoutItem], _ known: inout LayoutItem?, _ rule: LayoutRule) -> [LayoutItem] {
    if let known {
      if !known.holds(items) { known.setChildren(items) }
      return [known]
    }
    let made = LayoutItem(rule, children: items)
    known = made
    return [made]
  }
}

/// What a node contributes to the layout around it.
typealias LayoutMember = LazyEntry

extension LazyEntry {
  var item: LayoutItem? {
    switch self {
    case .made(let item), .header(let item), .footer(let item): item
    case .missing, .sectionStart, .sectionEnd: nil
    }
  }

  static func item(_ item: LayoutItem) -> LazyEntry { .made(item) }

  func replacing(_ item: LayoutItem) -> LazyEntry {
    switch self {
    case .made: .made(item)
    case .header: .header(item)
    case .footer: .footer(item)
    case .missing, .sectionStart, .sectionEnd: self
    }
  }

  func isSame(as other: LazyEntry) -> Bool {
    switch (self, other) {
    case (.made(let left), .made(let right)), (.header(let left), .header(let right)),
      (.footer(let left), .footer(let right)):
      left === right
    case (.missing(let left, let leftRange), .missing(let right, let rightRange)):
      left === right && leftRange == rightRange
    case (.sectionStart, .sectionStart), (.sectionEnd, .sectionEnd): true
    default: false
    }
  }
}

extension [LazyEntry] {
  var items: [LayoutItem] { compactMap(\.item) }
  var hasMissing: Bool {
    contains { entry in
      if case .missing = entry { return true }
      return false
    }
  }
  func isSame(as other: [LazyEntry]) -> Bool { elementsEqual(other) { $0.isSame(as: $1) } }
}

extension LayoutItem {
  func holds(_ items: [LayoutItem]) -> Bool { children.elementsEqual(items) { $0 === $1 } }

  /// Whether the item and all around it are placed in a tree.
  func isShown(in root: LayoutItem) -> Bool {
    var item = self
    while item !== root, !item.isScreen {
      guard item.isPlaced, let parent = item.parent else { return false }
      item = parent
    }
    return true
  }
}

/// What a node is to layout.
enum NodeKind {
  /// Passes its children's views on.
  case transparent
  /// Has an item of its own.
  case view
  /// A modifier around so many children; the others are attached to it.
  case modifier(contentCount: Int)
  /// Not on screen, or presented on a screen of its own.
  case hidden

  static func of(_ node: Node) -> NodeKind {
    if node.marks.contains(.detached) || node is any BarPart { return .hidden }
    if let part = node as? any PresentedPart, part.kind != .destination { return .hidden }
    if node.isLeafView { return .view }
    if let modifier = node as? any ModifierLayoutNode { return .modifier(contentCount: modifier.contentCount) }
    return .transparent
  }
}

extension ViewGraph {
  /// The layout of the graph, made when it is asked for first.
  var layoutTree: LayoutTree {
    if let tree = layout as? LayoutTree { return tree }
    let tree = LayoutTree(self)
    layout = tree
    return tree
  }
}

/// Something that reads sizes or positions of a node.
protocol GeometryObserver: AnyObject {
  var node: Node? { get }
  /// Takes the geometry after a layout; tells whether the node must be evaluated for it.
  func takeGeometry(from tree: LayoutTree) -> Bool
  /// Sizes and content fit each other now.
  @MainActor func layoutSettled(_ tree: LayoutTree)
}

extension Node {
  /// What looks at the geometry of the node, made and told of it if it is not there; it lives as long as the node.
  func watch<Watch: GeometryObserver>(_ make: () -> Watch) -> Watch {
    kept {
      let made = make()
      graph.layoutTree.add(made)
      return made
    }
  }
}

extension GeometryObserver {
  func layoutSettled(_ tree: LayoutTree) {}
}
