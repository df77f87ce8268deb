/// A dynamic property of a type: what to connect, and where it lies in the value.
struct DynamicField {
  var name: String
  var offset: Int
  var type: any DynamicProperty.Type
  var isComposed: Bool
  /// Owned by the view type.
  var installer: Unmanaged<_FieldInstaller>?
}

/// What the engine knows of a view or modifier type, found once per graph.
final class ViewType {
  let name: String
  /// How many dynamic properties there are, and where: plain memory, so that reading them counts no references.
  let fieldCount: Int
  let fields: UnsafeMutablePointer<DynamicField>
  let comparison: ComparisonPlan
  /// The plan of most types, spelled out; -1 where it is another.
  private let onlyByteCount: Int
  private let onlyByteOffset: Int
  /// State that the reflection shows but whose place in memory is not known.
  let isOpaque: Bool

  /// A type of which only the name counts.
  init(named type: Any.Type) {
    name = TypeName.short(type)
    (fieldCount, fields) = Self.spread([])
    comparison = ComparisonPlan()
    (onlyByteOffset, onlyByteCount) = (0, 0)
    isOpaque = false
  }

  deinit {
    for index in 0..<fieldCount { fields[index].installer?.release() }
    fields.deinitialize(count: fieldCount)
    fields.deallocate()
  }

  private static func spread(_ fields: [DynamicField]) -> (Int, UnsafeMutablePointer<DynamicField>) {
    let buffer = UnsafeMutablePointer<DynamicField>.allocate(capacity: max(fields.count, 1))
    for (index, field) in fields.enumerated() { (buffer + index).initialize(to: field) }
    return (fields.count, buffer)
  }

  init<T>(of value: T) {
    name = TypeName.short(T.self)
    var fields: [DynamicField] = []
    isOpaque = !ViewType.collect(value, at: 0, into: &fields)
    (fieldCount, self.fields) = Self.spread(fields)
    let plan = ComparisonPlan(of: value)
    comparison = plan
    (onlyByteOffset, onlyByteCount) = plan.onlyBytes ?? (0, -1)
  }

  /// Whether two values of the type are equal (rule 6.3).
  @inline(__always) final func areEqual<T>(_ left: inout T, _ right: T) -> Bool {
    withUnsafePointer(to: &left) { left in
      withUnsafePointer(to: right) { right in
        let left = UnsafeRawPointer(left)
        let right = UnsafeRawPointer(right)
        guard onlyByteCount >= 0 else { return comparison.areEqual(left, right) }
        return ComparisonPlan.areBytesEqual(left + onlyByteOffset, right + onlyByteOffset, count: onlyByteCount)
      }
    }
  }

  /// The dynamic properties in source order.
  var dynamicFields: UnsafeBufferPointer<DynamicField> { UnsafeBufferPointer(start: fields, count: fieldCount) }

  /// The name of a dynamic property as the source has it, without the wrapper's underscore.
  func propertyName(at index: Int) -> String {
    guard index < fieldCount else { return "?" }
    let name = fields[index].name
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
        DynamicField(
          name: field.name, offset: base + field.offset, type: type, isComposed: type._isComposed,
          installer: type._makeInstaller().map { .passRetained($0) }))
    }
    return isComplete
  }
}

/// Type names as a SwiftUI developer writes them.
enum TypeName {
  /// Without modules and generic arguments.
  static func short(_ type: Any.Type) -> String {
    if let named = type as? any NamedNode.Type { return named.nodeName }
    if let preview = type as? any _PreviewBody.Type { return preview._previewName }
    let name = String(describing: type)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }
}

/// The view of a preview with states of its own, named as reports name the preview.
public protocol _PreviewBody {
  nonisolated static var _previewName: String { get }
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
struct TypeCache {
  /// The types by number, owned.
  private var types: UnsafeMutablePointer<Unmanaged<ViewType>>
  private var count = 0
  private var capacity = 64
  private var byType: [ObjectIdentifier: UInt32] = [:]
  /// The last types by a hash of their addresses: a hit costs a comparison.
  private let recent: UnsafeMutablePointer<(key: UnsafeRawPointer?, index: UInt32)>
  private var formats: [ValueFormat] = []
  private var formatsByType: [ObjectIdentifier: UInt32] = [:]
  private var recentFormat: (key: UnsafeRawPointer?, index: UInt32) = (nil, 0)

  private static let recentCount = 256

  init() {
    recent = .allocate(capacity: Self.recentCount)
    recent.initialize(repeating: (nil, 0), count: Self.recentCount)
    types = .allocate(capacity: capacity)
  }

  func deallocate() {
    recent.deallocate()
    for index in 0..<count { types[index].release() }
    types.deallocate()
  }

  @inline(__always) static func key<T>(of type: T.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The number of a type that was met lately.
  @inline(__always) func recentIndex(of key: UnsafeRawPointer) -> UInt32? {
    let entry = recent[Self.bucket(of: key)]
    return entry.key == key ? entry.index : nil
  }

  @inline(__always) private static func bucket(of key: UnsafeRawPointer) -> Int {
    let bits = UInt(bitPattern: key)
    return Int((bits >> 4 ^ bits >> 12) & 255)
  }

  mutating func knownIndex(of key: UnsafeRawPointer, _ type: ObjectIdentifier) -> UInt32? {
    guard let known = byType[type] else { return nil }
    recent[Self.bucket(of: key)] = (key, known)
    return known
  }

  mutating func add(_ made: ViewType, _ key: UnsafeRawPointer, _ type: ObjectIdentifier) -> UInt32 {
    if count == capacity {
      let new = UnsafeMutablePointer<Unmanaged<ViewType>>.allocate(capacity: capacity * 2)
      new.moveInitialize(from: types, count: count)
      types.deallocate()
      types = new
      capacity *= 2
    }
    let index = UInt32(count)
    (types + count).initialize(to: .passRetained(made))
    count += 1
    byType[type] = index
    recent[Self.bucket(of: key)] = (key, index)
    return index
  }

  @inline(__always) subscript(index: UInt32) -> Unmanaged<ViewType> { types[Int(index)] }
  func type(at index: UInt32) -> ViewType { types[Int(index)].takeUnretainedValue() }

  @inline(__always) mutating func formatIndex<T>(of type: T.Type) -> UInt32 {
    let key = Self.key(of: type)
    if recentFormat.key == key { return recentFormat.index }
    return findFormat(key, type)
  }

  private mutating func findFormat<T>(_ key: UnsafeRawPointer, _ type: T.Type) -> UInt32 {
    let index: UInt32
    if let known = formatsByType[ObjectIdentifier(type)] {
      index = known
    } else {
      index = UInt32(formats.count)
      formats.append(ValueFormat(type))
      formatsByType[ObjectIdentifier(type)] = index
    }
    recentFormat = (key, index)
    return index
  }

  func format(at index: UInt32) -> ValueFormat { formats[Int(index)] }
}
