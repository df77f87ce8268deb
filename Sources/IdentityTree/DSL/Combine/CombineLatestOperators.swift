extension Publishers {
  /// The newest values of two publishers, once all have sent.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let first = LatestJointSlot<A.Output>()
      let second = LatestJointSlot<B.Output>()
      let joint = LatestJoint(subscriber, [first, second]) {
        (first.newest, second.newest)
      }
      a.subscribe(joint.side(0, first))
      b.subscribe(joint.side(1, second))
      joint.start()
    }
  }

  /// The newest values of three publishers, once all have sent.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let first = LatestJointSlot<A.Output>()
      let second = LatestJointSlot<B.Output>()
      let third = LatestJointSlot<C.Output>()
      let joint = LatestJoint(subscriber, [first, second, third]) {
        (first.newest, second.newest, third.newest)
      }
      a.subscribe(joint.side(0, first))
      b.subscribe(joint.side(1, second))
      c.subscribe(joint.side(2, third))
      joint.start()
    }
  }

  /// The newest values of four publishers, once all have sent.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let first = LatestJointSlot<A.Output>()
      let second = LatestJointSlot<B.Output>()
      let third = LatestJointSlot<C.Output>()
      let fourth = LatestJointSlot<D.Output>()
      let joint = LatestJoint(subscriber, [first, second, third, fourth]) {
        (first.newest, second.newest, third.newest, fourth.newest)
      }
      a.subscribe(joint.side(0, first))
      b.subscribe(joint.side(1, second))
      c.subscribe(joint.side(2, third))
      d.subscribe(joint.side(3, fourth))
      joint.start()
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// The newest values of two publishers.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }
  /// The newest values of two publishers, changed.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }
  /// The newest values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }
  /// The newest values of three publishers, changed.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
  /// The newest values of four publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }
  /// The newest values of four publishers, changed.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

/// The newest value of one of several publishers.
private final class LatestJointSlot<Value>: JointSlot {
  private(set) var value: Value?
  var isEmpty: Bool { value == nil }
  /// Only read once there is a value.
  var newest: Value { value! }
  func accept(_ value: Value) { self.value = value }
}

/// Several publishers that feed one subscriber their newest values, at each new one.
private final class LatestJoint<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private var downstream: Downstream?
  private let slots: [any JointSlot]
  private let take: () -> Downstream.Input
  private var upstreams: [(any Subscription)?]
  private var unfinished: Int
  private var demand = Subscribers.Demand.none
  /// While more values are asked for as the answer to one, those that come are kept only.
  private var isAsking = false

  init(_ downstream: Downstream, _ slots: [any JointSlot], take: @escaping () -> Downstream.Input) {
    self.downstream = downstream
    self.slots = slots
    self.take = take
    upstreams = Array(repeating: nil, count: slots.count)
    unfinished = slots.count
  }
  var description: String { "CombineLatest" }

  func side<Value>(_ index: Int, _ slot: LatestJointSlot<Value>) -> JointSide<Value, Downstream.Failure> {
    JointSide(
      start: { self.begin($0, index) },
      value: {
        slot.accept($0)
        return self.valueCame(index)
      }, end: { self.ended($0, index) })
  }

  /// The publishers have been subscribed to.
  func start() {
    let downstream = downstream
    downstream?.receive(subscription: self)
    if unfinished == 0 { finish(.finished) }
  }
  func request(_ demand: Subscribers.Demand) {
    guard downstream != nil else { return }
    self.demand += demand
    for index in upstreams.indices { upstreams[index]?.request(demand) }
  }
  func cancel() {
    downstream = nil
    let upstreams = upstreams
    self.upstreams = Array(repeating: nil, count: upstreams.count)
    for upstream in upstreams { upstream?.cancel() }
  }

  private func begin(_ subscription: any Subscription, _ index: Int) {
    guard downstream != nil, upstreams[index] == nil else { return subscription.cancel() }
    upstreams[index] = subscription
  }
  private func valueCame(_ index: Int) -> Subscribers.Demand {
    guard let downstream, demand > 0, !isAsking, slots.allSatisfy({ !$0.isEmpty }) else { return .none }
    demand -= 1
    let more = downstream.receive(take())
    guard more > 0 else { return .none }
    demand += more
    isAsking = true
    for other in upstreams.indices where other != index { upstreams[other]?.request(more) }
    isAsking = false
    return more
  }
  private func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
    guard downstream != nil else { return }
    upstreams[index] = nil
    unfinished -= 1
    if case .failure = completion { finish(completion) } else if unfinished == 0 { finish(.finished) }
  }
  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = downstream
    cancel()
    downstream?.receive(completion: completion)
  }
}

/// What has come of one of several publishers.
protocol JointSlot: AnyObject {
  var isEmpty: Bool { get }
}

/// Listens to one of several publishers.
final class JointSide<Input, Failure: Error>: Subscriber {
  private let onStart: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onEnd: (Subscribers.Completion<Failure>) -> Void

  init(
    start: @escaping (any Subscription) -> Void, value: @escaping (Input) -> Subscribers.Demand,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    onStart = start
    onValue = value
    onEnd = end
  }
  func receive(subscription: any Subscription) { onStart(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  func receive(completion: Subscribers.Completion<Failure>) { onEnd(completion) }
}
