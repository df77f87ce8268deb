import Foundation

/// A publisher's values as an asynchronous sequence: one is asked for at each step
/// (https://developer.apple.com/documentation/combine/asyncpublisher).
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: Inbox<P.Output, Never>
    public mutating func next() async -> P.Output? {
      // The failure type has no values.
      try? await inbox.next()
    }
  }

  public func makeAsyncIterator() -> Iterator {
    let inbox = Inbox<P.Output, Never>()
    publisher.subscribe(Inbox.Reader(inbox))
    return Iterator(inbox: inbox)
  }
}

/// A publisher's values as an asynchronous sequence that may throw: one is asked for at each step
/// (https://developer.apple.com/documentation/combine/asyncthrowingpublisher).
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: Inbox<P.Output, P.Failure>
    public mutating func next() async throws -> P.Output? { try await inbox.next() }
  }

  public func makeAsyncIterator() -> Iterator {
    let inbox = Inbox<P.Output, P.Failure>()
    publisher.subscribe(Inbox.Reader(inbox))
    return Iterator(inbox: inbox)
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence that may throw.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future {
  /// The value, or the error.
  public var value: Output {
    get async throws {
      for try await value in AsyncThrowingPublisher(self) { return value }
      throw CancellationError()
    }
  }
}

extension Future where Failure == Never {
  /// The value.
  public var value: Output {
    get async {
      for await value in AsyncPublisher(self) { return value }
      fatalError("the future ended without a value")
    }
  }
}

/// Hands the values of a publisher to those who wait for them; what comes while nobody waits is lost, as it was not
/// asked for.
private final class Inbox<Output, Failure: Error>: @unchecked Sendable {
  /// What is handed over to another task.
  private struct Parcel: @unchecked Sendable { let value: Output }
  private typealias Waiter = UnsafeContinuation<Parcel?, any Error>
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var waiters: [Waiter] = []
  private var end: Subscribers.Completion<Failure>?

  deinit { subscription?.cancel() }

  func next() async throws -> Output? {
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (waiter: Waiter) in wait(waiter) }?.value
    } onCancel: {
      let subscription = lock.withLock {
        defer { self.subscription = nil }
        return self.subscription
      }
      subscription?.cancel()
      finish(.finished)
    }
  }

  private func wait(_ waiter: Waiter) {
    lock.lock()
    switch end {
    case nil:
      waiters.append(waiter)
      let subscription = subscription
      lock.unlock()
      subscription?.request(.max(1))
    case .finished:
      lock.unlock()
      waiter.resume(returning: nil)
    case .failure(let error):
      // The error is told once.
      end = .finished
      lock.unlock()
      waiter.resume(throwing: error)
    }
  }

  fileprivate func begin(_ subscription: any Subscription) {
    let wanted = lock.withLock {
      guard self.subscription == nil, end == nil else { return -1 }
      self.subscription = subscription
      return waiters.count
    }
    if wanted < 0 { subscription.cancel() } else if wanted > 0 { subscription.request(.max(wanted)) }
  }
  fileprivate func accept(_ value: Output) {
    let waiter = lock.withLock { waiters.isEmpty ? nil : waiters.removeFirst() }
    waiter?.resume(returning: Parcel(value: value))
  }
  fileprivate func finish(_ completion: Subscribers.Completion<Failure>) {
    let waiting: [Waiter] = lock.withLock {
      guard end == nil else { return [] }
      end = waiters.isEmpty ? completion : .finished
      subscription = nil
      defer { waiters = [] }
      return waiters
    }
    for (index, waiter) in waiting.enumerated() {
      if index == 0, case .failure(let error) = completion {
        waiter.resume(throwing: error)
      } else {
        waiter.resume(returning: nil)
      }
    }
  }

  /// The subscriber: the inbox itself is let go with the loop over it, and cancels the subscription then.
  final class Reader: Subscriber {
    private weak var inbox: Inbox?
    init(_ inbox: Inbox) { self.inbox = inbox }
    func receive(subscription: any Subscription) {
      if let inbox { inbox.begin(subscription) } else { subscription.cancel() }
    }
    func receive(_ input: Output) -> Subscribers.Demand {
      inbox?.accept(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) { inbox?.finish(completion) }
  }
}
