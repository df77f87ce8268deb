/// A stored property that a view reads from outside its value (rule 3.21);
/// https://developer.apple.com/documentation/swiftui/dynamicproperty .
public protocol DynamicProperty {
  /// Called right before the body runs.
  mutating func update()

  /// Connects the property of one node with its storage. The library's own wrappers answer it; for types made
  /// by users their stored properties are connected, one by one.
  @MainActor static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext)

  /// What connects properties of the type faster than ``_install(_:_:)``, which does the same; made once a view type.
  static func _makeInstaller() -> _FieldInstaller?

  /// Whether the stored properties of the type are to be looked at for further dynamic properties.
  static var _isComposed: Bool { get }
}

extension DynamicProperty {
  public mutating func update() {}
  @MainActor public static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext) {
    property.pointee.update()
  }
  public static var _isComposed: Bool { true }
  public static func _makeInstaller() -> _FieldInstaller? { nil }
}

/// Connects a dynamic property, with what was found out about its type once.
public class _FieldInstaller {
  @MainActor func install(at property: UnsafeMutableRawPointer, _ context: _PropertyContext) {}
}

/// What a dynamic property needs to know when it is connected.
@MainActor public struct _PropertyContext {
  let rawNode: Unmanaged<Node>
  /// The number of the property in its node.
  let index: Int
  /// The first time for this node.
  let isFirst: Bool
  var node: Node { rawNode.takeUnretainedValue() }
}
