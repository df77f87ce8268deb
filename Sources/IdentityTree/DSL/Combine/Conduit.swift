/// Stands between a publisher and a subscriber, and changes what comes through.
final class Conduit<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Value = (Conduit, Input) -> Subscribers.Demand
  typealias End = (Conduit, Subscribers.Completion<Failure>) -> Void

  /// What becomes of the downstream's wishes.
  enum Wishes {
    /// They are passed up.
    case passed
    /// They are counted here, and everything is asked for at once.
    case counted
  }

  /// Called once the subscription holds, before the downstream knows.
  var onStart: ((Conduit) -> Void)?
  /// Called when nothing more comes, cancelled or at an end.
  var onLeave: (() -> Void)?
  private let name: String?
  private let wishes: Wishes
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private let onValue: Value
  private let onEnd: End

  /// `name`: what a printed subscription is called; without one, what the upstream's is.
  init(
    _ downstream: Downstream, _ name: String?, wishes: Wishes = .passed, value: @escaping Value, end: @escaping End
  ) {
    self.downstream = downstream
    self.name = name
    self.wishes = wishes
    onValue = value
    onEnd = end
  }

  var description: String { name ?? upstream.map { "\($0)" } ?? "Conduit" }

  func receive(subscription: any Subscription) {
    guard upstream == nil, downstream != nil else { return subscription.cancel() }
    upstream = subscription
    onStart?(self)
    downstream?.receive(subscription: self)
    if wishes == .counted { upstream?.request(.unlimited) }
  }
  func receive(_ input: Input) -> Subscribers.Demand { downstream == nil ? .none : onValue(self, input) }
  func receive(completion: Subscribers.Completion<Failure>) {
    guard downstream != nil else { return }
    upstream = nil
    onEnd(self, completion)
  }
  func request(_ demand: Subscribers.Demand) {
    switch wishes {
    case .passed: upstream?.request(demand)
    case .counted: self.demand += demand
    }
  }
  func cancel() {
    let upstream = upstream
    self.upstream = nil
    downstream = nil
    leave()
    upstream?.cancel()
  }
  private func leave() {
    let leaving = onLeave
    onLeave = nil
    leaving?()
  }

  /// Passes a value on, as the answer to one.
  func pass(_ value: Downstream.Input) -> Subscribers.Demand { downstream?.receive(value) ?? .none }

  /// Sends a value on outside of the answer to one; with counted wishes only where one is wanted.
  func send(_ value: Downstream.Input) {
    guard let downstream else { return }
    switch wishes {
    case .passed:
      let more = downstream.receive(value)
      if more > 0 { upstream?.request(more) }
    case .counted:
      guard demand > 0 else { return }
      demand -= 1
      demand += downstream.receive(value)
    }
  }

  /// Tells the downstream that nothing more comes.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = downstream
    self.downstream = nil
    upstream = nil
    leave()
    downstream?.receive(completion: completion)
  }

  /// Ends the stream before its publisher does.
  func finishEarly(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let upstream = upstream
    self.upstream = nil
    upstream?.cancel()
    finish(completion)
  }
}

extension Conduit where Downstream.Failure == any Error {
  /// What a closure that may throw answers; an error ends the stream.
  func attempt(_ body: () throws -> Subscribers.Demand) -> Subscribers.Demand {
    do { return try body() } catch {
      finishEarly(.failure(error))
      return .none
    }
  }
}

/// Gathers a publisher's values into one result, which it sends at the end.
final class Reduction<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible
{
  /// What a value leads to.
  enum Step {
    case more
    case done
    case failed(Downstream.Failure)
  }
  typealias Gather = (inout Downstream.Input?, Input) -> Step

  let description: String
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var result: Downstream.Input?
  private var isWanted = false
  private var isDone = false
  private let mapFailure: (Failure) -> Downstream.Failure
  private let gather: Gather

  init(
    _ downstream: Downstream, _ name: String, initial: Downstream.Input? = nil,
    mapFailure: @escaping (Failure) -> Downstream.Failure, gather: @escaping Gather
  ) {
    self.downstream = downstream
    description = name
    result = initial
    self.mapFailure = mapFailure
    self.gather = gather
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, downstream != nil else { return subscription.cancel() }
    upstream = subscription
    downstream?.receive(subscription: self)
    upstream?.request(.unlimited)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    guard downstream != nil, !isDone else { return .none }
    switch gather(&result, input) {
    case .more: break
    case .done:
      leave()
      end()
    case .failed(let error):
      leave()
      finish(.failure(error))
    }
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    guard downstream != nil, !isDone else { return }
    upstream = nil
    switch completion {
    case .finished: end()
    case .failure(let error): finish(.failure(mapFailure(error)))
    }
  }
  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    isWanted = true
    if isDone { deliver() }
  }
  func cancel() {
    downstream = nil
    leave()
  }

  private func leave() {
    let upstream = upstream
    self.upstream = nil
    upstream?.cancel()
  }
  /// The result is there; it waits until it is wanted.
  private func end() {
    isDone = true
    if isWanted || result == nil { deliver() }
  }
  private func deliver() {
    if let result { _ = downstream?.receive(result) }
    finish(.finished)
  }
  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    isDone = true
    let downstream = downstream
    self.downstream = nil
    result = nil
    downstream?.receive(completion: completion)
  }
}

extension Reduction where Downstream.Failure == any Error {
  /// The step that a closure that may throw says: whether the result is there.
  static func attempt(_ body: () throws -> Bool) -> Step {
    do { return try body() ? .done : .more } catch { return .failed(error) }
  }
}

/// Hands one subscriber the values of one publisher after the other.
final class Succession<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  let description: String
  private var downstream: Downstream?
  private var current: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var isStarted = false

  init(_ downstream: Downstream, _ name: String) {
    self.downstream = downstream
    description = name
  }

  /// Hands on the values of a publisher; what follows its end is the caller's affair.
  func follow<P: Publisher>(
    _ publisher: P, value: @escaping () -> Void = {}, end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    guard downstream != nil else { return }
    publisher.subscribe(Part(self, value: value, end: end))
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    current?.request(demand)
  }
  func cancel() {
    downstream = nil
    let current = current
    self.current = nil
    current?.cancel()
  }
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = downstream
    self.downstream = nil
    current = nil
    downstream?.receive(completion: completion)
  }

  private func begin(_ subscription: any Subscription) {
    guard let downstream else { return subscription.cancel() }
    current = subscription
    if isStarted {
      if demand > 0 { subscription.request(demand) }
    } else {
      isStarted = true
      downstream.receive(subscription: self)
    }
  }
  private func pass(_ value: Downstream.Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    demand -= 1
    let more = downstream.receive(value)
    demand += more
    return more
  }

  private final class Part<Failure: Error>: Subscriber {
    private let whole: Succession
    private let onValue: () -> Void
    private let onEnd: (Subscribers.Completion<Failure>) -> Void
    init(
      _ whole: Succession, value: @escaping () -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
      self.whole = whole
      onValue = value
      onEnd = end
    }
    func receive(subscription: any Subscription) { whole.begin(subscription) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
      onValue()
      return whole.pass(input)
    }
    func receive(completion: Subscribers.Completion<Failure>) {
      whole.current = nil
      onEnd(completion)
    }
  }
}

/// Waits for the first value of a publisher, or for its end without one.
final class FirstOutput<Input, Failure: Error>: Subscriber, Cancellable {
  private var subscription: (any Subscription)?
  private var onEvent: ((Subscribers.Completion<Failure>?) -> Void)?

  /// `event`: called with `nil` for a value.
  init(_ event: @escaping (Subscribers.Completion<Failure>?) -> Void) { onEvent = event }

  func receive(subscription: any Subscription) {
    guard self.subscription == nil, onEvent != nil else { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.max(1))
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    let event = onEvent
    cancel()
    event?(nil)
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    let event = onEvent
    onEvent = nil
    subscription = nil
    event?(completion)
  }
  func cancel() {
    let subscription = subscription
    self.subscription = nil
    onEvent = nil
    subscription?.cancel()
  }
}
