import Foundation

/// What changed since a body last printed its changes (rule 6.7).
@MainActor final class PrintedChanges {
  private var value: Any?
  private var properties: [Any] = []

  /// The sentence for the node whose body runs, named as `name`.
  func sentence(for node: Node, named name: String) -> String {
    let fields = node.type.dynamicFields
    let current = fields.indices.map { Self.value(of: node.property(at: $0)) }
    defer {
      value = node.anyValue
      properties = current
    }
    var parts: [String] = []
    guard let value else {
      parts = fields.isEmpty ? ["@self"] : ["@self", "@identity"] + fields.map(\.name)
      return "\(name): \(parts.joined(separator: ", ")) changed."
    }
    if !Self.areEqual(value, node.anyValue) { parts.append("@self") }
    for index in fields.indices where index < properties.count {
      if !Self.areEqual(properties[index], current[index]) { parts.append(fields[index].name) }
    }
    if parts.isEmpty {
      // What an object said is not kept: the body runs for one of those that it holds.
      parts = fields.indices.filter { node.property(at: $0) is any ObservingStorage }.map { fields[$0].name }
    }
    return parts.isEmpty ? "\(name): unchanged." : "\(name): \(parts.joined(separator: ", ")) changed."
  }

  private static func value(of property: AnyObject) -> Any {
    if property is any ObservingStorage { return ObjectIdentifier(property) }
    return (property as? any StateStorage)?.anyValue ?? ObjectIdentifier(property)
  }

  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    func open<V>(_ left: V) -> Bool { (right as? V).map { ValueComparison.areEqual(left, $0) } ?? false }
    return _openExistential(left, do: open)
  }

  static func sentence<T>(for type: T.Type) -> String? {
    guard let node = VirtualClock.current?.graph?.evaluatedNode else { return nil }
    let key = ObjectIdentifier(PrintedChanges.self)
    let changes = node.extras?.kept[key] as? PrintedChanges ?? PrintedChanges()
    node.ownExtras.kept[key] = changes
    return changes.sentence(for: node, named: name(of: type))
  }

  /// Qualified by the outer types, without the module.
  private static func name<T>(of type: T.Type) -> String {
    String(reflecting: type).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(unknown") }
      .joined(separator: ".")
  }
}

/// The storage of a property that follows an object.
protocol ObservingStorage: AnyObject {}
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
