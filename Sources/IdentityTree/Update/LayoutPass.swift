/// What the graph tells layout. Only nodes that layout has seen are named, so that trees without layout pay nothing.
protocol LayoutPass: AnyObject {
  /// A node was given another value, or other children.
  func nodeChanged(_ node: Node)
  func nodeRemoved(_ node: Node)
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
