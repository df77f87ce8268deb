/// Makes bindings to the properties of an observable object
/// (https://developer.apple.com/documentation/swiftui/bindable).
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.init(held: wrappedValue) }

  fileprivate init(held: Value) { self.wrappedValue = held }

  /// The bindings' source.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(object: wrappedValue, keyPath: keyPath)
  }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self.init(held: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(held: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self.init(held: projectedValue.wrappedValue) }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: WrappedProperty {
  var heldValue: Any { wrappedValue }
}

extension Binding {
  /// A binding to a property of an object.
  init<Root: AnyObject>(object: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    let location = ObjectLocation(object: object, keyPath: keyPath)
    self.init(value: location.current, location: location)
  }
}

/// A property of an object.
final class ObjectLocation<Root: AnyObject, Value>: Location<Value> {
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>
  init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }
  override var current: Value { object[keyPath: keyPath] }
  override func read() -> Value { object[keyPath: keyPath] }
  override func write(_ value: Value, transaction: Transaction?) {
    guard let transaction else {
      object[keyPath: keyPath] = value
      return
    }
    Transaction.withCurrent(transaction) { object[keyPath: keyPath] = value }
  }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
