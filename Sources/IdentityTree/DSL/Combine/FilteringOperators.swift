/// What becomes of a value.
private enum Verdict {
  case pass, leaveOut, finish
}

extension Publisher {
  /// Attaches a subscriber to the values that a closure lets through.
  fileprivate func subscribeFiltering<S: Subscriber>(
    _ subscriber: S, _ name: String, _ verdict: @escaping (Output) -> Verdict
  ) where S.Input == Output, S.Failure == Failure {
    subscribe(
      Conduit<Output, Failure, S>(
        subscriber, name, value: { $0.act(on: $1, verdict($1)) }, end: { $0.finish($1) }))
  }

  /// Attaches a subscriber to the values that a closure lets through; an error ends the stream.
  fileprivate func subscribeFiltering<S: Subscriber>(
    throwing subscriber: S, _ name: String, _ verdict: @escaping (Output) throws -> Verdict
  ) where S.Input == Output, S.Failure == any Error {
    subscribe(
      Conduit<Output, Failure, S>(
        subscriber, name,
        value: { conduit, input in conduit.attempt { conduit.act(on: input, try verdict(input)) } },
        end: { $0.finish($1.mappingFailure { $0 }) }))
  }
}

extension Conduit where Input == Downstream.Input {
  fileprivate func act(on input: Input, _ verdict: Verdict) -> Subscribers.Demand {
    switch verdict {
    case .pass: return pass(input)
    case .leaveOut: return .max(1)
    case .finish:
      finishEarly(.finished)
      return .none
    }
  }
}

extension Publishers {
  /// Lets some values through.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let isIncluded: (Upstream.Output) -> Bool
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.subscribeFiltering(subscriber, "Filter") { isIncluded($0) ? .pass : .leaveOut }
    }
    /// Lets fewer values through.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
      let first = self.isIncluded
      return Publishers.Filter(upstream: upstream) { first($0) && isIncluded($0) }
    }
    /// Lets fewer values through; an error ends the stream.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
      let first = self.isIncluded
      return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
    }
  }

  /// Lets some values through; an error ends the stream.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let isIncluded: (Upstream.Output) throws -> Bool
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let isIncluded = isIncluded
      upstream.subscribeFiltering(throwing: subscriber, "TryFilter") { try isIncluded($0) ? .pass : .leaveOut }
    }
    /// Lets fewer values through.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
      tryFilter(isIncluded)
    }
    /// Lets fewer values through; an error ends the stream.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
      let first = self.isIncluded
      return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
    }
  }

  /// Leaves values out that equal the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output, Output) -> Bool
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.subscribeFiltering(subscriber, "RemoveDuplicates") {
        if let before = last, predicate(before, $0) { return .leaveOut }
        last = $0
        return .pass
      }
    }
  }

  /// Leaves values out that equal the one before; an error ends the stream.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output, Output) throws -> Bool
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      var last: Output?
      upstream.subscribeFiltering(throwing: subscriber, "TryRemoveDuplicates") {
        if let before = last, try predicate(before, $0) { return .leaveOut }
        last = $0
        return .pass
      }
    }
  }

  /// All but the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.subscribeFiltering(subscriber, "Drop") { _ in
        guard left > 0 else { return .pass }
        left -= 1
        return .leaveOut
      }
    }
  }

  /// Leaves values out until the closure says no.
  public struct DropWhile<Upstream: Publisher>: Publisher {
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
      var isDropping = true
      upstream.subscribeFiltering(subscriber, "DropWhile") {
        if isDropping { isDropping = predicate($0) }
        return isDropping ? .leaveOut : .pass
      }
    }
  }

  /// Leaves values out until the closure says no; an error ends the stream.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
      var isDropping = true
      upstream.subscribeFiltering(throwing: subscriber, "TryDropWhile") {
        if isDropping { isDropping = try predicate($0) }
        return isDropping ? .leaveOut : .pass
      }
    }
  }

  /// The values for as long as a condition holds.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
      upstream.subscribeFiltering(subscriber, "PrefixWhile") { predicate($0) ? .pass : .finish }
    }
  }

  /// The values for as long as a condition holds; an error ends the stream.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
      upstream.subscribeFiltering(throwing: subscriber, "TryPrefixWhile") { try predicate($0) ? .pass : .finish }
    }
  }

  /// The values at a range of positions.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let range: CountableRange<Int>
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let range = range
      var index = 0
      let conduit = Conduit<Output, Failure, S>(
        subscriber, "Output",
        value: { conduit, input in
          defer { index += 1 }
          guard range.contains(index) else { return .max(1) }
          guard index + 1 == range.upperBound else { return conduit.pass(input) }
          let demand = conduit.pass(input)
          conduit.finishEarly(.finished)
          return demand
        }, end: { $0.finish($1) })
      upstream.subscribe(conduit)
      if range.isEmpty { conduit.finishEarly(.finished) }
    }
  }

  /// The values until another publisher sends one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isOver = false
      weak var running: Conduit<Output, Failure, S>?
      let watch = FirstOutput<Other.Output, Other.Failure> { completion in
        guard completion == nil else { return }
        isOver = true
        running?.finishEarly(.finished)
      }
      let conduit = Conduit<Output, Failure, S>(
        subscriber, "PrefixUntilOutput",
        value: {
          guard !isOver else {
            $0.finishEarly(.finished)
            return .none
          }
          return $0.pass($1)
        }, end: { $0.finish($1) })
      conduit.onLeave = { watch.cancel() }
      other.subscribe(watch)
      running = conduit
      upstream.subscribe(conduit)
      if isOver { conduit.finishEarly(.finished) }
    }
  }

  /// Leaves values out until another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isOpen = false
      var early: Subscribers.Completion<Failure>?
      weak var running: Conduit<Output, Failure, S>?
      let watch = FirstOutput<Other.Output, Other.Failure> { completion in
        guard let completion else {
          isOpen = true
          return
        }
        early = completion
        running?.finishEarly(completion)
      }
      let conduit = Conduit<Output, Failure, S>(
        subscriber, "DropUntilOutput", value: { isOpen ? $0.pass($1) : .max(1) },
        end: { $0.finish($1) })
      conduit.onLeave = { watch.cancel() }
      other.subscribe(watch)
      running = conduit
      upstream.subscribe(conduit)
      if let early { conduit.finishEarly(early) }
    }
  }

  /// Passes on the end alone.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public init(upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Failure {
      upstream.subscribe(
        Conduit<Upstream.Output, Failure, S>(
          subscriber, "IgnoreOutput", wishes: .counted, value: { _, _ in .none }, end: { $0.finish($1) }))
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}
extension Publishers.Output: Equatable where Upstream: Equatable {}
extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Lets some values through.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
  /// Lets some values through; an error ends the stream.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
  /// Leaves values out that a predicate finds the same as the one before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
  /// Leaves values out that a predicate finds the same as the one before; an error ends the stream.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> { Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate) }
  /// All but the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "a count is not negative")
    return Publishers.Drop(upstream: self, count: count)
  }
  /// Leaves values out until the closure says no.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
  /// Leaves values out until the closure says no; an error ends the stream.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
  /// Leaves values out until another publisher sends one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure { Publishers.DropUntilOutput(upstream: self, other: publisher) }
  /// The first values.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "a length is not negative")
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }
  /// The values for as long as a condition holds.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
  /// The values for as long as a condition holds; an error ends the stream.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
  /// The values until another publisher sends one.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
  /// The value at a position.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }
  /// The values at a range of positions.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
  /// Passes on the end alone.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

extension Publisher where Output: Equatable {
  /// Leaves values out that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
