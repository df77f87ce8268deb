// The operators of publishers with one value at most work at once, before anybody subscribes.

extension Just where Output: Comparable {
  /// The value itself.
  public func min() -> Just<Output> { self }
  /// The value itself.
  public func max() -> Just<Output> { self }
}

extension Just where Output: Equatable {
  /// Whether the value is this one.
  public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }
  /// The value itself.
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just {
  /// Whether the value is taken by the closure.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }
  /// Whether the value is taken by the closure; an error ends the stream.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }
  /// The value in an array.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }
  /// Changes the value, and leaves it out if it becomes `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher { Optional.Publisher(transform(output)) }
  /// The value itself.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
  /// The value itself.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
  /// Sends values before this one.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }
  /// Sends values before this one.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    Publishers.Sequence(sequence: elements + [output])
  }
  /// Sends values after this one.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }
  /// Sends values after this one.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    Publishers.Sequence(sequence: [output] + elements)
  }
  /// Whether the value is taken by the closure.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }
  /// Whether the value is taken by the closure; an error ends the stream.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }
  /// One.
  public func count() -> Just<Int> { Just<Int>(1) }
  /// The value, if none is left out.
  public func dropFirst(_ count: Int = 1) -> Output?.Publisher { Optional.Publisher(output).dropFirst(count) }
  /// The value, unless the closure takes it.
  public func drop(while predicate: (Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(output).drop(while: predicate)
  }
  /// The value itself.
  public func first() -> Just<Output> { self }
  /// The value, if the closure takes it.
  public func first(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }
  /// The value itself.
  public func last() -> Just<Output> { self }
  /// The value, if the closure takes it.
  public func last(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }
  /// The value, if the closure takes it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(output).filter(isIncluded)
  }
  /// Passes on the end alone.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }
  /// Changes the value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }
  /// Changes the value; an error ends the stream.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result.Publisher(Result { try transform(output) })
  }
  /// Says that the publisher may fail, which it does not.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    Result.Publisher(.success(output))
  }
  /// The value, at the first position.
  public func output(at index: Int) -> Output?.Publisher { Optional.Publisher(output).output(at: index) }
  /// The value, if the range has the first position.
  public func output<R: RangeExpression>(in range: R) -> Output?.Publisher where R.Bound == Int {
    Optional.Publisher(output).output(in: range)
  }
  /// The value, if at least one is wanted.
  public func prefix(_ maxLength: Int) -> Output?.Publisher { Optional.Publisher(output).prefix(maxLength) }
  /// The value, if the closure takes it.
  public func prefix(while predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }
  /// Combines the value with a first one.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    Result.Publisher(.success(nextPartialResult(initialResult, output)))
  }
  /// Combines the value with a first one; an error ends the stream.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }
  /// The value itself.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }
  /// The value itself.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { Result.Publisher(.success(output)) }
  /// The value itself, as there is no error.
  public func replaceError(with output: Output) -> Just<Output> { self }
  /// The value itself, as there is one.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }
  /// The value itself, as there is no error.
  public func retry(_ times: Int) -> Just<Output> { self }
  /// Combines the value with a first one.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    reduce(initialResult, nextPartialResult)
  }
  /// Combines the value with a first one; an error ends the stream.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }
  /// Says that the publisher may fail, which it does not.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result.Publisher(.success(output))
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Whether the value is this one.
  public func contains(_ output: Output) -> Bool?.Publisher { map { $0 == output } }
  /// The value itself.
  public func removeDuplicates() -> Wrapped?.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// The value itself.
  public func min() -> Wrapped?.Publisher { self }
  /// The value itself.
  public func max() -> Wrapped?.Publisher { self }
}

extension Optional.Publisher {
  /// Whether the value is taken by the closure.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Bool?.Publisher { map(predicate) }
  /// The value in an array.
  public func collect() -> [Output]?.Publisher { map { [$0] } }
  /// Changes the value, and leaves it out if it becomes `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher {
    Optional<T>.Publisher(output.flatMap(transform))
  }
  /// The value itself.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Wrapped?.Publisher { self }
  /// The value itself.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Wrapped?.Publisher { self }
  /// Whether the value is taken by the closure.
  public func contains(where predicate: (Output) -> Bool) -> Bool?.Publisher { map(predicate) }
  /// The number of values.
  public func count() -> Int?.Publisher { map { _ in 1 } }
  /// The value, if none is left out.
  public func dropFirst(_ count: Int = 1) -> Wrapped?.Publisher {
    precondition(count >= 0, "a count is not negative")
    return count == 0 ? self : Self(nil)
  }
  /// The value, unless the closure takes it.
  public func drop(while predicate: (Output) -> Bool) -> Wrapped?.Publisher { filter { !predicate($0) } }
  /// The value itself.
  public func first() -> Wrapped?.Publisher { self }
  /// The value, if the closure takes it.
  public func first(where predicate: (Output) -> Bool) -> Wrapped?.Publisher { filter(predicate) }
  /// The value itself.
  public func last() -> Wrapped?.Publisher { self }
  /// The value, if the closure takes it.
  public func last(where predicate: (Output) -> Bool) -> Wrapped?.Publisher { filter(predicate) }
  /// The value, if the closure takes it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Wrapped?.Publisher {
    Self(output.flatMap { isIncluded($0) ? $0 : nil })
  }
  /// Passes on the end alone.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }
  /// Changes the value.
  public func map<T>(_ transform: (Output) -> T) -> T?.Publisher { Optional<T>.Publisher(output.map(transform)) }
  /// The value, at the first position.
  public func output(at index: Int) -> Wrapped?.Publisher {
    precondition(index >= 0, "a position is not negative")
    return index == 0 ? self : Self(nil)
  }
  /// The value, if the range has the first position.
  public func output<R: RangeExpression>(in range: R) -> Wrapped?.Publisher where R.Bound == Int {
    range.relative(to: 0..<Int.max).contains(0) ? self : Self(nil)
  }
  /// The value, if at least one is wanted.
  public func prefix(_ maxLength: Int) -> Wrapped?.Publisher {
    precondition(maxLength >= 0, "a length is not negative")
    return maxLength > 0 ? self : Self(nil)
  }
  /// The value, if the closure takes it.
  public func prefix(while predicate: (Output) -> Bool) -> Wrapped?.Publisher { filter(predicate) }
  /// Combines the value with a first one.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> T?.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }
  /// The value itself.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Wrapped?.Publisher { self }
  /// The value itself, as there is no error.
  public func replaceError(with output: Output) -> Output?.Publisher { self }
  /// The value, or another one in its place.
  public func replaceEmpty(with output: Output) -> Just<Wrapped> { Just(self.output ?? output) }
  /// The value itself, as there is no error.
  public func retry(_ times: Int) -> Wrapped?.Publisher { self }
  /// Combines the value with a first one.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> T?.Publisher {
    reduce(initialResult, nextPartialResult)
  }
}

extension Result.Publisher where Success: Equatable {
  /// Whether the value is this one.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }
  /// The value itself.
  public func removeDuplicates() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
  /// The value itself.
  public func min() -> Result<Output, Failure>.Publisher { self }
  /// The value itself.
  public func max() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher {
  /// The same, with an error of any type.
  private var erased: Result<Output, any Error>.Publisher {
    Result<Output, any Error>.Publisher(result.mapError { $0 as any Error })
  }
  /// Whether the value is taken by the closure.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }
  /// Whether the value is taken by the closure; an error ends the stream.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }
  /// The value in an array.
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }
  /// The value itself.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }
  /// The value itself.
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { erased }
  /// The value itself.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }
  /// The value itself.
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { erased }
  /// Whether the value is taken by the closure.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }
  /// Whether the value is taken by the closure; an error ends the stream.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }
  /// One, unless there is an error.
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }
  /// The value itself.
  public func first() -> Result<Output, Failure>.Publisher { self }
  /// The value itself.
  public func last() -> Result<Output, Failure>.Publisher { self }
  /// Passes on the end alone.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }
  /// Changes the value.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    Result<T, Failure>.Publisher(result.map(transform))
  }
  /// Changes the value; an error ends the stream.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error>.Publisher(Result<T, any Error> { try transform(result.get()) })
  }
  /// Changes the error.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(result.mapError(transform))
  }
  /// Combines the value with a first one.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }
  /// Combines the value with a first one; an error ends the stream.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }
  /// The value itself.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }
  /// The value itself.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { erased }
  /// The value, or another one in the place of the error.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    Result<Output, Never>.Publisher(.success((try? result.get()) ?? output))
  }
  /// The value itself, as there is one or an error.
  public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }
  /// The same once more.
  public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }
  /// Combines the value with a first one.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    reduce(initialResult, nextPartialResult)
  }
  /// Combines the value with a first one; an error ends the stream.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }
}

extension Result.Publisher where Failure == Never {
  /// Says that the publisher may fail, which it does not.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    switch result {
    case .success(let value): Result<Output, E>.Publisher(.success(value))
    }
  }
}
