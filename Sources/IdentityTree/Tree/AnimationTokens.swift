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
  func setImplicitAnimation<V: Equatable>(_ animation: Animation?, value: V) {
    let extras = ownExtras
    if let old = extras.implicit as? V, old != value { graph.addImplicitAnimation(animation, at: self) }
    extras.implicit = value
  }

  /// The animation that holds for this node in the current update (rules 5.1, 5.3, 5.6).
  var effectiveAnimation: Animation? {
    if !graph.transaction.disablesAnimations, !graph.implicitAnimations.isEmpty {
      var node: Node? = self
      while let current = node {
        if let found = graph.implicitAnimations.last(where: { $0.node === current }) { return found.animation }
        node = current.parent
      }
    }
    return graph.transaction.animation
  }

  /// Whether attributes must be compared in this update: an animation may begin, or one in flight may end.
  var mayAnimate: Bool { core.pointee.isAnimated || extras?.tokens.isEmpty == false }

  /// Compares the attributes before and after; a changed animatable one gets a token in an animated update (rule 5.9).
  func animate(from old: [NodeAttribute], to new: [NodeAttribute]) {
    guard new != old else { return }
    for (old, now) in zip(old, new) where old.name == now.name && old.value != now.value && now.isAnimatable {
      guard let animation = effectiveAnimation else {
        tokens.removeAll { $0.attribute == now.name }
        continue
      }
      let token = AnimationToken(
        attribute: now.name, from: old.value, to: now.value, animation: animation, frame: graph.frame)
      tokens.removeAll { $0.attribute == now.name }
      tokens.append(token)
      graph.log.record(.animationStarted, self, text: token.description)
    }
  }
}
