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
    /// Stored as its own type, not within an existential.
    var isPlaced: Bool
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
    for (start, end, isPlaced) in candidates(for: child.value, at: offset, in: bytes) {
      fields.append(Field(name: child.label ?? "", offset: start, type: type, isPlaced: isPlaced))
      if place(children.dropFirst(), at: end, in: bytes, size: size, fields: &fields) { return true }
      fields.removeLast()
    }
    return false
  }

  /// The places where a property can lie: as a plain value, else as an existential of up to four protocols.
  private static func candidates(
    for value: Any, at offset: Int, in bytes: UnsafeRawBufferPointer
  ) -> [(start: Int, end: Int, isPlaced: Bool)] {
    var result: [(start: Int, end: Int, isPlaced: Bool)] = []
    func plain<V>(_ value: V) {
      let alignment = MemoryLayout<V>.alignment
      let start = (offset + alignment - 1) / alignment * alignment
      let size = MemoryLayout<V>.size
      guard start + size <= bytes.count else { return }
      let isSame = withUnsafeBytes(of: value) { $0.elementsEqual(bytes[start..<start + size]) }
      if isSame {
        result.insert((start, start + size, true), at: 0)
      } else {
        result.append((start, start + size, true))
      }
    }
    _openExistential(value, do: plain)
    let aligned = (offset + 7) / 8 * 8
    let metadata = unsafeBitCast(Swift.type(of: value), to: UInt.self)
    if aligned + 32 <= bytes.count, bytes.loadUnaligned(fromByteOffset: aligned + 24, as: UInt.self) == metadata {
      for tables in 0...4 where aligned + 32 + tables * 8 <= bytes.count {
        result.insert((aligned, aligned + 32 + tables * 8, false), at: tables)
      }
    } else if Swift.type(of: value) is AnyClass {
      for tables in 1...4 where aligned + 8 + tables * 8 <= bytes.count {
        result.append((aligned, aligned + 8 + tables * 8, false))
      }
    }
    return result
  }
}
