/// A name space for identifiers of a view, new for each identity (rule 3.18);
/// https://developer.apple.com/documentation/swiftui/namespace .
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  private var id = 0

  public init() {}

  /// The name space's identifier; outside of a body one that matches no other, with a diagnostic.
  public var wrappedValue: Namespace.ID {
    if id == 0 { RuntimeDiagnostics.report(.namespaceOutsideBody) }
    return ID(number: id)
  }

  /// Tells name spaces apart.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  public static var _isComposed: Bool { false }

  @MainActor public static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext) {
    if context.isFirst { context.node.appendProperty(nil) }
    property.pointee.id = Int(context.node.id.rawValue) << 8 | (context.index + 1)
  }
}

extension Namespace: SelfComparing {
  func isSame(as other: Any) -> Bool { other is Namespace }
}
