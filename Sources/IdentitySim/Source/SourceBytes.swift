/// Edits that keep every other byte, and so every line and column, where it is.
extension [UInt8] {
  /// Puts spaces over `range`, line ends excepted.
  mutating func blank(_ range: Range<Int>) {
    for index in range where self[index] != UInt8(ascii: "\n") && self[index] != UInt8(ascii: "\r") {
      self[index] = UInt8(ascii: " ")
    }
  }

  /// Puts `text` at the start of `range` and spaces over the rest of it.
  ///
  /// If the text is too long, or if a line ends where it would go, nothing is done.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with text: String) -> Bool {
    let new = Array(text.utf8)
    guard new.count <= range.count else { return false }
    let place = range.lowerBound..<range.lowerBound + new.count
    guard !self[place].contains(UInt8(ascii: "\n")) else { return false }
    blank(range)
    replaceSubrange(place, with: new)
    return true
  }

  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}
