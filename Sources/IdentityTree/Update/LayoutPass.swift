import Foundation

/// What the graph tells layout. Only nodes that layout has seen are named, so that trees without layout pay nothing.
protocol LayoutPass: AnyObject {
  /// A node was given another value, or other children.
  func nodeChanged(_ node: Node)
  func nodeRemoved(_ node: Node)
  /// Where the node's corner is in the window, and the size that it was given when it was laid out last, whatever turns
  /// or scales it afterwards; `nil` where a node shows nothing.
  func laidOutFrame(of node: Node) -> CGRect?
  /// Whether a node has a frame of its own, and not only that of what is in it.
  func hasFrame(_ node: Node) -> Bool
  /// Asks for a node to be evaluated once layout has gone over the tree.
  func request(_ node: Node)
  /// Asks for content below a node to be moved when the next update is laid out.
  func requestScroll(below node: Node, to target: ScrollPosition.Target)
  /// Tells rows of lazy containers that they came into the visible part, or left it; sizes are known by then.
  @MainActor func showRows()
  /// The root's environment is another one.
  func environmentChanged()
  /// Called when nothing is left to reconcile, before callbacks run (layout comes before `onAppear`, rule 4.1); may
  /// schedule nodes and reconcile again, until sizes and content fit each other.
  @MainActor func settle()
}
