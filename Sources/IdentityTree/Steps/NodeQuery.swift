/// Looks through the live tree of a simulator, in tree order.
@MainActor struct NodeQuery {
  let graph: ViewGraph

  /// A node that stands for no view or modifier of its own: a row, the content of a view modifier.
  private static func isNamed(_ node: Node) -> Bool {
    switch node.typeName {
    case "Row", "Content": !(node is any UnnamedNode)
    default: true
    }
  }

  /// Nodes at and below a node, parents first; what leaves by a transition is left out, unless it is asked for.
  static func nodes(from root: Node?, leaving: Bool = false) -> [Node] {
    var result: [Node] = []
    var waiting: ContiguousArray<Node> = root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      guard leaving || !node.isLeaving else { continue }
      result.append(node)
      waiting.append(contentsOf: node.children.reversed())
    }
    return result
  }

  var live: [Node] { Self.nodes(from: graph.root) }

  /// The nodes that a selector picks.
  func nodes(_ selector: NodeSelector) -> [Node] { Self.filter(live, selector) }

  static func filter(_ nodes: [Node], _ selector: NodeSelector, leaving: Bool = false) -> [Node] {
    var picked = nodes.filter { $0.typeName == selector.typeName && isNamed($0) }
    if let id = selector.id { picked = picked.filter { explicitID(of: $0) == id } }
    if let text = selector.text {
      picked = picked.filter { texts(of: $0, leaving: leaving).contains { $0.contains(text) } }
    }
    if let index = selector.index { picked = index < picked.count ? [picked[index]] : [] }
    return picked
  }

  /// The nearest explicit id around a node.
  static func explicitID(of node: Node) -> String? {
    var node: Node? = node
    while let current = node, current.parent != nil {
      switch LeftStep.of(current) {
      case .element(let id, _), .explicit(let id): return id
      default: node = current.parent
      }
    }
    return nil
  }

  /// All texts at and below a node.
  static func texts(of node: Node, leaving: Bool = false) -> [String] {
    nodes(from: node, leaving: leaving).compactMap(\.text)
  }

  /// The label of a control: that of its own where other parts of it hold texts too.
  static func label(of node: Node) -> String {
    let label = nodes(from: node).dropFirst().first { $0.role(LabelRole.self) != nil }
    return texts(of: label ?? node).joined(separator: " ")
  }

  /// The texts that a person sees.
  var visibleTexts: [String] {
    var result: [String] = []
    var waiting: ContiguousArray<Node> = graph.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      guard !node.isLeaving, !node.isHiddenItself else { continue }
      guard node.marks.isDisjoint(with: [.detached, .scrolledAway]) else { continue }
      if let text = node.text { result.append(text) }
      waiting.append(contentsOf: node.children.reversed())
    }
    return result
  }

  /// The type names of custom views and modifiers, and of those that are not, each once.
  var typeNames: [String] {
    var names: [String] = []
    for node in live where Self.isNamed(node) && !names.contains(node.typeName) { names.append(node.typeName) }
    return names
  }
}

/// A node that no selector names.
protocol UnnamedNode: Node {}

extension RowNode: UnnamedNode {}
extension PlaceholderNode: UnnamedNode {}

extension Node {
  /// Whether the node leaves by a transition, and counts as removed already.
  var isLeaving: Bool { isRemoved }

  /// Whether the node itself makes what it holds invisible.
  @MainActor var isHiddenItself: Bool {
    attributes.contains { attribute in
      attribute.name == "hidden" && attribute.value == "true"
        || attribute.name == "opacity" && attribute.data.first.map { $0 <= 0 } == true && !isAnimating("opacity")
    }
  }

  private func isAnimating(_ attribute: String) -> Bool { tokens.contains { $0.attribute == attribute } }

  /// The ancestors, nearest first.
  var ancestors: [Node] {
    var result: [Node] = []
    var node = parent
    while let current = node {
      result.append(current)
      node = current.parent
    }
    return result
  }

  /// Whether a custom view or a view modifier with a body stands here: what `body ran` speaks of.
  @MainActor var hasBody: Bool {
    switch anyValue {
    case is any PrimitiveView, is any PrimitiveModifier, is AnyView: false
    case let value: Self.hasBody(Swift.type(of: value))
    }
  }

  private static func hasBody(_ type: Any.Type) -> Bool {
    func view<V: View>(_ type: V.Type) -> Bool { V.Body.self != Never.self }
    func modifier<M: ViewModifier>(_ type: M.Type) -> Bool { M.Body.self != Never.self }
    if let type = type as? any View.Type { return view(type) }
    if let type = type as? any ViewModifier.Type { return modifier(type) }
    return false
  }

  /// The modifiers and views directly around the node, nearest first, up to the next container.
  @MainActor var wrappers: [Node] {
    var result: [Node] = []
    var node = self
    while let next = node.parent, !next.isLeafView {
      switch node.step {
      case .attachment, .element: return result
      default: break
      }
      let siblings = next.children.filter { $0.step != .attachment }
      guard siblings.count == 1 else { return result }
      result.append(next)
      node = next
    }
    return result
  }

  /// How messages name the node: its type, what tells it apart, and its path.
  @MainActor var stepDescription: String {
    let id = NodeQuery.explicitID(of: self).map { "#" + StepText.quoted($0) } ?? ""
    let text = NodeQuery.texts(of: self).first.map { ", \"\($0)\"" } ?? ""
    return "\(typeName)\(id) (node \(self.id)\(text))"
  }
}
