/// Where a view with a transition of one's own is in its coming and going: its transition's body runs with that phase.
///
/// - A view that comes into a container in an animated update is evaluated once in `willAppear`, without animation;
///   at the end of the frame it moves to `identity` under the animation (rule 5.15).
/// - A view that leaves moves to `didDisappear` under the animation, and back to `identity` if it returns.
/// - All others are in `identity`.
final class TransitionStage {
  /// Whether the transition has a body. That is found once: the body's views would be others.
  let hasBody: Bool
  private var effect: TransitionEffect?
  private(set) var phase: TransitionPhase

  private init(_ effect: TransitionEffect?, _ phase: TransitionPhase) {
    hasBody = effect != nil
    self.effect = effect
    self.phase = phase
  }

  /// The stage of a transition modifier's node; made on its first evaluation.
  @MainActor static func of(_ node: Node, effect: TransitionEffect?) -> TransitionStage {
    if let stage = known(node) {
      stage.effect = effect
      return stage
    }
    let isEntering = effect != nil && node.graph.isEntering(node)
    let stage = TransitionStage(effect, isEntering ? .willAppear : .identity)
    node.keep(stage)
    return stage
  }

  static func known(_ node: Node) -> TransitionStage? { node.kept(TransitionStage.self) }

  @MainActor func body(_ content: AnyView) -> AnyView { effect?.body(content, phase) ?? content }

  /// The modifier's node of a view that comes or goes, with its stage, if the transition has a body.
  static func below(_ node: Node) -> (node: Node, stage: TransitionStage)? {
    var node: Node? = node
    while let current = node {
      if current.transition != nil { return known(current).flatMap { $0.hasBody ? (current, $0) : nil } }
      node = current.isLeafView || current.childCount != 1 ? nil : current.child(at: 0)
    }
    return nil
  }

  /// Moves to a phase; tells whether the body has to run again.
  func move(to phase: TransitionPhase) -> Bool {
    guard hasBody, self.phase != phase else { return false }
    self.phase = phase
    return true
  }
}
