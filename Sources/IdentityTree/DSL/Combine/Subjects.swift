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

/// Sends a subject what a publisher sends.
final class SubjectFeed<S: Subject>: Subscriber, Subscription, CustomStringConvertible {
  private var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  var description: String { "Subject" }
  func receive(subscription: any Subscription) {
    guard upstream == nil, let subject else { return subscription.cancel() }
    upstream = subscription
    subject.send(subscription: self)
  }
  func receive(_ input: S.Output) -> Subscribers.Demand {
    subject?.send(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<S.Failure>) {
    let subject = subject
    self.subject = nil
    upstream = nil
    subject?.send(completion: completion)
  }
  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }
  func cancel() {
    let upstream = upstream
    self.upstream = nil
    subject = nil
    upstream?.cancel()
  }
}

/// Hands one subject's values to its subscribers, in the order in which they subscribed.
final class Channel<Output, Failure: Error> {
  private let name: String
  private let lock = NSRecursiveLock()
  private var connections: [Connection] = []
  private var completion: Subscribers.Completion<Failure>?
  /// What feeds the subject.
  private var upstreams: [any Subscription] = []
  /// Whether what feeds the subject is asked for values: from the start, or once a subscriber wants some.
  private var isWanted: Bool

  init(_ name: String, isWanted: Bool = false) {
    self.name = name
    self.isWanted = isWanted
  }
  deinit { for upstream in upstreams { upstream.cancel() } }

  final class Connection: Subscription, CustomStringConvertible {
    fileprivate let subscriber: AnySubscriber<Output, Failure>
    private weak var channel: Channel?
    private var demand = Subscribers.Demand.none
    private var pending: Output?
    fileprivate var isOver = false
    let description: String

    fileprivate init(_ subscriber: AnySubscriber<Output, Failure>, channel: Channel, pending: Output?) {
      self.subscriber = subscriber
      self.channel = channel
      self.pending = pending
      description = channel.name
    }
    func request(_ demand: Subscribers.Demand) {
      guard !isOver else { return }
      self.demand += demand
      channel?.want()
      if let value = pending, self.demand > 0 {
        pending = nil
        deliver(value, keeping: false)
      }
    }
    func cancel() {
      isOver = true
      pending = nil
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

  private func want() {
    let upstreams: [any Subscription] = lock.withLock {
      guard !isWanted else { return [] }
      isWanted = true
      return self.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }

  func attach(upstream: any Subscription) {
    let isWanted = lock.withLock {
      upstreams.append(upstream)
      return self.isWanted
    }
    if isWanted { upstream.request(.unlimited) }
  }

  func attach<S: Subscriber>(_ subscriber: S, current: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let connection = Connection(AnySubscriber(subscriber), channel: self, pending: current)
    let completion = lock.withLock {
      if self.completion == nil { connections.append(connection) }
      return self.completion
    }
    guard let completion else { return subscriber.receive(subscription: connection) }
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: completion)
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
      upstreams = []
      defer { connections = [] }
      return connections
    }
    for connection in receivers where !connection.isOver {
      connection.isOver = true
      connection.subscriber.receive(completion: completion)
    }
  }

  var isOver: Bool { lock.withLock { completion != nil } }
}

/// Sends on each value to those who listen now
/// (https://developer.apple.com/documentation/combine/passthroughsubject).
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let channel = Channel<Output, Failure>("PassthroughSubject")
  public init() {}
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    channel.attach(subscriber)
  }
  public func send(_ input: Output) { channel.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) { channel.send(completion: completion) }
  public func send(subscription: any Subscription) { channel.attach(upstream: subscription) }
}

/// Keeps a value, and sends it and each new one
/// (https://developer.apple.com/documentation/combine/currentvaluesubject).
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let channel = Channel<Output, Failure>("CurrentValueSubject", isWanted: true)
  private let lock = NSLock()
  private var stored: Output

  public init(_ value: Output) { stored = value }

  /// The value; setting it sends it.
  public var value: Output {
    get { lock.withLock { stored } }
    set {
      lock.withLock { stored = newValue }
      channel.send(newValue, keeping: true)
    }
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    channel.attach(subscriber, current: value)
  }
  public func send(_ input: Output) { if !channel.isOver { value = input } }
  public func send(completion: Subscribers.Completion<Failure>) { channel.send(completion: completion) }
  public func send(subscription: any Subscription) { channel.attach(upstream: subscription) }
}

/// Says that an object is about to change
/// (https://developer.apple.com/documentation/combine/observableobjectpublisher).
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private let channel = Channel<Void, Never>("ObservableObjectPublisher")

  public init() {}
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    channel.attach(subscriber)
  }
  /// Says that the object is about to change.
  public func send() { channel.send(()) }
}
