/// Where string and regex literals end.
enum LiteralSpan {
  /// The end of a string whose opening quote is at `start` and which has `pounds` `#`s before it.
  static func endOfString(in bytes: [UInt8], from start: Int, pounds: Int) -> Int {
    let isMultiline = matches(bytes, at: start, quotes: 3, pounds: 0)
    let quotes = isMultiline ? 3 : 1
    var position = start + quotes
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Ascii.backslash, hasPounds(bytes, at: position + 1, count: pounds) {
        let next = position + 1 + pounds
        guard next < bytes.count else { return bytes.count }
        position = bytes[next] == Ascii.open ? endOfInterpolation(in: bytes, from: next) : next + 1
      } else if byte == Ascii.quote, matches(bytes, at: position, quotes: quotes, pounds: pounds) {
        return position + quotes + pounds
      } else if byte == Ascii.newline, !isMultiline {
        return position
      } else {
        position += 1
      }
    }
    return bytes.count
  }

  /// The end of the interpolation whose `(` is at `start`.
  private static func endOfInterpolation(in bytes: [UInt8], from start: Int) -> Int {
    var depth = 0
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case Ascii.open: depth += 1
      case Ascii.close:
        depth -= 1
        if depth == 0 { return position + 1 }
      case Ascii.pound, Ascii.quote:
        var pounds = 0
        while hasPounds(bytes, at: position, count: pounds + 1) { pounds += 1 }
        if position + pounds < bytes.count, bytes[position + pounds] == Ascii.quote {
          position = endOfString(in: bytes, from: position + pounds, pounds: pounds)
          continue
        }
      default: break
      }
      position += 1
    }
    return bytes.count
  }

  /// The end of `/…/` on one line, or `nil` if the slash at `start` opens no regex.
  static func endOfBareRegex(in bytes: [UInt8], from start: Int) -> Int? {
    guard start + 1 < bytes.count, !Ascii.isSpace(bytes[start + 1]) else { return nil }
    var position = start + 1
    while position < bytes.count, bytes[position] != Ascii.newline {
      if bytes[position] == Ascii.backslash {
        position += 2
      } else if bytes[position] == Ascii.slash {
        return position + 1
      } else {
        position += 1
      }
    }
    return nil
  }

  /// The end of `#/…/#`, `position` being behind its opening slash.
  static func endOfPoundRegex(in bytes: [UInt8], from start: Int, pounds: Int) -> Int {
    var position = start
    while position < bytes.count {
      if bytes[position] == Ascii.backslash {
        position += 2
      } else if bytes[position] == Ascii.slash, hasPounds(bytes, at: position + 1, count: pounds) {
        return position + 1 + pounds
      } else {
        position += 1
      }
    }
    return bytes.count
  }

  private static func hasPounds(_ bytes: [UInt8], at start: Int, count: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == Ascii.pound }
  }

  private static func matches(_ bytes: [UInt8], at start: Int, quotes: Int, pounds: Int) -> Bool {
    start + quotes <= bytes.count && bytes[start..<start + quotes].allSatisfy { $0 == Ascii.quote }
      && hasPounds(bytes, at: start + quotes, count: pounds)
  }
}
