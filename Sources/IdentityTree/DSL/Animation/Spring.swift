import Foundation

/// The motion of a mass on a spring (https://developer.apple.com/documentation/swiftui/spring).
public struct Spring: Hashable, Sendable {
  private var angularFrequency: Double
  private var decay: Double
  private var ownMass: Double

  private init(angularFrequency: Double, decay: Double, mass: Double) {
    self.angularFrequency = angularFrequency
    self.decay = decay
    self.ownMass = mass
  }

  /// A spring by its perceived duration in seconds and how much it bounces, from -1 to 1.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// A spring by its stiffness, as a duration in seconds, and the damping as a fraction of the critical one.
  public init(response: Double, dampingRatio: Double) {
    let frequency = response > 0 ? 2 * Double.pi / response : 1e6
    self.init(angularFrequency: frequency, decay: dampingRatio * frequency, mass: 1)
  }

  /// A spring by its physical parameters.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    self.init(angularFrequency: frequency, decay: allowOverDamping ? decay : min(decay, frequency), mass: mass)
  }

  /// A spring that comes to rest after a time in seconds.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time to rest is proportional to the response, so one measurement gives the other.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let measured = unit.settlingTime(ofUnitWithVelocity: 0, epsilon: epsilon)
    self.init(response: settlingDuration / measured, dampingRatio: dampingRatio)
  }

  static func dampingRatio(bounce: Double) -> Double {
    bounce >= 0 ? max(1 - bounce, 0) : 1 / (1 + max(bounce, -0.999_999))
  }

  /// The stiffness as a duration in seconds.
  public var response: Double { 2 * .pi / angularFrequency }
  /// The damping as a fraction of the critical one.
  public var dampingRatio: Double { decay / angularFrequency }
  /// The perceived duration in seconds.
  public var duration: Double { response }
  /// How much the spring bounces, from -1 to 1.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The mass.
  public var mass: Double { ownMass }
  /// The stiffness.
  public var stiffness: Double { angularFrequency * angularFrequency * ownMass }
  /// The drag.
  public var damping: Double { 2 * decay * ownMass }
  /// The time in seconds until the spring is at rest, for a way of 1.
  public var settlingDuration: Double { settlingTime(ofUnitWithVelocity: 0, epsilon: 0.001) }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring without bounce; the duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a small bounce; the duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that bounces.
  public static var bouncy: Spring { bouncy() }
  /// A spring that bounces; the duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Motion

  /// The motion is linear in the start: what is left of a displacement of 1 and what a velocity of 1 adds to it, with
  /// the derivatives of both.
  struct Motion {
    var place: Double
    var placeOfVelocity: Double
    var speed: Double
    var speedOfVelocity: Double
  }

  func motion(at time: Double) -> Motion {
    let (w, d) = (angularFrequency, decay)
    if abs(d - w) < 1e-9 * w {
      let e = exp(-w * time)
      return Motion(
        place: e * (1 + w * time), placeOfVelocity: e * time, speed: -e * w * w * time,
        speedOfVelocity: e * (1 - w * time))
    }
    if d < w {
      let v = (w * w - d * d).squareRoot()
      let (e, c, s) = (exp(-d * time), cos(v * time), sin(v * time))
      return Motion(
        place: e * (c + d / v * s), placeOfVelocity: e * s / v, speed: -e * w * w / v * s,
        speedOfVelocity: e * (c - d / v * s))
    }
    let v = (d * d - w * w).squareRoot()
    let (slow, fast) = (-d + v, -d - v)
    let (e1, e2) = (exp(slow * time), exp(fast * time))
    return Motion(
      place: (slow * e2 - fast * e1) / (2 * v), placeOfVelocity: (e1 - e2) / (2 * v),
      speed: slow * fast * (e2 - e1) / (2 * v), speedOfVelocity: (slow * e1 - fast * e2) / (2 * v))
  }

  /// The value at a time in seconds, on the way from zero to `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let motion = motion(at: time)
    return target.scaled(by: 1 - motion.place) + initialVelocity.scaled(by: motion.placeOfVelocity)
  }

  /// The velocity at a time in seconds, on the way from zero to `target`.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let motion = motion(at: time)
    return target.scaled(by: -motion.speed) + initialVelocity.scaled(by: motion.speedOfVelocity)
  }

  /// Moves a value and its velocity on by a time in seconds.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
    let (way, start) = (target - value, velocity)
    value += self.value(target: way, initialVelocity: start, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
  }

  /// The force on the mass.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The time in seconds until the spring is at rest.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    let way = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    guard way > 0 else { return speed > 0 ? settlingTime(displacement: 0, velocity: speed, epsilon: epsilon) : 0 }
    return settlingTime(displacement: way, velocity: speed, epsilon: epsilon)
  }

  /// The value at a time in seconds, on the way between two values.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// The velocity at a time in seconds, on the way between two values.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// The force on the mass, on the way between two values.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// The time in seconds until the spring is at rest between two values.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }

  /// For a way of 1, so that it does not depend on what is animated.
  func settlingTime(ofUnitWithVelocity velocity: Double, epsilon: Double) -> Double {
    settlingTime(displacement: 1, velocity: abs(velocity), epsilon: epsilon)
  }

  /// When the envelope of the motion has come below `epsilon`.
  private func settlingTime(displacement: Double, velocity: Double, epsilon: Double) -> Double {
    let (w, d) = (angularFrequency, decay)
    guard d > 0 else { return .infinity }
    if d < w * (1 - 1e-9) {
      let v = (w * w - d * d).squareRoot()
      let side = (velocity + d * displacement) / v
      let reach = (displacement * displacement + side * side).squareRoot()
      return max(log(reach / epsilon) / d, 0)
    }
    let slow = d - max(d * d - w * w, 0).squareRoot()
    func left(_ time: Double) -> Double {
      let motion = motion(at: time)
      return displacement * abs(motion.place) + velocity * abs(motion.placeOfVelocity)
    }
    var (low, high) = (0.0, 1 / slow)
    while left(high) > epsilon, high < 1e6 {
      low = high
      high *= 2
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if left(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}
