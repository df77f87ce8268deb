/// Cuts a Swift source into tokens; comments and white space are dropped.
///
/// It never fails: what the compiler would refuse becomes some token, and the compiler says so later.
package struct SourceLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var startsLine = true
  private var tokens: [SourceToken] = []

  package static func tokens(of bytes: [UInt8]) -> [SourceToken] {
    var lexer = SourceLexer(bytes: bytes)
    lexer.run()
    return lexer.tokens
  }

  package static func tokens(of text: String) -> [SourceToken] { tokens(of: Array(text.utf8)) }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    if bytes.starts(with: Array("#!".utf8)) { skipToLineEnd() }
    while position < bytes.count {
      if skipTrivia() { continue }
      let start = position
      let kind = scanToken()
      append(kind, from: start)
    }
  }

  private mutating func append(_ kind: SourceToken.Kind, from start: Int) {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.append(
      SourceToken(
        kind: kind, text: text, range: start..<position, line: line, column: start - lineStart + 1,
        startsLine: startsLine))
    startsLine = false
    for index in start..<position where bytes[index] == Ascii.newline {
      line += 1
      lineStart = index + 1
    }
  }

  // MARK: Trivia

  /// Skips one piece of white space or one comment.
  private mutating func skipTrivia() -> Bool {
    let byte = bytes[position]
    if byte == Ascii.newline {
      position += 1
      line += 1
      lineStart = position
      startsLine = true
      return true
    }
    if Ascii.isSpace(byte) {
      position += 1
      return true
    }
    guard byte == Ascii.slash else { return false }
    if peek(1) == Ascii.slash {
      skipToLineEnd()
      return true
    }
    if peek(1) == Ascii.star {
      skipBlockComment()
      return true
    }
    return false
  }

  private mutating func skipToLineEnd() {
    while position < bytes.count, bytes[position] != Ascii.newline { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if bytes[position] == Ascii.slash, peek(1) == Ascii.star {
        depth += 1
        position += 2
      } else if bytes[position] == Ascii.star, peek(1) == Ascii.slash {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if bytes[position] == Ascii.newline {
          line += 1
          lineStart = position + 1
          startsLine = true
        }
        position += 1
      }
    }
  }

  // MARK: Tokens

  private mutating func scanToken() -> SourceToken.Kind {
    let byte = bytes[position]
    if Ascii.isWordStart(byte) {
      skipWord()
      return .word
    }
    if Ascii.isDigit(byte) {
      skipNumber()
      return .number
    }
    switch byte {
    case Ascii.quote:
      position = LiteralSpan.endOfString(in: bytes, from: position, pounds: 0)
      return .literal
    case Ascii.pound: return scanPound()
    case Ascii.backtick:
      position += 1
      while let byte = peek(0), byte != Ascii.backtick, byte != Ascii.newline { position += 1 }
      if peek(0) == Ascii.backtick { position += 1 }
      return .word
    case Ascii.slash:
      if !previousEndsOperand, let end = LiteralSpan.endOfBareRegex(in: bytes, from: position) {
        position = end
        return .literal
      }
      skipOperator()
      return .punctuation
    default:
      if Ascii.isOperator(byte) { skipOperator() } else { position += 1 }
      return .punctuation
    }
  }

  private mutating func scanPound() -> SourceToken.Kind {
    var pounds = 0
    while peek(pounds) == Ascii.pound { pounds += 1 }
    if peek(pounds) == Ascii.quote {
      position = LiteralSpan.endOfString(in: bytes, from: position + pounds, pounds: pounds)
      return .literal
    }
    if peek(pounds) == Ascii.slash {
      position = LiteralSpan.endOfPoundRegex(in: bytes, from: position + pounds + 1, pounds: pounds)
      return .literal
    }
    position += 1
    guard let next = peek(0), Ascii.isWordStart(next) else { return .punctuation }
    skipWord()
    return .pound
  }

  private mutating func skipWord() {
    while let byte = peek(0), Ascii.isWordStart(byte) || Ascii.isDigit(byte) { position += 1 }
  }

  private mutating func skipNumber() {
    while let byte = peek(0), Ascii.isWordStart(byte) || Ascii.isDigit(byte) { position += 1 }
    if peek(0) == Ascii.dot, let next = peek(1), Ascii.isDigit(next) {
      position += 1
      while let byte = peek(0), Ascii.isWordStart(byte) || Ascii.isDigit(byte) { position += 1 }
    }
  }

  private mutating func skipOperator() {
    while let byte = peek(0), Ascii.isOperator(byte) {
      if byte == Ascii.slash, peek(1) == Ascii.slash || peek(1) == Ascii.star { return }
      position += 1
    }
  }

  private func peek(_ offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  /// Whether a `/` here divides rather than opens a regex literal.
  private var previousEndsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .word: return !Self.wordsBeforeOperand.contains(last.text)
    case .literal, .number: return true
    case .pound: return false
    case .punctuation: return [")", "]", "}", "?", "!"].contains(last.text)
    }
  }

  private static let wordsBeforeOperand: Set<String> = [
    "return", "in", "if", "case", "where", "else", "try", "await", "is", "as", "switch", "while",
  ]
}
