import Foundation

/// Stands between a publisher and a subscriber, and changes what comes through.
final class Conduit<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Value = (Conduit, Input) -> Subscribers.Demand
  typealias End = (Conduit, Subscribers.Completion<Failure>) -> Void

  private(set) var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let onValue: Value
  private let onEnd: End
  private var isAttached = false
  /// Whether the downstream's wishes are passed up; else everything is asked for at once.
  private let passesDemand: Bool

  init(_ downstream: Downstream, passesDemand: Bool = true, value: @escaping Value, end: @escaping End) {
    self.downstream = downstream
    self.passesDemand = passesDemand
    onValue = value
    onEnd = end
  }
  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream?.receive(subscription: self)
    if !passesDemand { subscription.request(.unlimited) }
  }
  func receive(_ input: Input) -> Subscribers.Demand { downstream == nil ? .none : onValue(self, input) }
  func receive(completion: Subscribers.Completion<Failure>) {
    guard downstream != nil else { return }
    onEnd(self, completion)
  }
  func request(_ demand: Subscribers.Demand) { if passesDemand { upstream?.request(demand) } }
  func cancel() {
    let upstream = upstream
    self.upstream = nil
    downstream = nil
    upstream?.cancel()
  }
  /// Sends a value on, outside of the answer to one.
  func send(_ value: Downstream.Input) { _ = downstream?.receive(value) }
  func pass(_ value: Downstream.Input) -> Subscribers.Demand { downstream?.receive(value) ?? .none }
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = downstream
    self.downstream = nil
    upstream = nil
    downstream?.receive(completion: completion)
  }
  /// Ends the stream before its publisher does.
  func finishEarly(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let upstream = upstream
    finish(completion)
    upstream?.cancel()
  }
}

extension Publishers {
  /// Changes each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.receive(
        subscriber: Conduit(subscriber, value: { $0.pass(transform($1)) }, end: { $0.finish($1) }))
    }
  }

  /// Changes each value; an error ends the stream.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let transform = transform
      upstream.receive(
        subscriber: Conduit<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          value: { conduit, input in
            do { return conduit.pass(try transform(input)) } catch {
              conduit.finishEarly(.failure(error))
              return .none
            }
          },
          end: { $0.finish($1.mappingFailure { $0 }) }))
    }
  }

  /// Changes each value, and leaves those out that become `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.receive(
        subscriber: Conduit(
          subscriber, value: { conduit, input in transform(input).map { conduit.pass($0) } ?? .max(1) },
          end: { $0.finish($1) }))
    }
  }

  /// Lets some values through.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let isIncluded: (Output) -> Bool
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.receive(
        subscriber: Conduit(
          subscriber, value: { isIncluded($1) ? $0.pass($1) : .max(1) }, end: { $0.finish($1) }))
    }
  }

  /// Leaves values out that equal the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output, Output) -> Bool
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.receive(
        subscriber: Conduit(
          subscriber,
          value: { conduit, input in
            if let before = last, predicate(before, input) { return .max(1) }
            last = input
            return conduit.pass(input)
          }, end: { $0.finish($1) }))
    }
  }

  /// Changes the error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.receive(
        subscriber: Conduit<Output, Upstream.Failure, S>(
          subscriber, value: { $0.pass($1) }, end: { $0.finish($1.mappingFailure(transform)) }))
    }
  }

  /// Says that the publisher may fail, which it does not.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: Conduit<Output, Never, S>(
          subscriber, value: { $0.pass($1) }, end: { conduit, _ in conduit.finish(.finished) }))
    }
  }

  /// Goes on with another publisher after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let handler = handler
      var later: AnyCancellable?
      upstream.receive(
        subscriber: Conduit<Output, Upstream.Failure, S>(
          subscriber, passesDemand: false, value: { $0.pass($1) },
          end: { conduit, completion in
            switch completion {
            case .finished: conduit.finish(.finished)
            case .failure(let error):
              later?.cancel()
              later = handler(error).sink(
                receiveCompletion: {
                  conduit.finish($0)
                  later = nil
                }, receiveValue: { conduit.send($0) })
            }
          }))
    }
  }

  /// Combines each value with what came of those before.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      let next = nextPartialResult
      upstream.receive(
        subscriber: Conduit(
          subscriber,
          value: { conduit, input in
            result = next(result, input)
            return conduit.pass(result)
          }, end: { $0.finish($1) }))
    }
  }

  /// Gathers all values.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      upstream.receive(
        subscriber: Conduit<Upstream.Output, Failure, S>(
          subscriber, passesDemand: false,
          value: { _, input in
            values.append(input)
            return .none
          },
          end: { conduit, completion in
            if case .finished = completion { conduit.send(values) }
            conduit.finish(completion)
          }))
    }
  }

  /// The first values.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let range: Range<Int>
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var index = 0
      let range = range
      guard !range.isEmpty else { return Empty().receive(subscriber: subscriber) }
      upstream.receive(
        subscriber: Conduit(
          subscriber,
          value: { conduit, input in
            defer { index += 1 }
            guard range.contains(index) else { return .max(1) }
            let demand = conduit.pass(input)
            if index + 1 == range.upperBound { conduit.finishEarly(.finished) }
            return demand
          }, end: { $0.finish($1) }))
    }
  }

  /// The values for as long as, or once, a condition holds.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.receive(
        subscriber: Conduit(
          subscriber,
          value: { conduit, input in
            if predicate(input) { return conduit.pass(input) }
            conduit.finishEarly(.finished)
            return .none
          }, end: { $0.finish($1) }))
    }
  }

  /// Tells others what happens on the way.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (output, completion) = (receiveOutput, receiveCompletion)
      let conduit = Conduit<Output, Failure, S>(
        subscriber,
        value: {
          output?($1)
          return $0.pass($1)
        },
        end: {
          completion?($1)
          $0.finish($1)
        })
      receiveSubscription?(conduit)
      upstream.receive(subscriber: conduit)
    }
  }

  /// The values of several publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let joint = Joint<Output, Failure>(count: publishers.count)
      joint.attach(subscriber)
      for publisher in publishers { joint.add(publisher) { joint.send($0) } }
    }
  }

  /// The values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }

  /// The newest values of two publishers, once both have sent.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let joint = Joint<Output, Failure>(count: 2)
      joint.attach(subscriber)
      var (first, second): (A.Output?, B.Output?) = (nil, nil)
      func send() { if let first, let second { joint.send((first, second)) } }
      joint.add(a) {
        first = $0
        send()
      }
      joint.add(b) {
        second = $0
        send()
      }
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
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// Pairs of the values of two publishers.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let joint = Joint<Output, Failure>(count: 2)
      joint.attach(subscriber)
      var (first, second): ([A.Output], [B.Output]) = ([], [])
      func send() { if !first.isEmpty, !second.isEmpty { joint.send((first.removeFirst(), second.removeFirst())) } }
      joint.add(a) {
        first.append($0)
        send()
      }
      joint.add(b) {
        second.append($0)
        send()
      }
    }
  }

  /// Makes a publisher of each value, and sends what these send.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> NewPublisher
    /// Whether a new publisher replaces the one before.
    var onlyLatest = false
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let joint = Joint<Output, Failure>(count: 1)
      joint.attach(subscriber)
      let (transform, onlyLatest) = (transform, onlyLatest)
      var inner: AnyCancellable?
      joint.add(upstream) { value in
        if onlyLatest, let before = inner { joint.drop(before) }
        inner = joint.addInner(transform(value))
      }
    }
  }

  /// Sends the values of one subscription to many subscribers.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let channel = Channel<Output, Failure>()
    private var subscription: AnyCancellable?
    init(_ upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      channel.attach(subscriber)
      guard subscription == nil else { return }
      let channel = channel
      subscription = upstream.sink(
        receiveCompletion: { channel.send(completion: $0) }, receiveValue: { channel.send($0) })
    }
  }

  /// Connects by itself when the first subscriber comes.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that waits to be connected.
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var count = 0
    init(_ upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      count += 1
      let leaver = Leaver(subscriber) { [self] in
        count -= 1
        guard count == 0 else { return }
        connection?.cancel()
        connection = nil
      }
      upstream.receive(subscriber: leaver)
      if connection == nil { connection = upstream.connect() }
    }
  }
}

/// Tells when a subscriber leaves.
final class Leaver<Downstream: Subscriber>: Subscriber, Subscription {
  private let downstream: Downstream
  private var onLeave: (() -> Void)?
  private var upstream: (any Subscription)?
  init(_ downstream: Downstream, onLeave: @escaping () -> Void) {
    self.downstream = downstream
    self.onLeave = onLeave
  }
  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream.receive(subscription: self)
  }
  func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }
  func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }
  func cancel() {
    upstream?.cancel()
    upstream = nil
    onLeave?()
    onLeave = nil
  }
}

/// Several publishers that feed one subscriber.
private final class Joint<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private var sources: [AnyCancellable] = []
  private var waiting: Int
  init(count: Int) { waiting = count }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
    subscriber.receive(subscription: self)
    if waiting == 0 { end(.finished) }
  }
  func add<P: Publisher>(_ publisher: P, receive: @escaping (P.Output) -> Void) where P.Failure == Failure {
    guard subscriber != nil else { return }
    sources.append(publisher.sink(receiveCompletion: { self.sourceEnded($0) }, receiveValue: receive))
  }
  func addInner<P: Publisher>(_ publisher: P) -> AnyCancellable where P.Output == Output, P.Failure == Failure {
    waiting += 1
    let source = publisher.sink(receiveCompletion: { self.sourceEnded($0) }, receiveValue: { self.send($0) })
    if subscriber != nil { sources.append(source) }
    return source
  }
  func drop(_ source: AnyCancellable) {
    guard let index = sources.firstIndex(of: source) else { return }
    sources.remove(at: index)
    waiting -= 1
    source.cancel()
  }
  private func sourceEnded(_ completion: Subscribers.Completion<Failure>) {
    waiting -= 1
    if case .failure = completion { end(completion) } else if waiting == 0 { end(.finished) }
  }
  private func end(_ completion: Subscribers.Completion<Failure>) {
    let subscriber = subscriber
    cancel()
    subscriber?.receive(completion: completion)
  }
  func send(_ value: Output) { _ = subscriber?.receive(value) }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {
    subscriber = nil
    let sources = sources
    self.sources = []
    for source in sources { source.cancel() }
  }
}

/// A publisher that sends only once it is connected
/// (https://developer.apple.com/documentation/combine/connectablepublisher).
public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects by itself when the first subscriber comes.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Subscribers.Completion {
  func mappingFailure<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Publisher {
  /// Changes each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
  /// A part of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }
  /// Changes each value; an error ends the stream.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
  /// Changes each value, and leaves those out that become `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
  /// Lets some values through.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
  /// Leaves values out that a predicate finds the same as the one before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
  /// Puts a value in the place of `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }
  /// Ends with a value instead of an error.
  public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
    self.catch { _ in Just(output) }
  }
  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
  /// Changes the error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
  /// Combines each value with what came of those before.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
  /// Combines all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Map<Publishers.Collect<Self>, T> {
    collect().map { $0.reduce(initialResult, nextPartialResult) }
  }
  /// Gathers all values.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
  /// The number of values.
  public func count() -> Publishers.Map<Publishers.Collect<Self>, Int> { collect().map(\.count) }
  /// The first values.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<maxLength)
  }
  /// The values for as long as a condition holds.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
  /// The first value.
  public func first() -> Publishers.Output<Self> { prefix(1) }
  /// The first value for which a condition holds.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.Output<Publishers.Filter<Self>> {
    filter(predicate).first()
  }
  /// All but the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: count..<Int.max)
  }
  /// Sends values before those of the publisher.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Deferred { [elements] in
        Publishers.MergeMany([
          Publishers.Sequence<[Output], Failure>(sequence: elements).eraseToAnyPublisher(), self.eraseToAnyPublisher(),
        ])
      })
  }
  /// The values of both publishers, as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }
  /// The newest values of both publishers.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }
  /// The newest values of both publishers, changed.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map(transform)
  }
  /// The newest values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }
  /// Pairs of the values of both publishers.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }
  /// Makes a publisher of each value, and sends what these send.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, transform: transform)
  }
  /// Tells others what happens on the way.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }
  /// Prints what happens on the way.
  public func print(_ prefix: String = "") -> Publishers.HandleEvents<Self> {
    let lead = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveOutput: { Swift.print("\(lead)receive value: (\($0))") },
      receiveCompletion: { completion in
        if case .finished = completion { Swift.print("\(lead)receive finished") }
      })
  }
  /// One subscription for many subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(self) }
}

extension Publisher where Output: Equatable {
  /// Leaves values out that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
  /// Says that the publisher may fail, which it does not.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends what the newest publisher sends.
  public func switchToLatest() -> Publishers.FlatMap<Output, Self> {
    Publishers.FlatMap(upstream: self, transform: { $0 }, onlyLatest: true)
  }
}
