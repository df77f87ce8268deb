import Foundation

/// Names UUIDs by the order in which they were first seen, `UUID·1`, so that a log is the same each time.
public struct UUIDNames {
  private var numbers: [String: Int] = [:]
  /// As each was first seen, in order.
  private(set) var spellings: [String] = []

  public init() {}

  /// Goes on with names that were given elsewhere, in their order.
  public mutating func add(_ spellings: [String]) {
    for spelling in spellings { _ = replacing(in: spelling) }
  }

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
      let spelling = String(decoding: bytes[start..<(start + Self.length)], as: UTF8.self)
      let key = spelling.uppercased()
      let number = numbers[key] ?? numbers.count + 1
      if number > spellings.count {
        numbers[key] = number
        spellings.append(spelling)
      }
      result += Array("\(Self.prefix)\(number)".utf8)
      start += Self.length
      isChanged = true
    }
    return isChanged ? String(decoding: result, as: UTF8.self) : text
  }

  /// A value with each UUID in its texts replaced by its name.
  public mutating func replacing<Value: Codable>(inAll value: Value) -> Value {
    guard let data = try? JSONEncoder().encode(value) else { return value }
    let text = String(decoding: data, as: UTF8.self)
    let named = replacing(in: text)
    return named == text ? value : (try? JSONDecoder().decode(Value.self, from: Data(named.utf8))) ?? value
  }

  /// What a name begins with.
  static let prefix = "UUID·"

  /// The text with each name in it replaced by the UUID that was seen as that; a name that stands for none stays.
  func expanding(_ text: String) -> String {
    guard text.contains(Self.prefix) else { return text }
    var parts = text.components(separatedBy: Self.prefix)
    for index in parts.indices.dropFirst() {
      let digits = parts[index].prefix { $0.isASCII && $0.isNumber }
      if let number = Int(digits), number > 0, number <= spellings.count {
        parts[index] = spellings[number - 1] + parts[index].dropFirst(digits.count)
      } else {
        parts[index] = Self.prefix + parts[index]
      }
    }
    return parts.joined()
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
