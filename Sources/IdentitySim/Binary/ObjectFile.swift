import Foundation

/// What an object file defines, and what its functions refer to: 64-bit ELF, little end first.
struct ObjectFile {
  struct Symbol: Equatable {
    enum Kind: Equatable {
      case code
      case data
    }

    let name: String
    let kind: Kind
    /// In bytes.
    let size: Int
    /// The names of what its bytes refer to, in their order; one that is referred to twice is there twice.
    var references: [String] = []
  }

  /// In the order of the symbol table.
  private(set) var symbols: [Symbol] = []

  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(bytes: Array(data))
  }

  init?(bytes: [UInt8]) {
    guard let table = SectionTable(bytes), let entries = table.symbols else { return nil }
    var places: [Int: [(range: Range<Int>, index: Int)]] = [:]
    for entry in entries where entry.isDefined && entry.size > 0 {
      places[entry.section, default: []].append((entry.value..<entry.value + entry.size, symbols.count))
      symbols.append(Symbol(name: entry.name, kind: entry.isFunction ? .code : .data, size: entry.size))
    }
    for section in places.keys { places[section]?.sort { $0.range.lowerBound < $1.range.lowerBound } }
    func symbol(at address: Int, in section: Int) -> Int? {
      guard let list = places[section] else { return nil }
      var (low, high) = (0, list.count)
      while low < high {
        let middle = (low + high) / 2
        if list[middle].range.lowerBound <= address { low = middle + 1 } else { high = middle }
      }
      guard low > 0, list[low - 1].range.contains(address) else { return nil }
      return list[low - 1].index
    }
    guard let relocations = table.relocations else { return nil }
    for relocation in relocations {
      guard let from = symbol(at: relocation.offset, in: relocation.section),
        entries.indices.contains(relocation.symbol)
      else { continue }
      let target = entries[relocation.symbol]
      if !target.isSection {
        symbols[from].references.append(target.name)
      } else if let to = symbol(at: relocation.addend, in: target.section) {
        symbols[from].references.append(symbols[to].name)
      }
    }
  }
}

/// The tables of an ELF file.
private struct SectionTable {
  struct Entry {
    let name: String
    let section: Int
    let value: Int
    let size: Int
    let kind: UInt8

    var isDefined: Bool { section > 0 && section < 0xFF00 && !name.isEmpty && kind != 3 }
    var isFunction: Bool { kind == 2 }
    var isSection: Bool { kind == 3 }
  }

  struct Relocation {
    /// The section and the place in it that are changed.
    let section: Int
    let offset: Int
    /// The index of the symbol that is put there.
    let symbol: Int
    /// The place that is meant in the symbol's section.
    let addend: Int
  }

  private struct Header {
    let type: Int
    let start: Int
    let size: Int
    let link: Int
    let info: Int
  }

  private let bytes: [UInt8]
  private var headers: [Header] = []

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(0x28, 8), let size = number(0x3A, 2),
      let count = number(0x3C, 2), size >= 64
    else { return nil }
    for index in 0..<count {
      let header = table + index * size
      guard let type = number(header + 4, 4), let start = number(header + 0x18, 8), let size = number(header + 0x20, 8),
        let link = number(header + 0x28, 4), let info = number(header + 0x2C, 4)
      else { return nil }
      headers.append(Header(type: type, start: start, size: size, link: link, info: info))
    }
  }

  private static let symbolTable = 2
  private static let relocationTable = 4

  var symbols: [Entry]? {
    guard let header = headers.first(where: { $0.type == Self.symbolTable }), headers.indices.contains(header.link)
    else { return nil }
    let names = headers[header.link].start
    var entries: [Entry] = []
    for start in stride(from: header.start, to: header.start + header.size, by: 24) {
      guard let name = number(start, 4), let kind = number(start + 4, 1), let section = number(start + 6, 2),
        let value = number(start + 8, 8), let size = number(start + 16, 8)
      else { return nil }
      entries.append(
        Entry(name: text(names + name), section: section, value: value, size: size, kind: UInt8(kind & 0xF)))
    }
    return entries
  }

  var relocations: [Relocation]? {
    var relocations: [Relocation] = []
    for header in headers where header.type == Self.relocationTable {
      for start in stride(from: header.start, to: header.start + header.size, by: 24) {
        guard let offset = number(start, 8), let type = number(start + 8, 4), let symbol = number(start + 12, 4),
          let addend = signedNumber(start + 16)
        else { return nil }
        // On x86-64 these count from the end of their four bytes.
        let isRelative = isX86 && (type == 2 || type == 4)
        relocations.append(
          Relocation(
            section: header.info, offset: offset, symbol: symbol, addend: addend + (isRelative ? 4 : 0)))
      }
    }
    return relocations
  }

  private var isX86: Bool { number(0x12, 2) == 62 }

  private func text(_ start: Int) -> String {
    guard bytes.indices.contains(start) else { return "" }
    return String(decoding: bytes[start...].prefix { $0 != 0 }, as: UTF8.self)
  }

  private func signedNumber(_ start: Int) -> Int? {
    guard start >= 0, start <= bytes.count - 8 else { return nil }
    return Int(Int64(bitPattern: bytes[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }))
  }

  private func number(_ start: Int, _ size: Int) -> Int? {
    guard start >= 0, start <= bytes.count - size else { return nil }
    let value = bytes[start..<start + size].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}
