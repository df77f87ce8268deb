import Synchronization

/// An object that an ancestor puts into the environment (rule 3.14);
/// https://developer.apple.com/documentation/swiftui/environmentobject .
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, @unchecked Sendable {
  private var object: ObjectType?

  public init() {}

  /// The object. As in SwiftUI the program stops if no ancestor has set one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(MissingObject.text(kind: "ObservableObject", type: "\(ObjectType.self)"))
    }
    return object
  }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

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
    let node = context.node
    let object = node.scope.values[ObjectKey<ObjectType>.self]
    property.pointee.object = object
    if context.isFirst {
      node.appendProperty(ObjectStorage<ObjectType>(node: node))
      node.scope.addReader(node) { old, new in
        old[ObjectKey<ObjectType>.self] !== new[ObjectKey<ObjectType>.self]
      }
    }
    if let object {
      unsafeDowncast(node.property(at: context.index), to: ObjectStorage<ObjectType>.self).observe(object)
    }
  }
}

extension EnvironmentObject: SelfComparing {
  func isSame(as other: Any) -> Bool { other is EnvironmentObject }
}

extension EnvironmentObject: WrappedProperty {
  var heldValue: Any { object as Any }
}

/// The key of an object of the environment: its type.
enum ObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

/// What SwiftUI says when an object that a view needs is not in its environment.
enum MissingObject {
  static func text(kind: String, type: String) -> String {
    "No \(kind) of type \(type) found. A View.environmentObject(_:) for \(type) may be missing as an ancestor of this "
      + "view."
  }
}

/// Puts an object into the environment of its content.
nonisolated public struct _EnvironmentObjectModifier<ObjectType: AnyObject>: PrimitiveModifier {
  public typealias Body = Never
  let object: ObjectType?

  public nonisolated static var _changesEnvironment: Bool { true }
  public nonisolated func _change(_ environment: inout EnvironmentValues) {
    environment[ObjectKey<ObjectType>.self] = object
  }
}

extension View {
  /// Puts an object into the environment;
  /// https://developer.apple.com/documentation/swiftui/view/environmentobject(_:) .
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }

  /// Puts an observable object into the environment;
  /// https://developer.apple.com/documentation/swiftui/view/environment(_:) .
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}

/// Tells the readers of different object types apart in a key path.
struct ObservableType<T: AnyObject>: Hashable {
  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(T.self)) }
}

extension EnvironmentValues {
  /// The observable object of a type, if there is one.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }

  subscript<T: AnyObject>(optional type: ObservableType<T>) -> T? { self[ObjectKey<T>.self] }

  subscript<T: AnyObject>(required type: ObservableType<T>) -> T {
    guard let object = self[ObjectKey<T>.self] else {
      fatalError(MissingObject.text(kind: "Observable object", type: "\(T.self)"))
    }
    return object
  }
}

/// The key paths of object types, each made once: two properties that read an object of one type are equal.
private enum ObjectPaths {
  /// `@unchecked`: a key path does not change.
  private struct Path: @unchecked Sendable {
    let path: AnyKeyPath
  }
  private static let known = Mutex<[ObjectIdentifier: Path]>([:])

  static func path<Value>(_ make: () -> KeyPath<EnvironmentValues, Value>) -> KeyPath<EnvironmentValues, Value> {
    let key = ObjectIdentifier(Value.self)
    if let known = known.withLock({ $0[key] })?.path as? KeyPath<EnvironmentValues, Value> { return known }
    let made = make()
    let kept = Path(path: made)
    known.withLock { $0[key] = kept }
    return made
  }
}

extension Environment {
  /// Reads the observable object of a type; the program stops if there is none.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(ObjectPaths.path { \EnvironmentValues.[required: ObservableType<Value>()] })
  }

  /// Reads the observable object of a type, if there is one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(ObjectPaths.path { \EnvironmentValues.[optional: ObservableType<T>()] })
  }
}
