// Parts of the tree that are alive but not on screen: a tab that is not selected, a screen under another one.
// Their nodes and states stay; what was on screen disappears, and appears again on return (rules 2.27, 2.28, 4.3).

/// A container that decides what of it is on screen, once nothing is left to reconcile.
protocol ArrangingNode: Node {
  /// Shows and hides parts; may make nodes, which are reconciled before it is asked again.
  @MainActor func arrange()
}

extension ViewGraph {
  /// Has a container asked after each reconcile, as long as it lives.
  func addArranging(_ node: any ArrangingNode) { arranging.append(WeakNode(node: node)) }

  /// Lets the containers decide, until nothing is left to reconcile.
  @MainActor func arrange() {
    guard !arranging.isEmpty else { return }
    var rounds = 0
    repeat {
      reconcile()
      arranging.removeAll { $0.node?.isRemoved ?? true }
      for entry in arranging {
        guard let node = entry.node, !node.isRemoved else { continue }
        (node as? any ArrangingNode)?.arrange()
      }
      rounds += 1
    } while hasWork && rounds < 100
  }

  /// Puts a part of the tree on screen or takes it off.
  @MainActor func setOnScreen(_ root: Node, _ isOnScreen: Bool) {
    guard root.marks.contains(.detached) == isOnScreen else { return }
    if isOnScreen { root.marks.remove(.detached) } else { root.marks.insert(.detached) }
    layout?.nodeChanged(root.parent ?? root)
    callBackOnScreenChange(below: root, isOnScreen)
  }

  /// Tells a row that it was scrolled into the visible part, or out of it.
  @MainActor func setScrolledAway(_ row: Node, _ isAway: Bool) {
    guard row.marks.contains(.scrolledAway) != isAway else { return }
    hasDetachedParts = true
    if isAway { row.marks.insert(.scrolledAway) } else { row.marks.remove(.scrolledAway) }
    callBackOnScreenChange(below: row, !isAway)
  }

  @MainActor private func callBackOnScreenChange(below root: Node, _ isOnScreen: Bool) {
    // Below a part that is off screen itself nothing changes.
    guard root.parent?.isOnScreen ?? true else { return }
    var waiting: [Node] = [root]
    while let node = waiting.popLast() {
      if node !== root, !node.marks.isDisjoint(with: [.detached, .scrolledAway]) { continue }
      if node.hasAppearance {
        if isOnScreen, !node.hasAppeared { effects.append(.appear(node)) }
        if !isOnScreen, node.hasAppeared { leaving.append(node) }
      }
      waiting.append(contentsOf: node.children.reversed())
    }
  }
}

extension Node {
  /// Whether the node is shown: false in a tab that is not selected and in a screen that another one covers. A screen
  /// under a sheet is on screen.
  var isOnScreen: Bool {
    guard graph.hasDetachedParts else { return true }
    var node: Node? = self
    while let current = node {
      if !current.marks.isDisjoint(with: [.detached, .scrolledAway]) { return false }
      node = current.parent
    }
    return true
  }
}

/// A node whose content can be off screen while its state is kept.
protocol DetachablePart: Node {}

extension DetachablePart {
  var isAttached: Bool { !marks.contains(.detached) }
  /// Starts off screen, before anything below it exists.
  func startDetached() {
    marks.insert(.detached)
    graph.hasDetachedParts = true
  }
}

/// Something that stands in a bar rather than in the content: titles, toolbar items, labels of tabs, search fields.
protocol BarPart: Node {}

/// A view in a bar.
nonisolated struct BarContent<Content: View>: View {
  typealias Body = Never
  let name: String
  let content: Content
  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: BarNode<Content>.self)
  }
}

extension BarContent: NamedNode {
  static var nodeName: String { "Bar" }
}

/// The node of a view in a bar.
final class BarNode<Content: View>: BranchNode<BarContent<Content>>, BarPart {
  override var detail: String? { view.name }
  override var isLeafView: Bool { true }
  override func evaluate() {
    var slots = _Slots(self)
    Content._resolve(view.content, into: &slots)
  }
}
