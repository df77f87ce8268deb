/// One word of a line of steps.
struct StepsToken: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case word(String)
    case string(String)
    case integer(Int)
    case number(Double)
    case symbol(String)
    case end
  }

  var kind: Kind
  /// Counted in characters from 1.
  var column: Int
  /// As it was written.
  var source: String
  var followsSpace: Bool

  /// As messages name it.
  var name: String { kind == .end ? "the end of the line" : "`\(source)`" }
}

/// Cuts one line into words.
struct StepsLexer {
  let characters: [Character]
  private var position = 0
  private let fail: (_ column: Int, _ expected: String, _ found: String, _ suggestion: String?) -> StepsSyntaxError

  init(_ line: String, file: String, number: Int) {
    characters = Array(line)
    fail = { StepsSyntaxError(file: file, line: number, column: $0, expected: $1, found: $2, suggestion: $3) }
  }

  static let symbols = ["==", "!=", "<=", ">=", "<", ">", "[", "]", "(", ")", "#", ".", ",", ":", "?", "!", "×"]

  mutating func tokens() throws(StepsSyntaxError) -> [StepsToken] {
    var tokens: [StepsToken] = []
    while true {
      let start = position
      while let next = peek(), next.isWhitespace { position += 1 }
      let followsSpace = position > start || start == 0
      let begin = position
      guard let character = peek(), !(character == "#" && followsSpace) else {
        tokens.append(StepsToken(kind: .end, column: begin + 1, source: "", followsSpace: followsSpace))
        return tokens
      }
      let kind = try kind(at: character)
      tokens.append(
        StepsToken(
          kind: kind, column: begin + 1, source: String(characters[begin..<position]), followsSpace: followsSpace))
    }
  }

  /// The rest of the line after the first word, as Swift's: its comments and strings are respected.
  static func expression(in line: [Character], from start: Int) -> Range<Int> {
    var position = start
    var isString = false
    while position < line.count {
      let character = line[position]
      if isString {
        if character == "\\" { position += 1 } else if character == "\"" { isString = false }
      } else if character == "\"" {
        isString = true
      } else if character == "#", position == 0 || line[position - 1].isWhitespace {
        break
      }
      position += 1
    }
    var range = start..<min(position, line.count)
    while let first = range.first, line[first].isWhitespace { range = (first + 1)..<range.upperBound }
    while let last = range.last, line[last].isWhitespace { range = range.lowerBound..<last }
    return range
  }

  private func peek(_ distance: Int = 0) -> Character? {
    position + distance < characters.count ? characters[position + distance] : nil
  }

  private mutating func kind(at character: Character) throws(StepsSyntaxError) -> StepsToken.Kind {
    if character == "\"" { return .string(try string()) }
    if character.isWord, !character.isNumber { return .word(word()) }
    if character.isDigit || (character == "-" && peek(1)?.isDigit == true) { return try number() }
    let column = position + 1
    let two = String(characters[position..<min(position + 2, characters.count)])
    for symbol in Self.symbols where two.hasPrefix(symbol) {
      position += symbol.count
      return .symbol(symbol)
    }
    let quotes: [Character] = ["“", "”", "„", "'", "’", "`"]
    let meant = quotes.contains(character) ? "`\"`" : character == "=" ? "`==`" : nil
    throw fail(column, "a word, a string or a literal", "`\(character)`", meant)
  }

  private mutating func word() -> String {
    let start = position
    while let next = peek(), next.isWord || (next == "-" && peek(1)?.isWord == true) { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func string() throws(StepsSyntaxError) -> String {
    let start = position
    position += 1
    var text = ""
    while let next = peek() {
      position += 1
      switch next {
      case "\"": return text
      case "\\":
        switch peek() {
        case "\"": text.append("\"")
        case "\\": text.append("\\")
        case "n": text.append("\n")
        default:
          throw fail(
            position, "`\\\"`, `\\\\` or `\\n` in a string", peek().map { "`\\\($0)`" } ?? "the end of the line", nil)
        }
        position += 1
      default: text.append(next)
      }
    }
    throw fail(characters.count + 1, "`\"` to close the string of column \(start + 1)", "the end of the line", nil)
  }

  private mutating func number() throws(StepsSyntaxError) -> StepsToken.Kind {
    let start = position
    if peek() == "-" { position += 1 }
    let isHexadecimal = peek() == "0" && peek(1) == "x" && peek(2)?.isHexDigit == true
    if isHexadecimal {
      position += 2
      while let next = peek(), next.isHexDigit || next == "_" { position += 1 }
      let digits = String(characters[start..<position]).filter { $0 != "_" }
      if let value = Int(digits.replacing("0x", with: ""), radix: 16) { return .integer(value) }
      throw fail(start + 1, "a number", "`\(digits)`", nil)
    }
    while let next = peek(), next.isDigit || next == "_" { position += 1 }
    var isWhole = true
    if peek() == ".", peek(1)?.isDigit == true {
      isWhole = false
      position += 1
      while let next = peek(), next.isDigit || next == "_" { position += 1 }
    }
    let exponent = peek(1) == "-" || peek(1) == "+" ? 2 : 1
    if peek() == "e" || peek() == "E", peek(exponent)?.isDigit == true {
      isWhole = false
      position += exponent
      while let next = peek(), next.isDigit { position += 1 }
    }
    let digits = String(characters[start..<position].filter { $0 != "_" })
    if isWhole, let value = Int(digits) { return .integer(value) }
    if let value = Double(digits), value.isFinite { return .number(value) }
    throw fail(start + 1, "a number", "`\(digits)`", nil)
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" || self == "$" }
  fileprivate var isDigit: Bool { isASCII && isWholeNumber }
}
