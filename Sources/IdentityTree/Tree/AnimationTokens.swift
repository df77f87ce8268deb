/// The record of one animation of one attribute on one node.
public struct AnimationToken: Sendable, Equatable, CustomStringConvertible {
  public var attribute: String
  public var from: String
  public var to: String
  public var animation: Animation
  /// The frame in which it began.
  public var frame: Int

  public var description: String { "\(attribute) \(from) → \(to), \(animation)" }
}

extension Node {
  /// What is in flight on the node.
  var animators: [Animator] {
    get { extras?.animators ?? [] }
    set { if extras != nil || !newValue.isEmpty { ownExtras.animators = newValue } }
  }

  var tokens: [AnimationToken] { animators.map(\.token) }

  /// The animation that holds for this node in the current update (rules 5.1, 5.3, 5.6).
  var effectiveAnimation: Animation? { effectiveTransaction.animation }

  /// Whether attributes must be compared in this update: an animation may begin, or one in flight gets another target.
  var mayAnimate: Bool { core.pointee.isAnimated || extras?.animators.isEmpty == false }

  /// Changes what the attributes are made from; those that changed are animated where something may animate.
  @inline(__always) @MainActor final func animatingAttributes(_ change: () -> Void) {
    guard mayAnimate else { return change() }
    let old = attributes
    change()
    animate(from: old, to: attributes)
  }

  /// Compares the attributes before and after; a changed animatable one gets a token in an animated update (rule 5.9).
  func animate(from old: [NodeAttribute], to new: [NodeAttribute]) {
    guard new != old else { return }
    for (old, now) in zip(old, new) where old.name == now.name && old != now && now.isAnimatable {
      // What is known only as text goes from none to all of the way.
      let hasNumbers = !old.data.isEmpty && !now.data.isEmpty
      animate(
        now.name, texts: (old.value, now.value),
        from: AttributeVector(hasNumbers ? old.data : [0]), to: AttributeVector(hasNumbers ? now.data : [1]),
        restarts: !hasNumbers)
    }
  }

  /// Animates one value of the node under the transaction that holds for it; without an animation, one that is in
  /// flight goes on towards the new value.
  func animate<V: VectorArithmetic>(
    _ name: String, texts: (old: String, new: String), from old: V, to new: V, restarts: Bool = false
  ) {
    let transaction = effectiveTransaction
    let index = animators.firstIndex { $0.token.attribute == name }
    let running = index.flatMap { animators[$0] as? AnimatorOf<V> }
    guard let animation = transaction.animation else {
      if restarts { index.map { stopAnimator(at: $0) } } else { running?.move(to: new) }
      return
    }
    let token = AnimationToken(
      attribute: name, from: texts.old, to: texts.new, animation: animation, frame: graph.frame)
    graph.log.record(.animationStarted, self, text: token.description)
    let now = graph.clock.now
    if let running, !restarts {
      running.retarget(to: new, animation: animation, at: now, token: token, listeners: transaction.listeners)
      return
    }
    if let index { stopAnimator(at: index) }
    let animator = AnimatorOf(
      from: old, to: new, animation: animation, at: now, token: token, listeners: transaction.listeners)
    animators.append(animator)
    graph.timeline.add(animator, of: self)
  }

  private func stopAnimator(at index: Int) {
    graph.timeline.end(animators.remove(at: index))
  }

  /// The numbers of an attribute that are shown now, if it is in flight.
  func presentation(of attribute: String) -> [Double]? {
    animators.first { $0.token.attribute == attribute }?.shown(at: graph.clock.now)
  }
}
