import Foundation

/// What steps ask of animation, transitions, tasks and layout.
@MainActor struct StepMotion {
  /// An animatable attribute of the node that is in flight.
  func animatedAttribute(of node: Node) -> String? { node.tokens.first?.attribute }

  /// The attribute with the value shown now.
  func presented(_ attribute: NodeAttribute, of node: Node) -> NodeAttribute { attribute }

  /// A subtree that enters or leaves now.
  struct Moving {
    let root: Node
    let isInserting: Bool

    @MainActor func nodes(_ selector: NodeSelector) -> [Node] {
      NodeQuery.filter(NodeQuery.nodes(from: root), selector)
    }
  }

  func transitions(in graph: ViewGraph) -> [Moving] { [] }

  func taskPhases(
    _ selector: NodeSelector, checking: StepChecking
  ) throws(StepFailure) -> [StepExpectation.TaskPhase] {
    _ = try checking.query.some(selector)
    return []
  }

  func size(of node: Node) -> CGSize? { node.graph.layoutTree.frame(of: node)?.size }
}
