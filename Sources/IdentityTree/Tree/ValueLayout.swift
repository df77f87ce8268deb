/// Where the stored properties of a type lie, found once per type from the first value seen.
///
/// Offsets follow from the sizes and alignments of the properties' types. A property declared as an existential
/// shows another type in its reflection than the one it is stored as: each guess is checked against the bytes of
/// the value, and the whole against the type's size.
struct ValueLayout {
  struct Field {
    var name: String
    var offset: Int
    var type: Any.Type
  }

  /// `nil` if the layout could not be found.
  let fields: [Field]?

  init<T>(of value: T) {
    guard !(value is any CustomReflectable) else {
      fields = nil
      return
    }
    let children = Array(Mirror(reflecting: value).children)
    var found: [Field] = []
    let isFound = withUnsafeBytes(of: value) { bytes in
      ValueLayout.place(children[...], at: 0, in: bytes, size: MemoryLayout<T>.size, fields: &found)
    }
    fields = isFound ? found : nil
  }

  private static func place(
    _ children: ArraySlice<Mirror.Child>, at offset: Int, in bytes: UnsafeRawBufferPointer, size: Int,
    fields: inout [Field]
  ) -> Bool {
    guard let child = children.first else { return offset == size }
    let type = Swift.type(of: child.value)
    for (start, end) in candidates(for: child.value, at: offset, in: bytes) {
      fields.append(Field(name: child.label ?? "", offset: start, type: type))
      if place(children.dropFirst(), at: end, in: bytes, size: size, fields: &fields) { return true }
      fields.removeLast()
    }
    return false
  }

  /// The places where a property can lie: as a plain value, else as an existential of up to four protocols.
  private static func candidates(
    for value: Any, at offset: Int, in bytes: UnsafeRawBufferPointer
  ) -> [(start: Int, end: Int)] {
    var result: [(start: Int, end: Int)] = []
    func plain<V>(_ value: V) {
      let alignment = MemoryLayout<V>.alignment
      let start = (offset + alignment - 1) / alignment * alignment
      let size = MemoryLayout<V>.size
      guard start + size <= bytes.count else { return }
      let isSame = withUnsafeBytes(of: value) { $0.elementsEqual(bytes[start..<start + size]) }
      if isSame { result.insert((start, start + size), at: 0) } else { result.append((start, start + size)) }
    }
    _openExistential(value, do: plain)
    let aligned = (offset + 7) / 8 * 8
    let metadata = unsafeBitCast(Swift.type(of: value), to: UInt.self)
    if aligned + 32 <= bytes.count, bytes.loadUnaligned(fromByteOffset: aligned + 24, as: UInt.self) == metadata {
      for tables in 0...4 where aligned + 32 + tables * 8 <= bytes.count {
        result.insert((aligned, aligned + 32 + tables * 8), at: tables)
      }
    } else if Swift.type(of: value) is AnyClass {
      for tables in 1...4 where aligned + 8 + tables * 8 <= bytes.count {
        result.append((aligned, aligned + 8 + tables * 8))
      }
    }
    return result
  }
}

/// A dynamic property of a type: what to connect, and where it lies in the value.
struct DynamicField {
  var name: String
  var offset: Int
  var type: any DynamicProperty.Type
  var isComposed: Bool
}

/// What the engine knows of a view type, found once per graph.
final class ViewType {
  let name: String
  let dynamicFields: [DynamicField]
  /// State that the reflection shows but whose place in memory is not known.
  let isOpaque: Bool

  init<T>(of value: T) {
    name = TypeName.short(T.self)
    var fields: [DynamicField] = []
    isOpaque = !ViewType.collect(value, at: 0, into: &fields)
    dynamicFields = fields
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
    let name = String(describing: type)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }
}
