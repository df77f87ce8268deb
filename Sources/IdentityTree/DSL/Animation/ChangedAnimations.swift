/// An animation after a delay.
struct DelayAnimation: TimedAnimation {
  var base: Animation
  /// In seconds.
  var delay: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    guard time >= delay else { return .zero }
    return base.animate(value: value, time: time - delay, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
  func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    base.end(value: value, context: context).map { $0 + delay }
  }
  func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    base.logicalEnd(value: value, context: context).map { $0 + delay }
  }
  var text: String { "\(base).delay(\(delay))" }
}

/// An animation at another speed.
struct SpeedAnimation: TimedAnimation {
  var base: Animation
  var speed: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
  func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    base.end(value: value, context: context).map { speed > 0 ? $0 / speed : .infinity }
  }
  func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    base.logicalEnd(value: value, context: context).map { speed > 0 ? $0 / speed : .infinity }
  }
  var text: String { "\(base).speed(\(speed))" }
}

/// An animation several times, or for ever.
struct RepeatAnimation: TimedAnimation {
  var base: Animation
  /// `nil` for ever.
  var count: Int?
  var autoreverses: Bool

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    var round: RepeatRound<V>
    if let length = base.end(value: value, context: context), length > 0, length.isFinite {
      // A hair more than a whole number of rounds is that number: times are sums of fractions.
      let index = ((time / length) + 1e-9).rounded(.down)
      round = RepeatRound(index: Int(index), start: index * length)
    } else {
      round = context.state[RepeatRound<V>.self]
    }
    if let count, round.index >= count { return nil }
    var part = base.animate(value: value, time: max(time - round.start, 0), context: &context)
    if part == nil {
      round = RepeatRound(index: round.index + 1, start: time)
      if let count, round.index >= count { return nil }
      part = .zero
    }
    context.state[RepeatRound<V>.self] = round
    context.isLogicallyComplete = false
    let done = part ?? value
    return autoreverses && round.index % 2 == 1 ? value - done : done
  }
  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    guard let length = base.end(value: value, context: context), length > 0, length.isFinite else { return nil }
    let index = (time / length).rounded(.down)
    let part = base.velocity(value: value, time: time - index * length, context: context)
    return autoreverses && Int(index) % 2 == 1 ? part?.scaled(by: -1) : part
  }
  func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    guard let count else { return .infinity }
    return base.end(value: value, context: context).map { $0 * Double(max(count, 1)) }
  }
  var text: String {
    let reverses = autoreverses ? "" : "autoreverses: false"
    guard let count else { return "\(base).repeatForever(\(reverses))" }
    return "\(base).repeatCount(\(count)\(reverses.isEmpty ? "" : ", " + reverses))"
  }
}

private struct RepeatRound<V: VectorArithmetic>: AnimationStateKey {
  var index = 0
  var start = 0.0
  static var defaultValue: RepeatRound { RepeatRound() }
}

/// An animation whose change counts as done at a time of its own.
struct LogicalCompletionAnimation: TimedAnimation {
  var base: Animation
  /// In seconds.
  var duration: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    let part = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return part
  }
  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }
  func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    base.end(value: value, context: context)
  }
  func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    min(duration, base.end(value: value, context: context) ?? .infinity)
  }
  var text: String { "\(base).logicallyComplete(after: \(duration))" }
}
