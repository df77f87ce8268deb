/// Views that were removed and stay until their transition has ended, or come back before it has (rule 4.11).
final class LeavingViews {
  /// What one container held under one key.
  final class Item {
    let nodes: [Node]
    unowned(unsafe) let container: Node
    let key: AnyHashable?
    /// Moves the transition, from 1 (in place) to 0.
    let animator: AnimatorOf<Double>
    let begin: Double

    init(nodes: [Node], container: Node, key: AnyHashable?, animator: AnimatorOf<Double>, begin: Double) {
      self.nodes = nodes
      self.container = container
      self.key = key
      self.animator = animator
      self.begin = begin
    }
  }

  private(set) var items: [Item] = []

  func add(_ item: Item) { items.append(item) }

  /// Those whose transition is over.
  func takeDue(at time: Double) -> [Item] {
    let due = items.filter { !$0.animator.isRunning }
    if !due.isEmpty { items.removeAll { !$0.animator.isRunning } }
    return due
  }

  /// What left a container that is removed itself.
  func take(from container: Node) -> [Item] {
    guard !items.isEmpty else { return [] }
    let taken = items.filter { $0.container === container }
    if !taken.isEmpty { items.removeAll { $0.container === container } }
    return taken
  }

  /// Whether something leaves a container under a key.
  func holds(_ container: Node, key: AnyHashable) -> Bool {
    items.contains { $0.container === container && $0.key == key }
  }

  /// The newest of what left a container under a key.
  func take(from container: Node, key: AnyHashable) -> Item? {
    guard let index = items.lastIndex(where: { $0.container === container && $0.key == key }) else { return nil }
    return items.remove(at: index)
  }
}

/// The attribute under which the progress of a transition is animated.
enum TransitionProgress {
  static let attribute = "transition"
}

extension ViewGraph {
  /// Begins the removal of views by their transition: they count as removed, and live on until it has ended.
  @MainActor func leave(
    _ nodes: [Node], from container: Node, key: AnyHashable?, animation: Animation, transaction: Transaction
  ) {
    for node in nodes {
      moveTransition(of: node, to: .didDisappear, from: .identity, animation, transaction)
      let transition = Self.transition(of: node) ?? .opacity
      if let name = transition.removal { log.record(.transitionStarted, node, text: "removing \(name)") }
      LeftStep.keep(of: node)
      markLeaving(node)
    }
    let animation = nodes.lazy.compactMap { Self.transition(of: $0)?.animation }.first ?? animation
    let progress = nodes.lazy.compactMap { TransitionEntry.of($0)?.value(at: self.clock.now) }.first ?? 1
    for node in nodes { stopEntering(node) }
    let token = AnimationToken(
      attribute: TransitionProgress.attribute, from: "1", to: "0", animation: animation, frame: frame)
    let animator = AnimatorOf(
      from: progress, to: 0, animation: animation, at: clock.now, token: token, listeners: transaction.listeners)
    if let node = nodes.first { timeline.add(animator, of: node) }
    leavingViews.add(
      LeavingViews.Item(nodes: nodes, container: container, key: key, animator: animator, begin: clock.now))
  }

  /// Moves what the transition does to another phase, and runs the body of a view's own transition there, under its
  /// animation.
  @MainActor private func moveTransition(
    of node: Node, to phase: TransitionPhase, from start: TransitionPhase, _ animation: Animation,
    _ transaction: Transaction
  ) {
    let transition = Self.transition(of: node) ?? .opacity
    TransitionMotion.move(
      node, by: transition, from: start, to: phase, animation: transition.animation ?? animation)
    guard let (modifier, stage) = TransitionStage.below(node), stage.move(to: phase) else { return }
    var transaction = transaction
    transaction.animation = Self.transition(of: node)?.animation ?? animation
    evaluate(modifier, under: transaction)
  }

  @MainActor private func markLeaving(_ node: Node) {
    var waiting: ContiguousArray<Node> = [node]
    while let next = waiting.popLast() {
      removalObserver?(next)
      EventLog.recordRemoval(next)
      next.isRemoved = true
      next.marks.insert(.leaving)
      if next.marks.contains(.layoutIsKnown) { layout?.nodeRemoved(next) }
      waiting.append(contentsOf: next.children.reversed())
    }
  }

  /// Ends a removal: the views disappear and their state goes.
  @MainActor func finish(_ item: LeavingViews.Item) {
    run(Transaction()) {
      for node in item.nodes.reversed() { self.takeDown(node, isDeferred: false) }
    }
  }

  /// Puts back what leaves a container under a key, with its state (rules 4.11, 9.8).
  @MainActor func bringBack(to container: Node, key: AnyHashable) -> [Node] {
    guard !leavingViews.items.isEmpty, leavingViews.holds(container, key: key) else { return [] }
    touch(.reinsertion)
    guard policies.reinsertion == .kept, let item = leavingViews.take(from: container, key: key) else { return [] }
    let progress = item.animator.value(at: clock.now)
    timeline.end(item.animator)
    for node in item.nodes {
      LeftStep.forget(node)
      var waiting: ContiguousArray<Node> = [node]
      while let next = waiting.popLast() {
        next.isRemoved = false
        next.marks.remove(.leaving)
        next.marks.remove(.layoutIsKnown)
        if next.isDirty {
          next.isDirty = false
          invalidate(next)
        }
        waiting.append(contentsOf: next.children.reversed())
      }
      log.record(.nodeReturned, node, text: "")
      startEntering(node, in: container, from: progress, isReturn: true)
    }
    return item.nodes
  }

  /// Begins the insertion of a view by its transition (rules 5.10, 5.15).
  @MainActor func enter(_ node: Node, in container: Node) {
    startEntering(node, in: container, from: 0, isReturn: false)
  }

  @MainActor private func startEntering(_ node: Node, in container: Node, from progress: Double, isReturn: Bool) {
    let transaction = container.effectiveTransaction
    guard let animation = transaction.animation ?? Self.transition(of: node)?.animation,
      !transaction.disablesAnimations, let name = (Self.transition(of: node) ?? .opacity).insertion
    else {
      // Without an animation the view is in place at once.
      TransitionMotion.end(node)
      if let (modifier, stage) = TransitionStage.below(node), stage.move(to: .identity) {
        evaluate(modifier, under: Transaction())
      }
      return
    }
    moveTransition(of: node, to: .identity, from: .willAppear, animation, transaction)
    let chosen = Self.transition(of: node)?.animation ?? animation
    if !isReturn { log.record(.transitionStarted, node, text: "inserting \(name)") }
    let token = AnimationToken(
      attribute: TransitionProgress.attribute, from: "\(progress)", to: "1", animation: chosen, frame: frame)
    let animator = AnimatorOf(
      from: progress, to: 1, animation: chosen, at: clock.now, token: token, listeners: transaction.listeners)
    node.animators.append(animator)
    timeline.add(animator, of: node)
  }

  @MainActor private func stopEntering(_ node: Node) {
    guard let animator = TransitionEntry.of(node) else { return }
    timeline.end(animator)
    node.animators.removeAll { $0 === animator }
  }
}

/// How a leaving node was known in its container, which may hold others under its number by now.
final class LeftStep {
  private let step: PathStep
  private init(_ step: PathStep) { self.step = step }

  static func keep(of node: Node) { node.keep(LeftStep(node.step)) }
  static func forget(_ node: Node) { node.letGo(LeftStep.self) }

  /// The step to a node, leaving or not.
  static func of(_ node: Node) -> PathStep {
    node.isRemoved ? node.kept(LeftStep.self)?.step ?? node.step : node.step
  }
}

/// The transition by which a node enters, while it does.
enum TransitionEntry {
  static func of(_ node: Node) -> AnimatorOf<Double>? {
    node.animators.first { $0.token.attribute == TransitionProgress.attribute } as? AnimatorOf<Double>
  }
}
