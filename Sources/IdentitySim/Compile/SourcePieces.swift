/// A user's file, for pieces of it that are compiled elsewhere but keep their lines and columns.
struct SourcePieces {
  let path: String
  let bytes: [UInt8]

  func directive(line: Int) -> String {
    let escaped = path.flatMap { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
    return "#sourceLocation(file: \"\(String(escaped))\", line: \(line))\n"
  }

  /// The bytes of `range` with everything in `blanks` blanked, at their own line and column.
  func piece(_ range: Range<Int>, blanking blanks: [Range<Int>] = []) -> String {
    var copy = bytes
    for blank in blanks { copy.blank(blank) }
    let before = bytes[..<range.lowerBound]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let padding = String(repeating: " ", count: range.lowerBound - lineStart)
    return directive(line: line) + padding + copy.text(range)
  }
}
