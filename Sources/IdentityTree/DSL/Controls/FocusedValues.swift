/// A key of what the focused view offers to the rest of the app
/// (https://developer.apple.com/documentation/swiftui/focusedvaluekey).
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the focused view and its scene offer (https://developer.apple.com/documentation/swiftui/focusedvalues).
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript<ObjectType: AnyObject>(object type: ObservableType<ObjectType>) -> ObjectType? {
    get { values[ObjectIdentifier(ObjectType.self)] as? ObjectType }
    set { values[ObjectIdentifier(ObjectType.self)] = newValue }
  }
}

/// What the views of one graph offer, and who reads it.
final class FocusedOffers {
  private var offers: [Offer] = []
  private var readers: [Reader] = []

  /// A modifier that offers a value.
  private struct Offer {
    weak var node: Node?
    /// Whether it counts without the focus too.
    var isOfScene: Bool
    var write: (inout FocusedValues) -> Void
  }

  private struct Reader {
    weak var node: Node?
    var differs: (FocusedValues) -> Bool
    /// Whether equal values are known as such: what holds closures never is.
    var isComparable: Bool
    /// When it was asked for an update last, and how often then.
    var cycle = -1
    var asked = 0
  }

  static func of(_ graph: ViewGraph) -> FocusedOffers {
    if let known = graph.focus.offers { return known }
    let made = FocusedOffers()
    graph.focus.offers = made
    return made
  }

  @MainActor func offer(_ node: Node, isOfScene: Bool, write: @escaping (inout FocusedValues) -> Void) {
    let offer = Offer(node: node, isOfScene: isOfScene, write: write)
    if let index = offers.firstIndex(where: { $0.node === node }) {
      offers[index] = offer
    } else {
      offers.append(offer)
    }
    node.graph.focus.offersChanged = true
  }

  func addReader(_ node: Node, isComparable: Bool, differs: @escaping (FocusedValues) -> Bool) {
    readers.append(Reader(node: node, differs: differs, isComparable: isComparable))
  }

  /// What is offered to readers: by the scene, then by the views around the focus, from the outermost.
  func values(_ focus: Focus) -> FocusedValues {
    var values = FocusedValues()
    for offer in offers where offer.isOfScene { if let node = offer.node, !node.isRemoved { offer.write(&values) } }
    for offer in offers where !offer.isOfScene {
      if let node = offer.node, !node.isRemoved, focus.contains(node) { offer.write(&values) }
    }
    return values
  }

  /// Whether a modifier that offered something is gone.
  var hasLost: Bool { offers.contains { $0.node?.isRemoved ?? true } }

  /// Asks the readers of values that changed to be updated; where values can not be compared, once in a cycle, since
  /// the reader's update may be what offers the next value. What is never equal, such as an object that is made with
  /// each body, comes to rest as well.
  @MainActor func settle(_ focus: Focus) {
    offers.removeAll { $0.node?.isRemoved ?? true }
    readers.removeAll { $0.node?.isRemoved ?? true }
    let values = values(focus)
    for index in readers.indices {
      guard let node = readers[index].node else { continue }
      if readers[index].cycle != node.graph.cycle {
        (readers[index].cycle, readers[index].asked) = (node.graph.cycle, 0)
      }
      guard readers[index].asked < (readers[index].isComparable ? 20 : 1), readers[index].differs(values) else {
        continue
      }
      readers[index].asked += 1
      node.graph.requestUpdate(of: node)
    }
  }
}

/// The value that a reader saw last.
private final class FocusedStorage<Value>: PropertyStorage {
  var value: Value?
}

extension FocusedStorage {
  @MainActor static func install(_ context: _PropertyContext, _ read: @escaping (FocusedValues) -> Value?) -> Value? {
    let node = context.node
    let offers = FocusedOffers.of(node.graph)
    let storage: FocusedStorage<Value>
    if context.isFirst {
      storage = FocusedStorage()
      node.appendProperty(storage)
      let isComparable = Value.self is any Equatable.Type || Value.self is AnyClass
      offers.addReader(node, isComparable: isComparable) { [weak storage] values in
        guard let storage else { return false }
        return !ValueComparison.areEqual(storage.value, read(values))
      }
    } else {
      storage = unsafeDowncast(node.property(at: context.index), to: FocusedStorage<Value>.self)
    }
    storage.value = read(offers.values(node.graph.focus))
    return storage.value
  }
}

/// Reads what the focused view or its scene offers (https://developer.apple.com/documentation/swiftui/focusedvalue).
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var value: Value?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }
  /// Reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: ObservableType<Value>()] }
  }

  /// The value; `nil` while nobody offers one.
  public var wrappedValue: Value? { value }
  public static var _isComposed: Bool { false }
  @MainActor public static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext) {
    property.pointee.value = FocusedStorage<Value>.install(context, property.pointee.read)
  }
}

/// A binding that the focused view or its scene offers
/// (https://developer.apple.com/documentation/swiftui/focusedbinding).
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?
  private var binding: Binding<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }

  /// The value behind the binding; `nil` while nobody offers one.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }
  /// The binding.
  public var projectedValue: Binding<Value?> {
    Binding {
      binding?.wrappedValue
    } set: { new in
      if let new { binding?.wrappedValue = new }
    }
  }
  public static var _isComposed: Bool { false }
  @MainActor public static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext) {
    property.pointee.binding = FocusedStorage<Binding<Value>>.install(context, property.pointee.read)
  }
}

/// An object that the focused view or its scene offers
/// (https://developer.apple.com/documentation/swiftui/focusedobject).
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  /// The object; `nil` while nobody offers one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? { object }
  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper? { object.map { Wrapper(object: $0) } }

  /// Makes bindings to the properties of an object.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      Binding(object: object, keyPath: keyPath)
    }
  }

  public static var _isComposed: Bool { false }
  @MainActor public static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext) {
    let object = FocusedStorage<ObjectType>.install(context) { $0[object: ObservableType<ObjectType>()] }
    property.pointee.object = object
    guard let object else { return }
    context.node.kept { FocusedObjectWatch<ObjectType>() }.observe(object, for: context.node)
  }
}

/// Updates a node when the object that it found changes.
private final class FocusedObjectWatch<ObjectType: ObservableObject> {
  private weak var object: ObjectType?
  private var subscription: AnyCancellable?

  @MainActor func observe(_ new: ObjectType, for node: Node) {
    guard object !== new else { return }
    object = new
    subscription = new.objectWillChange.sink { [weak node] _ in
      guard let node, !node.isRemoved else { return }
      node.graph.requestUpdate(of: node)
    }
  }
}

/// Offers a value to the readers of focused values.
nonisolated public struct _FocusedValueModifier<Value>: PrimitiveModifier {
  public typealias Body = Never
  let isOfScene: Bool
  let value: Value
  let write: (inout FocusedValues) -> Void

  @MainActor public var _attributes: [NodeAttribute] {
    [.of(isOfScene ? "focusedSceneValue" : "focusedValue", value)]
  }
  @MainActor public func _connect(_ node: Node) {
    FocusedOffers.of(node.graph).offer(node, isOfScene: isOfScene, write: write)
  }
}

extension View {
  private nonisolated func offered<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isOfScene: Bool
  ) -> ModifiedContent<Self, _FocusedValueModifier<Value?>> {
    modifier(_FocusedValueModifier(isOfScene: isOfScene, value: value) { $0[keyPath: keyPath] = value })
  }
  /// Offers a value while the focus is in the view.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    offered(keyPath, value, isOfScene: false)
  }
  /// Offers a value while the focus is in the view, if there is one.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    offered(keyPath, value, isOfScene: false)
  }
  /// Offers a value while the scene has the focus.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    offered(keyPath, value, isOfScene: true)
  }
  /// Offers a value while the scene has the focus, if there is one.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    offered(keyPath, value, isOfScene: true)
  }
  private nonisolated func offered<T: AnyObject>(
    object: T?, isOfScene: Bool
  ) -> ModifiedContent<Self, _FocusedValueModifier<T?>> {
    modifier(
      _FocusedValueModifier(isOfScene: isOfScene, value: object) { $0[object: ObservableType<T>()] = object })
  }
  /// Offers an object while the focus is in the view.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    offered(object: object, isOfScene: false)
  }
  /// Offers an object while the scene has the focus.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    offered(object: object, isOfScene: true)
  }
  /// Offers an object while the focus is in the view.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }
  /// Offers an object while the focus is in the view, if there is one.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    offered(object: object, isOfScene: false)
  }
  /// Offers an object while the scene has the focus.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }
  /// Offers an object while the scene has the focus, if there is one.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    offered(object: object, isOfScene: true)
  }
}
