extension Publishers {
  /// Gathers all values.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public init(upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Reduction<Upstream.Output, Failure, S>(subscriber, "Collect", initial: [], mapFailure: { $0 }) {
          $0?.append($1)
          return .more
        })
    }
  }

  /// Groups of values.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Grouping(subscriber, count: count))
    }
  }

  /// The number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public init(upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
      upstream.subscribe(
        Reduction<Upstream.Output, Failure, S>(subscriber, "Count", initial: 0, mapFailure: { $0 }) { count, _ in
          count? += 1
          return .more
        })
    }
  }

  /// Combines all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      upstream.subscribe(
        Reduction<Upstream.Output, Failure, S>(subscriber, "Reduce", initial: initial, mapFailure: { $0 }) {
          if let result = $0 { $0 = next(result, $1) }
          return .more
        })
    }
  }

  /// Combines all values; an error ends the stream.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let next = nextPartialResult
      upstream.subscribeReducing(subscriber, "TryReduce", initial: initial) {
        if let result = $0 { $0 = try next(result, $1) }
        return false
      }
    }
  }

  /// The first value.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public init(upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Reduction<Output, Failure, S>(subscriber, "First", mapFailure: { $0 }) {
          $0 = $1
          return .done
        })
    }
  }

  /// The first value that the closure takes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Reduction<Output, Failure, S>(subscriber, "FirstWhere", mapFailure: { $0 }) {
          guard predicate($1) else { return .more }
          $0 = $1
          return .done
        })
    }
  }

  /// The first value that the closure takes; an error ends the stream.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      upstream.subscribeReducing(subscriber, "TryFirstWhere") {
        guard try predicate($1) else { return false }
        $0 = $1
        return true
      }
    }
  }

  /// The last value, at the end.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public init(upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Reduction<Output, Failure, S>(subscriber, "Last", mapFailure: { $0 }) {
          $0 = $1
          return .more
        })
    }
  }

  /// The last value that the closure takes, at the end.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Reduction<Output, Failure, S>(subscriber, "LastWhere", mapFailure: { $0 }) {
          if predicate($1) { $0 = $1 }
          return .more
        })
    }
  }

  /// The last value that the closure takes, at the end; an error ends the stream.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      upstream.subscribeReducing(subscriber, "TryLastWhere") {
        if try predicate($1) { $0 = $1 }
        return false
      }
    }
  }

  /// Whether one of the values is this one.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Upstream.Output
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      let output = output
      upstream.subscribeDeciding(subscriber, "Contains", atFirst: true) { $0 == output }
    }
  }

  /// Whether one of the values is taken by the closure.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.subscribeDeciding(subscriber, "ContainsWhere", atFirst: true, predicate)
    }
  }

  /// Whether one of the values is taken by the closure; an error ends the stream.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == any Error {
      upstream.subscribeDeciding(throwing: subscriber, "TryContainsWhere", atFirst: true, predicate)
    }
  }

  /// Whether all of the values are taken by the closure.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.subscribeDeciding(subscriber, "AllSatisfy", atFirst: false, predicate)
    }
  }

  /// Whether all of the values are taken by the closure; an error ends the stream.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == any Error {
      upstream.subscribeDeciding(throwing: subscriber, "TryAllSatisfy", atFirst: false, predicate)
    }
  }

  /// The value that comes last in an order, at the end.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let areInIncreasingOrder = areInIncreasingOrder
      upstream.subscribe(
        Reduction<Output, Failure, S>(subscriber, "Comparison", mapFailure: { $0 }) { greatest, input in
          if greatest.map({ areInIncreasingOrder($0, input) }) ?? true { greatest = input }
          return .more
        })
    }
  }

  /// The value that comes last in an order, at the end; an error ends the stream.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let areInIncreasingOrder = areInIncreasingOrder
      upstream.subscribeReducing(subscriber, "TryComparison") { greatest, input in
        if try greatest.map({ try areInIncreasingOrder($0, input) }) ?? true { greatest = input }
        return false
      }
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}
extension Publishers.Count: Equatable where Upstream: Equatable {}
extension Publishers.First: Equatable where Upstream: Equatable {}
extension Publishers.Last: Equatable where Upstream: Equatable {}
extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Attaches a subscriber to a result; the closure says whether it is there; an error ends the stream.
  fileprivate func subscribeReducing<S: Subscriber>(
    _ subscriber: S, _ name: String, initial: S.Input? = nil,
    _ gather: @escaping (inout S.Input?, Output) throws -> Bool
  ) where S.Failure == any Error {
    subscribe(
      Reduction<Output, Failure, S>(subscriber, name, initial: initial, mapFailure: { $0 }) { result, input in
        Reduction<Output, Failure, S>.attempt { try gather(&result, input) }
      })
  }

  /// Attaches a subscriber to whether one value leads to the answer of the closure, `atFirst`, that decides.
  fileprivate func subscribeDeciding<S: Subscriber>(
    _ subscriber: S, _ name: String, atFirst decisive: Bool, _ predicate: @escaping (Output) -> Bool
  ) where S.Input == Bool, S.Failure == Failure {
    subscribe(
      Reduction<Output, Failure, S>(subscriber, name, initial: !decisive, mapFailure: { $0 }) {
        guard predicate($1) == decisive else { return .more }
        $0 = decisive
        return .done
      })
  }
  fileprivate func subscribeDeciding<S: Subscriber>(
    throwing subscriber: S, _ name: String, atFirst decisive: Bool, _ predicate: @escaping (Output) throws -> Bool
  ) where S.Input == Bool, S.Failure == any Error {
    subscribeReducing(subscriber, name, initial: !decisive) {
      guard try predicate($1) == decisive else { return false }
      $0 = decisive
      return true
    }
  }

  /// Gathers all values.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
  /// Groups of values.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "a group holds at least one value")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
  /// The number of values.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
  /// Combines all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
  /// Combines all values; an error ends the stream.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
  /// The first value.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }
  /// The first value that the closure takes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
  /// The first value that the closure takes; an error ends the stream.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
  /// The last value, at the end.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
  /// The last value that the closure takes, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
  /// The last value that the closure takes, at the end; an error ends the stream.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
  /// Whether one of the values is taken by the closure.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
  /// Whether one of the values is taken by the closure; an error ends the stream.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
  /// Whether all of the values are taken by the closure.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
  /// Whether all of the values are taken by the closure; an error ends the stream.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
  /// The smallest value, at the end.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
  /// The smallest value, at the end; an error ends the stream.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
  /// The greatest value, at the end.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
  /// The greatest value, at the end; an error ends the stream.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Equatable {
  /// Whether one of the values is this one.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher where Output: Comparable {
  /// The smallest value, at the end.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
  /// The greatest value, at the end.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

/// Sends the values of a publisher in groups; a group asks for as many values as it holds.
private final class Grouping<Input, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible
where Downstream.Input == [Input] {
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var group: [Input] = []
  private let count: Int

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    self.count = count
  }
  var description: String { "CollectByCount" }
  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    group.append(input)
    guard group.count == count else { return .none }
    let full = group
    group = []
    return downstream.receive(full) * count
  }
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard let downstream else { return }
    self.downstream = nil
    upstream = nil
    if case .finished = completion, !group.isEmpty { _ = downstream.receive(group) }
    downstream.receive(completion: completion)
  }
  func request(_ demand: Subscribers.Demand) { upstream?.request(demand * count) }
  func cancel() {
    downstream = nil
    let upstream = upstream
    self.upstream = nil
    upstream?.cancel()
  }
}
