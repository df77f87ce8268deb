import Foundation

/// Reads values from data, as `JSONDecoder` does (https://developer.apple.com/documentation/combine/topleveldecoder).
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Writes values as data, as `JSONEncoder` does (https://developer.apple.com/documentation/combine/toplevelencoder).
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// Reads a value from each data.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
  /// Writes each value as data.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.TryMap<Self, Coder.Output>
  where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
  /// Lets some values through; an error ends the stream.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.CompactMap<Publishers.TryMap<Self, Output?>, Output> {
    tryMap { try isIncluded($0) ? $0 : nil }.compactMap { $0 }
  }
  /// Changes each value, and leaves those out that become `nil`; an error ends the stream.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.CompactMap<Publishers.TryMap<Self, T?>, T> {
    tryMap(transform).compactMap { $0 }
  }
  /// Passes on the end alone.
  public func ignoreOutput() -> Publishers.CompactMap<Self, Never> { compactMap { _ in nil } }
  /// The last value, at the end.
  public func last() -> Publishers.CompactMap<Publishers.Collect<Self>, Output> { collect().compactMap(\.last) }
  /// Subscribes anew after a failure, so many times at most.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}

extension Publishers {
  /// Subscribes anew after a failure.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let retries: Int?
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay<Output, Failure>(subscriber)
      attempt(relay, left: retries ?? .max)
    }
    private func attempt(_ relay: Relay<Output, Failure>, left: Int) {
      relay.follow(upstream) { completion in
        if case .failure = completion, left > 0 { return attempt(relay, left: left - 1) }
        relay.finish(completion)
      }
    }
  }
}

/// Hands one subscriber the values of one publisher after the other.
private final class Relay<Output, Failure: Error> {
  private let channel = Channel<Output, Failure>()
  private var subscription: AnyCancellable?
  private var isOver = false

  init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    channel.attach(
      Leaver(subscriber) { [weak self] in
        self?.isOver = true
        self?.subscription = nil
      })
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    channel.send(completion: completion)
    isOver = true
    subscription = nil
  }

  /// Hands on the values of a publisher; what follows its end is the caller's affair.
  func follow<P: Publisher>(_ publisher: P, _ end: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Output {
    guard !isOver else { return }
    let earlier = subscription
    let made = publisher.sink(receiveCompletion: end) { [channel] in channel.send($0) }
    // A publisher that ended at once may have been followed by another one already.
    if !isOver, subscription === earlier { subscription = made }
  }
}
