extension Publishers {
  /// When a buffer asks for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// For as many as it holds, at once.
    case keepFull
    /// For all of them, at once; the buffer takes what is not asked for.
    case byRequest
  }

  /// What a full buffer does.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }

  /// Keeps values that nobody asked for yet.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The number of values that it holds.
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Buffering(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

extension Publisher {
  /// Keeps values that nobody asked for yet.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

private final class Buffering<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var values: [Downstream.Input] = []
  private var end: Subscribers.Completion<Downstream.Failure>?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>

  init(
    _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Downstream.Failure>
  ) {
    self.downstream = downstream
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
  }
  var description: String { "Buffer" }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
    subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
  }
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard downstream != nil, end == nil else { return .none }
    if values.count < size || (demand > 0 && values.isEmpty && !isDelivering) {
      values.append(input)
    } else {
      switch whenFull {
      case .dropNewest: break
      case .dropOldest:
        if !values.isEmpty { values.removeFirst() }
        if size > 0 { values.append(input) }
      case .customError(let error):
        let upstream = upstream
        self.upstream = nil
        end = .failure(error())
        upstream?.cancel()
      }
    }
    let delivered = deliver()
    return prefetch == .keepFull ? .max(delivered) : .none
  }
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard downstream != nil, end == nil else { return }
    upstream = nil
    end = completion
    _ = deliver()
  }
  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    let delivered = deliver()
    if prefetch == .keepFull, delivered > 0 { upstream?.request(.max(delivered)) }
  }
  func cancel() {
    downstream = nil
    values = []
    let upstream = upstream
    self.upstream = nil
    upstream?.cancel()
  }

  /// Hands on what is wanted; returns the number of values.
  private func deliver() -> Int {
    guard !isDelivering else { return 0 }
    isDelivering = true
    defer { isDelivering = false }
    var count = 0
    while let downstream, demand > 0, !values.isEmpty {
      demand -= 1
      count += 1
      demand += downstream.receive(values.removeFirst())
    }
    if let downstream, let end, values.isEmpty {
      self.downstream = nil
      downstream.receive(completion: end)
    }
    return count
  }
}
