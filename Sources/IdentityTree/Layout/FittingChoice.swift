/// Which view of a `ViewThatFits` is shown, as long as its node lives. The others exist, each with its own identity
/// (rule 1.24), and are measured; but nobody sees them, and they do not appear.
final class FittingChoice: GeometryObserver {
  private(set) weak var node: Node?
  private var hidden: [WeakNode] = []

  private init(_ node: Node) { self.node = node }

  /// Has layout tell the views of a node which of them is shown.
  @MainActor static func begin(_ node: Node) {
    _ = node.watch { FittingChoice(node) }
  }

  private static func of(_ node: Node) -> FittingChoice? { node.kept(FittingChoice.self) }

  /// Whether a node is a view that did not fit.
  static func hides(_ node: Node) -> Bool {
    node.ancestors.contains { of($0)?.hidden.contains { $0.node === node } == true }
  }

  /// For each `ViewThatFits` the outermost nodes of the views that are not shown.
  @MainActor static func hidden(in graph: ViewGraph) -> [NodeID: [NodeID]] {
    var found: [NodeID: [NodeID]] = [:]
    var waiting: ContiguousArray<Node> = graph.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      if let choice = of(node) { found[node.id] = choice.hidden.compactMap { $0.node?.id } }
      waiting.append(contentsOf: node.children)
    }
    return found
  }

  func takeGeometry(from tree: LayoutTree) -> Bool { false }

  @MainActor func layoutSettled(_ tree: LayoutTree) {
    guard let node, let item = tree.item(of: node), let rule = item.rule as? FittingRule else { return }
    let chosen = rule.chosen(item.proposal)
    var kept: Set<NodeID> = [node.id]
    for ancestor in chosen?.node.map({ [$0] + $0.ancestors }) ?? [] { kept.insert(ancestor.id) }
    var others: [Node] = []
    for child in item.children where child !== chosen {
      // The outermost node that holds nothing of the view that is shown.
      guard var other = child.node, !kept.contains(other.id) else { continue }
      while let parent = other.parent, !kept.contains(parent.id) { other = parent }
      if !others.contains(where: { $0 === other }) { others.append(other) }
    }
    for entry in hidden {
      guard let shown = entry.node, !shown.isRemoved, !others.contains(where: { $0 === shown }) else { continue }
      node.graph.setScrolledAway(shown, false)
    }
    for other in others { node.graph.setScrolledAway(other, true) }
    hidden = others.map { WeakNode(node: $0) }
  }
}

extension ViewThatFits: PrimitiveView {
  public typealias Body = Never
  /// Resolves all the views; which of them shows is up to layout.
  public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    FittingChoice.begin(slots.parent)
    Content._resolve(view.content, into: &slots)
  }
  /// The axes, where they are not both.
  public var _attributes: [NodeAttribute] {
    axes == [.horizontal, .vertical] ? [] : [NodeAttribute("axes", axes.text)]
  }
}
