/// What a node keeps for one of its dynamic properties.
class PropertyStorage {
  /// The storage as that of a state, if it is one.
  var stateStorage: (any StateStorage)? { nil }
  /// Gives up what a node owned (rule 3.4).
  func discard() {}
  /// Records the value that is lost with the node.
  func recordDiscard(of node: Node) {}
  /// Makes the value of a batch of writes the one that bodies see.
  func commit(batch: Int, in graph: ViewGraph) {}
  /// The update is over that showed the value of one batch.
  func endUpdate() {}
  /// Notes that a node's body read the value.
  func addReader(_ node: Node) {}
}

/// Where a binding reads and writes.
class Location<Value>: PropertyStorage {
  /// The value, without a note that it was read.
  var current: Value { fatalError("Location is abstract") }
  /// The value; during an update the running body comes to depend on it.
  func read() -> Value { fatalError("Location is abstract") }
  func write(_ value: Value, transaction: Transaction?) { fatalError("Location is abstract") }
  /// Whether two locations are the same place, for the comparison of view values.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

final class ConstantLocation<Value>: Location<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override var current: Value { value }
  override func read() -> Value { value }
  override func write(_ value: Value, transaction: Transaction?) {}
  override func isSame(as other: Location<Value>) -> Bool { other is ConstantLocation<Value> }
}

final class FunctionLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.get = read
    self.set = write
  }
  override var current: Value { self.get() }
  override func read() -> Value { self.get() }
  override func write(_ value: Value, transaction: Transaction?) {
    guard let transaction else { return set(value, Transaction()) }
    Transaction.withCurrent(transaction) { set(value, transaction) }
  }
}

final class PartLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>
  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }
  override var current: Value { base.current[keyPath: keyPath] }
  override func read() -> Value { base.read()[keyPath: keyPath] }
  override func write(_ value: Value, transaction: Transaction?) {
    var whole = base.current
    whole[keyPath: keyPath] = value
    base.write(whole, transaction: transaction)
  }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PartLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let index: Base.Index
  private var last: Base.Element
  init(base: Location<Base>, index: Base.Index) {
    self.base = base
    self.index = index
    self.last = base.current[index]
  }
  /// After its element is gone, a binding goes on giving the last value that it saw.
  private func element(of whole: Base) -> Base.Element {
    if whole.startIndex <= index, index < whole.endIndex { last = whole[index] }
    return last
  }
  override var current: Base.Element { element(of: base.current) }
  override func read() -> Base.Element { element(of: base.read()) }
  override func write(_ value: Base.Element, transaction: Transaction?) {
    var whole = base.current
    guard whole.startIndex <= index, index < whole.endIndex else { return }
    whole[index] = value
    base.write(whole, transaction: transaction)
  }
  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}

final class UnwrappedLocation<Value>: Location<Value> {
  private let base: Location<Value?>
  private var last: Value
  init(base: Location<Value?>, last: Value) {
    self.base = base
    self.last = last
  }
  private func unwrap(_ value: Value?) -> Value {
    if let value { last = value }
    return last
  }
  override var current: Value { unwrap(base.current) }
  override func read() -> Value { unwrap(base.read()) }
  override func write(_ value: Value, transaction: Transaction?) { base.write(value, transaction: transaction) }
  override func isSame(as other: Location<Value>) -> Bool {
    (other as? UnwrappedLocation<Value>).map { base.isSame(as: $0.base) } ?? false
  }
}

final class OptionalLocation<Wrapped>: Location<Wrapped?> {
  private let base: Location<Wrapped>
  init(base: Location<Wrapped>) { self.base = base }
  override var current: Wrapped? { base.current }
  override func read() -> Wrapped? { base.read() }
  override func write(_ value: Wrapped?, transaction: Transaction?) {
    if let value { base.write(value, transaction: transaction) }
  }
  override func isSame(as other: Location<Wrapped?>) -> Bool {
    (other as? OptionalLocation<Wrapped>).map { base.isSame(as: $0.base) } ?? false
  }
}

final class HashableLocation<Base: Hashable>: Location<AnyHashable> {
  private let base: Location<Base>
  init(base: Location<Base>) { self.base = base }
  override var current: AnyHashable { AnyHashable(base.current) }
  override func read() -> AnyHashable { AnyHashable(base.read()) }
  override func write(_ value: AnyHashable, transaction: Transaction?) {
    if let value = value.base as? Base { base.write(value, transaction: transaction) }
  }
  override func isSame(as other: Location<AnyHashable>) -> Bool {
    (other as? HashableLocation<Base>).map { base.isSame(as: $0.base) } ?? false
  }
}
