import Foundation

/// Gives one subscriber one result, once it wants it.
final class ResultSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
  let description: String
  private var subscriber: AnySubscriber<Output, Failure>?
  private var output: Output?
  private var isWanted = false

  init<S: Subscriber>(_ subscriber: S, _ name: String) where S.Input == Output, S.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
    description = name
  }
  /// An error is told at once, a value once it is wanted.
  func fulfill(_ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      output = value
      if isWanted { deliver() }
    case .failure(let error):
      let subscriber = subscriber
      self.subscriber = nil
      subscriber?.receive(completion: .failure(error))
    }
  }
  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    isWanted = true
    if output != nil { deliver() }
  }
  func cancel() {
    subscriber = nil
    output = nil
  }
  private func deliver() {
    guard let subscriber, let output else { return }
    self.output = nil
    _ = subscriber.receive(output)
    guard self.subscriber != nil else { return }
    self.subscriber = nil
    subscriber.receive(completion: .finished)
  }
}

extension Subscriber {
  /// Gives the subscriber a value once it wants it, then the end.
  fileprivate func receive(only output: Input, _ name: String) {
    let subscription = ResultSubscription(self, name)
    subscription.fulfill(.success(output))
    receive(subscription: subscription)
  }
  /// Gives the subscriber the end alone.
  func receive(only completion: Subscribers.Completion<Failure>) {
    receive(subscription: Subscriptions.empty)
    receive(completion: completion)
  }
}

/// Sends one value (https://developer.apple.com/documentation/combine/just).
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(only: output, "Just")
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
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Ends with an error (https://developer.apple.com/documentation/combine/fail).
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(only: .failure(error))
  }
}
extension Fail: Equatable where Failure: Equatable {}

/// Sends one value that is there later (https://developer.apple.com/documentation/combine/future).
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [ResultSubscription<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      let waiting: [ResultSubscription<Output, Failure>] = lock.withLock {
        guard self.result == nil else { return [] }
        self.result = result
        defer { self.waiting = [] }
        return self.waiting
      }
      for subscription in waiting { subscription.fulfill(result) }
    }
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = ResultSubscription<Output, Failure>(subscriber, "Future")
    let result = lock.withLock {
      if self.result == nil { waiting.append(subscription) }
      return self.result
    }
    subscriber.receive(subscription: subscription)
    if let result { subscription.fulfill(result) }
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

extension Optional {
  /// Sends the value, if there is one.
  public struct Publisher: IdentityTreePublisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?
    public init(_ output: Wrapped?) { self.output = output }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      guard let output else { return subscriber.receive(only: .finished) }
      subscriber.receive(only: output, "Optional")
    }
  }
  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }
}
extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
  /// Sends the value, or ends with the error.
  public struct Publisher: IdentityTreePublisher {
    public typealias Output = Success
    public let result: Result<Success, Failure>
    public init(_ result: Result<Success, Failure>) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): subscriber.receive(only: value, "Once")
      case .failure(let error): subscriber.receive(only: .failure(error))
      }
    }
  }
  /// A publisher of the value or the error.
  public var publisher: Publisher { Publisher(self) }
}
extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

/// A recorded series of values (https://developer.apple.com/documentation/combine/record).
public struct Record<Output, Failure: Error>: Publisher {
  /// What is sent.
  public let recording: Recording

  /// Records what the closure says.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }
  /// Sends a recording.
  public init(recording: Recording) { self.recording = recording }
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    SequenceSubscription.attach(recording.output, recording.completion, "Record", to: subscriber)
  }

  /// What a recording holds.
  public struct Recording {
    public typealias Input = Output
    public private(set) var output: [Output] = []
    public private(set) var completion: Subscribers.Completion<Failure> = .finished
    public init() {}
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion) = (output, completion)
    }
    public mutating func receive(_ input: Input) { output.append(input) }
    public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
  }
}
extension Record.Recording: Codable where Output: Codable, Failure: Codable {}
extension Record: Codable where Output: Codable, Failure: Codable {}
