import Foundation

/// What moves one value of one node towards its target.
class Animator {
  fileprivate(set) var token: AnimationToken
  /// Whether it stands on the timeline.
  var isRunning = true

  init(token: AnimationToken) { self.token = token }

  /// When something happens next; infinite if never, `nil` if only trying shows it.
  func nextEvent(after time: Double) -> Double? { nil }
  /// Takes what is due: whether the animation is over, and whose waiting is over with it.
  func takeDue(at time: Double) -> (isOver: Bool, listeners: [AnimationListener]) { (true, []) }
  /// All that wait, when the animation is cut.
  func takeListeners() -> [AnimationListener] { [] }
  /// The numbers that are shown at a time, where the value consists of numbers.
  func shown(at time: Double) -> [Double]? { nil }
}

final class AnimatorOf<V: VectorArithmetic>: Animator {
  private var animation: Animation
  private var state = AnimationState<V>()
  /// The whole way, from where the first of the combined animations began.
  private var interval: V
  private var target: V
  private let begin: Double
  /// Who waits for the change to come into effect, and when that is; `nil` if only trying shows it.
  private var logical: [(time: Double?, listeners: [AnimationListener])] = []
  private var removal: [AnimationListener] = []

  /// Times are sums of fractions: what is this near counts as reached.
  private static var hair: Double { 1e-9 }

  init(
    from old: V, to new: V, animation: Animation, at time: Double, token: AnimationToken,
    listeners: [AnimationListener]
  ) {
    self.animation = animation
    interval = new - old
    target = new
    begin = time
    super.init(token: token)
    wait(listeners)
  }

  private func wait(_ listeners: [AnimationListener]) {
    guard !listeners.isEmpty else { return }
    AnimationCompletions.hold(listeners)
    removal += listeners.filter { $0.criteria == .removed }
    let early = listeners.filter { $0.criteria == .logicallyComplete }
    guard !early.isEmpty else { return }
    let end = animation.logicalEnd(value: interval, context: AnimationContext(state: state))
    logical.append((end.map { begin + $0 }, early))
  }

  /// Where the value is at a time; `nil` once the animation is over.
  private func part(at time: Double) -> (part: V?, isLogicallyComplete: Bool) {
    var context = AnimationContext(state: state)
    let part = animation.animate(value: interval, time: max(time - begin, 0), context: &context)
    state = context.state
    return (part, context.isLogicallyComplete)
  }

  func value(at time: Double) -> V {
    guard let part = part(at: time).part else { return target }
    return target - interval + part
  }

  override func shown(at time: Double) -> [Double]? { VectorNumbers.of(value(at: time)) }

  /// Goes on from the presentation value towards another target (rule 5.12).
  func retarget(
    to new: V, animation: Animation, at time: Double, token: AnimationToken, listeners: [AnimationListener]
  ) {
    let elapsed = time - begin
    var context = AnimationContext(state: state)
    if animation.shouldMerge(previous: self.animation, value: interval, time: elapsed, context: &context) {
      state = context.state
      self.animation = animation
    } else {
      (self.animation, state) = CombinedAnimation.combining(
        self.animation, state: state, value: interval, with: animation, value: interval + new - target,
        elapsed: elapsed)
    }
    interval += new - target
    target = new
    self.token = token
    wait(listeners)
  }

  /// Another target without an animation: the motion goes on beside it.
  func move(to new: V) { target = new }

  private var end: Double? {
    animation.end(value: interval, context: AnimationContext(state: state)).map { begin + $0 }
  }

  override func nextEvent(after time: Double) -> Double? {
    guard let end else { return nil }
    var next = end
    for (due, _) in logical {
      guard let due else { return nil }
      next = min(next, due)
    }
    return max(next, time)
  }

  override func takeDue(at time: Double) -> (isOver: Bool, listeners: [AnimationListener]) {
    let isOver: Bool
    var isComplete = false
    if let end {
      isOver = end <= time + Self.hair
    } else {
      let (part, complete) = part(at: time)
      isOver = part == nil
      isComplete = complete
    }
    if isOver { return (true, takeListeners()) }
    var due: [AnimationListener] = []
    logical.removeAll { entry in
      guard entry.time.map({ $0 <= time + Self.hair }) ?? isComplete else { return false }
      due += entry.listeners
      return true
    }
    return (false, due)
  }

  override func takeListeners() -> [AnimationListener] {
    defer { (logical, removal) = ([], []) }
    return logical.flatMap(\.listeners) + removal
  }
}

/// Animations of one value that began one after the other: each goes from where those before it are at the moment to
/// its own target.
struct CombinedAnimation: TimedAnimation {
  struct Entry: Hashable {
    var animation: Animation
    /// In seconds since the first began.
    var start: Double
  }
  var entries: [Entry]

  private struct Targets<V: VectorArithmetic>: AnimationStateKey {
    /// The whole way to each target, and what its animation keeps; `nil` once that is over.
    var entries: [(value: V, state: AnimationState<V>?)] = []
    static var defaultValue: Targets { Targets() }
  }

  static func combining<V: VectorArithmetic>(
    _ first: Animation, state: AnimationState<V>, value: V, with second: Animation, value newValue: V, elapsed: Double
  ) -> (Animation, AnimationState<V>) {
    let entry = Entry(animation: second, start: elapsed)
    if var known = first.base as? CombinedAnimation {
      var state = state
      known.entries.append(entry)
      state[Targets<V>.self].entries.append((newValue, AnimationState()))
      return (Animation(known), state)
    }
    var combined = AnimationState<V>()
    combined[Targets<V>.self].entries = [(value, state), (newValue, AnimationState())]
    return (Animation(CombinedAnimation(entries: [Entry(animation: first, start: 0), entry])), combined)
  }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    var targets = context.state[Targets<V>.self]
    guard targets.entries.count == entries.count else { return nil }
    var result = V.zero
    for index in entries.indices {
      let isLast = index == entries.count - 1
      guard let state = targets.entries[index].state else {
        result = targets.entries[index].value
        if isLast { return nil }
        continue
      }
      var inner = context
      inner.state = state
      inner.isLogicallyComplete = false
      let way = targets.entries[index].value - result
      let part = entries[index].animation.animate(value: way, time: time - entries[index].start, context: &inner)
      targets.entries[index].state = part == nil ? nil : inner.state
      result += part ?? way
      if isLast {
        context.isLogicallyComplete = inner.isLogicallyComplete
        context.state[Targets<V>.self] = targets
        if part == nil { return nil }
      }
    }
    return result
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    let step = 1e-4
    var (first, second) = (context, context)
    guard let now = animate(value: value, time: time, context: &first),
      let later = animate(value: value, time: time + step, context: &second)
    else { return .zero }
    return (later - now).scaled(by: 1 / step)
  }

  func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    lastEnd(value) { $0.end(value: $1, context: AnimationContext()) }
  }

  func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    lastEnd(value) { $0.logicalEnd(value: $1, context: AnimationContext()) }
  }

  private func lastEnd<V>(_ value: V, _ end: (Animation, V) -> Double?) -> Double? {
    entries.last.flatMap { entry in end(entry.animation, value).map { $0 + entry.start } }
  }

  var text: String { entries.last.map { "\($0.animation)" } ?? "" }
}

/// The numbers that an animatable value consists of.
enum VectorNumbers {
  static func of<V: VectorArithmetic>(_ value: V) -> [Double]? {
    switch value {
    case let vector as AttributeVector: vector.values
    case let number as Double: [number]
    case let number as CGFloat: [Double(number)]
    case let number as Float: [Double(number)]
    case let pair as any NumberPair: pair.numbers
    case is EmptyAnimatableData: []
    default: nil
    }
  }
}

private protocol NumberPair {
  var numbers: [Double]? { get }
}

extension AnimatablePair: NumberPair {
  fileprivate var numbers: [Double]? {
    guard let first = VectorNumbers.of(first), let second = VectorNumbers.of(second) else { return nil }
    return first + second
  }
}
