/// Views that come into a container which was there before: they may enter by a transition (rules 5.13, 5.14).
extension ViewGraph {
  /// A node came into a container that was there before.
  func noteEntering(_ node: Node, in container: Node) {
    guard core.pointee.isAnimated, container.id <= newestBeforeFrame else { return }
    entering.append((node, container))
  }

  /// A node whose transition names an animation for itself: where it came into a container in an update without an
  /// animation, it enters all the same.
  func noteOwnTransition(of node: Node) {
    guard !core.pointee.isAnimated, let (top, container) = entrance(of: node) else { return }
    entering.append((top, container))
  }

  /// The top of what came into a container in this update, if the node stands there, and the container.
  private func entrance(of node: Node) -> (node: Node, container: Node)? {
    var node = node
    while let parent = node.parent {
      if parent.canTransition {
        return parent.id <= newestBeforeFrame && node.id > newestBeforeFrame ? (node, parent) : nil
      }
      guard !parent.isLeafView, parent.childCount <= 1 else { return nil }
      node = parent
    }
    return nil
  }

  /// Whether a node stands at the top of what came into a container in this update.
  func isEntering(_ node: Node) -> Bool {
    guard !entering.isEmpty else { return false }
    var node: Node? = node
    while let current = node {
      if entering.contains(where: { $0.node === current }) { return true }
      guard let parent = current.parent, !parent.isLeafView, parent.childCount == 1 else { return false }
      node = parent
    }
    return false
  }
}
