import Foundation

/// What steps ask of animation, transitions, tasks and layout.
@MainActor struct StepMotion {
  /// An animatable attribute of the node that is in flight.
  func animatedAttribute(of node: Node) -> String? {
    node.tokens.first { $0.attribute != TransitionProgress.attribute }?.attribute
  }

  /// The attribute with the value shown now.
  func presented(_ attribute: NodeAttribute, of node: Node) -> NodeAttribute {
    guard !attribute.data.isEmpty, let shown = node.presentation(of: attribute.name) else { return attribute }
    var presented = attribute
    presented.data = shown
    if shown.count == 1 { presented.value = AttributeText.number(shown[0]) }
    return presented
  }

  /// A subtree that enters or leaves now.
  struct Moving {
    let root: Node
    let isInserting: Bool

    @MainActor func nodes(_ selector: NodeSelector) -> [Node] {
      NodeQuery.filter(NodeQuery.nodes(from: root, leaving: !isInserting), selector, leaving: !isInserting)
    }
  }

  func transitions(in graph: ViewGraph) -> [Moving] {
    let leaving = graph.leavingViews.items.flatMap { item in
      item.nodes.map { Moving(root: $0, isInserting: false) }
    }
    let entering = NodeQuery(graph: graph).live.filter { TransitionEntry.of($0) != nil }
      .map { Moving(root: $0, isInserting: true) }
    return leaving + entering
  }

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

  /// The size shown now: a frame in flight counts with what it is at the moment, as the layout of an animated frame does.
  func size(of node: Node) -> CGSize? {
    node.graph.layoutTree.shownFrame(of: node)?.size
  }
}

extension Node {
  /// The node and those above it, inner ones first, that enter by a transition now.
  private var enteringRoots: [Node] {
    var roots: [Node] = []
    var node: Node? = self
    while let current = node {
      if TransitionEntry.of(current) != nil { roots.append(current) }
      node = current.parent
    }
    return roots
  }

  /// Whether the node, or one above it, enters by a transition now.
  var isEntering: Bool { !enteringRoots.isEmpty }

  /// What the innermost transition that changes an attribute, of the node itself or of one above it, shows now.
  @MainActor func transitionValue(of attribute: String) -> [Double]? {
    var node: Node? = self
    while let current = node {
      if let motion = TransitionMotion.known(current), motion.isUnderWay(current),
        let shown = motion.shown(attribute, of: current)
      {
        return shown
      }
      node = current.parent
    }
    return nil
  }
}
