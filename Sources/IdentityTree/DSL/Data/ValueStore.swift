import Foundation

/// Values by key that outlive identities, in memory (rule 3.20).
final class ValueStore: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  private var readers: [String: [WeakReader]] = [:]

  private struct WeakReader {
    weak var reader: NodeReader?
  }

  /// The values that stand for the app's user defaults.
  static let defaults = ValueStore()

  func value(forKey key: String) -> Any? { lock.withLock { values[key] } }

  func set(_ value: Any?, forKey key: String) {
    let readers: [NodeReader] = lock.withLock {
      values[key] = value
      self.readers[key]?.removeAll { $0.reader == nil }
      return self.readers[key]?.compactMap(\.reader) ?? []
    }
    for reader in readers { reader.requestUpdate() }
  }

  func addReader(_ reader: NodeReader, ofKey key: String) {
    lock.withLock { readers[key, default: []].append(WeakReader(reader: reader)) }
  }

  /// Forgets all values, as a freshly installed app has none.
  func clear() { lock.withLock { values = [:] } }
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
  /// The user defaults of the user's own that are kept in step.
  private let defaults: UserDefaults?

  init(store: ValueStore, key: String, form: StoredForm<Value>, initial: Value, defaults: UserDefaults? = nil) {
    self.store = store
    self.key = key
    self.form = form
    self.initial = initial
    self.defaults = defaults
  }

  override var current: Value {
    let kept = store.value(forKey: key) ?? defaults?.object(forKey: key)
    return kept.flatMap { form.decode($0) } ?? initial
  }
  override func read() -> Value { current }
  override func write(_ value: Value, transaction: Transaction?) {
    guard !ValueComparison.areEqual(current, value) else { return }
    let kept = form.encode(value)
    let write = { [self] in
      defaults?.set(kept, forKey: key)
      store.set(kept, forKey: key)
    }
    if let transaction { Transaction.withCurrent(transaction, write) } else { write() }
  }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    return store === other.store && key == other.key
  }
}
