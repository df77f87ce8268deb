/// Cases of enums with payloads, made by name. Where payloads are strings, numbers, Bools, or optionals, arrays or
/// tuples of them, their types are read from the names that the compiler writes; other payloads cannot be made.
///
/// The layout is that of the ABI documents of Swift 5 (`docs/ABI/TypeMetadata.rst`).
enum EnumPayloads {
  /// One case of an enum.
  struct Case {
    let name: String
    /// `nil` for a case without payload.
    let payload: [Element]?
    let isWritable: Bool

    /// `.idle`, `.failed(reason: String)`, or `.other(…)` where the payload cannot be made from a literal.
    var description: String {
      guard let payload else { return isWritable ? ".\(name)" : ".\(name)(…), whose payload no step can make" }
      let list = payload.map { ($0.label.map { "\($0): " } ?? "") + TypeName.short($0.type) }
      return ".\(name)(\(list.joined(separator: ", ")))"
    }

    /// The case with values that are recognised again; `nil` if it cannot be made.
    var sample: StepLiteral? {
      guard isWritable else { return nil }
      var arguments: [StepLiteral.Argument] = []
      for element in payload ?? [] {
        let literal: StepLiteral
        if element.type == String.self {
          literal = .string("kept?")
        } else if element.type == Bool.self {
          literal = .bool(true)
        } else if [Int.self, UInt.self, Double.self, Float.self].contains(where: { $0 == element.type }) {
          literal = .integer(7)
        } else {
          return nil
        }
        arguments.append(StepLiteral.Argument(element.label, literal))
      }
      return .member(name, arguments)
    }
  }

  /// The name of the case that a value is.
  static func name(of value: Any) -> String? {
    if let label = Mirror(reflecting: value).children.first?.label { return label }
    return EnumCases.name(of: value) ?? String(describing: value).split(separator: "(").first.map(String.init)
  }

  /// One value of a payload.
  struct Element {
    let label: String?
    let type: Any.Type
  }

  /// The cases in the order of their tags; `nil` for types that are no enums.
  static func cases(of type: Any.Type) -> [Case]? {
    #if _pointerBitWidth(_64) && !_ptrauth(_arm64e)
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      guard metadata.load(as: Int.self) == 0x201 else { return nil }
      let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
      let payloadCount = Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
      let count = payloadCount + Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
      let fieldsOffset = Int(descriptor.load(fromByteOffset: 16, as: Int32.self))
      guard count > 0, count < 65_536, fieldsOffset != 0 else { return nil }
      let fields = descriptor + 16 + fieldsOffset
      let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
      guard size >= 12, Int(fields.load(fromByteOffset: 12, as: UInt32.self)) == count else { return nil }
      return (0..<count).map { index in
        let record = fields + 16 + index * size
        let name = record + 8 + Int(record.load(fromByteOffset: 8, as: Int32.self))
        let isIndirect = record.load(as: UInt32.self) & 1 == 1
        let typeOffset = Int(record.load(fromByteOffset: 4, as: Int32.self))
        var payload: [Element]?
        if index < payloadCount, typeOffset != 0, !isIndirect {
          payload = MangledTypes.elements(of: record + 4 + typeOffset)
        }
        return Case(
          name: String(cString: name.assumingMemoryBound(to: CChar.self)), payload: payload,
          isWritable: index >= payloadCount || payload != nil)
      }
    #else
      return nil
    #endif
  }

  /// The case of a name with a payload made of literals.
  static func value<T>(named name: String, _ arguments: [StepLiteral.Argument], as type: T.Type) -> T? {
    #if _pointerBitWidth(_64) && !_ptrauth(_arm64e)
      guard let cases = cases(of: type), let tag = cases.firstIndex(where: { $0.name == name }), cases[tag].isWritable
      else { return nil }
      let payload = cases[tag].payload ?? []
      guard payload.count == arguments.count,
        zip(payload, arguments).allSatisfy({ $1.label == nil || $0.label == $1.label })
      else { return nil }
      return withUnsafeTemporaryAllocation(
        byteCount: max(MemoryLayout<T>.size, 8), alignment: max(MemoryLayout<T>.alignment, 8)
      ) { buffer -> T? in
        guard let base = buffer.baseAddress else { return nil }
        buffer.initializeMemory(as: UInt8.self, repeating: 0)
        // Parts that were written before one could not be made are plain values, and are leaked at worst.
        var offset = 0
        for (element, argument) in zip(payload, arguments) {
          guard write(argument.value, as: element.type, to: base, &offset, limit: buffer.count) else { return nil }
        }
        inject(tag, as: type, at: base)
        return base.assumingMemoryBound(to: T.self).move()
      }
    #else
      return nil
    #endif
  }

  private static func write(
    _ literal: StepLiteral, as type: Any.Type, to base: UnsafeMutableRawPointer, _ offset: inout Int, limit: Int
  ) -> Bool {
    func open<P>(_ type: P.Type) -> Bool {
      guard let value = LiteralWriting.value(literal, as: type) else { return false }
      let alignment = MemoryLayout<P>.alignment
      offset = (offset + alignment - 1) / alignment * alignment
      guard offset + MemoryLayout<P>.size <= limit else { return false }
      (base + offset).initializeMemory(as: P.self, to: value)
      offset += MemoryLayout<P>.size
      return true
    }
    return open(type)
  }

  /// Makes memory that holds a payload the case of a tag.
  private static func inject<T>(_ tag: Int, as type: T.Type, at base: UnsafeMutableRawPointer) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let witnesses = (metadata - 8).load(as: UnsafeRawPointer.self)
    typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    let function = unsafeBitCast(witnesses.load(fromByteOffset: 104, as: UnsafeRawPointer.self), to: Inject.self)
    function(base, UInt32(tag), metadata)
  }
}

/// Reads the mangled names of simple types: `SS`, `SiSg`, `SaySSG`, `Si_SSt`, `SS6reason_t`.
private struct MangledTypes {
  private var bytes: [UInt8]
  private var position = 0

  /// The values of a payload: one, or those of a tuple.
  static func elements(of name: UnsafeRawPointer) -> [EnumPayloads.Element]? {
    var bytes: [UInt8] = []
    while true {
      let byte = name.load(fromByteOffset: bytes.count, as: UInt8.self)
      // Below 32 a reference to a type of the user's begins.
      if byte == 0 { break }
      guard byte >= 32, bytes.count < 256 else { return nil }
      bytes.append(byte)
    }
    var reader = MangledTypes(bytes: bytes)
    return reader.elements()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func elements() -> [EnumPayloads.Element]? {
    guard let first = type() else { return nil }
    if position == bytes.count { return [EnumPayloads.Element(label: nil, type: first)] }
    // A tuple: the first element ends with `_`, the whole with `t`.
    var found = [EnumPayloads.Element(label: label(), type: first)]
    guard take("_") else { return nil }
    while !take("t") {
      guard let next = type() else { return nil }
      found.append(EnumPayloads.Element(label: label(), type: next))
    }
    return position == bytes.count ? found : nil
  }

  private mutating func type() -> Any.Type? {
    guard take("S"), position < bytes.count else { return nil }
    let kind = bytes[position]
    position += 1
    var type: Any.Type
    switch kind {
    case UInt8(ascii: "S"): type = String.self
    case UInt8(ascii: "i"): type = Int.self
    case UInt8(ascii: "u"): type = UInt.self
    case UInt8(ascii: "b"): type = Bool.self
    case UInt8(ascii: "d"): type = Double.self
    case UInt8(ascii: "f"): type = Float.self
    case UInt8(ascii: "a"):
      guard take("y"), let element = self.type(), take("G") else { return nil }
      type = Self.list(element)
    default: return nil
    }
    while position + 1 < bytes.count, bytes[position] == UInt8(ascii: "S"), bytes[position + 1] == UInt8(ascii: "g") {
      position += 2
      type = Self.optional(type)
    }
    return type
  }

  private static func list<E>(_ type: E.Type) -> Any.Type { [E].self }
  private static func optional<E>(_ type: E.Type) -> Any.Type { E?.self }

  /// `6reason`
  private mutating func label() -> String? {
    var length = 0
    while position < bytes.count, bytes[position] >= UInt8(ascii: "0"), bytes[position] <= UInt8(ascii: "9") {
      length = length * 10 + Int(bytes[position] - UInt8(ascii: "0"))
      position += 1
    }
    guard length > 0, position + length <= bytes.count else { return nil }
    defer { position += length }
    return String(decoding: bytes[position..<position + length], as: UTF8.self)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard position < bytes.count, bytes[position] == character.asciiValue else { return false }
    position += 1
    return true
  }
}
