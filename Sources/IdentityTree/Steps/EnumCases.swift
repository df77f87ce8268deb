/// The names of the cases of an enum without payloads, read from the metadata that the compiler writes for it.
///
/// `String(describing:)` gives the name only while the type has no description of its own, and nothing public makes a
/// case from its name. The layout is that of the ABI documents of Swift 5 (`docs/ABI/TypeMetadata.rst`).
enum EnumCases {
  private static let enumKind = 0x201

  /// The names in the order of their tags; `nil` for enums with payloads and for other types.
  static func names(of type: Any.Type) -> [String]? {
    #if _pointerBitWidth(_64) && !_ptrauth(_arm64e)
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      guard metadata.load(as: Int.self) == enumKind else { return nil }
      let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
      let payloads = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
      let count = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
      let fieldsOffset = Int(descriptor.load(fromByteOffset: 16, as: Int32.self))
      guard payloads == 0, count > 0, count < 65_536, fieldsOffset != 0 else { return nil }
      let fields = descriptor + 16 + fieldsOffset
      let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
      guard size >= 12, Int(fields.load(fromByteOffset: 12, as: UInt32.self)) == count else { return nil }
      return (0..<count).map { index in
        let name = fields + 16 + index * size + 8
        let text = name + Int(name.load(as: Int32.self))
        return String(cString: text.assumingMemoryBound(to: CChar.self))
      }
    #else
      return nil
    #endif
  }

  /// The name of a case without payload.
  static func name(of value: Any) -> String? {
    func open<T>(_ value: T) -> String? {
      guard let names = names(of: T.self), let tag = tag(of: value), tag < names.count else { return nil }
      return names[tag]
    }
    return _openExistential(value, do: open)
  }

  private static func tag<T>(of value: T) -> Int? {
    withUnsafeBytes(of: value) { bytes in
      switch bytes.count {
      case 0: 0
      case 1: Int(bytes[0])
      case 2: Int(bytes.loadUnaligned(as: UInt16.self))
      default: nil
      }
    }
  }

  /// The case of that name.
  static func value<T>(named name: String, as type: T.Type) -> T? {
    guard let tag = names(of: type)?.firstIndex(of: name) else { return nil }
    var result: T?
    switch MemoryLayout<T>.size {
    case 0: withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { result = $0.baseAddress?.pointee }
    case 1: result = unsafeBitCast(UInt8(tag), to: T.self)
    case 2: result = unsafeBitCast(UInt16(tag), to: T.self)
    default: return nil
    }
    return result
  }
}
