/// A gesture that calls a closure at its end.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Value>? {
    guard var answer = content._recognize(touch) else { return nil }
    if let value = answer.end.value { answer.end.effects.append { action(value) } }
    return answer
  }
}

/// A gesture that calls a closure when its value changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Value>? {
    guard var answer = content._recognize(touch) else { return nil }
    var last: Value?
    for index in answer.changes.indices where answer.changes[index].value != last {
      let value = answer.changes[index].value
      last = value
      answer.changes[index].effects.append { action(value) }
    }
    return answer
  }
}

/// A gesture whose value is changed.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  let content: Content
  let transform: (Content.Value) -> Value

  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Value>? {
    content._recognize(touch)?.map(transform)
  }
}

/// A gesture that keeps a state while it goes on
/// (https://developer.apple.com/documentation/swiftui/gesturestategesture).
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  public var base: Base
  public var state: GestureState<State>
  public var body: Never { fatalError("GestureStateGesture is a primitive gesture: it has no body") }
  public var update: (Value, inout State, inout Transaction) -> Void

  public nonisolated init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.update = body
  }

  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Value>? {
    guard var answer = base._recognize(touch) else { return nil }
    for index in answer.changes.indices {
      let value = answer.changes[index].value
      answer.changes[index].effects.insert({ state.change { update(value, &$0, &$1) } }, at: 0)
    }
    answer.reset.append { state.reset() }
    return answer
  }
}

/// One gesture, then another (https://developer.apple.com/documentation/swiftui/sequencegesture).
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// How far the sequence is.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A drag that is to follow a long press is taken to begin with one; a press or tap alone ends before the second.
  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Value>? {
    var opening: _GestureAnswer<First.Value>?
    switch touch.touch {
    case .drag(let from, _):
      opening =
        first._recognize(_GestureTouch(touch: .longPress(duration: 10, at: from), time: touch.time))
        ?? first._recognize(_GestureTouch(touch: .tap(count: 1, at: from), time: touch.time))
        ?? first._recognize(touch)
    default: opening = first._recognize(touch)
    }
    guard let opening, let firstValue = opening.end.value ?? opening.changes.last?.value else { return nil }
    var changes = opening.changes.map { (value: Value.first($0.value), effects: $0.effects) }
    changes.append((.second(firstValue, nil), opening.end.effects))
    guard let rest = second._recognize(touch) else {
      return _GestureAnswer(changes: changes, end: (nil, []), reset: opening.reset)
    }
    changes += rest.changes.map { (value: Value.second(firstValue, $0.value), effects: $0.effects) }
    return _GestureAnswer(
      changes: changes, end: (.second(firstValue, rest.end.value), rest.end.effects),
      reset: opening.reset + rest.reset)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures at once (https://developer.apple.com/documentation/swiftui/simultaneousgesture).
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// The value of each, if it is recognized.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Value>? {
    let (left, right) = (first._recognize(touch), second._recognize(touch))
    guard left != nil || right != nil else { return nil }
    var changes: [(value: Value, effects: [() -> Void])] = []
    for index in 0..<max(left?.changes.count ?? 0, right?.changes.count ?? 0) {
      let one = left.flatMap { $0.changes.indices.contains(index) ? $0.changes[index] : nil }
      let two = right.flatMap { $0.changes.indices.contains(index) ? $0.changes[index] : nil }
      changes.append(
        (
          Value(
            first: one?.value ?? left?.changes.last?.value, second: two?.value ?? right?.changes.last?.value),
          (one?.effects ?? []) + (two?.effects ?? [])
        ))
    }
    return _GestureAnswer(
      changes: changes,
      end: (
        Value(first: left?.end.value, second: right?.end.value), (left?.end.effects ?? []) + (right?.end.effects ?? [])
      ), reset: (left?.reset ?? []) + (right?.reset ?? []))
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// The first of two gestures that is recognized (https://developer.apple.com/documentation/swiftui/exclusivegesture).
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// The value of the one that is recognized.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Value>? {
    first._recognize(touch)?.map { .first($0) } ?? second._recognize(touch)?.map { .second($0) }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture without its type.
nonisolated public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  let recognize: (_GestureTouch) -> _GestureAnswer<Value>?
  public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value { self.recognize = gesture._recognize }
  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Value>? { recognize(touch) }
}

extension Gesture {
  /// Calls `action` at the end of the gesture.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  /// Changes the value of the gesture.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
  /// Keeps a state while the gesture goes on; it goes back when the gesture ends.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
  /// This gesture, then another.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// This gesture and another at once.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// This gesture, or else another.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  /// The gesture only while keys are held, and here nobody holds any.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}

extension Gesture where Value: Equatable {
  /// Calls `action` when the value of the gesture changes.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// A gesture that needs keys, which nobody holds here.
nonisolated public struct _ModifiersGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let modifiers: EventModifiers
  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Value>? {
    modifiers.isEmpty ? content._recognize(touch) : nil
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture that may be missing.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Wrapped.Value>? {
    self?._recognize(touch)
  }
}
