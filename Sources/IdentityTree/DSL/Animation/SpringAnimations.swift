/// A spring that goes on from where a running animation is, with its velocity (rule 5.12).
struct FluidSpringAnimation: TimedAnimation {
  var spring: Spring
  /// In seconds; recorded, the change of the response is immediate.
  var blendDuration: Double
  var text: String

  static func == (left: Self, right: Self) -> Bool {
    left.spring == right.spring && left.blendDuration == right.blendDuration
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(spring)
    hasher.combine(blendDuration)
  }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    let start = context.state[SpringStart<V>.self]
    let elapsed = time - start.time
    if elapsed >= spring.response { context.isLogicallyComplete = true }
    if let end = end(value: value, context: context), time >= end { return nil }
    return start.offset
      + spring.value(target: value - start.offset, initialVelocity: start.velocity, time: elapsed)
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    let start = context.state[SpringStart<V>.self]
    return spring.velocity(
      target: value - start.offset, initialVelocity: start.velocity, time: time - start.time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    var start = SpringStart<V>(time: time)
    start.velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    start.offset = previous.animate(value: value, time: time, context: &context) ?? value
    context.state[SpringStart<V>.self] = start
    return true
  }

  func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    let start = context.state[SpringStart<V>.self]
    return start.time + SpringRest.time(of: spring, way: value - start.offset, velocity: start.velocity)
  }

  func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    let start = context.state[SpringStart<V>.self]
    return min(start.time + spring.response, end(value: value, context: context) ?? .infinity)
  }
}

/// Where and how fast a spring began, measured from the start of the whole way.
private struct SpringStart<V: VectorArithmetic>: AnimationStateKey {
  var offset = V.zero
  var velocity = V.zero
  var time = 0.0

  static var defaultValue: SpringStart { SpringStart() }
}

/// When a spring is at rest: the frame at which neither velocity nor acceleration can be seen any more, and what is
/// left of the way is small.
enum SpringRest {
  /// The length of a frame in seconds.
  static let frame = 1.0 / 60
  /// Squares of a velocity and an acceleration that cannot be seen.
  private static let threshold = 0.0036

  static func time<V: VectorArithmetic>(of spring: Spring, way: V, velocity: V) -> Double {
    guard spring.dampingRatio > 0 else { return .infinity }
    // Bounds the search: the envelope of the motion is far below the threshold by then.
    let last = spring.settlingDuration * 6 + 1
    var count = 1.0
    while count * frame < last {
      let motion = spring.motion(at: count * frame)
      let left = way.scaled(by: motion.place) - velocity.scaled(by: motion.placeOfVelocity)
      let speed = velocity.scaled(by: motion.speedOfVelocity) - way.scaled(by: motion.speed)
      let force = left.scaled(by: spring.stiffness / spring.mass) - speed.scaled(by: spring.damping / spring.mass)
      if speed.magnitudeSquared <= threshold, force.magnitudeSquared <= threshold,
        left.magnitudeSquared <= max(way.magnitudeSquared, 1e-12) * 0.0001
      {
        return count * frame
      }
      count += 1
    }
    return last
  }
}

/// A spring that adds to running animations.
struct InterpolatingSpringAnimation: TimedAnimation {
  var spring: Spring
  /// As a part of the way, in a second.
  var initialVelocity: Double
  var text: String

  static func == (left: Self, right: Self) -> Bool {
    left.spring == right.spring && left.initialVelocity == right.initialVelocity
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(spring)
    hasher.combine(initialVelocity)
  }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    if time >= spring.duration { context.isLogicallyComplete = true }
    guard time < settling else { return nil }
    return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  private var settling: Double { spring.settlingTime(ofUnitWithVelocity: initialVelocity, epsilon: 0.001) }

  func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? { settling }

  func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    min(spring.duration, settling)
  }
}
