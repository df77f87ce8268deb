extension Publishers {
  /// The values of two publishers together, each once.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let first = ZipJointSlot<A.Output>()
      let second = ZipJointSlot<B.Output>()
      let joint = ZipJoint(subscriber, [first, second]) {
        (first.take(), second.take())
      }
      a.subscribe(joint.side(0, first))
      b.subscribe(joint.side(1, second))
      joint.start()
    }
  }

  /// The values of three publishers together, each once.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let first = ZipJointSlot<A.Output>()
      let second = ZipJointSlot<B.Output>()
      let third = ZipJointSlot<C.Output>()
      let joint = ZipJoint(subscriber, [first, second, third]) {
        (first.take(), second.take(), third.take())
      }
      a.subscribe(joint.side(0, first))
      b.subscribe(joint.side(1, second))
      c.subscribe(joint.side(2, third))
      joint.start()
    }
  }

  /// The values of four publishers together, each once.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let first = ZipJointSlot<A.Output>()
      let second = ZipJointSlot<B.Output>()
      let third = ZipJointSlot<C.Output>()
      let fourth = ZipJointSlot<D.Output>()
      let joint = ZipJoint(subscriber, [first, second, third, fourth]) {
        (first.take(), second.take(), third.take(), fourth.take())
      }
      a.subscribe(joint.side(0, first))
      b.subscribe(joint.side(1, second))
      c.subscribe(joint.side(2, third))
      d.subscribe(joint.side(3, fourth))
      joint.start()
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// The values of two publishers together, each once.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }
  /// The values of two publishers together, each once, changed.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where P.Failure == Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }
  /// The values of three publishers together, each once.
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }
  /// The values of three publishers together, each once, changed.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
  /// The values of four publishers together, each once.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }
  /// The values of four publishers together, each once, changed.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

/// The values of one of several publishers that wait for those of the others.
private final class ZipJointSlot<Value>: JointSlot {
  private var values: [Value] = []
  var isEmpty: Bool { values.isEmpty }
  func accept(_ value: Value) { values.append(value) }
  func take() -> Value { values.removeFirst() }
}

/// Several publishers that feed one subscriber their first values together, then their second ones, and so on.
private final class ZipJoint<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private var downstream: Downstream?
  private let slots: [any JointSlot]
  private let take: () -> Downstream.Input
  private var upstreams: [(any Subscription)?]
  private var isFinished: [Bool]
  private var isStarted = false

  init(_ downstream: Downstream, _ slots: [any JointSlot], take: @escaping () -> Downstream.Input) {
    self.downstream = downstream
    self.slots = slots
    self.take = take
    upstreams = Array(repeating: nil, count: slots.count)
    isFinished = Array(repeating: false, count: slots.count)
  }
  var description: String { "Zip" }

  func side<Value>(_ index: Int, _ slot: ZipJointSlot<Value>) -> JointSide<Value, Downstream.Failure> {
    JointSide(
      start: { self.begin($0, index) },
      value: {
        slot.accept($0)
        return self.valueCame(index)
      }, end: { self.ended($0, index) })
  }

  /// The publishers have been subscribed to.
  func start() {
    isStarted = true
    let downstream = downstream
    downstream?.receive(subscription: self)
    finishIfOver()
  }
  func request(_ demand: Subscribers.Demand) {
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
    guard let downstream, slots.allSatisfy({ !$0.isEmpty }) else { return .none }
    let more = downstream.receive(take())
    if more > 0 { for other in upstreams.indices where other != index { upstreams[other]?.request(more) } }
    finishIfOver()
    return more
  }
  private func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
    guard downstream != nil else { return }
    upstreams[index] = nil
    isFinished[index] = true
    if case .failure = completion { finish(completion) } else { finishIfOver() }
  }
  /// No more values come together once a publisher has finished whose values have all been used.
  private func finishIfOver() {
    guard isStarted, zip(slots, isFinished).contains(where: { $0.isEmpty && $1 }) else { return }
    finish(.finished)
  }
  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = downstream
    cancel()
    downstream?.receive(completion: completion)
  }
}
