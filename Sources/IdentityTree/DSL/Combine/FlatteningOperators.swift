extension Publishers {
  /// Makes a publisher of each value, and sends what these send.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Flattening(subscriber, maxPublishers: maxPublishers, transform))
    }
  }

  /// Sends what the newest publisher sends.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream
    public init(upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Switching<P, S>(subscriber))
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value, and sends what these send.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
  /// Makes a publisher that does not fail of each value, and sends what these send.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher of each value, and sends what these send.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    Publishers.FlatMap(
      upstream: Publishers.SetFailureType(upstream: self), maxPublishers: maxPublishers, transform: transform)
  }
  /// Makes a publisher that does not fail of each value, and sends what these send.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends what the newest publisher sends.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends what the newest publisher sends.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    Publishers.SwitchToLatest(upstream: Publishers.SetFailureType(upstream: self))
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Sends what the newest publisher sends.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends what the newest publisher sends.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    Publishers.SwitchToLatest(
      upstream: Publishers.Map(upstream: self) { Publishers.SetFailureType<Output, Failure>(upstream: $0) })
  }
}

/// Sends the values of publishers that are made of values.
///
/// While the subscriber wants a number of values, each publisher is asked for one at a time, and its value is kept until
/// it is wanted.
private final class Flattening<Input, Made: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
where Downstream.Input == Made.Output, Downstream.Failure == Made.Failure {
  private var downstream: Downstream?
  private let maxPublishers: Subscribers.Demand
  private let transform: (Input) -> Made
  private var outer: (any Subscription)?
  private var inner: [Int: any Subscription] = [:]
  private var (lastNumber, running) = (0, 0)
  private var isOuterFinished = false
  private var kept: [(number: Int, value: Made.Output)] = []
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(_ downstream: Downstream, maxPublishers: Subscribers.Demand, _ transform: @escaping (Input) -> Made) {
    self.downstream = downstream
    self.maxPublishers = maxPublishers
    self.transform = transform
  }
  var description: String { "FlatMap" }

  func receive(subscription: any Subscription) {
    guard outer == nil, let downstream else { return subscription.cancel() }
    outer = subscription
    downstream.receive(subscription: self)
    subscription.request(maxPublishers)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    guard downstream != nil else { return .none }
    lastNumber += 1
    running += 1
    let number = lastNumber
    transform(input).subscribe(
      JointSide<Made.Output, Made.Failure>(
        start: { self.begin($0, number) }, value: { self.valueCame($0, number) }, end: { self.ended($0, number) }))
    return .none
  }
  func receive(completion: Subscribers.Completion<Made.Failure>) {
    guard downstream != nil else { return }
    outer = nil
    isOuterFinished = true
    if case .failure = completion { finish(completion) } else { finishIfOver() }
  }

  func request(_ demand: Subscribers.Demand) {
    guard downstream != nil, self.demand < .unlimited else { return }
    self.demand += demand
    guard !isDelivering else { return }
    deliverKept()
    guard self.demand == .unlimited else { return }
    for number in inner.keys.sorted() { inner[number]?.request(.unlimited) }
  }
  func cancel() {
    downstream = nil
    kept = []
    let subscriptions = [outer] + inner.sorted { $0.key < $1.key }.map(\.value)
    outer = nil
    inner = [:]
    for subscription in subscriptions { subscription?.cancel() }
  }

  private func begin(_ subscription: any Subscription, _ number: Int) {
    guard downstream != nil else { return subscription.cancel() }
    inner[number] = subscription
    subscription.request(demand == .unlimited ? .unlimited : .max(1))
  }
  private func valueCame(_ value: Made.Output, _ number: Int) -> Subscribers.Demand {
    guard let downstream else { return .none }
    if demand == .unlimited {
      _ = downstream.receive(value)
      return .none
    }
    guard demand > 0, !isDelivering else {
      kept.append((number, value))
      return .none
    }
    deliver(value)
    deliverKept()
    return .max(1)
  }
  private func deliver(_ value: Made.Output) {
    isDelivering = true
    demand -= 1
    if let more = downstream?.receive(value) { demand += more }
    isDelivering = false
  }
  private func deliverKept() {
    while demand > 0, downstream != nil, !kept.isEmpty {
      let (number, value) = kept.removeFirst()
      deliver(value)
      inner[number]?.request(.max(1))
    }
    finishIfOver()
  }
  private func ended(_ completion: Subscribers.Completion<Made.Failure>, _ number: Int) {
    guard downstream != nil else { return }
    inner[number] = nil
    running -= 1
    if case .failure = completion { return finish(completion) }
    finishIfOver()
    if maxPublishers < .unlimited { outer?.request(.max(1)) }
  }
  private func finishIfOver() {
    if isOuterFinished, running == 0, kept.isEmpty { finish(.finished) }
  }
  private func finish(_ completion: Subscribers.Completion<Made.Failure>) {
    let downstream = downstream
    cancel()
    downstream?.receive(completion: completion)
  }
}

/// Sends the values of the newest of several publishers.
private final class Switching<Inner: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
  private var downstream: Downstream?
  private var outer: (any Subscription)?
  private var inner: (any Subscription)?
  private var number = 0
  private var isInnerRunning = false
  private var isOuterFinished = false
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream) { self.downstream = downstream }
  var description: String { "SwitchToLatest" }

  func receive(subscription: any Subscription) {
    guard outer == nil, let downstream else { return subscription.cancel() }
    outer = subscription
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }
  func receive(_ input: Inner) -> Subscribers.Demand {
    guard downstream != nil else { return .none }
    let before = inner
    inner = nil
    before?.cancel()
    number += 1
    isInnerRunning = true
    let own = number
    input.subscribe(
      JointSide<Inner.Output, Inner.Failure>(
        start: { self.begin($0, own) }, value: { self.valueCame($0, own) }, end: { self.ended($0, own) }))
    return .none
  }
  func receive(completion: Subscribers.Completion<Inner.Failure>) {
    guard downstream != nil else { return }
    outer = nil
    isOuterFinished = true
    if case .failure = completion { finish(completion) } else if !isInnerRunning { finish(.finished) }
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    inner?.request(demand)
  }
  func cancel() {
    downstream = nil
    let subscriptions = [inner, outer]
    (inner, outer) = (nil, nil)
    for subscription in subscriptions { subscription?.cancel() }
  }

  private func begin(_ subscription: any Subscription, _ own: Int) {
    guard downstream != nil, own == number else { return subscription.cancel() }
    inner = subscription
    if demand > 0 { subscription.request(demand) }
  }
  private func valueCame(_ value: Inner.Output, _ own: Int) -> Subscribers.Demand {
    guard let downstream, own == number else { return .none }
    demand -= 1
    let more = downstream.receive(value)
    demand += more
    return more
  }
  private func ended(_ completion: Subscribers.Completion<Inner.Failure>, _ own: Int) {
    guard downstream != nil, own == number else { return }
    inner = nil
    isInnerRunning = false
    if case .failure = completion { finish(completion) } else if isOuterFinished { finish(.finished) }
  }
  private func finish(_ completion: Subscribers.Completion<Inner.Failure>) {
    let downstream = downstream
    cancel()
    downstream?.receive(completion: completion)
  }
}
