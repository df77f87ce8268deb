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
    // The copies in the reflection have the bytes of the value but for padding: the layout with the fewest
    // properties whose bytes differ is the right one.
    for doubts in 0...children.count {
      var found: [Field] = []
      let isFound = withUnsafeBytes(of: value) { bytes in
        ValueLayout.place(
          children[...], at: 0, in: bytes, size: MemoryLayout<T>.size, doubts: doubts, fields: &found)
      }
      if isFound {
        fields = found
        return
      }
    }
    fields = nil
  }

  private static func place(
    _ children: ArraySlice<Mirror.Child>, at offset: Int, in bytes: UnsafeRawBufferPointer, size: Int, doubts: Int,
    fields: inout [Field]
  ) -> Bool {
    guard let child = children.first else { return offset == size }
    let type = Swift.type(of: child.value)
    for candidate in candidates(for: child.value, at: offset, in: bytes) {
      let left = candidate.isSame ? doubts : doubts - 1
      guard left >= 0 else { continue }
      fields.append(
        Field(name: child.label ?? "", offset: candidate.start, type: type, isPlaced: candidate.isPlaced))
      if place(children.dropFirst(), at: candidate.end, in: bytes, size: size, doubts: left, fields: &fields) {
        return true
      }
      fields.removeLast()
    }
    return false
  }

  private struct Candidate {
    var start: Int
    var end: Int
    var isPlaced: Bool
    /// Whether the bytes there are those of the property.
    var isSame: Bool
  }

  /// The places where a property can lie: as a plain value, or as an existential of up to four protocols.
  private static func candidates(
    for value: Any, at offset: Int, in bytes: UnsafeRawBufferPointer
  ) -> [Candidate] {
    var result: [Candidate] = []
    func plain<V>(_ value: V) {
      let alignment = MemoryLayout<V>.alignment
      let start = (offset + alignment - 1) / alignment * alignment
      let size = MemoryLayout<V>.size
      guard start + size <= bytes.count else { return }
      let isSame = withUnsafeBytes(of: value) { $0.elementsEqual(bytes[start..<start + size]) }
      result.append(Candidate(start: start, end: start + size, isPlaced: true, isSame: isSame))
    }
    _openExistential(value, do: plain)
    let aligned = (offset + 7) / 8 * 8
    let metadata = unsafeBitCast(Swift.type(of: value), to: UInt.self)
    if aligned + 32 <= bytes.count, bytes.loadUnaligned(fromByteOffset: aligned + 24, as: UInt.self) == metadata {
      // Its type stands in it, which is better evidence than the bytes of a small value.
      let existentials = (0...4).map {
        Candidate(start: aligned, end: aligned + 32 + $0 * 8, isPlaced: false, isSame: true)
      }
      result.insert(contentsOf: existentials.filter { $0.end <= bytes.count }, at: 0)
    } else if Swift.type(of: value) is AnyClass, aligned + 8 <= bytes.count {
      let object = UInt(bitPattern: Unmanaged.passUnretained(value as AnyObject).toOpaque())
      let isSame = bytes.loadUnaligned(fromByteOffset: aligned, as: UInt.self) == object
      for tables in 1...4 where aligned + 8 + tables * 8 <= bytes.count {
        result.append(Candidate(start: aligned, end: aligned + 8 + tables * 8, isPlaced: false, isSame: isSame))
      }
    }
    return result
  }
}
