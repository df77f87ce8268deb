import Observation

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

  /// A state with an observable object. As in SwiftUI the object is made each time the view is, and the first one kept.
  public init(wrappedValue thunk: @autoclosure @escaping () -> Value) where Value: AnyObject, Value: Observable {
    _value = thunk()
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
      return location.newest
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
    StateInstaller<Value>().install(at: property, context)
  }

  public static func _makeInstaller() -> _FieldInstaller? { StateInstaller<Value>() }
}

/// Connects a `@State`, without asking the runtime for generic types each time: type and place are found once.
private final class StateInstaller<Value>: _FieldInstaller {
  private let slotType = StateSlot<Value>.self
  private let location: Int

  override init() {
    guard let offset = MemoryLayout<State<Value>>.offset(of: \._location) else { fatalError("State has no location") }
    location = offset
  }

  override func install(at property: UnsafeMutableRawPointer, _ context: _PropertyContext) {
    let value = property.assumingMemoryBound(to: Value.self)
    let slot: Unmanaged<StateSlot<Value>>
    if context.isFirst {
      slot = .passRetained(slotType.init(value.pointee, owner: context.rawNode))
      slot.borrowed { slot in
        context.rawNode.borrowed {
          $0.appendProperty(slot)
          EventLog.record(.stateInitialized, $0, field: context.index, value: value.pointee)
        }
      }
    } else {
      let kept = context.rawNode.borrowed { $0.rawProperty(at: context.index) }
      slot = .fromOpaque(kept.toOpaque())
      _ = slot.retain()
      slot.borrowed { value.pointee = $0.shown }
    }
    let place = (property + location).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    if let old = place.pointee { Unmanaged<AnyObject>.fromOpaque(old).release() }
    place.pointee = slot.toOpaque()
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that starts at `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}
