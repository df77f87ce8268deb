import SourceText

/// The statements of two arms as one list: what both arms hold stands once, outside of the condition.
struct MergedStatements {
  /// The code, one statement each.
  let lines: [String]

  /// `yes` are the statements where `condition` holds; `nil` if the arms share nothing. `view` is what must be shared.
  init?(condition: String, yes: [Statement], no: [Statement], keeping view: String? = nil) {
    var lines: [String] = []
    var open: (condition: String, texts: [String])?
    var isShared = false
    func flush() {
      if let open { lines.append("if \(open.condition) { \(open.texts.joined(separator: "; ")) }") }
      open = nil
    }
    func add(_ text: String, under other: String) {
      if open?.condition != other { flush() }
      open = (other, (open?.texts ?? []) + [text])
    }
    let negated = MergedArms.negated(condition)
    let view = view.flatMap { name in (yes + no).contains { Self.mentions(name, in: $0.text) } ? name : nil }
    for pair in Self.pairs(condition, yes, no) {
      switch pair {
      case .both(let text):
        flush()
        lines += text
        if view.map({ name in text.contains { Self.mentions(name, in: $0) } }) ?? true { isShared = true }
      case .yes(let text): add(text, under: condition)
      case .no(let text): add(text, under: negated)
      }
    }
    flush()
    guard isShared else { return nil }
    self.lines = lines
  }

  /// One statement of a builder.
  struct Statement {
    let text: String
    /// `nil` for what is no expression, such as an `if`.
    let expression: ViewExpression?
  }

  private enum Pair {
    case both([String])
    case yes(String)
    case no(String)
  }

  /// The pairing in order with the most shared statements.
  private static func pairs(_ condition: String, _ yes: [Statement], _ no: [Statement]) -> [Pair] {
    func merged(_ left: Statement, _ right: Statement) -> [String]? {
      if squeezed(left.text) == squeezed(right.text) { return [left.text] }
      guard let first = left.expression, let second = right.expression, first.base.name == second.base.name else {
        return nil
      }
      return MergedArms(condition: condition, yes: first, no: second)?.lines
    }
    var best = Array(repeating: Array(repeating: 0, count: no.count + 1), count: yes.count + 1)
    for row in yes.indices.reversed() {
      for column in no.indices.reversed() {
        let both = merged(yes[row], no[column]) == nil ? 0 : 1 + best[row + 1][column + 1]
        best[row][column] = max(both, best[row + 1][column], best[row][column + 1])
      }
    }
    var result: [Pair] = []
    var (row, column) = (0, 0)
    while row < yes.count, column < no.count {
      if let both = merged(yes[row], no[column]), best[row][column] == 1 + best[row + 1][column + 1] {
        result.append(.both(both))
        (row, column) = (row + 1, column + 1)
      } else if best[row][column] == best[row + 1][column] {
        result.append(.yes(yes[row].text))
        row += 1
      } else {
        result.append(.no(no[column].text))
        column += 1
      }
    }
    return result + yes[row...].map { .yes($0.text) } + no[column...].map { .no($0.text) }
  }

  private static func mentions(_ name: String, in text: String) -> Bool {
    text.ranges(of: name).contains { range in
      let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
      let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      return ![before, after].contains { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  private static func squeezed(_ code: String) -> String { code.filter { !$0.isWhitespace && $0 != ";" } }

  /// The statements of a builder's block.
  static func statements(in range: Range<Int>, of source: SourceTokens) -> [Statement] {
    var statements: [Statement] = []
    var start = range.lowerBound
    var index = start
    func close(at end: Int) {
      if start < end {
        statements.append(
          Statement(text: source.line(start..<end), expression: ViewExpression(start..<end, in: source)))
      }
      start = end
    }
    while index < range.upperBound {
      guard let token = source[index] else { break }
      if token.is(";") {
        close(at: index)
        start = index + 1
        index += 1
        continue
      }
      let continues = token.is(".") || ["else", "?", ":", "&&", "||"].contains(token.text)
      if index > start, token.startsLine, !continues { close(at: index) }
      index = source.list.after(index)
    }
    close(at: min(index, range.upperBound))
    return statements
  }

  /// The statements of a closure as it is written, braces included.
  static func statements(ofClosure text: String) -> [Statement]? {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let source = SourceTokens(String(text.dropFirst().dropLast()))
    guard source.list.count == 0 || !(0..<min(source.list.count, 6)).contains(where: { source.isText($0, "in") }) else {
      return nil
    }
    return statements(in: 0..<source.list.count, of: source)
  }
}
