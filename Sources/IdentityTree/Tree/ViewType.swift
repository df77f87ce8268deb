/// A dynamic property of a type: what to connect, and where it lies in the value.
struct DynamicField {
  var name: String
  var offset: Int
  var type: any DynamicProperty.Type
  var isComposed: Bool
}

/// What the engine knows of a view or modifier type, found once per graph.
final class ViewType {
  let name: String
  let dynamicFields: [DynamicField]
  let comparison: ComparisonPlan
  /// State that the reflection shows but whose place in memory is not known.
  let isOpaque: Bool

  /// A type of which only the name counts.
  init(named type: Any.Type) {
    name = TypeName.short(type)
    dynamicFields = []
    comparison = ComparisonPlan()
    isOpaque = false
  }

  init<T>(of value: T) {
    name = TypeName.short(T.self)
    var fields: [DynamicField] = []
    isOpaque = !ViewType.collect(value, at: 0, into: &fields)
    dynamicFields = fields
    comparison = ComparisonPlan(of: value)
  }

  /// The name of a dynamic property as the source has it, without the wrapper's underscore.
  func propertyName(at index: Int) -> String {
    guard index < dynamicFields.count else { return "?" }
    let name = dynamicFields[index].name
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  private static func collect<T>(_ value: T, at base: Int, into fields: inout [DynamicField]) -> Bool {
    let children = Mirror(reflecting: value).children
    guard children.contains(where: { $0.value is any DynamicProperty }) else { return true }
    guard let layout = ValueLayout(of: value).fields else { return false }
    var isComplete = true
    for (field, child) in zip(layout, children) {
      guard let property = child.value as? any DynamicProperty, let type = field.type as? any DynamicProperty.Type
      else { continue }
      if type._isComposed { isComplete = collect(property, at: base + field.offset, into: &fields) && isComplete }
      fields.append(
        DynamicField(name: field.name, offset: base + field.offset, type: type, isComposed: type._isComposed))
    }
    return isComplete
  }
}

/// Type names as a SwiftUI developer writes them.
enum TypeName {
  /// Without modules and generic arguments.
  static func short(_ type: Any.Type) -> String {
    if let named = type as? any NamedNode.Type { return named.nodeName }
    let name = String(describing: type)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }
}

/// A type whose nodes have another name than the type.
protocol NamedNode {
  static var nodeName: String { get }
}

extension RowNode: NamedNode {
  static var nodeName: String { "Row" }
}

extension _ViewModifier_Content: NamedNode {
  static var nodeName: String { "Content" }
}

/// What the engine has found out about types; one table a graph, since types are few and graphs are not shared.
final class TypeTable {
  private(set) var types: [ViewType] = []
  private var byType: [ObjectIdentifier: UInt32] = [:]
  /// The last types by a hash of their addresses: a hit costs a comparison.
  private var recent: [(key: UnsafeRawPointer?, index: UInt32)] = Array(repeating: (nil, 0), count: 256)
  private(set) var formats: [ValueFormat] = []
  private var formatsByType: [ObjectIdentifier: UInt32] = [:]
  private var recentFormat: (key: ObjectIdentifier, index: UInt32)?

  @inline(__always) func index<T>(of type: T.Type, make: () -> ViewType) -> UInt32 {
    let key = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let bits = UInt(bitPattern: key)
    let bucket = Int((bits >> 4 ^ bits >> 12) & 255)
    let entry = recent[bucket]
    if entry.key == key { return entry.index }
    return find(key, ObjectIdentifier(type), bucket, make)
  }

  private func find(
    _ key: UnsafeRawPointer, _ type: ObjectIdentifier, _ bucket: Int, _ make: () -> ViewType
  ) -> UInt32 {
    let index: UInt32
    if let known = byType[type] {
      index = known
    } else {
      let made = make()
      index = UInt32(types.count)
      types.append(made)
      byType[type] = index
    }
    recent[bucket] = (key, index)
    return index
  }

  func formatIndex<T>(of type: T.Type) -> UInt32 {
    let key = ObjectIdentifier(type)
    if let recentFormat, recentFormat.key == key { return recentFormat.index }
    let index: UInt32
    if let known = formatsByType[key] {
      index = known
    } else {
      index = UInt32(formats.count)
      formats.append(ValueFormat(type))
      formatsByType[key] = index
    }
    recentFormat = (key, index)
    return index
  }
}
