import Foundation

/// What changed since a body last printed its changes (rule 6.7).
@MainActor final class PrintedChanges {
  private var value: Any?
  private var properties: [Any] = []
  /// Whether an observable object's property that the body had read has changed since.
  nonisolated(unsafe) var dependenciesChanged = false

  /// The sentence for the node whose body runs, named as `name`.
  func sentence(for node: Node, named name: String) -> String {
    let fields = node.type.dynamicFields
    let current = TracedProperties.values(of: node)
    defer {
      value = node.anyValue
      properties = current
      dependenciesChanged = false
    }
    var parts: [String] = []
    guard let value else {
      parts = fields.isEmpty ? ["@self"] : ["@self", "@identity"] + fields.map(\.name)
      return "\(name): \(parts.joined(separator: ", ")) changed."
    }
    if !TracedProperties.areEqual(value, node.anyValue) { parts.append("@self") }
    for index in fields.indices where index < properties.count {
      if !TracedProperties.areEqual(properties[index], current[index]) { parts.append(fields[index].name) }
    }
    if dependenciesChanged { parts.append("@dependencies") }
    return parts.isEmpty ? "\(name): unchanged." : "\(name): \(parts.joined(separator: ", ")) changed."
  }

  static func sentence<T>(for type: T.Type) -> String? {
    guard let node = VirtualClock.current?.graph?.evaluatedNode else { return nil }
    return node.kept { PrintedChanges() }.sentence(for: node, named: name(of: type))
  }

  /// Qualified by the outer types, without the module.
  private static func name<T>(of type: T.Type) -> String {
    String(reflecting: type).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(unknown") }
      .joined(separator: ".")
  }
}

/// What the dynamic properties of a node show at one moment, to say afterwards which of them changed.
@MainActor enum TracedProperties {
  static func values(of node: Node) -> [Any] {
    func open<V>(_ value: V) -> [Any] {
      var copy = value
      return withUnsafeMutablePointer(to: &copy) { pointer in
        let start = UnsafeRawPointer(pointer)
        return node.type.dynamicFields.enumerated().map { index, field in
          field.type.traced(at: start + field.offset, of: node, index)
        }
      }
    }
    return _openExistential(node.anyValue, do: open)
  }

  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    func open<V>(_ left: V) -> Bool { (right as? V).map { ValueComparison.areEqual(left, $0) } ?? false }
    return type(of: left) == type(of: right) && _openExistential(left, do: open)
  }
}

/// What an object that is followed said: which it is, and how often it has changed.
private struct ObjectTrace: Equatable {
  var object: ObjectIdentifier?
  var changeCount: Int
}

extension DynamicProperty {
  @MainActor fileprivate static func traced(at pointer: UnsafeRawPointer, of node: Node, _ index: Int) -> Any {
    let property = node.property(at: index)
    if let followed = property as? any ObservingStorage {
      return ObjectTrace(object: followed.object.map { ObjectIdentifier($0) }, changeCount: followed.changeCount)
    }
    if let storage = property as? any StateStorage { return storage.anyValue }
    let value = pointer.assumingMemoryBound(to: Self.self).pointee
    if let readable = value as? any TracedProperty { return readable.traced(in: node) }
    if let wrapped = value as? any WrappedProperty { return wrapped.heldValue }
    return ObjectIdentifier(property)
  }
}

/// A property whose value stands elsewhere than in a storage of its own.
@MainActor protocol TracedProperty {
  func traced(in node: Node) -> Any
}

extension Binding: TracedProperty {
  func traced(in node: Node) -> Any { location.current }
}

/// The storage of a property that follows an object.
protocol ObservingStorage: AnyObject {
  associatedtype ObjectType: AnyObject
  var object: ObjectType? { get }
  var changeCount: Int { get }
}
extension StateObjectSlot: ObservingStorage {}
extension ObjectStorage: ObservingStorage {}

extension View {
  /// Prints what changed since the body last ran; to be called in it (rule 6.7).
  @MainActor @preconcurrency public static func _printChanges() {
    if let sentence = PrintedChanges.sentence(for: Self.self) { print(sentence) }
  }

  /// Prints what changed since the body last ran; without a system log, to standard output (rule 6.8).
  @MainActor @preconcurrency public static func _logChanges() { _printChanges() }
}

extension ViewModifier {
  /// Prints what changed since the body last ran; to be called in it (rule 6.7).
  @MainActor @preconcurrency public static func _printChanges() {
    if let sentence = PrintedChanges.sentence(for: Self.self) { print(sentence) }
  }

  /// Prints what changed since the body last ran (rule 6.8).
  @MainActor @preconcurrency public static func _logChanges() { _printChanges() }
}
