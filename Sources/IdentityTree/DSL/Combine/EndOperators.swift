import Foundation

/// An operator that keeps something for each subscriber, such as what it waits for.
public struct _KeepingOperator<Upstream: Publisher, Output, Failure: Error>: Publisher {
  typealias Way = Conduit<Upstream.Output, Upstream.Failure, AnySubscriber<Output, Failure>>
  typealias Handlers = (value: Way.Value, end: Way.End)
  let upstream: Upstream
  /// Makes what one subscriber needs.
  let handlers: () -> Handlers

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let handlers = handlers()
    upstream.receive(
      subscriber: Way(
        AnySubscriber(subscriber), passesDemand: false, value: handlers.value, end: handlers.end))
  }
}

extension Publisher {
  private typealias Same = _KeepingOperator<Self, Output, Failure>

  private func keeping<T, E: Error>(
    _ handlers: @escaping () -> _KeepingOperator<Self, T, E>.Handlers
  ) -> _KeepingOperator<Self, T, E> {
    _KeepingOperator(upstream: self, handlers: handlers)
  }

  /// The last value that the closure takes, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> _KeepingOperator<Self, Output, Failure> {
    keeping {
      var last: Output?
      return (
        { _, value in
          if predicate(value) { last = value }
          return .unlimited
        },
        { way, completion in
          if case .finished = completion, let last { way.send(last) }
          way.finish(completion)
        }
      )
    }
  }
  /// The value at a position.
  public func output(at index: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: index..<index + 1)
  }
  /// Leaves values out until the closure says no.
  public func drop(while predicate: @escaping (Output) -> Bool) -> _KeepingOperator<Self, Output, Failure> {
    keeping {
      var isDropping = true
      return (
        { way, value in
          if isDropping { isDropping = predicate(value) }
          return isDropping ? .unlimited : way.pass(value)
        }, { $0.finish($1) }
      )
    }
  }
  /// Leaves values out until another publisher sends one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> _KeepingOperator<Self, Output, Failure>
  where P.Failure == Failure {
    keeping {
      var isOpen = false
      let watch = publisher.first().sink(receiveCompletion: { _ in }, receiveValue: { _ in isOpen = true })
      return (
        { way, value in isOpen ? way.pass(value) : .unlimited },
        { way, completion in
          watch.cancel()
          way.finish(completion)
        }
      )
    }
  }
  /// The values until another publisher sends one.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> _KeepingOperator<Self, Output, Failure> {
    keeping {
      var isOver = false
      let watch = publisher.first().sink(receiveCompletion: { _ in }, receiveValue: { _ in isOver = true })
      return (
        { way, value in
          if isOver {
            way.finishEarly(.finished)
            return .none
          }
          return way.pass(value)
        },
        { way, completion in
          watch.cancel()
          way.finish(completion)
        }
      )
    }
  }
  /// Sends values at the end.
  public func append(_ elements: Output...) -> _KeepingOperator<Self, Output, Failure> { append(elements) }
  /// Sends values at the end.
  public func append<S: Sequence>(_ elements: S) -> _KeepingOperator<Self, Output, Failure>
  where S.Element == Output {
    keeping {
      (
        { $0.pass($1) },
        { way, completion in
          if case .finished = completion { for element in elements { way.send(element) } }
          way.finish(completion)
        }
      )
    }
  }
  /// Sends what another publisher sends, at the end.
  public func append<P: Publisher>(_ publisher: P) -> _KeepingOperator<Self, Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    keeping {
      // Held by the end itself until the other publisher has ended.
      var rest: Set<AnyCancellable> = []
      return (
        { $0.pass($1) },
        { way, completion in
          guard case .finished = completion else { return way.finish(completion) }
          publisher.sink(
            receiveCompletion: { completion in
              way.finish(completion)
              rest = []
            }, receiveValue: { way.send($0) }
          ).store(in: &rest)
        }
      )
    }
  }
  /// Sends what another publisher sends, at first.
  public func prepend<P: Publisher>(_ publisher: P) -> _KeepingOperator<P, Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }
  /// Sends values before those of the publisher.
  public func prepend<S: Sequence>(_ elements: S) -> _KeepingOperator<Publishers.Sequence<S, Failure>, Output, Failure>
  where S.Element == Output {
    Publishers.Sequence<S, Failure>(sequence: elements).append(self)
  }
  /// Whether one of the values is taken by the closure.
  public func contains(where predicate: @escaping (Output) -> Bool) -> _KeepingOperator<Self, Bool, Failure> {
    keeping {
      (
        { way, value in
          guard predicate(value) else { return .unlimited }
          way.send(true)
          way.finishEarly(.finished)
          return .none
        },
        { way, completion in
          if case .finished = completion { way.send(false) }
          way.finish(completion)
        }
      )
    }
  }
  /// Whether all of the values are taken by the closure.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Map<_KeepingOperator<Self, Bool, Failure>, Bool> {
    contains { !predicate($0) }.map { !$0 }
  }
  /// Sends a value at the end if there was none.
  public func replaceEmpty(with output: Output) -> _KeepingOperator<Self, Output, Failure> {
    keeping {
      var isEmpty = true
      return (
        { way, value in
          isEmpty = false
          return way.pass(value)
        },
        { way, completion in
          if case .finished = completion, isEmpty { way.send(output) }
          way.finish(completion)
        }
      )
    }
  }
  /// The smallest value, at the end.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.CompactMap<
      Publishers.Collect<Self>, Output
    >
  { collect().compactMap { $0.min(by: areInIncreasingOrder) } }
  /// The greatest value, at the end.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.CompactMap<
      Publishers.Collect<Self>, Output
    >
  { collect().compactMap { $0.max(by: areInIncreasingOrder) } }
  /// Groups of values.
  public func collect(_ count: Int) -> _KeepingOperator<Self, [Output], Failure> {
    keeping {
      var group: [Output] = []
      return (
        { way, value in
          group.append(value)
          guard group.count == count else { return .unlimited }
          defer { group = [] }
          return way.pass(group)
        },
        { way, completion in
          if case .finished = completion, !group.isEmpty { way.send(group) }
          way.finish(completion)
        }
      )
    }
  }
  /// Keeps values back that nobody asked for; here all are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Self { self }
  /// Ends the stream, or fails, where no value comes for a time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> _KeepingOperator<Self, Output, Failure> {
    keeping {
      var number = 0
      func wait(_ way: Same.Way) {
        number += 1
        let own = number
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          if number == own { way.finishEarly(customError.map { .failure($0()) } ?? .finished) }
        }
      }
      return (
        { way, value in
          wait(way)
          return way.pass(value)
        },
        { way, completion in
          number += 1
          way.finish(completion)
        }
      )
    }
  }
  /// The times between values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _KeepingOperator<Self, S.SchedulerTimeType.Stride, Failure> {
    keeping {
      var last = scheduler.now
      return (
        { way, _ in
          let now = scheduler.now
          defer { last = now }
          return way.pass(last.distance(to: now))
        }, { $0.finish($1) }
      )
    }
  }
  /// Says that the publisher does not fail.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.Catch<Self, Empty<Output, Never>> {
    self.catch { error -> Empty<Output, Never> in fatalError("\(prefix) \(error)", file: file, line: line) }
  }
  /// Adds each value to a result; an error ends the stream.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> _KeepingOperator<Self, T, any Error> {
    keeping {
      var result = initialResult
      return (
        { way, value in
          do { result = try nextPartialResult(result, value) } catch {
            way.finishEarly(.failure(error))
            return .none
          }
          return way.pass(result)
        }, { $0.finish($1.mappingFailure { $0 }) }
      )
    }
  }
  /// Goes on with another publisher after an error, or fails with another one.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do { return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher() } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }.eraseToAnyPublisher()
  }
  /// The values of three publishers, as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge<Publishers.Merge<Self, B>, C>
  where B.Output == Output, C.Output == Output, B.Failure == Failure, C.Failure == Failure {
    merge(with: b).merge(with: c)
  }
  /// The values of four publishers, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge<Publishers.Merge<Publishers.Merge<Self, B>, C>, D>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, B.Failure == Failure, C.Failure == Failure,
    D.Failure == Failure
  {
    merge(with: b).merge(with: c).merge(with: d)
  }
  /// The newest values of three publishers, changed.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
  /// The newest values of four publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }
  /// Pairs of the values of both publishers, changed.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    Publishers.Zip(self, other).map(transform)
  }
  /// Triples of the values of three publishers.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }
}

extension Publisher where Output: Equatable {
  /// Whether one of the values is this one.
  public func contains(_ output: Output) -> _KeepingOperator<Self, Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  /// The smallest value, at the end.
  public func min() -> Publishers.CompactMap<Publishers.Collect<Self>, Output> { min(by: <) }
  /// The greatest value, at the end.
  public func max() -> Publishers.CompactMap<Publishers.Collect<Self>, Output> { max(by: <) }
}

extension Publishers {
  /// When a buffer asks for values.
  public enum PrefetchStrategy: Sendable { case keepFull, byRequest }
  /// What a full buffer does.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest, dropOldest
    case customError(() -> Failure)
  }

  /// The newest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    let (a, b, c, d): (A, B, C, D)
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }

  /// Triples of the values of three publishers.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    let (a, b, c): (A, B, C)
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// The values of three publishers, as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    let (a, b, c): (A, B, C)
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Merge(Merge(a, b), c).receive(subscriber: subscriber)
    }
  }
}

/// A recorded series of values (https://developer.apple.com/documentation/combine/record).
public struct Record<Output, Failure: Error>: Publisher {
  let output: [Output]
  let completion: Subscribers.Completion<Failure>
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.output = output
    self.completion = completion
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let values = Publishers.Sequence<[Output], Failure>(sequence: output)
    switch completion {
    case .finished: values.receive(subscriber: subscriber)
    case .failure(let error): values.append(Fail(error: error)).receive(subscriber: subscriber)
    }
  }
}

/// A publisher's values as an asynchronous sequence that may throw
/// (https://developer.apple.com/documentation/combine/asyncthrowingpublisher).
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingStream<P.Output, any Error>.Iterator
    fileprivate let subscription: AnyCancellable
    public mutating func next() async throws -> P.Output? { try await base.next() }
  }

  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncThrowingStream<P.Output, any Error>.makeStream()
    let subscription = publisher.sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
      },
      receiveValue: { value in
        nonisolated(unsafe) let value = value
        continuation.yield(value)
      })
    continuation.onTermination = { _ in subscription.cancel() }
    return Iterator(base: stream.makeAsyncIterator(), subscription: subscription)
  }
}

extension Publisher {
  /// The values as an asynchronous sequence that may throw.
  @_disfavoredOverload public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
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
