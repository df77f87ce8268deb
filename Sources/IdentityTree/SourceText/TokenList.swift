/// Tokens with the moves that outline parsing needs; all ranges are of token indices.
package struct TokenList: Sendable {
  package let tokens: [SourceToken]
  /// For each opening bracket the index of its closing one (or the count of tokens if there is none).
  private let closing: [Int: Int]

  package init(_ tokens: [SourceToken]) {
    self.tokens = tokens
    var closing: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}":
        if let start = open.popLast() { closing[start] = index }
      default: break
      }
    }
    for start in open { closing[start] = tokens.count }
    self.closing = closing
  }

  package init(text: String) { self.init(SourceLexer.tokens(of: text)) }

  package var count: Int { tokens.count }

  package subscript(index: Int) -> SourceToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  package func isText(_ index: Int, _ text: String) -> Bool { self[index]?.is(text) ?? false }

  /// The index of the bracket that closes the one at `index`; never before `index`.
  package func closer(of index: Int) -> Int { closing[index] ?? index }

  /// The index after the token at `index`, or after its closing bracket if it opens one.
  package func after(_ index: Int) -> Int { min(count, closer(of: index) + 1) }

  /// The index behind a generic parameter or argument list that opens at `index` with `<`.
  package func afterAngles(_ index: Int) -> Int {
    var depth = 0
    var position = index
    while let token = self[position] {
      if token.kind == .punctuation, token.text.allSatisfy({ "<>?!&".contains($0) }) {
        depth += token.text.filter { $0 == "<" }.count - token.text.filter { $0 == ">" }.count
        if depth <= 0 { return position + 1 }
      } else if token.is("{") {
        return position
      }
      position = after(position)
    }
    return count
  }

  /// The source text from the first to the last token of `range`.
  package func text(_ range: Range<Int>, in bytes: [UInt8]) -> String {
    guard let first = self[range.lowerBound], let last = self[range.upperBound - 1], !range.isEmpty else { return "" }
    return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }
}
