import Foundation

/// The libraries that a Swift object asks for (`-lFoundation`, …), read from its section of that name.
enum AutolinkEntries {
  private static let section = ".swift1_autolink_entries"

  /// `nil` unless the object is a whole 64-bit ELF file, little end first.
  static func entries(ofObject path: String) -> [String]? {
    FileManager.default.contents(atPath: path).flatMap { entries(in: Array($0)) }
  }

  static func entries(in bytes: [UInt8]) -> [String]? {
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let table = number(bytes, at: 0x28, size: 8), let entrySize = number(bytes, at: 0x3A, size: 2),
      let count = number(bytes, at: 0x3C, size: 2), let names = number(bytes, at: 0x3E, size: 2), entrySize >= 64,
      let nameTable = number(bytes, at: table + names * entrySize + 0x18, size: 8)
    else { return nil }
    var entries: [String] = []
    for index in 0..<count {
      let header = table + index * entrySize
      guard let name = number(bytes, at: header, size: 4), let start = number(bytes, at: header + 0x18, size: 8),
        let size = number(bytes, at: header + 0x20, size: 8)
      else { return nil }
      guard isName(bytes, at: nameTable + name) else { continue }
      guard start <= bytes.count, size <= bytes.count - start else { return nil }
      for entry in bytes[start..<start + size].split(separator: 0) {
        let text = String(decoding: entry, as: UTF8.self)
        if !entries.contains(text) { entries.append(text) }
      }
    }
    return entries
  }

  private static func isName(_ bytes: [UInt8], at start: Int) -> Bool {
    start >= 0 && start < bytes.count && bytes[start...].starts(with: Array(section.utf8) + [0])
  }

  private static func number(_ bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard start >= 0, start <= bytes.count - size else { return nil }
    let value = bytes[start..<start + size].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}
