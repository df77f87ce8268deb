import Foundation

// Effects that depend on where a view is: they are looked at when somebody asks for them, as the last layout left it.

/// The geometry of a node as the last layout left it.
final class PlacedGeometry: GeometrySource {
  private let node: Node
  private let item: LayoutItem

  @MainActor init?(_ node: Node) {
    guard let tree = LayoutTree.settled(around: node), let item = tree.shownItems(of: node).first else { return nil }
    self.node = node
    self.item = item
  }

  var size: CGSize { item.size }
  var safeAreaInsets: EdgeInsets { item.safeAreaInsets(of: item.globalFrame) }
  var globalOrigin: CGPoint { item.globalFrame.origin }
  func origin(in space: CoordinateSpace) -> CGPoint? { GeometryAnswers.origin(of: item, node, in: space) }
  func bounds(of space: CoordinateSpace) -> CGRect? { GeometryAnswers.bounds(of: space, from: item, node) }
}

extension LayoutTree {
  /// The layout that a node belongs to, if there is one; up to date, unless an update is going on.
  @MainActor fileprivate static func settled(around node: Node) -> LayoutTree? {
    guard let tree = node.graph.layout as? LayoutTree else { return nil }
    if !node.graph.isUpdating { tree.run() }
    return tree
  }
}

extension _VisualEffectModifier {
  /// What the effects do where the view is.
  @MainActor public func _attributes(in node: Node) -> [NodeAttribute] {
    guard let geometry = PlacedGeometry(node) else { return _attributes }
    return effect(EmptyVisualEffect(), GeometryProxy(size: geometry.size, source: geometry))._visualAttributes
  }
}

extension _ScrollTransitionModifier {
  /// What the effects do where the view is in its scroll view.
  @MainActor public func _attributes(in node: Node) -> [NodeAttribute] {
    let inside = effect(EmptyVisualEffect(), .identity)._visualAttributes
    guard let (phase, amount) = position(of: node), amount > 0 else { return inside }
    let outside = effect(EmptyVisualEffect(), phase)._visualAttributes
    guard amount < 1, outside.count == inside.count else { return outside }
    return zip(inside, outside).map { $0.mixed(with: $1, by: amount) }
  }

  /// On which side the view leaves the visible part, and how far the transition to it is, from 0 to 1.
  @MainActor private func position(of node: Node) -> (phase: ScrollTransitionPhase, amount: Double)? {
    guard let tree = LayoutTree.settled(around: node), let scroll = Scrolling.scrollNode(around: node),
      let item = tree.item(of: scroll), let rule = item.rule as? ScrollRule, let frame = tree.knownFrame(of: node)
    else { return nil }
    let axis = axis ?? (rule.axes == .horizontal ? .horizontal : .vertical)
    let visible = item.globalFrame
    let (start, length) = (frame.origin[axis], frame.size[axis])
    let (first, last) = (visible.origin[axis], visible.origin[axis] + visible.size[axis])
    let seen = max(min(start + length, last) - max(start, first), 0)
    let share = length > 0 ? Double(seen / length) : (start >= first && start <= last ? 1 : 0)
    let phase = start < first ? ScrollTransitionPhase.topLeading : .bottomTrailing
    return (phase, (phase == .topLeading ? topLeading : bottomTrailing).amount(visible: share))
  }
}

extension NodeAttribute {
  /// The attribute on the way to another one with the same parts, by a fraction.
  func mixed(with other: NodeAttribute, by amount: Double) -> NodeAttribute {
    guard name == other.name, data.count == other.data.count, labels == other.labels, !data.isEmpty else {
      return amount < 0.5 ? self : other
    }
    let numbers = zip(data, other.data).map { $0 + ($1 - $0) * amount }
    let texts = numbers.map { AttributeText.number($0) }
    let text =
      labels.count == texts.count
      ? zip(labels, texts).map { "\($0): \($1)" }.joined(separator: ", ") : texts.joined(separator: ", ")
    return NodeAttribute(name, text, data: numbers, labels: labels, isAnimatable: isAnimatable)
  }
}
