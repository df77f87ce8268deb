/// Records one value of how the content looks or behaves, without an effect here.
///
/// A modifier that SwiftUI gives no identity, state, lifecycle or environment meaning is declared in one line:
/// `recorded("name", value)`.
nonisolated public struct _RecordedModifier<Value>: PrimitiveModifier {
  public typealias Body = Never
  let name: String
  let value: Value
  let isAnimatable: Bool

  /// The recorded value.
  @MainActor public var _attributes: [NodeAttribute] { [.of(name, value, isAnimatable: isAnimatable)] }
}

/// Sets one value of the environment, and records it.
nonisolated public struct _RecordedEnvironmentModifier<Value>: PrimitiveModifier {
  public typealias Body = Never
  let name: String
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  /// The value.
  @MainActor public var _attributes: [NodeAttribute] { [.of(name, value)] }
  public nonisolated static var _changesEnvironment: Bool { true }
  public nonisolated func _change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// Changes the environment from what it is, and records with what.
nonisolated public struct _TransformedEnvironmentModifier<Value>: PrimitiveModifier {
  public typealias Body = Never
  let name: String
  let value: Value
  let transform: (inout EnvironmentValues, Value) -> Void

  /// The value.
  @MainActor public var _attributes: [NodeAttribute] { [.of(name, value)] }
  public nonisolated static var _changesEnvironment: Bool { true }
  public nonisolated func _change(_ environment: inout EnvironmentValues) { transform(&environment, value) }
}

extension View {
  /// Records a value that has no effect in the model.
  nonisolated func recorded<Value>(
    _ name: String, _ value: Value, isAnimatable: Bool = false
  ) -> ModifiedContent<Self, _RecordedModifier<Value>> {
    ModifiedContent(
      content: self, modifier: _RecordedModifier(name: name, value: value, isAnimatable: isAnimatable))
  }

  /// Sets and records a value of the environment.
  nonisolated func inherited<Value>(
    _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, _RecordedEnvironmentModifier<Value>> {
    ModifiedContent(
      content: self, modifier: _RecordedEnvironmentModifier(name: name, keyPath: keyPath, value: value))
  }

  /// Changes the environment from what it is, and records with what.
  nonisolated func inherited<Value>(
    _ name: String, _ value: Value, transform: @escaping (inout EnvironmentValues, Value) -> Void
  ) -> ModifiedContent<Self, _TransformedEnvironmentModifier<Value>> {
    ModifiedContent(
      content: self, modifier: _TransformedEnvironmentModifier(name: name, value: value, transform: transform))
  }
}
