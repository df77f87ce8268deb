/// Sends the elements of a sequence, as they are asked for.
final class SequenceSubscription<Elements: Sequence, S: Subscriber>: Subscription, CustomStringConvertible
where S.Input == Elements.Element {
  private var iterator: Elements.Iterator
  private var next: S.Input?
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var isSending = false
  private let completion: Subscribers.Completion<S.Failure>
  /// Only made where it is printed: it may be as long as the sequence.
  private let name: () -> String
  var description: String { name() }

  private init(
    _ elements: Elements, _ completion: Subscribers.Completion<S.Failure>, _ name: @escaping () -> String,
    to subscriber: S
  ) {
    iterator = elements.makeIterator()
    next = iterator.next()
    self.completion = completion
    self.name = name
    self.subscriber = subscriber
  }

  static func attach(
    _ elements: Elements, _ completion: Subscribers.Completion<S.Failure>, _ name: @escaping @autoclosure () -> String,
    to subscriber: S
  ) {
    let subscription = SequenceSubscription(elements, completion, name, to: subscriber)
    guard subscription.next != nil else { return subscriber.receive(only: completion) }
    subscriber.receive(subscription: subscription)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while self.demand > 0, let subscriber, let value = next {
      next = iterator.next()
      self.demand -= 1
      self.demand += subscriber.receive(value)
      if next == nil, self.subscriber != nil {
        self.subscriber = nil
        subscriber.receive(completion: completion)
      }
    }
  }
  func cancel() {
    subscriber = nil
    next = nil
  }
}

extension Publishers {
  /// Sends the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      SequenceSubscription.attach(sequence, .finished, "\(sequence)", to: subscriber)
    }
  }
}
extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

// The operators of a sequence's publisher work at once, before anybody subscribes.

extension Publishers.Sequence where Failure == Never {
  /// The smallest element.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(sequence.min(by: areInIncreasingOrder))
  }
  /// The greatest element.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(sequence.max(by: areInIncreasingOrder))
  }
  /// The first element that the closure takes.
  public func first(where predicate: (Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(sequence.first(where: predicate))
  }
}

extension Publishers.Sequence {
  /// Whether all elements are taken by the closure.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(.success(sequence.allSatisfy(predicate)))
  }
  /// Whether all elements are taken by the closure; an error ends the stream.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result.Publisher(Result { try sequence.allSatisfy(predicate) })
  }
  /// All elements together.
  public func collect() -> Result<[Output], Failure>.Publisher { Result.Publisher(.success(Array(sequence))) }
  /// Changes each element, and leaves those out that become `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
  }
  /// Whether one of the elements is taken by the closure.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(.success(sequence.contains(where: predicate)))
  }
  /// Whether one of the elements is taken by the closure; an error ends the stream.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result.Publisher(Result { try sequence.contains(where: predicate) })
  }
  /// Leaves elements out until the closure says no.
  public func drop(
    while predicate: (Elements.Element) -> Bool
  ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    Publishers.Sequence<DropWhileSequence<Elements>, Failure>(sequence: sequence.drop(while: predicate))
  }
  /// All but the first elements.
  public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    Publishers.Sequence<DropFirstSequence<Elements>, Failure>(sequence: sequence.dropFirst(count))
  }
  /// Lets some elements through.
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: sequence.filter(isIncluded))
  }
  /// Passes on the end alone.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }
  /// Changes each element.
  public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
  }
  /// The first elements.
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    Publishers.Sequence<PrefixSequence<Elements>, Failure>(sequence: sequence.prefix(maxLength))
  }
  /// The elements for as long as a condition holds.
  public func prefix(while predicate: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
    Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.prefix(while: predicate))
  }
  /// Combines all elements.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    Result.Publisher(.success(sequence.reduce(initialResult, nextPartialResult)))
  }
  /// Combines all elements; an error ends the stream.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result.Publisher(Result { try sequence.reduce(initialResult, nextPartialResult) })
  }
  /// Puts a value in the place of `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Output], Failure> where Elements.Element == T? {
    Publishers.Sequence<[Output], Failure>(sequence: sequence.map { $0 ?? output })
  }
  /// Combines each element with what came of those before.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    return Publishers.Sequence<[T], Failure>(
      sequence: sequence.map {
        result = nextPartialResult(result, $0)
        return result
      })
  }
  /// Says that the publisher may fail, which it does not.
  public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
    Publishers.Sequence<Elements, E>(sequence: sequence)
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// Leaves elements out that equal the one before.
  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    var kept: [Output] = []
    for element in sequence where kept.last != element { kept.append(element) }
    return Publishers.Sequence<[Output], Failure>(sequence: kept)
  }
  /// Whether one of the elements is this one.
  public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(.success(sequence.contains(output)))
  }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  /// The smallest element.
  public func min() -> Output?.Publisher { Optional.Publisher(sequence.min()) }
  /// The greatest element.
  public func max() -> Output?.Publisher { Optional.Publisher(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// The first element.
  public func first() -> Output?.Publisher { Optional.Publisher(sequence.first) }
  /// The element at a position.
  public func output(at index: Elements.Index) -> Output?.Publisher {
    Optional.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: Collection {
  /// The number of elements.
  public func count() -> Result<Int, Failure>.Publisher { Result.Publisher(.success(sequence.count)) }
  /// The elements at a range of positions.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(
      sequence: Array(sequence[range.clamped(to: sequence.startIndex..<sequence.endIndex)]))
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// The last element.
  public func last() -> Output?.Publisher { Optional.Publisher(sequence.last) }
  /// The last element that the closure takes.
  public func last(where predicate: (Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
  /// The element at a position.
  public func output(at index: Elements.Index) -> Output?.Publisher {
    Optional.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
  }
  /// The number of elements.
  public func count() -> Just<Int> { Just(sequence.count) }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
  /// The elements at a range of positions.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(
      sequence: Array(sequence[range.clamped(to: sequence.startIndex..<sequence.endIndex)]))
  }
  /// The number of elements.
  public func count() -> Result<Int, Failure>.Publisher { Result.Publisher(.success(sequence.count)) }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Sends values before the elements.
  public func prepend(_ elements: Output...) -> Self { prepend(elements) }
  /// Sends values before the elements.
  public func prepend<S: Swift.Sequence>(_ elements: S) -> Self where S.Element == Elements.Element {
    var all = Elements(elements)
    all.append(contentsOf: sequence)
    return Self(sequence: all)
  }
  /// Sends the elements of another sequence first.
  public func prepend(_ publisher: Self) -> Self { publisher.append(self) }
  /// Sends values after the elements.
  public func append(_ elements: Output...) -> Self { append(elements) }
  /// Sends values after the elements.
  public func append<S: Swift.Sequence>(_ elements: S) -> Self where S.Element == Elements.Element {
    var all = sequence
    all.append(contentsOf: elements)
    return Self(sequence: all)
  }
  /// Sends the elements of another sequence afterwards.
  public func append(_ publisher: Self) -> Self { append(publisher.sequence) }
}
