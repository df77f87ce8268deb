/// Which of a view's fields has the focus (rule 3.19); https://developer.apple.com/documentation/swiftui/focusstate .
///
/// It has no initial value: it starts at `false` or `nil`. Setting it moves the focus; when the focused field goes,
/// it goes back.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  var value: Value
  var slot: StateSlot<Value>?
  /// What stands for no focus.
  let resting: Value

  init(resting: Value) {
    self.value = resting
    self.resting = resting
  }

  /// A state that says whether a field has the focus.
  public init() where Value == Bool { self.init(resting: false) }

  /// A state that says which field has the focus.
  public init<T: Hashable>() where Value == T? { self.init(resting: nil) }

  /// Which field has the focus.
  public var wrappedValue: Value {
    get {
      guard let slot else { return value }
      if slot.isGraphUpdating {
        slot.wasRead = true
        return value
      }
      return slot.value
    }
    nonmutating set { slot?.write(newValue, transaction: nil) }
  }

  /// A binding for `focused(_:)`.
  public var projectedValue: Binding {
    guard let slot else {
      RuntimeDiagnostics.report(.focusStateNotInstalled)
      return Binding(location: ConstantLocation(value), resting: resting)
    }
    return Binding(location: slot, resting: resting)
  }

  /// Reads and writes a focus state from elsewhere.
  @propertyWrapper
  public struct Binding {
    let location: Location<Value>
    let resting: Value
    /// Which field has the focus.
    public var wrappedValue: Value {
      get { location.read() }
      nonmutating set { location.write(newValue, transaction: nil) }
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  public static var _isComposed: Bool { false }

  @MainActor public static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext) {
    let slot: StateSlot<Value>
    if context.isFirst {
      slot = StateSlot(property.pointee.resting, owner: context.rawNode)
      context.node.appendProperty(slot)
      EventLog.record(
        .stateInitialized, context.node, field: context.index, value: property.pointee.resting)
    } else {
      slot = unsafeDowncast(context.node.property(at: context.index), to: StateSlot<Value>.self)
    }
    property.pointee.value = slot.value
    property.pointee.slot = slot
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState.Binding: SelfComparing {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? FocusState<Value>.Binding else { return false }
    return location.isSame(as: other.location)
  }
}

/// Ties the focus of the view to a state.
nonisolated public struct _FocusedModifier<Value: Hashable>: PrimitiveModifier {
  public typealias Body = Never
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor public func _connect(_ node: Node) {
    node.graph.focus.tie(node, location: binding.location, value: value, resting: binding.resting)
  }
}

/// Where focus goes when a part of the interface appears.
nonisolated public struct _DefaultFocusModifier<Value: Hashable>: PrimitiveModifier {
  public typealias Body = Never
  let binding: FocusState<Value>.Binding
  let value: Value
}

/// How the focus is used (https://developer.apple.com/documentation/swiftui/focusinteractions).
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When a default focus counts
/// (https://developer.apple.com/documentation/swiftui/defaultfocusevaluationpriority).
public struct DefaultFocusEvaluationPriority: Sendable, Equatable {
  let name: String
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// A view that can take the focus without being a field.
nonisolated public struct _FocusableModifier: PrimitiveModifier {
  public typealias Body = Never
  let isFocusable: Bool
  let onFocusChange: ((Bool) -> Void)?
  @MainActor public var _attributes: [NodeAttribute] { [NodeAttribute("focusable", "\(isFocusable)")] }
}

extension _FocusableModifier: FocusableRole {}

/// A modifier that makes its view take the focus.
@MainActor protocol FocusableRole {
  var isFocusable: Bool { get }
}

private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsFocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the nearest focusable view has the focus.
  public var isFocused: Bool { self[IsFocusedKey.self] }
  /// Whether a focused view shows an effect.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}

extension View {
  /// Ties the focus of the view to a value of a state.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusedModifier(binding: binding, value: value))
  }
  /// Ties the focus of the view to a state.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition, value: true))
  }
  /// Names where the focus goes first.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(_DefaultFocusModifier(binding: binding, value: value))
  }
  /// Lets the view take the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable, onFocusChange: nil))
  }
  /// Lets the view take the focus for some interactions.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable, onFocusChange: nil))
  }
  /// The older form, told when the focus comes and goes.
  @_disfavoredOverload
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable, onFocusChange: onFocusChange))
  }
  /// Makes the view a section for the movement of the focus.
  public nonisolated func focusSection() -> some View { recorded("focusSection", true) }
  /// Switches the effect of the focus off.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    inherited("focusEffectDisabled", \.isFocusEffectEnabled, !disabled)
  }
}
