/// A value that a gesture keeps while it goes on, and that then goes back
/// (https://developer.apple.com/documentation/swiftui/gesturestate).
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  var value: Value
  var slot: StateSlot<Value>?
  let initial: Value
  /// Fills the transaction of the way back. `nil` where there is nothing to fill: a closure made here would capture the
  /// type of the value, so that no two views with such a state were equal (rules 6.2, 6.4).
  let resetting: ((Value, inout Transaction) -> Void)?

  init(_ value: Value, _ resetting: ((Value, inout Transaction) -> Void)?) {
    self.value = value
    self.initial = value
    self.resetting = resetting
  }

  /// A state with the value that it goes back to.
  public init(wrappedValue: Value) { self.init(wrappedValue, nil) }
  /// A state with the value that it goes back to.
  public init(initialValue: Value) { self.init(initialValue, nil) }
  /// A state that goes back in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue) { $1 = resetTransaction }
  }
  /// A state that goes back in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) { self.init(initialValue) { $1 = resetTransaction } }
  /// A state that goes back in a transaction that a closure fills.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue, reset)
  }
  /// A state that goes back in a transaction that a closure fills.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue, reset)
  }

  /// The value.
  public var wrappedValue: Value {
    guard let slot else { return value }
    if slot.isGraphUpdating {
      slot.wasRead = true
      return value
    }
    return slot.value
  }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  public static var _isComposed: Bool { false }

  @MainActor public static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext) {
    let slot: StateSlot<Value>
    if context.isFirst {
      slot = StateSlot(property.pointee.initial, owner: context.rawNode)
      context.node.appendProperty(slot)
      EventLog.record(
        .stateInitialized, context.node, field: context.index, value: property.pointee.initial)
    } else {
      slot = unsafeDowncast(context.node.property(at: context.index), to: StateSlot<Value>.self)
    }
    property.pointee.value = slot.value
    property.pointee.slot = slot
  }

  func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let slot else { return }
    var new = slot.value
    var transaction = Transaction()
    body(&new, &transaction)
    slot.write(new, transaction: transaction)
  }

  func reset() {
    guard let slot else { return }
    var transaction = Transaction()
    resetting?(slot.value, &transaction)
    slot.write(initial, transaction: transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that goes back to `nil`.
  public init() { self.init(nil, nil) }
  /// A state that goes back to `nil` in a transaction.
  public init(resetTransaction: Transaction) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  /// A state that goes back to `nil` in a transaction that a closure fills.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}
