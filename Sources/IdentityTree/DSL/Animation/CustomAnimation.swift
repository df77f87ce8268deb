/// The course of an animation, written by a user (https://developer.apple.com/documentation/swiftui/customanimation).
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// The part of the way `value` that is covered after `time` seconds; `nil` once the animation is over.
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?

  /// The velocity after `time` seconds.
  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?

  /// Whether this animation goes on from where a running one is, instead of being laid over it (rule 5.12).
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a custom animation keeps between two calls (https://developer.apple.com/documentation/swiftui/animationcontext).
public struct AnimationContext<Value: VectorArithmetic> {
  /// Values kept from call to call.
  public var state: AnimationState<Value>
  /// Whether the change counts as done, although the motion may go on.
  public var isLogicallyComplete: Bool
  /// The environment of the animated view.
  public let environment: EnvironmentValues

  init(
    state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues(),
    isLogicallyComplete: Bool = false
  ) {
    self.state = state
    self.environment = environment
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// The context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment, isLogicallyComplete: isLogicallyComplete)
  }
}

/// Values that a custom animation keeps, by key (https://developer.apple.com/documentation/swiftui/animationstate).
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get {
      // Asked for at first: a missing value would also cast to an optional one, as `nil`.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of an animation's state (https://developer.apple.com/documentation/swiftui/animationstatekey).
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// An animation of the library, which can say in advance when it ends.
protocol TimedAnimation: CustomAnimation {
  /// The animation as a developer writes it.
  var text: String { get }
  /// When the animation is over, in seconds; infinite if never, `nil` if only trying shows it.
  func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double?
  /// When the change counts as done, in seconds (rule 5.17).
  func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double?
}

extension TimedAnimation {
  func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double? {
    end(value: value, context: context)
  }
}
