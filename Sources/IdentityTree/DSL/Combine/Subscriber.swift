/// Receives values from a publisher (https://developer.apple.com/documentation/combine/subscriber).
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  /// Told that the subscription holds; values are asked for through it.
  func receive(subscription: any Subscription)
  /// Told a value; says how many more it wants.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Told that nothing more comes.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Told that something happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The types of subscribers (https://developer.apple.com/documentation/combine/subscribers).
public enum Subscribers {}

extension Subscribers {
  /// Calls closures (https://developer.apple.com/documentation/combine/subscribers/sink).
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
  {
    public let receiveValue: (Input) -> Void
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isOver = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }
    public var description: String { "Sink" }
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
    public var playgroundDescription: Any { description }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isOver else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ input: Input) -> Demand {
      if !isOver { receiveValue(input) }
      return .none
    }
    public func receive(completion: Completion<Failure>) {
      guard !isOver else { return }
      isOver = true
      subscription = nil
      receiveCompletion(completion)
    }
    public func cancel() {
      isOver = true
      let subscription = subscription
      self.subscription = nil
      subscription?.cancel()
    }
  }

  /// Writes each value into a property of an object, which it keeps alive
  /// (https://developer.apple.com/documentation/combine/subscribers/assign).
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
  {
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }
    public var description: String { "Assign \(Root.self)." }
    public var customMirror: Mirror {
      Mirror(self, children: ["object": object as Any, "keyPath": keyPath, "status": subscription as Any])
    }
    public var playgroundDescription: Any { description }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }
    public func receive(completion: Completion<Never>) {
      subscription = nil
      object = nil
    }
    public func cancel() {
      let subscription = subscription
      self.subscription = nil
      object = nil
      subscription?.cancel()
    }
  }
}

extension Publisher {
  /// Calls closures with each value and the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value into a property of an object, which it keeps alive.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assignment = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assignment)
    return AnyCancellable(assignment)
  }

  /// Writes each value into a published property, for as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.assignments.append(sink { [weak storage] in storage?.set($0) })
  }
}

/// A subscriber without its type (https://developer.apple.com/documentation/combine/anysubscriber).
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void
  private let base: Any

  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    if let erased = s as? AnySubscriber<Input, Failure> {
      self = erased
    } else {
      base = s
      combineIdentifier = s.combineIdentifier
      onSubscription = { s.receive(subscription: $0) }
      onValue = { s.receive($0) }
      onCompletion = { s.receive(completion: $0) }
    }
  }
  /// A subscriber that sends on what it gets through a subject.
  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure { self.init(SubjectFeed(s)) }
  /// A subscriber of closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    base = "Anonymous AnySubscriber"
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  public var description: String {
    (base as? any CustomStringConvertible)?.description ?? String(describing: type(of: base))
  }
  public var customMirror: Mirror {
    (base as? any CustomReflectable)?.customMirror ?? Mirror(base, children: EmptyCollection())
  }
  public var playgroundDescription: Any { description }

  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
