/// Names UUIDs by the order in which they were first seen, `UUID·1`, so that a log is the same each time.
public struct UUIDNames {
  private var numbers: [String: Int] = [:]

  public init() {}

  /// The text with each UUID in it replaced by its name.
  public mutating func replacing(in text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count >= Self.length else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    var isChanged = false
    while start < bytes.count {
      guard Self.isUUID(bytes, at: start) else {
        result.append(bytes[start])
        start += 1
        continue
      }
      let key = String(decoding: bytes[start..<(start + Self.length)], as: UTF8.self).uppercased()
      let number = numbers[key] ?? numbers.count + 1
      numbers[key] = number
      result += Array("UUID·\(number)".utf8)
      start += Self.length
      isChanged = true
    }
    return isChanged ? String(decoding: result, as: UTF8.self) : text
  }

  private static let length = 36

  /// 8-4-4-4-12 hexadecimal digits, with nothing of their kind before or behind.
  private static func isUUID(_ bytes: [UInt8], at start: Int) -> Bool {
    guard start + length <= bytes.count, isDigit(bytes[start]), start == 0 || !isDigit(bytes[start - 1]) else {
      return false
    }
    for offset in 0..<length {
      let byte = bytes[start + offset]
      switch offset {
      case 8, 13, 18, 23: guard byte == UInt8(ascii: "-") else { return false }
      default: guard isDigit(byte) else { return false }
      }
    }
    return start + length == bytes.count || !isDigit(bytes[start + length])
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
