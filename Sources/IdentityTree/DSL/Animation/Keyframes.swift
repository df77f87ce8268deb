/// The course of one value by keyframes (https://developer.apple.com/documentation/swiftui/keyframetrackcontent).
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent
  /// The keyframes that the course is made of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
  /// Adds the parts of the course.
  func _append(to parts: inout [KeyframePart<Value>])
}

extension KeyframeTrackContent where Value == Body.Value {
  public func _append(to parts: inout [KeyframePart<Value>]) { body._append(to: &parts) }
}

extension KeyframeTrackContent where Body == Self {
  /// A keyframe of the library is made of itself.
  public var body: Self { self }
}

/// One part of the course of a value.
public struct KeyframePart<Value: Animatable> {
  /// In seconds.
  let duration: Double
  /// Where the value is, from the value before and the time in the part.
  let value: (Value, Double) -> Value
  /// Where the part ends.
  let end: Value
}

/// Goes to a value at a pace that a curve gives.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = LinearKeyframe<Value>
  private let to: Value
  private let duration: Double
  private let timingCurve: UnitCurve
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }
  public func _append(to parts: inout [KeyframePart<Value>]) {
    let (to, duration, curve) = (to, duration, timingCurve)
    parts.append(
      KeyframePart(
        duration: duration, value: { $0.mixed(with: to, by: curve.value(at: duration > 0 ? $1 / duration : 1)) },
        end: to))
  }
}

/// Goes to a value smoothly; the velocities at the ends are taken as zero.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = CubicKeyframe<Value>
  private let to: Value
  private let duration: Double
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    self.to = to
    self.duration = duration
  }
  public func _append(to parts: inout [KeyframePart<Value>]) {
    let (to, duration) = (to, duration)
    parts.append(
      KeyframePart(
        duration: duration,
        value: { before, time in
          let t = duration > 0 ? min(time / duration, 1) : 1
          return before.mixed(with: to, by: t * t * (3 - 2 * t))
        }, end: to))
  }
}

/// Goes to a value as on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = SpringKeyframe<Value>
  private let to: Value
  private let duration: Double?
  private let spring: Spring
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    self.to = to
    self.duration = duration
    self.spring = spring
  }
  public func _append(to parts: inout [KeyframePart<Value>]) {
    let (to, spring) = (to, spring)
    parts.append(
      KeyframePart(
        duration: duration ?? spring.settlingDuration,
        value: { $0.mixed(with: to, by: spring.value(target: 1.0, time: $1)) }, end: to))
  }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = MoveKeyframe<Value>
  private let to: Value
  public init(_ to: Value) { self.to = to }
  public func _append(to parts: inout [KeyframePart<Value>]) {
    let to = to
    parts.append(KeyframePart(duration: 0, value: { _, _ in to }, end: to))
  }
}

extension Animatable {
  fileprivate func mixed(with other: Self, by fraction: Double) -> Self {
    var result = self
    result.animatableData += (other.animatableData - animatableData).scaled(by: fraction)
    return result
  }
}

/// Puts keyframes one after the other (https://developer.apple.com/documentation/swiftui/keyframetrackcontentbuilder).
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    _KeyframeSequence<Value> {
      accumulated._append(to: &$0)
      next._append(to: &$0)
    }
  }
  public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeSequence<Value> { _ in } }
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> some KeyframeTrackContent<Value>
  {
    _KeyframeSequence<Value> { component?._append(to: &$0) }
  }
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional { component._append(to: &$0) }
  }
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional { component._append(to: &$0) }
  }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    _KeyframeSequence<Value> { for part in components { part._append(to: &$0) } }
  }
}

extension KeyframeTrackContentBuilder {
  /// Either of two courses.
  public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
    KeyframeTrackContent
  where ConditionalValue == First.Value, First.Value == Second.Value {
    public typealias Value = ConditionalValue
    public typealias Body = Conditional<ConditionalValue, First, Second>
    let append: (inout [KeyframePart<ConditionalValue>]) -> Void
    public func _append(to parts: inout [KeyframePart<ConditionalValue>]) { append(&parts) }
  }
}

/// Keyframes one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _KeyframeSequence<Value>
  let append: (inout [KeyframePart<Value>]) -> Void
  public func _append(to parts: inout [KeyframePart<Value>]) { append(&parts) }
}

/// The course of a value, part by part of it (https://developer.apple.com/documentation/swiftui/keyframes).
public protocol Keyframes<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes
  /// The tracks that the course is made of.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }
  /// Changes the parts of a value that the keyframes move.
  func _update(_ value: inout Value, at time: Double)
  /// In seconds.
  var _duration: Double { get }
}

extension Keyframes where Value == Body.Value {
  public func _update(_ value: inout Value, at time: Double) { body._update(&value, at: time) }
  public var _duration: Double { body._duration }
}

extension Keyframes where Body == Never {
  /// A course of the library has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Keyframes {
  public func _update(_ value: inout Never, at time: Double) {}
  public var _duration: Double { 0 }
}

/// The course of one part of a value (https://developer.apple.com/documentation/swiftui/keyframetrack).
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public typealias Body = Never
  private let keyPath: WritableKeyPath<Root, Value>
  private let parts: [KeyframePart<Value>]

  /// Moves a part of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    var parts: [KeyframePart<Value>] = []
    content()._append(to: &parts)
    self.parts = parts
  }

  /// Moves the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  public var _duration: Double { parts.reduce(0) { $0 + $1.duration } }

  public func _update(_ value: inout Root, at time: Double) {
    var current = value[keyPath: keyPath]
    var start = 0.0
    for part in parts {
      if time < start + part.duration {
        value[keyPath: keyPath] = part.value(current, time - start)
        return
      }
      current = part.end
      start += part.duration
    }
    value[keyPath: keyPath] = current
  }
}

/// Puts tracks side by side, or keyframes of the whole value one after the other
/// (https://developer.apple.com/documentation/swiftui/keyframesbuilder).
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder.buildPartialBlock(accumulated: accumulated, next: next)
  }
  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    _KeyframeSequence<Value> { _ in }
  }
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value { KeyframeTrackContentBuilder.buildEither(first: component) }
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value { KeyframeTrackContentBuilder.buildEither(second: component) }
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> some KeyframeTrackContent<Value>
  {
    KeyframeTrackContentBuilder.buildOptional(component)
  }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder.buildArray(components)
  }
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value { KeyframeTrack(content: { component }) }

  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    _KeyframeGroup<Value>(duration: max(accumulated._duration, next._duration)) {
      accumulated._update(&$0, at: $1)
      next._update(&$0, at: $1)
    }
  }
  public static func buildBlock() -> some Keyframes<Value> { _KeyframeGroup<Value>(duration: 0) { _, _ in } }
  public static func buildEither<First: Keyframes, Second: Keyframes>(
    first component: First
  ) -> _ConditionalTracks<Value, First, Second> where First.Value == Value, Second.Value == Value {
    _ConditionalTracks(_duration: component._duration) { component._update(&$0, at: $1) }
  }
  public static func buildEither<First: Keyframes, Second: Keyframes>(
    second component: Second
  ) -> _ConditionalTracks<Value, First, Second> where First.Value == Value, Second.Value == Value {
    _ConditionalTracks(_duration: component._duration) { component._update(&$0, at: $1) }
  }
  public static func buildOptional(_ component: (some Keyframes<Value>)?) -> some Keyframes<Value> {
    _KeyframeGroup<Value>(duration: component?._duration ?? 0) { component?._update(&$0, at: $1) }
  }
  public static func buildArray(_ components: [some Keyframes<Value>]) -> some Keyframes<Value> {
    _KeyframeGroup<Value>(duration: components.map(\._duration).max() ?? 0) {
      for track in components { track._update(&$0, at: $1) }
    }
  }
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
}

/// Either of two groups of tracks.
public struct _ConditionalTracks<Value, First, Second>: Keyframes {
  public typealias Body = Never
  public let _duration: Double
  let update: (inout Value, Double) -> Void
  public func _update(_ value: inout Value, at time: Double) { update(&value, time) }
}

/// Tracks side by side.
public struct _KeyframeGroup<Value>: Keyframes {
  public typealias Body = Never
  let duration: Double
  let update: (inout Value, Double) -> Void
  public var _duration: Double { duration }
  public func _update(_ value: inout Value, at time: Double) { update(&value, time) }
}

/// The course of a value by keyframes (https://developer.apple.com/documentation/swiftui/keyframetimeline).
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let keyframes: any Keyframes<Value>

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    keyframes = content()
  }

  init(initialValue: Value, keyframes: any Keyframes<Value>) {
    self.initialValue = initialValue
    self.keyframes = keyframes
  }

  /// In seconds.
  public var duration: Double { keyframes._duration }

  /// The value at a time in seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    keyframes._update(&value, at: time)
    return value
  }

  /// The value at a progress from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// Moves its content by keyframes (https://developer.apple.com/documentation/swiftui/keyframeanimator).
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: AnyEquatable?
  private let repeating: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var time = 0.0

  /// Goes through the keyframes at appearance, again and again if `repeating`.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    self.repeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Goes through the keyframes once for each change of the trigger.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyEquatable(trigger)
    repeating = false
    self.content = content
    self.keyframes = keyframes
  }

  /// The content with the value that is shown now.
  @MainActor public var body: some View {
    let timeline = KeyframeTimeline<Value>(initialValue: initialValue, keyframes: keyframes(initialValue))
    KeyframeMoment(time: time) { content(timeline.value(time: $0)) }
      .onOwnOccasions(
        appear: { if trigger == nil { start(timeline.duration) } },
        changeOf: trigger, change: { start(timeline.duration) })
  }

  @MainActor private func start(_ duration: Double) {
    var still = Transaction(animation: nil)
    still.disablesAnimations = true
    withTransaction(still) { time = 0 }
    let linear = Animation.linear(duration: duration)
    withAnimation(repeating ? linear.repeatForever(autoreverses: false) : linear) { time = duration }
  }
}

/// The content at a moment that is animated.
nonisolated private struct KeyframeMoment<Content: View>: View, Animatable {
  var time: Double
  let content: (Double) -> Content

  var animatableData: Double {
    get { time }
    set { time = newValue }
  }
  var body: some View { content(time) }
}

extension View {
  /// Moves the view by keyframes, again and again if `repeating`.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }

  /// Moves the view by keyframes once for each change of the trigger.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }
}
