import Foundation

/// A value that views pass to the views around them (https://developer.apple.com/documentation/swiftui/preferencekey).
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Joins the values of several views, in their order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

/// Sets a preference, in place of what the content sets.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveModifier {
  public typealias Body = Never
  let value: Key.Value
  /// The key.
  public var _attributes: [NodeAttribute] { [NodeAttribute("preference", TypeName.short(Key.self))] }
}

/// Changes what the content sets.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
  public typealias Body = Never
  let transform: (inout Key.Value) -> Void
  /// The key.
  public var _attributes: [NodeAttribute] { [NodeAttribute("transformPreference", TypeName.short(Key.self))] }
}

/// Sets a preference from a place of the content.
nonisolated public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: PrimitiveModifier {
  public typealias Body = Never
  let anchor: Anchor<AnchorValue>.Source
  let transform: (Anchor<AnchorValue>) -> Key.Value
  /// The key.
  public var _attributes: [NodeAttribute] { [NodeAttribute("anchorPreference", TypeName.short(Key.self))] }
}

/// Changes what the content sets by a place of the content.
nonisolated public struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey>: PrimitiveModifier {
  public typealias Body = Never
  let anchor: Anchor<AnchorValue>.Source
  let transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
  /// The key.
  public var _attributes: [NodeAttribute] { [NodeAttribute("transformAnchorPreference", TypeName.short(Key.self))] }
}

/// Calls a closure when a preference of the content changed.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
  public typealias Body = Never
  let action: (Key.Value) -> Void
  /// The key.
  public var _attributes: [NodeAttribute] { [NodeAttribute("onPreferenceChange", TypeName.short(Key.self))] }
}

/// Makes a layer from a preference of the content.
nonisolated public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: PrimitiveModifier {
  public typealias Body = Never
  let isBackground: Bool
  let alignment: Alignment
  let layer: (Key.Value) -> Layer
  /// The key.
  public var _attributes: [NodeAttribute] {
    [NodeAttribute(isBackground ? "backgroundPreferenceValue" : "overlayPreferenceValue", TypeName.short(Key.self))]
  }
}

extension View {
  /// Sets a preference for the views around this one.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }
  /// Changes a preference that the view sets.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }
  /// Sets a preference made from a place in the view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(anchor: value, transform: transform))
  }
  /// Changes a preference by a place in the view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorTransformModifier<A, K>(anchor: value, transform: transform))
  }
  /// Calls `action` when a preference of the view changed.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
  /// Puts views in front that are made from a preference of the view.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(isBackground: false, alignment: alignment, layer: transform))
  }
  /// Puts views behind that are made from a preference of the view.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(isBackground: true, alignment: alignment, layer: transform))
  }
}
