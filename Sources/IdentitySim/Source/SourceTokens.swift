import IdentityTree
import SourceText

/// The tokens of one source with moves in both directions, and the way from a place to a token.
struct SourceTokens {
  let bytes: [UInt8]
  let list: TokenList
  /// For each closing bracket the index of the one that opens it.
  private let openers: [Int: Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    let list = TokenList(SourceLexer.tokens(of: bytes))
    self.list = list
    var openers: [Int: Int] = [:]
    for index in 0..<list.count where list.closer(of: index) > index { openers[list.closer(of: index)] = index }
    self.openers = openers
  }

  subscript(index: Int) -> SourceToken? { list[index] }
  func isText(_ index: Int, _ text: String) -> Bool { list.isText(index, text) }
  func text(_ range: Range<Int>) -> String { range.isEmpty ? "" : list.text(range, in: bytes) }

  /// The text of tokens on one line, its white space made single.
  func line(_ range: Range<Int>) -> String {
    text(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The token before the one at `index`, or before its opening bracket if it closes one.
  func before(_ index: Int) -> Int { (openers[index] ?? index) - 1 }
  func opener(of index: Int) -> Int? { openers[index] }

  /// Behind a call by its name: behind its parentheses and all of its trailing closures.
  func callEnd(_ name: Int) -> Int {
    var end = name + 1
    if isText(end, "(") { end = list.after(end) }
    if isText(end, "{") { end = list.after(end) }
    while isText(end + 1, ":"), isText(end + 2, "{") { end = list.after(end + 2) }
    return end
  }

  /// The first token at or behind a place.
  func index(line: Int, column: Int) -> Int? {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      guard let token = list[middle] else { return nil }
      if (token.line, token.column) < (line, column) { low = middle + 1 } else { high = middle }
    }
    return low < list.count ? low : nil
  }

  /// The first call of a name at or behind a place on its line, or else on that line, or else shortly behind it in the
  /// same braces, or else the one in whose closure the place is.
  func call(_ name: String, at place: SourcePlace) -> Int? {
    func isCall(_ index: Int) -> Bool { isText(index, name) && isText(index + 1, "(") }
    guard let start = index(line: place.line, column: place.column), let first = index(line: place.line, column: 1)
    else { return nil }
    let end = index(line: place.line + 1, column: 1) ?? list.count
    return (start..<max(start, end)).first(where: isCall) ?? (first..<start).last(where: isCall)
      ?? (start..<min(start + 60, braces(around: start).last.map { list.closer(of: $0) } ?? list.count))
      .first(where: isCall) ?? callAround(start, name)
  }

  /// The call of a name in whose trailing closure a token is, the innermost one.
  private func callAround(_ index: Int, _ name: String) -> Int? {
    braces(around: index).reversed().lazy.compactMap { brace -> Int? in
      guard let open = opener(of: brace - 1), isText(open, "("), isText(open - 1, name) else { return nil }
      return open - 1
    }.first
  }

  /// The brace of the function or computed property that holds a token.
  func declarationBrace(around index: Int) -> Int? {
    braces(around: index).last { brace in
      var position = brace - 1
      for _ in 0..<120 {
        guard let token = self[position], !token.is("{"), !token.is("}"), !token.is(";") else { return false }
        if ["func", "var", "init", "subscript"].contains(token.text), token.kind == .word { return true }
        position = before(position)
      }
      return false
    }
  }

  /// Whether two places stand in one function or computed property: then neither is the use of the other.
  func areTogether(_ one: SourcePlace, _ other: SourcePlace) -> Bool {
    guard one.fileID == other.fileID, let first = index(line: one.line, column: one.column),
      let second = index(line: other.line, column: other.column), let brace = declarationBrace(around: first)
    else { return false }
    return brace == declarationBrace(around: second)
  }

  /// The braces around a token, outermost first; a brace is around itself.
  func braces(around index: Int) -> [Int] {
    (0...index).filter { isText($0, "{") && list.closer(of: $0) >= index }
  }
}
