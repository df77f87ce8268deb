/// Selectors that pick one control or row alone, as a steps file writes them. Each is tried before it is given out, so
/// that the steps of an exploration can be pasted into a file.
@MainActor struct ActionSelectors {
  private let query: NodeQuery
  private let controls: ControlQuery
  private let live: [Node]
  /// How many nodes of each type there are.
  private let counts: [String: Int]
  /// How many controls have a name.
  private let labels: [String: Int]

  init(graph: ViewGraph, live: [Node]) {
    query = NodeQuery(graph: graph)
    controls = ControlQuery(graph: graph)
    self.live = live
    counts = Dictionary(live.map { ($0.typeName, 1) }, uniquingKeysWith: +)
    var labels: [String: Int] = [:]
    for node in live {
      guard let role = node.control else { continue }
      for name in ControlQuery.names(of: ControlQuery.Control(node: node, role: role)) {
        labels[name, default: 0] += 1
      }
    }
    self.labels = labels
  }

  // MARK: Controls

  /// The selector of a control that is used in a way: by its label, or by a view at, below or around it.
  func selector(of node: Node, _ role: ControlRole, _ need: ControlQuery.Need) -> ControlSelector? {
    func picks(_ selector: ControlSelector) -> Bool { (try? controls.one(selector, need))?.node === node }
    let names = ControlQuery.names(of: ControlQuery.Control(node: node, role: role))
    for name in names {
      if picks(ControlSelector(name)) { return ControlSelector(name) }
    }
    if let name = names.first {
      for index in 0..<min(labels[name] ?? 0, Self.mostAlike) {
        let selector = ControlSelector(name, index: index)
        if picks(selector) { return selector }
      }
    }
    return selectors(for: node).map { ControlSelector(node: $0) }.first(where: picks)
  }

  /// The most controls of one label that are told apart by their positions.
  private static let mostAlike = 64

  /// How a control without a label can be named: its own view, the user's view around it, what it shows.
  private func selectors(for node: Node) -> [NodeSelector] {
    let below = NodeQuery.nodes(from: node).dropFirst().prefix(12).filter { $0.isLeafView && !$0.hasBody }
    let owner = node.ancestors.first { $0.hasBody }
    let named = ([node] + Array(below.prefix(3))).filter { $0.typeName.first?.isLetter == true }
    let alone = named.filter { counts[$0.typeName] == 1 } + [owner].compactMap(\.self)
    return alone.map { NodeSelector($0.typeName) } + (named + [owner].compactMap(\.self)).compactMap(numbered)
  }

  private func numbered(_ node: Node) -> NodeSelector? {
    NodeQuery.filter(live, NodeSelector(node.typeName)).firstIndex { $0 === node }.map {
      NodeSelector(node.typeName, index: $0)
    }
  }

  // MARK: Rows

  /// The selector of a row: a text that no other row shows, or the row's view by its id.
  func selector(ofRow row: Node) -> ControlSelector? {
    let texts = NodeQuery.texts(of: row)
    for text in texts where Self.isAlone(text, row, live) { return ControlSelector(text) }
    return identified(row)
  }

  private static func isAlone(_ text: String, _ row: Node, _ live: [Node]) -> Bool {
    var count = 0
    for node in live where node.text == text {
      count += 1
      guard count == 1, node === row || node.ancestors.contains(where: { $0 === row }) else { return false }
    }
    return count == 1
  }

  /// `Line#"199"`: the first view in a row that has a name, with the row's id.
  func identified(_ row: Node) -> ControlSelector? {
    guard case .element(let id, 0) = row.step, let view = Self.view(in: row) else { return nil }
    let selector = NodeSelector(view.typeName, id: id)
    let picked = NodeQuery.filter(live, selector)
    return picked.count == 1 && picked[0] === view ? ControlSelector(node: selector) : nil
  }

  /// The view that a row is called by: the user's own, or else the first that is no modifier.
  static func view(in row: Node) -> Node? {
    let nodes = NodeQuery.nodes(from: row)
    return nodes.first(where: \.hasBody) ?? nodes.first { $0.isLeafView && $0.typeName.first?.isLetter == true }
  }
}
