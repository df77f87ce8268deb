extension Publishers {
  /// Goes on with another publisher after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let succession = Succession(subscriber, "Catch")
      succession.follow(upstream) {
        switch $0 {
        case .finished: succession.finish(.finished)
        case .failure(let error): succession.follow(handler(error)) { succession.finish($0) }
        }
      }
    }
  }

  /// Goes on with another publisher after an error, or fails with another one.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let handler = handler
      let succession = Succession(subscriber, "TryCatch")
      succession.follow(upstream) {
        switch $0 {
        case .finished: succession.finish(.finished)
        case .failure(let error):
          do {
            succession.follow(try handler(error)) { succession.finish($0.mappingFailure { $0 }) }
          } catch {
            succession.finish(.failure(error))
          }
        }
      }
    }
  }

  /// Ends with a value instead of an error.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let output: Upstream.Output
    public let upstream: Upstream
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let succession = Succession(subscriber, "ReplaceError")
      succession.follow(upstream) { [output] in
        switch $0 {
        case .finished: succession.finish(.finished)
        case .failure: succession.follow(Just(output)) { succession.finish($0) }
        }
      }
    }
  }

  /// Sends a value at the end if there was none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let output: Upstream.Output
    public let upstream: Upstream
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let succession = Succession(subscriber, "ReplaceEmpty")
      var isEmpty = true
      let isOver = { [output] (completion: Subscribers.Completion<Failure>) in
        guard case .finished = completion, isEmpty else { return succession.finish(completion) }
        succession.follow(Just(output)) { _ in succession.finish(.finished) }
      }
      succession.follow(upstream, value: { isEmpty = false }, end: isOver)
    }
  }

  /// Subscribes anew after a failure, so many times at most.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// `nil` without limit.
    public let retries: Int?
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      attempt(Succession(subscriber, "Retry"), left: retries ?? .max)
    }
    private func attempt<S: Subscriber>(_ succession: Succession<S>, left: Int)
    where S.Input == Output, S.Failure == Failure {
      succession.follow(upstream) { completion in
        if case .failure = completion, left > 0 { return attempt(succession, left: left - 1) }
        succession.finish(completion)
      }
    }
  }

  /// Says that the publisher does not fail; if it does, the program ends.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        Conduit<Output, Upstream.Failure, S>(
          subscriber, nil, value: { $0.pass($1) },
          end: { conduit, completion in
            switch completion {
            case .finished: conduit.finish(.finished)
            case .failure(let error):
              fatalError("\(prefix.isEmpty ? "" : prefix + " ")\(error)", file: file, line: line)
            }
          }))
    }
  }

  /// Sends what a second publisher sends after what a first one does.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    public let prefix: Prefix
    public let suffix: Suffix
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let suffix = suffix
      let succession = Succession(subscriber, "Concatenate")
      succession.follow(prefix) { completion in
        guard case .finished = completion else { return succession.finish(completion) }
        succession.follow(suffix) { succession.finish($0) }
      }
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}
extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}
extension Publishers.Retry: Equatable where Upstream: Equatable {}
extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
  /// Goes on with another publisher after an error, or fails with another one.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
  /// Ends with a value instead of an error.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
  /// Sends a value at the end if there was none.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
  /// Subscribes anew after a failure, so many times at most.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
  /// Says that the publisher does not fail; if it does, the program ends.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
  /// Sends values before those of the publisher.
  public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }
  /// Sends values before those of the publisher.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }
  /// Sends what another publisher sends, at first.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }
  /// Sends values at the end.
  public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }
  /// Sends values at the end.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }
  /// Sends what another publisher sends, at the end.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
