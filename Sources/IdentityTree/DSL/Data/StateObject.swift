/// An object that the framework makes once for the view's identity and keeps there (rules 3.11, 3.12);
/// https://developer.apple.com/documentation/swiftui/stateobject .
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, @unchecked Sendable {
  private let thunk: () -> ObjectType
  private var storage: StateObjectSlot<ObjectType>?

  /// The object is made by the expression, once per identity (rule 3.11).
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { self.thunk = thunk }

  /// The object; before the view is installed a new one each time, with a diagnostic (rule 3.12).
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let object = storage?.object { return object }
    RuntimeDiagnostics.report(.stateObjectNotInstalled(String(describing: ObjectType.self)))
    return thunk()
  }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  public static var _isComposed: Bool { false }

  @MainActor public static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext) {
    let storage: StateObjectSlot<ObjectType>
    if context.isFirst {
      storage = StateObjectSlot(property.pointee.thunk(), node: context.node)
      context.node.appendProperty(storage)
      context.node.graph.log.record(
        .stateInitialized, context.node,
        text: "\(context.node.propertyName(at: context.index)) = \(storage.valueText)")
    } else {
      storage = unsafeDowncast(context.node.property(at: context.index), to: StateObjectSlot<ObjectType>.self)
    }
    property.pointee.storage = storage
  }
}

extension StateObject: SelfComparing {
  /// Two expressions are the same if their code is, and all that they captured (rule 6.4). They are looked at where
  /// they lie: a copy of a function may be another.
  func isSame(as other: Any) -> Bool {
    guard let other = other as? StateObject else { return false }
    return withUnsafeBytes(of: self) { left in
      withUnsafeBytes(of: other) { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return false }
        return CapturedFields.areEqual(left, right)
      }
    }
  }
}

extension StateObject: WrappedProperty {
  var heldValue: Any { storage?.object as Any }
}

/// The object of one `@StateObject` of one node.
final class StateObjectSlot<ObjectType: ObservableObject>: PropertyStorage, StateStorage {
  private(set) var object: ObjectType?
  private var subscription: AnyCancellable?
  private let reader: NodeReader

  @MainActor init(_ object: ObjectType, node: Node) {
    self.object = object
    let reader = NodeReader(node)
    self.reader = reader
    subscription = object.objectWillChange.sink { _ in reader.sourceWillChange() }
  }

  var changeCount: Int { reader.changeCount }

  func set(_ value: Any) -> Bool { false }
  override var stateStorage: (any StateStorage)? { self }
  override func recordDiscard(of node: Node) {
    guard let field = node.type.dynamicFields.indices.first(where: { node.property(at: $0) === self }) else { return }
    node.graph.log.record(.stateDiscarded, node, text: "\(node.propertyName(at: field)) = \(valueText)")
  }
  override func discard() {
    subscription = nil
    object = nil
  }
  var valueText: String { object.map { ObjectText.of($0) } ?? "nil" }
  var anyValue: Any { object as Any }
}

/// The object that a property observes; asks for the node's update when the object says that it changes (rule 3.14).
final class ObjectStorage<ObjectType: ObservableObject> {
  private(set) var object: ObjectType?
  private let reader: NodeReader
  private var subscription: AnyCancellable?

  @MainActor init(node: Node) { reader = NodeReader(node) }

  var changeCount: Int { reader.changeCount }

  func observe(_ new: ObjectType) {
    guard new !== object else { return }
    object = new
    let reader = reader
    subscription = new.objectWillChange.sink { _ in reader.sourceWillChange() }
  }
}

/// An object as text: its type and the values that it holds.
enum ObjectText {
  private static let longest = 8

  static func of(_ object: AnyObject) -> String {
    let mirror = Mirror(reflecting: object)
    var parts: [String] = []
    for child in mirror.children where parts.count < longest {
      guard let label = child.label, !label.hasPrefix("_$") else { continue }
      let value = (child.value as? any WrappedProperty)?.heldValue ?? child.value
      guard !(value is AnyCancellable), !(type(of: value) is AnyClass) else { continue }
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      parts.append("\(name): \(String(reflecting: value))")
    }
    let type = TypeName.short(Swift.type(of: object))
    return parts.isEmpty ? type : "\(type)(\(parts.joined(separator: ", ")))"
  }
}
