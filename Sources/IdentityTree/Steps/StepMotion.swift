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
      NodeQuery.filter(NodeQuery.nodes(from: root, leaving: !isInserting), selector, leaving: !isInserting)
    }
  }

  func transitions(in graph: ViewGraph) -> [Moving] { [] }

  func taskPhases(
    _ selector: NodeSelector, checking: StepChecking
  ) throws(StepFailure) -> [StepExpectation.TaskPhase] {
    let moment = checking.moment
    var phases: [StepExpectation.TaskPhase] = []
    func add(_ phase: StepExpectation.TaskPhase) { if !phases.contains(phase) { phases.append(phase) } }
    var numbers: Set<NodeID> = []
    let nodes = checking.query.nodes(selector)
    for node in nodes {
      var holders = NodeQuery.nodes(from: node)
      if !holders.contains(where: { $0.knownTaskRun != nil }) { holders += node.wrappers }
      for holder in holders {
        guard let run = holder.knownTaskRun else { continue }
        numbers.insert(holder.id)
        if run.phase == .running { add(.running) }
      }
    }
    numbers.formUnion(checking.observation.removedBelow(selector, since: moment))
    if nodes.isEmpty, numbers.isEmpty { _ = try checking.query.some(selector) }
    for event in checking.observation.events(since: moment) {
      guard let number = event.node, numbers.contains(number) else { continue }
      if event.kind == .taskCancelled { add(.cancelled) }
      if event.kind == .taskFinished { add(.finished) }
    }
    return phases
  }

  func size(of node: Node) -> CGSize? { node.graph.layoutTree.frame(of: node)?.size }
}
