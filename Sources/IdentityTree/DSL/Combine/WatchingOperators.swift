extension Publishers {
  /// Tells others what happens on the way.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let receiveRequest = receiveRequest
      upstream.subscribe(
        Watch(
          subscriber, "HandleEvents", onSubscription: receiveSubscription, onOutput: receiveOutput,
          onCompletion: receiveCompletion, onCancel: receiveCancel, onRequest: { demand, _ in receiveRequest?(demand) }
        ))
    }
  }

  /// Prints what happens on the way.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let prefix: String
    public let upstream: Upstream
    public let stream: (any TextOutputStream)?
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let lead = prefix.isEmpty ? "" : "\(prefix): "
      var stream = stream
      func log(_ line: String) {
        if stream == nil { Swift.print(lead + line) } else { stream?.write("\(lead)\(line)\n") }
      }
      upstream.subscribe(
        Watch(
          subscriber, "Print", onSubscription: { log("receive subscription: (\($0))") },
          onOutput: { log("receive value: (\($0))") },
          onCompletion: { completion in
            switch completion {
            case .finished: log("receive finished")
            case .failure(let error): log("receive error: (\(error))")
            }
          }, onCancel: { log("receive cancel") },
          onRequest: { demand, isAnswer in
            log("request \(demand.max.map { "max: (\($0))" } ?? "unlimited")\(isAnswer ? " (synchronous)" : "")")
          }))
    }
  }

  /// Asks closures whether to stop a debugger, of which there is none here.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let receiveSubscription: ((any Subscription) -> Bool)?
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (onSubscription, onOutput, onCompletion) = (receiveSubscription, receiveOutput, receiveCompletion)
      upstream.subscribe(
        Watch(
          subscriber, "Breakpoint", onSubscription: { _ = onSubscription?($0) }, onOutput: { _ = onOutput?($0) },
          onCompletion: { _ = onCompletion?($0) }))
    }
  }
}

extension Publisher {
  /// Tells others what happens on the way.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
  /// Prints what happens on the way, to a stream of text if one is given.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
  /// Asks closures whether to stop a debugger, of which there is none here.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }
  /// Stops a debugger at a failure, of which there is none here.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { completion in if case .failure = completion { true } else { false } })
  }
}

/// Passes everything on, and tells of it first.
private final class Watch<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Failure = Downstream.Failure
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  let description: String
  private let onSubscription: ((any Subscription) -> Void)?
  private let onOutput: ((Downstream.Input) -> Void)?
  private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private let onCancel: (() -> Void)?
  /// Called with whether the wish is the answer to a value.
  private let onRequest: ((Subscribers.Demand, Bool) -> Void)?

  init(
    _ downstream: Downstream, _ name: String, onSubscription: ((any Subscription) -> Void)?,
    onOutput: ((Downstream.Input) -> Void)?, onCompletion: ((Subscribers.Completion<Failure>) -> Void)?,
    onCancel: (() -> Void)? = nil, onRequest: ((Subscribers.Demand, Bool) -> Void)? = nil
  ) {
    self.downstream = downstream
    description = name
    self.onSubscription = onSubscription
    self.onOutput = onOutput
    self.onCompletion = onCompletion
    self.onCancel = onCancel
    self.onRequest = onRequest
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    onSubscription?(subscription)
    upstream = subscription
    downstream.receive(subscription: self)
  }
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    onOutput?(input)
    let more = downstream.receive(input)
    if more > 0 { onRequest?(more, true) }
    return more
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    guard let downstream else { return }
    onCompletion?(completion)
    self.downstream = nil
    upstream = nil
    downstream.receive(completion: completion)
  }
  func request(_ demand: Subscribers.Demand) {
    guard let upstream else { return }
    onRequest?(demand, false)
    upstream.request(demand)
  }
  func cancel() {
    guard let upstream else { return }
    onCancel?()
    downstream = nil
    self.upstream = nil
    upstream.cancel()
  }
}
