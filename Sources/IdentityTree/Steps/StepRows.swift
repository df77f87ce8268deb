/// Lists: rows that are selected, swiped, deleted, moved and scrolled to.
@MainActor struct StepRows {
  let simulator: Simulator

  private var graph: ViewGraph { simulator.graph }
  private var query: NodeQuery { NodeQuery(graph: graph) }
  private var controls: ControlQuery { ControlQuery(graph: graph) }

  func perform(_ action: StepAction) async throws(StepFailure) {
    switch action {
    case .selectRow(let row):
      let (node, list) = try found(row) { $0.enclosing(RowSelectionRole.self)?.role }
      guard let list else { throw StepFailure("\(row) is in no list whose rows can be selected") }
      var isSelected = false
      await simulator.act { isSelected = list.select(rowOf: node) }
      guard isSelected else { throw StepFailure("the row has no tag of the selection's type") }
    case .delete(let row):
      let (_, editing) = try found(row, editing)
      guard let delete = editing?.delete else { throw StepFailure("\(row) is in no `ForEach` with `onDelete`") }
      await simulator.act { delete() }
    case .move(let row, let position):
      let (_, editing) = try found(row, editing)
      guard let editing, let move = editing.move else {
        throw StepFailure("\(row) is in no `ForEach` with `onMove`")
      }
      guard position < editing.count else {
        throw StepFailure("there are \(editing.count) rows, so that the last position is \(editing.count - 1)")
      }
      await simulator.act { move(position) }
    case .swipe(let row, let action): try await swipe(row, action)
    case .scroll(let target): try await scroll(to: target)
    case .refresh: try await refresh()
    default: break
    }
  }

  /// The row that a selector means, and what it is wanted for.
  private func found<Role>(
    _ selector: ControlSelector, _ role: (Node) -> Role?
  ) throws(StepFailure) -> (Node, Role?) {
    var scope = query.live
    if let container = selector.container { scope = NodeQuery.nodes(from: try query.one(container)) }
    var nodes: [Node]
    switch selector.target {
    case .label(let label):
      nodes = scope.filter { $0.text == label }
      if nodes.isEmpty { nodes = scope.filter { $0.text?.contains(label) == true } }
      if nodes.isEmpty {
        nodes = scope.filter { NodeQuery.texts(of: $0).joined(separator: " ") == label }.suffix(1)
      }
    case .node(let node): nodes = NodeQuery.filter(scope, node)
    }
    let shown = nodes.filter(\.isOnScreen)
    if !shown.isEmpty { nodes = shown }
    let fitting = nodes.filter { role($0) != nil }
    if !fitting.isEmpty { nodes = fitting }
    if let index = selector.index { nodes = index < nodes.count ? [nodes[index]] : [] }
    guard let first = nodes.first else {
      let rows = Self.list(query.live.filter { $0.isOnScreen && self.isRow($0) })
      guard rows.isEmpty else { throw StepFailure("no row shows \(selector)", details: ["rows: \(rows)"]) }
      let texts = query.visibleTexts.prefix(20).map(StepText.quoted).joined(separator: ", ")
      throw StepFailure("no row shows \(selector)", details: ["texts: \(texts)"])
    }
    let rows = Set(nodes.map { rowNode(of: $0)?.id ?? $0.id })
    guard rows.count == 1 else {
      throw StepFailure(
        "\(rows.count) rows show \(selector)", details: nodes.prefix(10).map { "  \($0.stepDescription)" })
    }
    if let reason = controls.obstacle(first) { throw StepFailure("\(selector) does not react: \(reason)") }
    return (first, role(first))
  }

  private func editing(of node: Node) -> RowEditing? { RowEditing(of: node) }

  /// The nearest element of a `ForEach` around a node.
  private func rowNode(of node: Node) -> Node? { ([node] + node.ancestors).first(where: isRow) }

  private func isRow(_ node: Node) -> Bool { if case .element = node.step { true } else { false } }

  /// What some rows show, each once.
  private static func list(_ rows: [Node]) -> String {
    var seen: Set<String> = []
    return rows.map { NodeQuery.texts(of: $0).joined(separator: " ") }.filter {
      !$0.isEmpty && seen.insert($0).inserted
    }
    .prefix(20).map(StepText.quoted).joined(separator: ", ")
  }

  private func swipe(_ selector: ControlSelector, _ action: String) async throws(StepFailure) {
    let (node, _) = try found(selector) { self.swipeParts(of: $0).first }
    let parts = swipeParts(of: node)
    // A list gives a row with `onDelete` a swipe action of its own.
    let delete = editing(of: node)?.delete
    guard !parts.isEmpty || delete != nil else {
      let others = query.live.filter { ($0 as? any OpenPart)?.trigger == .swipe }.compactMap(rowNode)
      let rows = Self.list(others)
      throw StepFailure(
        "\(selector) has no swipe actions",
        details: rows.isEmpty ? ["no row on screen has any"] : ["rows with swipe actions: \(rows)"])
    }
    var labels: [String] = []
    for part in parts {
      await simulator.act { part.open() }
      let below = NodeQuery.nodes(from: part)
      let buttons = below.compactMap { node -> ControlQuery.Control? in
        guard let role = node.control, ControlQuery.Need.tap.fits(role) else { return nil }
        return ControlQuery.Control(node: node, role: role)
      }
      labels += buttons.compactMap { ControlQuery.names(of: $0).first }
      let button = buttons.first { ControlQuery.names(of: $0).contains(action) }
      if let button, case .button(let run) = button.role {
        if let reason = controls.obstacle(button.node) { throw StepFailure("\"\(action)\" does not react: \(reason)") }
        await simulator.act { run() }
        if part.isOpen { await simulator.act { part.close() } }
        return
      }
      await simulator.act { part.close() }
    }
    if action == "Delete", let delete { return await simulator.act { delete() } }
    if delete != nil, !labels.contains("Delete") { labels.append("Delete") }
    throw StepFailure(
      "\(selector) has no swipe action \(StepText.quoted(action))",
      details: ["swipe actions: \(labels.map(StepText.quoted).joined(separator: ", "))"])
  }

  private func swipeParts(of node: Node) -> [any OpenPart] {
    let row = rowNode(of: node) ?? node
    let around = ([node] + node.ancestors.prefix { $0 !== row.parent }).compactMap { $0 as? any OpenPart }
    let below = NodeQuery.nodes(from: row).compactMap { $0 as? any OpenPart }
    var seen: Set<NodeID> = []
    return (around + below).filter { $0.trigger == .swipe && seen.insert($0.id).inserted }
  }

  // MARK: Scrolling

  private func scroll(to selector: ControlSelector) async throws(StepFailure) {
    let scrolls = query.live.compactMap { $0 as? any ScrollRole }.filter(\.isOnScreen)
    guard !scrolls.isEmpty else { throw StepFailure("no scroll view or list is on screen") }
    // As with the other steps on rows, a part of a text will do where no text is exactly that.
    for isExact in [true, false] {
      if try await scroll(to: selector, in: scrolls, isExact) { return }
    }
    throw StepFailure("no row shows \(selector)")
  }

  private func scroll(
    to selector: ControlSelector, in scrolls: [any ScrollRole], _ isExact: Bool
  ) async throws(StepFailure) -> Bool {
    if let node = liveTarget(selector, isExact), let scroll = node.enclosing(ScrollRole.self)?.role {
      var isThere = false
      await simulator.act { isThere = scroll.scroll(to: node) }
      if isThere {
        await show(scroll)
        return true
      }
    }
    for scroll in scrolls {
      if let reason = controls.obstacle(scroll) { throw StepFailure("the scroll view does not react: \(reason)") }
      var isThere = false
      if case .node(let node) = selector.target, let id = node.id {
        await simulator.act { isThere = scroll.scroll(toDescription: id) }
        if isThere { return true }
      }
      await simulator.act { isThere = scroll.scroll(toRowWhere: { Self.shows($0, selector, isExact) }) }
      if isThere { return true }
    }
    return false
  }

  /// Scrolls to a scroll view in the one around it: a person sees nothing in one that is out of sight itself.
  private func show(_ scroll: any ScrollRole) async {
    var inner: any ScrollRole = scroll
    while let outer = inner.parent?.enclosing(ScrollRole.self)?.role {
      await simulator.act { [inner] in _ = outer.scroll(to: inner) }
      inner = outer
    }
  }

  private func liveTarget(_ selector: ControlSelector, _ isExact: Bool) -> Node? {
    let scope = query.live.filter(\.isOnScreen)
    switch selector.target {
    case .label(let label):
      let fitting = scope.filter { isExact ? $0.text == label : $0.text?.contains(label) == true }
      return fitting.isEmpty ? nil : fitting[min(selector.index ?? 0, fitting.count - 1)]
    case .node(let node): return NodeQuery.filter(scope, node).first
    }
  }

  private static func shows(_ row: Node, _ selector: ControlSelector, _ isExact: Bool) -> Bool {
    switch selector.target {
    case .label(let label):
      let texts = NodeQuery.texts(of: row)
      if !isExact { return texts.contains { $0.contains(label) } }
      return texts.contains(label) || texts.joined(separator: " ") == label
    case .node(let node): return !NodeQuery.filter(NodeQuery.nodes(from: row), node).isEmpty
    }
  }

  private func refresh() async throws(StepFailure) {
    let nodes = query.live.filter { $0.role(RefreshRole.self) != nil && controls.obstacle($0) == nil }
    guard let node = nodes.last, let role = node.role(RefreshRole.self) else {
      throw StepFailure("nothing on screen is `refreshable`")
    }
    await simulator.act { role.refresh(node) }
  }
}
