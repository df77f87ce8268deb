extension Publishers {
  /// Sends what another publisher sends through a subject, from the time on when it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(
        Conduit<Output, Failure, S>(subscriber, "Multicast", value: { $0.pass($1) }, end: { $0.finish($1) }))
    }
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Waits to be connected before it sends.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    public init(upstream: Upstream) { inner = upstream.multicast { PassthroughSubject() } }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }
    public func connect() -> any Cancellable { inner.connect() }
  }

  /// Connects by itself while there are subscribers.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that waits to be connected.
    public final let upstream: Upstream
    private var connection: (any Cancellable)?
    private var count = 0

    public init(upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      count += 1
      upstream.subscribe(
        Leaver(subscriber) { [self] in
          count -= 1
          guard count == 0 else { return }
          let connection = connection
          self.connection = nil
          connection?.cancel()
        })
      if connection == nil, count > 0 { connection = upstream.connect() }
    }
  }

  /// Sends the values of one subscription to many subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast { PassthroughSubject() }.autoconnect()
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension ConnectablePublisher {
  /// Connects by itself while there are subscribers.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher {
  /// Sends what another publisher sends through a subject.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }
  /// Sends what another publisher sends through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
  /// One subscription for many subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  /// Waits to be connected before it sends.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

/// Tells when a subscriber leaves.
final class Leaver<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  private let downstream: Downstream
  private var onLeave: (() -> Void)?
  private var upstream: (any Subscription)?
  init(_ downstream: Downstream, onLeave: @escaping () -> Void) {
    self.downstream = downstream
    self.onLeave = onLeave
  }
  var description: String { upstream.map { "\($0)" } ?? "Autoconnect" }
  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream.receive(subscription: self)
  }
  func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }
  func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }
  func cancel() {
    let (leaving, subscription) = (onLeave, upstream)
    (onLeave, upstream) = (nil, nil)
    subscription?.cancel()
    leaving?()
  }
}
