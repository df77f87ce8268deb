/// A key of the environment with its default value
/// (https://developer.apple.com/documentation/swiftui/environmentkey).
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that flow from a view to its descendants
/// (https://developer.apple.com/documentation/swiftui/environmentvalues).
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Asked for at first: a missing value would also cast to an optional one, as `nil`.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads a value of the environment (rule 3.17); https://developer.apple.com/documentation/swiftui/environment .
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value; before the view is installed the default, with a diagnostic (rule 3.17).
  public var wrappedValue: Value {
    if let value { return value }
    RuntimeDiagnostics.report(.environmentNotInstalled(String(describing: Value.self)))
    return EnvironmentValues()[keyPath: keyPath]
  }

  public static var _isComposed: Bool { false }

  @MainActor public static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext) {
    let keyPath = property.pointee.keyPath
    property.pointee.value = context.node.scope.values[keyPath: keyPath]
    if context.isFirst {
      context.node.appendProperty(nil)
      context.node.scope.addReader(context.node) { old, new in
        !ValueComparison.areEqual(old[keyPath: keyPath], new[keyPath: keyPath])
      }
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: TracedProperty {
  func traced(in node: Node) -> Any { node.scope.values[keyPath: keyPath] as Any }
}

extension View {
  /// Sets a value of the environment for this view and its descendants.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }
}

/// Sets one value of the environment.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: PrimitiveModifier {
  public typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  public nonisolated static var _changesEnvironment: Bool { true }
  public nonisolated func _change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}
