import Foundation

/// Recognizes what fingers do (https://developer.apple.com/documentation/swiftui/gesture).
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Gesture
  var body: Self.Body { get }
  /// What the gesture makes of a touch.
  nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Value>?
}

extension Gesture {
  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Value>? {
    // A gesture of the user's is recognized as its body is.
    nonisolated(unsafe) let gesture = self
    nonisolated(unsafe) let touch = touch
    nonisolated(unsafe) var answer: _GestureAnswer<Value>?
    MainActor.assumeIsolated { answer = Self.answer(of: gesture.body, touch) }
    return answer
  }

  private static func answer<G: Gesture>(of body: G, _ touch: _GestureTouch) -> _GestureAnswer<Value>? {
    guard let answer = body._recognize(touch) else { return nil }
    return _GestureAnswer(
      changes: answer.changes.compactMap { change in (change.value as? Value).map { ($0, change.effects) } },
      end: (answer.end.value as? Value).map { ($0, answer.end.effects) } ?? (nil, answer.end.effects),
      reset: answer.reset)
  }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive gesture: it has no body") }
}

/// A touch on its way through gestures.
public struct _GestureTouch {
  let touch: Touch
  /// The time in seconds since the reference date, of the clock of the graph.
  let time: Double
}

/// What a gesture makes of a touch: values while it goes on, one at its end, and what they cause.
public struct _GestureAnswer<Value> {
  var changes: [(value: Value, effects: [() -> Void])]
  var end: (value: Value?, effects: [() -> Void])
  /// Runs when the touch is over: gesture states go back.
  var reset: [() -> Void] = []

  func map<T>(_ transform: (Value) -> T) -> _GestureAnswer<T> {
    _GestureAnswer<T>(
      changes: changes.map { (transform($0.value), $0.effects) }, end: (end.value.map(transform), end.effects),
      reset: reset)
  }
}

extension _GestureAnswer {
  /// The phases that a simulator runs, each followed by an update.
  var phases: [() -> Void] {
    changes.map { change in { for effect in change.effects { effect() } } }
      + [
        {
          for effect in end.effects + reset { effect() }
        }
      ]
  }
}

// MARK: Taps

/// Recognizes taps (https://developer.apple.com/documentation/swiftui/tapgesture).
nonisolated public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  /// How many taps are needed.
  public var count: Int
  public nonisolated init(count: Int = 1) { self.count = count }

  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Void>? {
    guard case .tap(let count, _) = touch.touch, count == self.count else { return nil }
    return _GestureAnswer(changes: [], end: ((), []))
  }
}

/// Recognizes taps and tells where they are (https://developer.apple.com/documentation/swiftui/spatialtapgesture).
nonisolated public struct SpatialTapGesture: Gesture {
  public typealias Body = Never
  /// Where the tap is.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// The older form, with a value of a coordinate space.
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Value>? {
    guard case .tap(let count, let place) = touch.touch, count == self.count else { return nil }
    return _GestureAnswer(changes: [], end: (Value(location: place), []))
  }
}

/// Moves a window of a Mac, of which nothing is known here
/// (https://developer.apple.com/documentation/swiftui/windowdraggesture).
nonisolated public struct WindowDragGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {}
  public nonisolated init() {}
  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Value>? { nil }
}

/// Recognizes that a finger stays (https://developer.apple.com/documentation/swiftui/longpressgesture).
nonisolated public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  /// The least time in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Bool>? {
    guard case .longPress(let duration, _) = touch.touch, duration >= minimumDuration else { return nil }
    return _GestureAnswer(changes: [(true, [])], end: (true, []))
  }
}

// MARK: Drags and two fingers

/// Recognizes drags (https://developer.apple.com/documentation/swiftui/draggesture).
nonisolated public struct DragGesture: Gesture {
  public typealias Body = Never
  /// Where the finger is, was, and would come to rest.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// How far the finger moved, in points.
    public private(set) var translation: CGSize
    /// In points per second.
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint
    public var predictedEndTranslation: CGSize { translation }

    init(time: Date, start: CGPoint, translation: CGSize) {
      self.time = time
      self.startLocation = start
      self.translation = translation
      self.location = CGPoint(x: start.x + translation.width, y: start.y + translation.height)
      // The finger stops before it is lifted: no velocity, and the predicted end is where it is.
      self.velocity = .zero
      self.predictedEndLocation = location
    }
  }
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  /// The older form.
  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Value>? {
    let start: CGPoint
    var translation = CGSize.zero
    switch touch.touch {
    case .drag(let from, let distance):
      start = from
      translation = distance
      let length = (distance.width * distance.width + distance.height * distance.height).squareRoot()
      guard length >= minimumDistance else { return nil }
    case .tap(1, let place), .longPress(_, let place):
      guard minimumDistance <= 0 else { return nil }
      start = place
    default: return nil
    }
    func value(_ part: CGFloat) -> Value {
      Value(
        time: VirtualClock.date(at: touch.time), start: start,
        translation: CGSize(width: translation.width * part, height: translation.height * part))
    }
    return _GestureAnswer(
      changes: translation == .zero ? [(value(1), [])] : [(value(0.5), []), (value(1), [])], end: (value(1), []))
  }
}

/// Recognizes that two fingers move apart (https://developer.apple.com/documentation/swiftui/magnifygesture).
nonisolated public struct MagnifyGesture: Gesture {
  public typealias Body = Never
  /// By how much, and where it began.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumScaleDelta: CGFloat
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Value>? {
    guard case .magnify(let factor) = touch.touch, abs(factor - 1) >= minimumScaleDelta else { return nil }
    let value = Value(
      time: VirtualClock.date(at: touch.time), magnification: CGFloat(factor), velocity: 0,
      startAnchor: .center, startLocation: .zero)
    return _GestureAnswer(changes: [(value, [])], end: (value, []))
  }
}

/// Recognizes that two fingers move apart (https://developer.apple.com/documentation/swiftui/magnificationgesture).
nonisolated public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<CGFloat>? {
    guard case .magnify(let factor) = touch.touch, abs(factor - 1) >= minimumScaleDelta else { return nil }
    return _GestureAnswer(changes: [(CGFloat(factor), [])], end: (CGFloat(factor), []))
  }
}

/// Recognizes that two fingers turn (https://developer.apple.com/documentation/swiftui/rotategesture).
nonisolated public struct RotateGesture: Gesture {
  public typealias Body = Never
  /// By how much, and where it began.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumAngleDelta: Angle
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Value>? {
    guard case .rotate(let degrees) = touch.touch, abs(degrees) >= minimumAngleDelta.degrees else { return nil }
    let value = Value(
      time: VirtualClock.date(at: touch.time), rotation: .degrees(degrees), velocity: .degrees(0),
      startAnchor: .center, startLocation: .zero)
    return _GestureAnswer(changes: [(value, [])], end: (value, []))
  }
}

/// Recognizes that two fingers turn (https://developer.apple.com/documentation/swiftui/rotationgesture).
nonisolated public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  public var minimumAngleDelta: Angle
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public nonisolated func _recognize(_ touch: _GestureTouch) -> _GestureAnswer<Angle>? {
    guard case .rotate(let degrees) = touch.touch, abs(degrees) >= minimumAngleDelta.degrees else { return nil }
    return _GestureAnswer(changes: [(.degrees(degrees), [])], end: (.degrees(degrees), []))
  }
}
