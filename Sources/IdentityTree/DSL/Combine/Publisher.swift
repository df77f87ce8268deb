/// Sends values to subscribers over time (https://developer.apple.com/documentation/combine/publisher).
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Attaches a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which sends on what it is sent.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let feed = SubjectFeed(subject)
    receive(subscriber: feed)
    return AnyCancellable(feed)
  }
}

/// A publisher that sends only once it is connected
/// (https://developer.apple.com/documentation/combine/connectablepublisher).
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts to send; stops when what it returns is cancelled.
  func connect() -> any Cancellable
}

/// The types of publishers (https://developer.apple.com/documentation/combine/publishers).
public enum Publishers {}

/// The protocol under another name, for types that are themselves called `Publisher`.
public typealias IdentityTreePublisher = Publisher

/// The connection of a subscriber to a publisher (https://developer.apple.com/documentation/combine/subscription).
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions of no publisher (https://developer.apple.com/documentation/combine/subscriptions).
public enum Subscriptions {
  /// A subscription that sends nothing.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
  static let shared = EmptySubscription()
  var description: String { "Empty" }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// A publisher without its type (https://developer.apple.com/documentation/combine/anypublisher).
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let attach: (AnySubscriber<Output, Failure>) -> Void
  /// The publisher inside, for comparison of view values.
  let base: Any

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      self = erased
    } else {
      base = publisher
      attach = { publisher.receive(subscriber: $0) }
    }
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
  public var description: String { "AnyPublisher" }
  public var playgroundDescription: Any { description }
}

extension Publisher {
  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
