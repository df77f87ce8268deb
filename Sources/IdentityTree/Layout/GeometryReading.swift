import Foundation

/// What a geometry reader's content was made for; kept at the reader's node.
final class GeometryState: GeometryObserver, GeometrySource {
  private(set) weak var node: Node?
  private(set) var size: CGSize?
  /// The positions that the content asked for, with the answers: it is made anew when they change.
  private var answers: [CoordinateSpace: CGPoint] = [:]
  private var insets: EdgeInsets?

  init(_ node: Node) { self.node = node }

  /// The state of a node, which begins to be laid out with it.
  static func of(_ node: Node) -> GeometryState { node.watch { GeometryState(node) } }

  private var item: LayoutItem? { node.flatMap { ($0.graph.layout as? LayoutTree)?.item(of: $0) } }

  func forgetAnswers() {
    answers = [:]
    insets = nil
  }

  func takeGeometry(from tree: LayoutTree) -> Bool {
    guard let node, let item = tree.item(of: node), item.isShown(in: tree.root) else { return false }
    if item.size != size {
      size = item.size
      return true
    }
    return answers.contains { answer(in: $0.key) != $0.value } || insets.map { $0 != currentInsets } ?? false
  }

  // MARK: Answers to the content

  private var currentInsets: EdgeInsets { item.map { $0.safeAreaInsets(of: $0.globalFrame) } ?? EdgeInsets() }
  var safeAreaInsets: EdgeInsets {
    let current = currentInsets
    insets = current
    return current
  }

  var globalOrigin: CGPoint { origin(in: .global) ?? .zero }

  func origin(in space: CoordinateSpace) -> CGPoint? {
    answers[space] = answer(in: space)
    return origin(known: space)
  }

  /// In a space that nobody names the window's.
  private func answer(in space: CoordinateSpace) -> CGPoint {
    origin(known: space) ?? origin(known: .global) ?? .zero
  }

  private func origin(known space: CoordinateSpace) -> CGPoint? {
    guard let node, let item else { return nil }
    return GeometryAnswers.origin(of: item, node, in: space)
  }

  func bounds(of space: CoordinateSpace) -> CGRect? {
    guard let node, let item else { return nil }
    return GeometryAnswers.bounds(of: space, from: item, node)
  }
}

/// Positions in named coordinate spaces.
enum GeometryAnswers {
  static func origin(of item: LayoutItem, _ node: Node, in space: CoordinateSpace) -> CGPoint? {
    let own = item.globalFrame.origin
    switch space {
    case .local: return .zero
    case .global: return own
    case .named:
      guard let frame = frame(of: space, around: item, node) else { return nil }
      return CGPoint(x: own.x - frame.minX, y: own.y - frame.minY)
    }
  }

  static func bounds(of space: CoordinateSpace, from item: LayoutItem, _ node: Node) -> CGRect? {
    let own = item.globalFrame.origin
    return frame(of: space, around: item, node)?.offsetBy(dx: -own.x, dy: -own.y)
  }

  /// The frame of the nearest view around with a named space, in the window.
  private static func frame(of space: CoordinateSpace, around item: LayoutItem, _ node: Node) -> CGRect? {
    guard case .named(let name) = space, let tree = node.graph.layout as? LayoutTree else { return nil }
    if let scroll = name.base as? ScrollSpaceName {
      var current = item.parent
      while let next = current {
        if let rule = next.rule as? ScrollRule {
          switch scroll {
          case .any: return next.globalFrame
          case .axis(let axis): if rule.axes.contains(Axis.Set(axis)) { return next.globalFrame }
          }
        }
        current = next.parent
      }
      return nil
    }
    var current = node.parent
    while let next = current {
      if let modifier = next.anyValue as? _CoordinateSpaceModifier, modifier.name == name {
        return tree.knownFrame(of: next)
      }
      current = next.parent
    }
    return nil
  }
}

extension GeometryReader: PrimitiveView {
  public typealias Body = Never
  /// Resolves the content for the size that layout found; before that there is none.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    let node = slots.parent
    let state = GeometryState.of(node)
    node.isDirty = false
    guard let size = state.size else { return }
    state.forgetAnswers()
    let content = node.reading { view.content(GeometryProxy(size: size, source: state)) }
    Content._resolve(content, into: &slots)
  }
}

/// The last value that an `onGeometryChange` read; kept at the modifier's node.
final class GeometryActionState<Value: Equatable>: GeometryObserver, GeometrySource {
  private(set) weak var node: Node?
  var modifier: _GeometryActionModifier<Value>
  private var last: Value?

  init(_ node: Node, _ modifier: _GeometryActionModifier<Value>) {
    self.node = node
    self.modifier = modifier
  }

  private var item: LayoutItem? {
    node.flatMap { node in (node.graph.layout as? LayoutTree)?.shownItems(of: node).first }
  }

  func takeGeometry(from tree: LayoutTree) -> Bool { false }

  func layoutSettled(_ tree: LayoutTree) {
    guard let node, let item else { return }
    let new = modifier.transform(GeometryProxy(size: item.size, source: self))
    let old = last
    guard new != old else { return }
    last = new
    let action = modifier.action
    node.graph.effects.append(.change(node) { action(old ?? new, new) })
  }

  var safeAreaInsets: EdgeInsets { item.map { $0.safeAreaInsets(of: $0.globalFrame) } ?? EdgeInsets() }
  var globalOrigin: CGPoint { item?.globalFrame.origin ?? .zero }
  func origin(in space: CoordinateSpace) -> CGPoint? {
    guard let node, let item else { return nil }
    return GeometryAnswers.origin(of: item, node, in: space)
  }
  func bounds(of space: CoordinateSpace) -> CGRect? {
    guard let node, let item else { return nil }
    return GeometryAnswers.bounds(of: space, from: item, node)
  }
}

extension _GeometryActionModifier {
  /// Begins to watch the geometry of the node.
  @MainActor public func _connect(_ node: Node) {
    node.watch { GeometryActionState(node, self) }.modifier = self
  }
}
