/// A value that the framework keeps at the view's identity (rules 3.1–3.10);
/// https://developer.apple.com/documentation/swiftui/state .
@propertyWrapper
public struct State<Value>: DynamicProperty {
  var _value: Value
  var _location: StateSlot<Value>?

  /// A state with its initial value, which counts once per identity (rules 3.1, 3.3).
  public init(wrappedValue value: Value) {
    _value = value
  }

  /// A state with its initial value, which counts once per identity (rules 3.1, 3.3).
  public init(initialValue value: Value) {
    _value = value
  }

  /// The value: inside an update the one of that update, outside it the newest (rule 3.7). Before the view is
  /// installed reading gives the initial value and writing does nothing (rules 3.3, 3.5).
  public var wrappedValue: Value {
    get {
      guard let location = _location else { return _value }
      if location.isGraphUpdating {
        location.wasRead = true
        return _value
      }
      return location.value
    }
    nonmutating set {
      _location?.write(newValue, transaction: nil)
    }
  }

  /// A binding to the value. Before the view is installed it is constant, and says so (rule 3.5).
  public var projectedValue: Binding<Value> {
    guard let location = _location else {
      RuntimeDiagnostics.report(.stateNotInstalled)
      return .constant(_value)
    }
    return Binding(value: location.isGraphUpdating ? _value : location.value, location: location)
  }

  public static var _isComposed: Bool { false }

  @MainActor public static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext) {
    let slot: StateSlot<Value>
    if context.isFirst {
      slot = StateSlot(property.pointee._value, owner: context.node, index: context.index)
      context.node.appendProperty(slot)
      EventLog.record(.stateInitialized, context.node, field: context.index, value: property.pointee._value)
    } else {
      slot = unsafeDowncast(context.node.property(at: context.index), to: StateSlot<Value>.self)
      property.pointee._value = slot.shown
    }
    property.pointee._location = slot
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that starts at `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}
