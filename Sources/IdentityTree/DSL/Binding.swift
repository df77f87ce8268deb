/// A value that somebody else keeps, to read and write (rule 3.16);
/// https://developer.apple.com/documentation/swiftui/binding .
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  public var transaction: Transaction
  let location: Location<Value>
  var _value: Value

  init(value: Value, location: Location<Value>, transaction: Transaction = Transaction()) {
    self.transaction = transaction
    self.location = location
    self._value = value
  }

  /// A binding that calls closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    let location = FunctionLocation(read: get, write: { value, _ in set(value) })
    self.init(value: get(), location: location)
  }

  /// A binding that calls closures; the setter is given the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(value: get(), location: FunctionLocation(read: get, write: set))
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(value: value, location: ConstantLocation(value))
  }

  /// The value. Reading it in a body makes that body depend on it (rule 3.16).
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue, transaction: effectiveTransaction) }
  }

  /// What a write carries: the binding's transaction, under that of the writing code (rules 5.7, 9.9).
  private var effectiveTransaction: Transaction? {
    guard !transaction.isEmpty else { return nil }
    guard let current = Transaction.current else { return transaction }
    let graph = VirtualClock.current?.graph
    graph?.touch(.bindingAnimation)
    return graph?.policies.bindingAnimation == .bindingWins
      ? current.merging(transaction) : transaction.merging(current)
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      value: _value[keyPath: keyPath], location: PartLocation(base: location, keyPath: keyPath),
      transaction: transaction)
  }

  /// Writes through the binding carry `animation` (rule 5.7).
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// Writes through the binding carry `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

extension Binding {
  /// A binding to the unwrapped value; `nil` if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      value: value, location: UnwrappedLocation(base: base.location, last: value), transaction: base.transaction)
  }

  /// A binding to the value as an optional.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(value: base._value, location: OptionalLocation(base: base.location), transaction: base.transaction)
  }

  /// A binding to the value as a type-erased hashable.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      value: AnyHashable(base._value), location: HashableLocation(base: base.location), transaction: base.transaction)
  }
}

extension Binding where Value: MutableCollection {
  subscript(collectionIndex index: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      value: _value[index], location: ElementLocation(base: location, index: index), transaction: transaction)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }
  public subscript(position: Index) -> Binding<Value.Element> { self[collectionIndex: position] }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding: DynamicProperty {
  public static var _isComposed: Bool { false }
  @MainActor public static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext) {
    if context.isFirst { context.node.appendProperty(nil) }
    property.pointee._value = property.pointee.location.current
  }
}
