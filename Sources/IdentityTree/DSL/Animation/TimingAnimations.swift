/// A curve of progress over a duration.
struct BezierAnimation: TimedAnimation {
  static let standardDuration = 0.35

  var curve: UnitCurve
  /// In seconds.
  var duration: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    guard duration > 0, time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    guard duration > 0, time < duration else { return .zero }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }

  func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? { max(duration, 0) }

  var text: String {
    let name = curve.text
    if name.hasSuffix(")") { return "\(name.dropLast()), duration: \(duration))" }
    return duration == Self.standardDuration ? name : "\(name)(duration: \(duration))"
  }
}

/// The animation that is used where none is named.
struct DefaultAnimation: TimedAnimation {
  static let base = FluidSpringAnimation(
    spring: Spring(response: 0.55, dampingRatio: 1), blendDuration: 0, text: "default")

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    Self.base.animate(value: value, time: time, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    Self.base.velocity(value: value, time: time, context: context)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { Self.base.shouldMerge(previous: previous, value: value, time: time, context: &context) }
  func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    Self.base.end(value: value, context: context)
  }
  func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    Self.base.logicalEnd(value: value, context: context)
  }
  var text: String { "default" }
}
