// Operators whose closures may throw, and the remaining forms of merging, zipping and mapping.

extension Publisher {
  /// Leaves values out that the closure says equal the one before; an error ends the stream.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> _KeepingOperator<Self, Output, any Error> {
    deciding {
      var last: Output?
      return { value in
        defer { last = value }
        if let last, try predicate(last, value) { return .leaveOut }
        return .pass
      }
    }
  }
  /// Combines all values; an error ends the stream.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryMap<Publishers.Collect<Self>, T> {
    collect().tryMap { try $0.reduce(initialResult, nextPartialResult) }
  }
  /// The values for as long as a condition holds; an error ends the stream.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> _KeepingOperator<Self, Output, any Error> {
    deciding { { try predicate($0) ? .pass : .finish } }
  }
  /// Leaves values out until the closure says no; an error ends the stream.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> _KeepingOperator<Self, Output, any Error> {
    deciding {
      var isDropping = true
      return { value in
        if isDropping { isDropping = try predicate(value) }
        return isDropping ? .leaveOut : .pass
      }
    }
  }
  /// The first value that the closure takes; an error ends the stream.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> _KeepingOperator<Self, Output, any Error> {
    deciding { { try predicate($0) ? .passAndFinish : .leaveOut } }
  }
  /// The last value that the closure takes, at the end; an error ends the stream.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.CompactMap<Publishers.TryMap<Publishers.Collect<Self>, Output?>, Output> {
    collect().tryMap { try $0.last(where: predicate) }.compactMap { $0 }
  }
  /// Whether one of the values is taken by the closure; an error ends the stream.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.Map<Publishers.Collect<_KeepingOperator<Self, Output, any Error>>, Bool> {
    tryFirst(where: predicate).collect().map { !$0.isEmpty }
  }
  /// Whether all of the values are taken by the closure; an error ends the stream.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.Map<Publishers.Collect<_KeepingOperator<Self, Output, any Error>>, Bool> {
    tryFirst(where: { try !predicate($0) }).collect().map(\.isEmpty)
  }
  /// The smallest value, at the end; an error ends the stream.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.CompactMap<Publishers.TryMap<Publishers.Collect<Self>, Output?>, Output> {
    collect().tryMap { try $0.min(by: areInIncreasingOrder) }.compactMap { $0 }
  }
  /// The greatest value, at the end; an error ends the stream.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.CompactMap<Publishers.TryMap<Publishers.Collect<Self>, Output?>, Output> {
    collect().tryMap { try $0.max(by: areInIncreasingOrder) }.compactMap { $0 }
  }

  /// Each value, where the closures say so.
  private func deciding(
    _ makeDecision: @escaping () -> (Output) throws -> Decision
  ) -> _KeepingOperator<Self, Output, any Error> {
    _KeepingOperator(upstream: self) {
      let decide = makeDecision()
      return (
        { way, value in
          do {
            switch try decide(value) {
            case .pass: return way.pass(value)
            case .leaveOut: return .unlimited
            case .passAndFinish:
              way.send(value)
              way.finishEarly(.finished)
            case .finish: way.finishEarly(.finished)
            }
          } catch {
            way.finishEarly(.failure(error))
          }
          return .none
        }, { $0.finish($1.mappingFailure { $0 }) }
      )
    }
  }
}

/// What becomes of a value.
private enum Decision {
  case pass, leaveOut, passAndFinish, finish
}

extension Publisher {
  /// The values of two properties.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.Map<Self, (T0, T1)> { map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) } }
  /// The values of three properties.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.Map<Self, (T0, T1, T2)> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
  }
  /// The values at a range of positions.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
  /// Stops a debugger, of which there is none here.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Self { self }
  /// Stops a debugger, of which there is none here.
  public func breakpointOnError() -> Self { self }
  /// Prints what happens on the way to a stream of text.
  @_disfavoredOverload public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.HandleEvents<Self> {
    guard var stream else { return print(prefix) }
    let lead = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveOutput: { stream.write("\(lead)receive value: (\($0))\n") },
      receiveCompletion: { completion in
        if case .finished = completion { stream.write("\(lead)receive finished\n") }
      })
  }
  /// Groups of the values of a time.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> _KeepingOperator<Self, [Output], Failure> {
    _KeepingOperator(upstream: self) {
      var group: [Output] = []
      var isWaiting = false
      return (
        { way, value in
          group.append(value)
          if let count = strategy.count, group.count >= count {
            defer { group = [] }
            return way.pass(group)
          }
          guard !isWaiting else { return .unlimited }
          isWaiting = true
          strategy.scheduler.schedule(after: strategy.scheduler.now.advanced(by: strategy.interval)) {
            isWaiting = false
            guard !group.isEmpty else { return }
            let full = group
            group = []
            way.send(full)
          }
          return .unlimited
        },
        { way, completion in
          if case .finished = completion, !group.isEmpty { way.send(group) }
          way.finish(completion)
        }
      )
    }
  }
  /// The values of this publisher and another one of its type, as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
  /// The values of five publishers, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output, B.Failure == Failure,
    C.Failure == Failure, D.Failure == Failure, E.Failure == Failure
  {
    Publishers.MergeMany([
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
      e.eraseToAnyPublisher(),
    ])
  }
  /// The newest values of four publishers, changed.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
  /// Triples of the values of three publishers, changed.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
  /// The values of four publishers together.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }
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
  /// Makes a publisher that does not fail of each value, and sends what these send.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher of each value, and sends what these send.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
  /// Makes a publisher that does not fail of each value, and sends what these send.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, transform: transform)
  }
  /// Waits to be connected before it sends.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends what the newest publisher sends.
  @_disfavoredOverload public func switchToLatest()
    -> Publishers.FlatMap<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends what the newest publisher sends.
  @_disfavoredOverload public func switchToLatest()
    -> Publishers.FlatMap<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publishers {
  /// How values are grouped by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

    var scheduler: Context {
      switch self {
      case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
      }
    }
    var interval: Context.SchedulerTimeType.Stride {
      switch self {
      case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
      }
    }
    var count: Int? {
      if case .byTimeOrCount(_, _, let count) = self { count } else { nil }
    }
  }

  /// The values of four publishers together.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    let (a, b, c, d): (A, B, C, D)
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Zip(Zip(a, b), Zip(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
    }
  }

  /// The values of four publishers, as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    let (a, b, c, d): (A, B, C, D)
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Merge(Merge(a, b), Merge(c, d)).receive(subscriber: subscriber)
    }
  }

  /// Sends what another publisher sends through a subject, from the time on when it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Waits to be connected before it sends.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

    init(upstream: Upstream) { inner = upstream.multicast { PassthroughSubject() } }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      inner.receive(subscriber: subscriber)
    }
    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension Record {
  /// What a recording holds.
  public struct Recording {
    public private(set) var output: [Output] = []
    public private(set) var completion: Subscribers.Completion<Failure> = .finished
    public init() {}
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion) = (output, completion)
    }
    public mutating func receive(_ input: Output) { output.append(input) }
    public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
  }
  /// Records what the closure says.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }
  /// Sends a recording.
  public init(recording: Recording) { self.init(output: recording.output, completion: recording.completion) }
}

extension Subscribers {
  /// Writes each value into a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }
    public func receive(completion: Completion<Never>) { cancel() }
    public func cancel() {
      subscription?.cancel()
      subscription = nil
      object = nil
    }
  }
}

extension AnySubscriber {
  /// A subscriber of closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    self.init(
      ClosureSubscriber(
        onSubscription: receiveSubscription, onValue: receiveValue, onCompletion: receiveCompletion))
  }
}

private final class ClosureSubscriber<Input, Failure: Error>: Subscriber {
  let onSubscription: ((any Subscription) -> Void)?
  let onValue: ((Input) -> Subscribers.Demand)?
  let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  init(
    onSubscription: ((any Subscription) -> Void)?, onValue: ((Input) -> Subscribers.Demand)?,
    onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  ) { (self.onSubscription, self.onValue, self.onCompletion) = (onSubscription, onValue, onCompletion) }

  func receive(subscription: any Subscription) { onSubscription?(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { onValue?(input) ?? .none }
  func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
}
