import Foundation

/// A value of the scene, shared by key, which outlives the view's identity (rule 3.20);
/// https://developer.apple.com/documentation/swiftui/scenestorage .
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let form: StoredForm<Value>
  private let initial: Value
  private var location: StoredLocation<Value>?

  init(_ key: String, form: StoredForm<Value>, initial: Value) {
    self.key = key
    self.form = form
    self.initial = initial
  }

  /// The value; the default while the key is absent or the view is not installed.
  public var wrappedValue: Value {
    get { location?.current ?? initial }
    nonmutating set { location?.write(newValue, transaction: nil) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(value: location.current, location: location)
  }

  public static var _isComposed: Bool { false }

  @MainActor public static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext) {
    let store = context.node.graph.sceneStore
    property.pointee.location = StoredLocation(
      store: store, key: property.pointee.key, form: property.pointee.form, initial: property.pointee.initial)
    guard context.isFirst else { return }
    let reader = NodeReader(context.node)
    context.node.appendProperty(reader)
    store.addReader(reader, ofKey: property.pointee.key)
  }
}

extension SceneStorage: SelfComparing {
  func isSame(as other: Any) -> Bool { (other as? SceneStorage).map { $0.key == key } ?? false }
}

extension SceneStorage: WrappedProperty {
  var heldValue: Any { wrappedValue }
}

extension SceneStorage: TracedProperty {
  /// The view that a node keeps is not installed: the value is looked up in the scene.
  func traced(in node: Node) -> Any {
    StoredLocation(store: node.graph.sceneStore, key: key, form: form, initial: initial).current
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, form: .plain, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, form: .plain, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, form: .plain, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, form: .plain, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, form: .plain, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, form: .plain, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, form: .plain, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, form: .raw, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, form: .raw, initial: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(key, form: .optional(.plain), initial: nil) }
  public init(_ key: String) where Value == Int? { self.init(key, form: .optional(.plain), initial: nil) }
  public init(_ key: String) where Value == Double? { self.init(key, form: .optional(.plain), initial: nil) }
  public init(_ key: String) where Value == String? { self.init(key, form: .optional(.plain), initial: nil) }
  public init(_ key: String) where Value == URL? { self.init(key, form: .optional(.plain), initial: nil) }
  public init(_ key: String) where Value == Date? { self.init(key, form: .optional(.plain), initial: nil) }
  public init(_ key: String) where Value == Data? { self.init(key, form: .optional(.plain), initial: nil) }
}

extension SceneStorage {
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, form: .optional(.raw), initial: nil)
  }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, form: .optional(.raw), initial: nil)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(key, form: .coded, initial: wrappedValue)
  }
}

extension SceneStorage {
  public init<RowValue: Identifiable>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String)
  where Value == TableColumnCustomization<RowValue> {
    self.init(key, form: .coded, initial: wrappedValue)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}
