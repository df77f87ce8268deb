/// How a change comes into effect over time (https://developer.apple.com/documentation/swiftui/animation).
public struct Animation: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The course of the animation.
  public let base: any CustomAnimation

  /// An animation with a course of one's own.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  /// The part of the way `value` that is covered after `time` seconds; `nil` once the animation is over.
  public func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The velocity after `time` seconds.
  public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation goes on from where a running one is.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// What the animation is made of.
  public var customMirror: Mirror { Mirror(reflecting: base) }

  func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    (base as? any TimedAnimation)?.end(value: value, context: context)
  }

  func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    (base as? any TimedAnimation)?.logicalEnd(value: value, context: context)
  }

  public static func == (left: Animation, right: Animation) -> Bool {
    func compare<A: CustomAnimation>(_ base: A) -> Bool { (right.base as? A) == base }
    return compare(left.base)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }

  /// The animation as a developer writes it.
  public var description: String { (base as? any TimedAnimation)?.text ?? "\(base)" }
  public var debugDescription: String { description }
}

extension Animation {
  /// A spring without bounce, of a response of 0.55 seconds
  /// (https://developer.apple.com/documentation/swiftui/animation/default).
  public static let `default` = Animation(DefaultAnimation())

  // MARK: Timing curves

  /// A steady pace, in 0.35 seconds.
  public static let linear = Animation.linear(duration: BezierAnimation.standardDuration)
  /// A curve that starts slowly, in 0.35 seconds.
  public static let easeIn = Animation.easeIn(duration: BezierAnimation.standardDuration)
  /// A curve that ends slowly, in 0.35 seconds.
  public static let easeOut = Animation.easeOut(duration: BezierAnimation.standardDuration)
  /// A curve that starts and ends slowly, in 0.35 seconds.
  public static let easeInOut = Animation.easeInOut(duration: BezierAnimation.standardDuration)

  /// A steady pace; the duration in seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(BezierAnimation(curve: .linear, duration: duration))
  }
  /// A curve that starts slowly; the duration in seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation(BezierAnimation(curve: .easeIn, duration: duration))
  }
  /// A curve that ends slowly; the duration in seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(BezierAnimation(curve: .easeOut, duration: duration))
  }
  /// A curve that starts and ends slowly; the duration in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(BezierAnimation(curve: .easeInOut, duration: duration))
  }
  /// A cubic Bézier curve by its control points; the duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
    return Animation(BezierAnimation(curve: curve, duration: duration))
  }
  /// A curve of progress; the duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(BezierAnimation(curve: curve, duration: duration))
  }

  // MARK: Springs

  /// A spring by its perceived duration in seconds and how much it bounces, from -1 to 1.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        spring: Spring(duration: duration, bounce: bounce), blendDuration: blendDuration,
        text: "spring(duration: \(duration), bounce: \(bounce))"))
  }
  /// A spring; the response in seconds, the damping as a fraction of the critical one.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        spring: Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration,
        text: "spring(response: \(response), dampingFraction: \(dampingFraction))"))
  }
  /// A spring of 0.5 seconds without bounce.
  public static var spring: Animation { spring() }
  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(
      FluidSpringAnimation(
        spring: spring, blendDuration: blendDuration,
        text: "spring(response: \(spring.response), dampingFraction: \(spring.dampingRatio))"))
  }
  /// A stiff spring for following a finger; the response in seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }
  /// A stiff spring for following a finger; the duration in seconds.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }
  /// A stiff spring for following a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring without bounce; the duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a small bounce; the duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that bounces.
  public static var bouncy: Animation { bouncy() }
  /// A spring that bounces; the duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// A spring by its physical parameters, which adds to other animations instead of going on from them.
  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        spring: Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
        initialVelocity: initialVelocity, text: "interpolatingSpring(stiffness: \(stiffness), damping: \(damping))"))
  }
  /// A spring that adds to other animations; the duration in seconds.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        spring: Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity,
        text: "interpolatingSpring(duration: \(duration), bounce: \(bounce))"))
  }
  /// A spring that adds to other animations.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
  /// A spring that adds to other animations.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        spring: spring, initialVelocity: initialVelocity,
        text: "interpolatingSpring(stiffness: \(spring.stiffness), damping: \(spring.damping))"))
  }

  // MARK: Changes of an animation

  /// The animation after a delay in seconds.
  public func delay(_ delay: Double) -> Animation { Animation(DelayAnimation(base: self, delay: delay)) }
  /// The animation at another speed: 2 is twice as fast.
  public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(base: self, speed: speed)) }
  /// The animation a number of times; each way of one that goes back and forth counts.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }
  /// The animation without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
  /// The animation, whose change counts as done after a time in seconds (rule 5.17).
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }

  /// Whether the animation runs without end.
  var repeatsForever: Bool { end(value: 1.0, context: AnimationContext()) == .infinity }
}
