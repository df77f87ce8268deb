/// An object that somebody else keeps; the view is updated whenever it changes (rules 3.13, 3.14);
/// https://developer.apple.com/documentation/swiftui/observedobject .
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, @unchecked Sendable {
  private var object: ObjectType

  public init(wrappedValue: ObjectType) { object = wrappedValue }
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Makes bindings to the properties of an object.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(object: object, keyPath: keyPath)
    }
  }

  public static var _isComposed: Bool { false }

  @MainActor public static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext) {
    if context.isFirst { context.node.appendProperty(ObjectStorage<ObjectType>(node: context.node)) }
    unsafeDowncast(context.node.property(at: context.index), to: ObjectStorage<ObjectType>.self)
      .observe(property.pointee.object)
  }
}

extension ObservedObject: SelfComparing {
  func isSame(as other: Any) -> Bool { (other as? ObservedObject).map { $0.object === object } ?? false }
}

extension ObservedObject: WrappedProperty {
  var heldValue: Any { object }
}
