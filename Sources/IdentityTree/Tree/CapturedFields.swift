/// What two closures captured, compared as far as the compiler tells its layout (rule 6.4).
///
/// A context that was allocated for captures begins with metadata of its own kind, which lead to a description: how
/// many fields there are, and the type of each by its mangled name.
enum CapturedFields {
  private static let localKind: UInt = 0x400
  private static let firstField = 16
  private static let deepest = 8

  /// Whether two functions of one type are the same code with equal captures; both are two words, code and context.
  static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, depth: Int = 0) -> Bool {
    guard left.load(as: UInt.self) == right.load(as: UInt.self), depth < deepest else { return false }
    let word = MemoryLayout<UInt>.size
    let contexts = (
      left.load(fromByteOffset: word, as: UnsafeRawPointer?.self),
      right.load(fromByteOffset: word, as: UnsafeRawPointer?.self)
    )
    if contexts.0 == contexts.1 { return true }
    guard let left = contexts.0, let right = contexts.1 else { return false }
    let metadata = left.load(as: UnsafeRawPointer.self)
    guard metadata == right.load(as: UnsafeRawPointer.self), let types = types(of: metadata) else { return false }
    var offset = firstField
    for type in types {
      func open<T>(_ type: T.Type) -> Bool {
        let alignment = MemoryLayout<T>.alignment
        offset = (offset + alignment - 1) & ~(alignment - 1)
        defer { offset += MemoryLayout<T>.size }
        return areFieldsEqual(type, left + offset, right + offset, depth)
      }
      guard _openExistential(type, do: open) else { return false }
    }
    return true
  }

  private static func areFieldsEqual<T>(
    _ type: T.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ depth: Int
  ) -> Bool {
    if ComparisonPlan.isFunction(type) { return areEqual(left, right, depth: depth + 1) }
    return ValueComparison.areEqual(
      left.assumingMemoryBound(to: T.self).pointee, right.assumingMemoryBound(to: T.self).pointee, depth: depth + 1)
  }

  /// The types of the fields in a context; `nil` if they are not known, or depend on generic arguments.
  private static func types(of metadata: UnsafeRawPointer) -> [any Any.Type]? {
    guard metadata.load(as: UInt.self) == localKind,
      metadata.load(fromByteOffset: 8, as: UInt32.self) == UInt32(firstField),
      let description = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    else { return nil }
    let (count, sources, bindings) = description.loadUnaligned(as: (UInt32, UInt32, UInt32).self)
    guard sources == 0, bindings == 0 else { return nil }
    var types: [any Any.Type] = []
    for number in 0..<Int(count) {
      let place = description + 12 + 4 * number
      let name = place + Int(place.loadUnaligned(as: Int32.self))
      guard
        let type = _getTypeByMangledNameInContext(
          name.assumingMemoryBound(to: UInt8.self), UInt(length(of: name)), genericContext: nil, genericArguments: nil)
      else { return nil }
      types.append(type)
    }
    return types
  }

  /// A mangled name ends with a zero; references inside it are four or eight bytes long and may hold zeros.
  private static func length(of name: UnsafeRawPointer) -> Int {
    var length = 0
    while true {
      switch name.load(fromByteOffset: length, as: UInt8.self) {
      case 0: return length
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 9
      default: length += 1
      }
    }
  }
}
