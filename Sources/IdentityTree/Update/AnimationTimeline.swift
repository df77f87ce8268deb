/// All animations of a tree that are in flight, in the order in which they began.
final class AnimationTimeline {
  private struct Entry {
    let animator: Animator
    weak var node: Node?
  }
  private unowned let graph: ViewGraph
  private var entries: [Entry] = []
  /// Callbacks that are due, for the end of the update.
  private var due: [() -> Void] = []

  init(graph: ViewGraph) { self.graph = graph }

  /// The length of a frame in seconds: how often an animation is tried that does not say when it ends.
  static let frame = 1.0 / 60

  var isEmpty: Bool { entries.isEmpty }

  func add(_ animator: Animator, of node: Node) { entries.append(Entry(animator: animator, node: node)) }

  /// Takes an animator off before its end.
  func end(_ animator: Animator) {
    guard animator.isRunning else { return }
    animator.isRunning = false
    entries.removeAll { $0.animator === animator }
    release(animator.takeListeners())
  }

  /// When something happens next, in seconds since the launch; what never ends does not count.
  var nextEvent: Double? {
    let now = graph.clock.now
    var next: Double?
    for entry in entries {
      let time = entry.animator.nextEvent(after: now) ?? now + Self.frame
      guard time < .infinity else { continue }
      next = min(next ?? time, time)
    }
    return next
  }

  /// Ends what is over now.
  func endDue() {
    let now = graph.clock.now
    var isAnyOver = false
    for entry in entries {
      let (isOver, listeners) = entry.animator.takeDue(at: now)
      if isOver {
        isAnyOver = true
        entry.animator.isRunning = false
        if let node = entry.node {
          node.animators.removeAll { $0 === entry.animator }
          if !node.isRemoved { graph.log.record(.animationEnded, node, text: entry.animator.token.description) }
        }
      }
      // The change is in effect before the animation is gone (rule 9.16).
      let logical = listeners.filter { $0.criteria == .logicallyComplete }
      let removal = listeners.filter { $0.criteria == .removed }
      if !logical.isEmpty, !removal.isEmpty { graph.touch(.completionOrder) }
      if graph.policies.completionOrder == .removedFirst { release(removal) }
      release(logical)
      if graph.policies.completionOrder == .logicalFirst { release(removal) }
    }
    if isAnyOver { entries.removeAll { !$0.animator.isRunning } }
  }

  /// The nodes whose bodies follow an animation in flight.
  func followers() -> [Node] {
    entries.compactMap { entry in
      entry.animator.token.attribute == BodyAnimation.attribute ? entry.node : nil
    }
  }

  func release(_ listeners: [AnimationListener]) { due += listeners.compactMap { $0.release() } }

  var hasCompletions: Bool { !due.isEmpty }

  /// Calls the completions that are due, outside of any update; those that came of others in too long a chain are
  /// left for the next frame.
  func callCompletions(turn: Int) {
    while !due.isEmpty {
      let actions = due
      due = []
      if turn > AnimationCompletions.mostTurns {
        AnimationCompletions.postpone(actions)
      } else {
        AnimationCompletions.call(actions)
      }
    }
  }
}
