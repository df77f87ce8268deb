import Foundation

/// Values by key that outlive identities, in memory (rule 3.20); those of user defaults are kept in step with them.
final class ValueStore: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  private var readers: [String: [WeakReader]] = [:]
  /// The user defaults behind the values.
  private let defaults: UserDefaults?
  /// What the user defaults had when somebody last looked.
  private var seen: [String: AnyHashable] = [:]

  private struct WeakReader {
    weak var reader: NodeReader?
  }

  init(defaults: UserDefaults? = nil) { self.defaults = defaults }

  // MARK: Stores of user defaults

  private static let storesLock = NSLock()
  private nonisolated(unsafe) static var stores: [ObjectIdentifier: ValueStore] = [:]
  /// Set once, so that trees without stored values need no lock.
  private nonisolated(unsafe) static var hasStores = false

  /// The values of user defaults; the app's own without any.
  static func of(_ defaults: UserDefaults?) -> ValueStore {
    let defaults = defaults ?? .standard
    return storesLock.withLock {
      if let store = stores[ObjectIdentifier(defaults)] { return store }
      let made = ValueStore(defaults: defaults)
      stores[ObjectIdentifier(defaults)] = made
      hasStores = true
      return made
    }
  }

  /// Tells readers of what the user's code wrote to user defaults itself.
  static func noticeOutsideChanges() {
    guard hasStores else { return }
    let stores = storesLock.withLock { Array(Self.stores.values) }
    for store in stores { store.noticeOutsideChanges() }
  }

  /// Forgets all values of user defaults, as a freshly installed app has none.
  static func clear() {
    let standard = UserDefaults.standard
    for key in standard.dictionaryRepresentation().keys { standard.removeObject(forKey: key) }
    for store in storesLock.withLock({ Array(Self.stores.values) }) { store.forget() }
  }

  private func forget() {
    let keys = lock.withLock { Array(values.keys) }
    for key in keys { defaults?.removeObject(forKey: key) }
    lock.withLock { (values, seen) = ([:], [:]) }
  }

  private func noticeOutsideChanges() {
    let keys = lock.withLock { Array(readers.keys) }
    for key in keys.sorted() where takeOutsideChange(ofKey: key) { tellReaders(ofKey: key) }
  }

  /// Whether the user defaults have another value than before; it counts from here on.
  private func takeOutsideChange(ofKey key: String) -> Bool {
    guard let defaults else { return false }
    let value = defaults.object(forKey: key)
    let now = value as? AnyHashable
    return lock.withLock {
      guard now != seen[key] else { return false }
      seen[key] = now
      values[key] = value
      return true
    }
  }

  // MARK: Values

  func value(forKey key: String) -> Any? {
    if takeOutsideChange(ofKey: key) { tellReaders(ofKey: key) }
    return lock.withLock { values[key] }
  }

  func set(_ value: Any?, forKey key: String) {
    if let defaults {
      if let url = value as? URL {
        defaults.set(url.absoluteString, forKey: key)
      } else {
        defaults.set(value, forKey: key)
      }
      let now = defaults.object(forKey: key) as? AnyHashable
      lock.withLock { seen[key] = now }
    }
    lock.withLock { values[key] = value }
    tellReaders(ofKey: key)
  }

  private func tellReaders(ofKey key: String) {
    let readers: [NodeReader] = lock.withLock {
      self.readers[key]?.removeAll { $0.reader == nil }
      return self.readers[key]?.compactMap(\.reader) ?? []
    }
    for reader in readers { reader.requestUpdate() }
  }

  func addReader(_ reader: NodeReader, ofKey key: String) {
    lock.withLock { readers[key, default: []].append(WeakReader(reader: reader)) }
  }
}

/// How a value of a property is kept: as one of the types that user defaults know.
struct StoredForm<Value> {
  /// The value of what is kept; `nil` if that is of another type.
  var decode: (Any) -> Value?
  /// What is kept of a value; `nil` to keep none.
  var encode: (Value) -> Any?

  /// Kept as it is.
  static var plain: StoredForm { StoredForm(decode: { $0 as? Value }, encode: { $0 }) }
}

extension StoredForm where Value: RawRepresentable {
  /// Kept as the raw value.
  static var raw: StoredForm {
    StoredForm(decode: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } }, encode: { $0.rawValue })
  }
}

extension StoredForm where Value: Codable {
  /// A value that is kept as data.
  static var coded: StoredForm {
    StoredForm(
      decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      encode: { try? JSONEncoder().encode($0) })
  }
}

extension StoredForm {
  /// Kept while there is a value.
  static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm where Value == Wrapped? {
    StoredForm(decode: { form.decode($0) }, encode: { $0.flatMap { form.encode($0) } })
  }
}

/// One key of a store, with the value that holds while the key is absent.
final class StoredLocation<Value>: Location<Value> {
  private let store: ValueStore
  private let key: String
  private let form: StoredForm<Value>
  private let initial: Value

  init(store: ValueStore, key: String, form: StoredForm<Value>, initial: Value) {
    self.store = store
    self.key = key
    self.form = form
    self.initial = initial
  }

  override var current: Value {
    store.value(forKey: key).flatMap { form.decode($0) } ?? initial
  }
  override func read() -> Value { current }
  override func write(_ value: Value, transaction: Transaction?) {
    guard !ValueComparison.areEqual(current, value) else { return }
    let kept = form.encode(value)
    let write = { [self] in store.set(kept, forKey: key) }
    if let transaction { Transaction.withCurrent(transaction, write) } else { write() }
  }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    return store === other.store && key == other.key
  }
}
