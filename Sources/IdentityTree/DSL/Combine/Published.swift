import Foundation

/// An object that says when it changes (https://developer.apple.com/documentation/combine/observableobject).
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a published property of the object changes.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// The publishers of objects that declare none of their own.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }
  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  private nonisolated(unsafe) static var sweepAt = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      // An address is used again once its object is gone.
      if let entry = entries[key], entry.object === object { return entry.publisher }
      if entries.count >= sweepAt {
        entries = entries.filter { $0.value.object != nil }
        sweepAt = max(entries.count * 2, 64)
      }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// Says that an object is about to change, if anybody ever asked for its publisher.
  static func send(for object: AnyObject) {
    let publisher = lock.withLock {
      entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.publisher : nil }
    }
    publisher?.send()
  }
}

/// A property of an object that says when it changes
/// (https://developer.apple.com/documentation/combine/published).
@propertyWrapper public struct Published<Value> {
  let storage: PublishedStorage<Value>

  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  /// The values of the property: the one now, and each new one before it is set.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {
      // `assign(to: &$x)` writes the publisher back that it was given.
      guard newValue.storage !== storage else { return }
      let storage = storage
      storage.assignments = [newValue.sink { [weak storage] in storage?.set($0) }]
    }
  }

  /// The value; setting it tells the object's and the property's subscribers first.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.object = object
      storage.set(newValue)
    }
  }

  /// The values of the property, whose object is known from here.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.object = object
      return Publisher(storage: storage)
    }
    set {
      object[keyPath: storageKeyPath].storage.object = object
      object[keyPath: storageKeyPath].projectedValue = newValue
    }
  }

  /// The values of a published property.
  public struct Publisher: IdentityTreePublisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: PublishedStorage<Value>
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.channel.attach(subscriber, current: storage.value)
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// What a published property holds.
final class PublishedStorage<Value> {
  private(set) var value: Value
  weak var object: AnyObject?
  let channel = Channel<Value, Never>("PublishedSubject", isWanted: true)
  /// Publishers that write into the property.
  var assignments: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  func set(_ newValue: Value) {
    if let object { ObjectPublishers.send(for: object) }
    channel.send(newValue, keeping: true)
    value = newValue
  }
}

/// A property wrapper of the library that holds a value, for looking into objects and views.
protocol WrappedProperty {
  var heldValue: Any { get }
}

extension Published: WrappedProperty {
  var heldValue: Any { storage.value }
}
