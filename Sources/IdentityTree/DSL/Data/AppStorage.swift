import Foundation

/// A value of the app's user defaults, which outlives the view's identity (rule 3.20);
/// https://developer.apple.com/documentation/swiftui/appstorage .
///
/// A run of the command line starts without any values. What the user's code writes to the user defaults itself counts
/// too, from the update that follows.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let values: ValueStore
  private let location: StoredLocation<Value>
  private let key: String
  private var snapshot: Value

  init(_ key: String, store: UserDefaults?, form: StoredForm<Value>, initial: Value) {
    self.key = key
    values = ValueStore.of(store)
    location = StoredLocation(store: values, key: key, form: form, initial: initial)
    snapshot = location.current
  }

  /// The value; the default while the key is absent.
  public var wrappedValue: Value {
    get { location.current }
    nonmutating set { location.write(newValue, transaction: nil) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(value: location.current, location: location) }

  public static var _isComposed: Bool { false }

  @MainActor public static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext) {
    guard context.isFirst else { return }
    let reader = NodeReader(context.node)
    context.node.appendProperty(reader)
    property.pointee.values.addReader(reader, ofKey: property.pointee.key)
  }
}

extension AppStorage: SelfComparing {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? AppStorage else { return false }
    return location.isSame(as: other.location)
  }
}

extension AppStorage: WrappedProperty {
  var heldValue: Any { location.current }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store: store, form: .plain, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store: store, form: .plain, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store: store, form: .plain, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store: store, form: .plain, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store: store, form: .plain, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store: store, form: .plain, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store: store, form: .plain, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store: store, form: .raw, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store: store, form: .raw, initial: wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store: store, form: .optional(.plain), initial: nil)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store: store, form: .optional(.plain), initial: nil)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store: store, form: .optional(.plain), initial: nil)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store: store, form: .optional(.plain), initial: nil)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store: store, form: .optional(.plain), initial: nil)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store: store, form: .optional(.plain), initial: nil)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store: store, form: .optional(.plain), initial: nil)
  }
}

extension AppStorage {
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store: store, form: .optional(.raw), initial: nil)
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, store: store, form: .optional(.raw), initial: nil)
  }
}

extension AppStorage where Value == TabViewCustomization {
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, form: .coded, initial: wrappedValue)
  }
}

extension AppStorage {
  public init(wrappedValue: Value = ToolbarLabelStyle.automatic, _ key: String, store: UserDefaults? = nil)
  where Value == ToolbarLabelStyle {
    self.init(key, store: store, form: .coded, initial: wrappedValue)
  }
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key, store: store, form: .coded, initial: wrappedValue)
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension View {
  /// Names the user defaults that the properties of the view use; recorded.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
