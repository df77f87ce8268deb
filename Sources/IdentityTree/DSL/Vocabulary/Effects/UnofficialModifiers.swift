import Foundation

// Modifiers that SwiftUI declares with an underscore: not documented, but public code calls them.

/// The numbers by which colors are changed (unofficial).
public struct _ColorMatrix: Equatable, Codable, Sendable {
  public var m11: Float = 1, m12: Float = 0, m13: Float = 0, m14: Float = 0, m15: Float = 0
  public var m21: Float = 0, m22: Float = 1, m23: Float = 0, m24: Float = 0, m25: Float = 0
  public var m31: Float = 0, m32: Float = 0, m33: Float = 1, m34: Float = 0, m35: Float = 0
  public var m41: Float = 0, m42: Float = 0, m43: Float = 0, m44: Float = 1, m45: Float = 0
  public init() {}
}

extension _ColorMatrix: AttributeValue {
  var attributeText: String { attributeData.map { AttributeText.number($0) }.joined(separator: ", ") }
  var attributeData: [Double] {
    [
      m11, m12, m13, m14, m15, m21, m22, m23, m24, m25, m31, m32, m33, m34, m35, m41, m42, m43, m44, m45,
    ].map { Double($0) }
  }
}

extension View {
  /// Changes colors by a matrix.
  public func _colorMatrix(_ matrix: _ColorMatrix) -> some View {
    recorded("colorMatrix", matrix, isAnimatable: true)
  }
  /// Draws in shades of one color.
  public func _colorMonochrome(_ color: Color, amount: Double = 1, bias: Double = 0) -> some View {
    recorded("colorMonochrome", color, isAnimatable: true)
  }
  /// Calls `action` when the value of a binding changes.
  public func _onBindingChange<Value: Equatable>(
    _ binding: Binding<Value>, perform action: @escaping (Value) -> Void
  ) -> some View {
    onChange(of: binding.wrappedValue) { _, value in action(value) }
  }
  /// Makes the safe area smaller.
  public func _safeAreaInsets(_ insets: EdgeInsets) -> some View { safeAreaPadding(insets) }
  /// Sets the distances that containers leave at the view's edges.
  public func _automaticPadding(_ edgeInsets: EdgeInsets? = nil) -> some View {
    recorded("automaticPadding", edgeInsets)
  }
  /// Switches off the distances that containers leave at the view's edges.
  public func _ignoresAutomaticPadding(_ ignoresPadding: Bool) -> some View {
    recorded("ignoresAutomaticPadding", ignoresPadding)
  }
  /// Leaves a small distance at the edges.
  public func _tightPadding() -> some View { recorded("tightPadding", true) }
  /// Begins a context of styles anew.
  public func _defaultContext() -> some View { recorded("defaultContext", true) }
  /// Counts the view as a group on a background.
  public func _addingBackgroundGroup() -> some View { recorded("addingBackgroundGroup", true) }
  /// Counts the view as a layer on a background.
  public func _addingBackgroundLayer() -> some View { recorded("addingBackgroundLayer", true) }
  /// Sets the shape of the container, for shapes relative to it.
  public func _containerShape<T: InsettableShape>(_ shape: T) -> some View { containerShape(shape) }
  /// Leaves the view out of what a picker chooses among.
  public nonisolated func _untagged() -> some View { recorded("untagged", true) }
}
