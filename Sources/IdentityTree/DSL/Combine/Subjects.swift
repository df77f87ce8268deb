import Foundation

/// A publisher that is told what to send (https://developer.apple.com/documentation/combine/subject).
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends that something happened.
  public func send() { send(()) }
}

/// Hands one subject's values to its subscribers, in the order in which they subscribed.
final class Channel<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var connections: [Connection] = []
  private var completion: Subscribers.Completion<Failure>?

  final class Connection: Subscription {
    fileprivate let subscriber: AnySubscriber<Output, Failure>
    private weak var channel: Channel?
    private var demand = Subscribers.Demand.none
    private var pending: Output?
    fileprivate var isOver = false

    fileprivate init(_ subscriber: AnySubscriber<Output, Failure>, channel: Channel, pending: Output?) {
      self.subscriber = subscriber
      self.channel = channel
      self.pending = pending
    }
    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      if let value = pending, self.demand > 0, !isOver {
        pending = nil
        deliver(value, keeping: false)
      }
    }
    func cancel() {
      isOver = true
      channel?.remove(self)
    }
    fileprivate func deliver(_ value: Output, keeping: Bool) {
      guard !isOver else { return }
      guard demand > 0 else {
        if keeping { pending = value }
        return
      }
      pending = nil
      demand -= 1
      demand += subscriber.receive(value)
    }
  }

  private func remove(_ connection: Connection) {
    lock.withLock { connections.removeAll { $0 === connection } }
  }

  func attach<S: Subscriber>(_ subscriber: S, current: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let connection = Connection(AnySubscriber(subscriber), channel: self, pending: current)
    let completion = lock.withLock {
      if self.completion == nil { connections.append(connection) }
      return self.completion
    }
    subscriber.receive(subscription: connection)
    if let completion { subscriber.receive(completion: completion) }
  }

  /// `keeping`: a subscriber that wants nothing now gets the newest value when it does.
  func send(_ value: Output, keeping: Bool = false) {
    let receivers = lock.withLock { completion == nil ? connections : [] }
    for connection in receivers { connection.deliver(value, keeping: keeping) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let receivers: [Connection] = lock.withLock {
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { connections = [] }
      return connections
    }
    for connection in receivers where !connection.isOver {
      connection.isOver = true
      connection.subscriber.receive(completion: completion)
    }
  }

  var hasSubscribers: Bool { lock.withLock { !connections.isEmpty } }
}

/// Sends on each value to those who listen now
/// (https://developer.apple.com/documentation/combine/passthroughsubject).
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let channel = Channel<Output, Failure>()

  public init() {}
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    channel.attach(subscriber)
  }
  public func send(_ value: Output) { channel.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { channel.send(completion: completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// Keeps a value, and sends it and each new one
/// (https://developer.apple.com/documentation/combine/currentvaluesubject).
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let channel = Channel<Output, Failure>()
  private let lock = NSLock()
  private var stored: Output

  public init(_ value: Output) { stored = value }

  /// The value; setting it sends it.
  public var value: Output {
    get { lock.withLock { stored } }
    set { send(newValue) }
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    channel.attach(subscriber, current: value)
  }
  public func send(_ value: Output) {
    lock.withLock { stored = value }
    channel.send(value, keeping: true)
  }
  public func send(completion: Subscribers.Completion<Failure>) { channel.send(completion: completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// Says that an object is about to change
/// (https://developer.apple.com/documentation/combine/observableobjectpublisher).
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private let channel = Channel<Void, Never>()

  public init() {}
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    channel.attach(subscriber)
  }
  /// Says that the object is about to change.
  public func send() { channel.send(()) }
}

/// Sends one value (https://developer.apple.com/documentation/combine/just).
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: ListSubscription([output], to: subscriber))
  }
}
extension Just: Equatable where Output: Equatable {}

/// Sends nothing (https://developer.apple.com/documentation/combine/empty).
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: ListSubscription([], to: subscriber, completes: completeImmediately))
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Ends with an error (https://developer.apple.com/documentation/combine/fail).
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: ListSubscription([], to: subscriber, completes: false))
    subscriber.receive(completion: .failure(error))
  }
}

/// Sends one value that is there later (https://developer.apple.com/documentation/combine/future).
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = PassthroughSubject<Output, Failure>()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        subject.send(value)
        subject.send(completion: .finished)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    switch result {
    case .success(let value): subscriber.receive(subscription: ListSubscription([value], to: subscriber))
    case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
    case nil: subject.receive(subscriber: subscriber)
    }
  }
}

/// Makes a publisher for each subscriber (https://developer.apple.com/documentation/combine/deferred).
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// Sends the values of a list, as they are asked for.
final class ListSubscription<S: Subscriber>: Subscription {
  private var values: ArraySlice<S.Input>
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var isSending = false
  private let completes: Bool

  init(_ values: [S.Input], to subscriber: S, completes: Bool = true) {
    self.values = values[...]
    self.subscriber = subscriber
    self.completes = completes && !values.isEmpty
  }
  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while self.demand > 0, let subscriber, let value = values.popFirst() {
      self.demand -= 1
      self.demand += subscriber.receive(value)
    }
    if values.isEmpty, completes, let subscriber {
      self.subscriber = nil
      subscriber.receive(completion: .finished)
    }
  }
  func cancel() { subscriber = nil }
}

extension Publishers {
  /// Sends the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let values = Array(sequence)
      guard !values.isEmpty else { return Empty().receive(subscriber: subscriber) }
      subscriber.receive(subscription: ListSubscription(values, to: subscriber))
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Sends the value, if there is one.
  public struct Publisher: IdentityTreePublisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      guard let output else { return Empty().receive(subscriber: subscriber) }
      Just(output).receive(subscriber: subscriber)
    }
  }
  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(output: self) }
}

extension Result {
  /// Sends the value, or ends with the error.
  public struct Publisher: IdentityTreePublisher {
    public typealias Output = Success
    public let result: Result
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): subscriber.receive(subscription: ListSubscription([value], to: subscriber))
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }
  /// A publisher of the value or the error.
  public var publisher: Publisher { Publisher(result: self) }
}

/// The protocol under another name, for types that are themselves called `Publisher`.
public typealias IdentityTreePublisher = Publisher
