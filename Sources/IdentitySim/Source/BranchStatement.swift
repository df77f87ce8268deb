import IdentityTree
import SourceText

/// An `if` … `else` or a `switch` of a source, with its arms.
struct BranchStatement: Equatable {
  struct Arm: Equatable {
    /// `if isOn`, `else if other`, `else`, `case .idle`.
    let header: String
    /// What is asked; `nil` for `else` and `default`.
    let condition: String?
    /// The tokens of its statements.
    let body: Range<Int>
  }

  let isSwitch: Bool
  /// What a `switch` looks at.
  let subject: String
  let line: Int
  let column: Int
  /// The index of its keyword.
  let start: Int
  let arms: [Arm]
  /// The line of its last brace: the builder gives it as the place of an `if` without `else`.
  let endLine: Int

  var hasElse: Bool { arms.contains { $0.condition == nil } }

  /// The statements around a place with the arm that each holds it in, outermost first.
  static func around(line: Int, column: Int, in source: SourceTokens) -> [(statement: BranchStatement, arm: Int)] {
    guard let index = source.index(line: line, column: column) else { return [] }
    return source.braces(around: index).compactMap { brace in
      guard let statement = BranchStatement(brace: brace, in: source) else { return nil }
      let arm = statement.arms.firstIndex { $0.body.contains(index) || $0.body.lowerBound == index + 1 }
      return arm.map { (statement, $0) }
    }
  }

  /// The statement whose keyword stands at a place.
  init?(line: Int, column: Int, in source: SourceTokens) {
    guard let index = source.index(line: line, column: column), let token = source[index], token.line == line else {
      return nil
    }
    self.init(keyword: index, in: source)
  }

  /// The statement whose last brace stands at a place, where a builder saw the end of an `if` without `else`.
  static func ending(line: Int, column: Int, in source: SourceTokens) -> BranchStatement? {
    guard let index = source.index(line: line, column: column) else { return nil }
    let brace = [index, index - 1].first { source.isText($0, "}") && source[$0]?.line == line }
    return brace.flatMap { source.opener(of: $0) }.flatMap { BranchStatement(brace: $0, in: source) }
  }

  /// The statements that begin among the tokens of a block, without those inside of them.
  static func all(in range: Range<Int>, of source: SourceTokens) -> [BranchStatement] {
    var found: [BranchStatement] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let isStart = source.isText(index, "if") && !source.isText(index - 1, "else") || source.isText(index, "switch")
      if isStart, let statement = BranchStatement(keyword: index, in: source) {
        found.append(statement)
        index = (statement.arms.last?.body.upperBound ?? index) + 1
      } else {
        index = source.list.after(index)
      }
    }
    return found
  }

  /// All conditionals at any depth in the expression that begins at a place.
  static func all(inExpressionAt place: SourcePlace, of source: SourceTokens) -> [BranchStatement] {
    guard let start = source.index(line: place.line, column: place.column) else { return [] }
    var end = source.list.after(start)
    while let token = source[end], !token.is("}"), !token.is(";"), !token.startsLine || token.is(".") {
      end = source.list.after(end)
    }
    return (start..<min(end, source.list.count)).compactMap { index in
      let isStart = source.isText(index, "if") && !source.isText(index - 1, "else") || source.isText(index, "switch")
      return isStart ? BranchStatement(keyword: index, in: source) : nil
    }
  }

  /// The statement of which a brace opens an arm, or a `switch`'s cases.
  private init?(brace: Int, in source: SourceTokens) {
    guard var keyword = Self.keyword(of: brace, in: source) else { return nil }
    // Back to the first `if` of a chain.
    while source.isText(keyword, "else") || source.isText(keyword - 1, "else") {
      let end = source.isText(keyword, "else") ? keyword - 1 : keyword - 2
      guard let open = source.opener(of: end), let before = Self.keyword(of: open, in: source) else { return nil }
      keyword = before
    }
    self.init(keyword: keyword, in: source)
  }

  /// `if`, `switch`, or a bare `else` before a brace.
  private static func keyword(of brace: Int, in source: SourceTokens) -> Int? {
    if source.isText(brace - 1, "else") { return brace - 1 }
    var index = brace - 1
    for _ in 0..<200 {
      guard let token = source[index], !token.is("{"), !token.is(";") else { return nil }
      if token.kind == .word, token.text == "if" || token.text == "switch" {
        return firstBrace(after: index, in: source) == brace ? index : nil
      }
      index = source.before(index)
    }
    return nil
  }

  private static func firstBrace(after keyword: Int, in source: SourceTokens) -> Int? {
    var index = keyword + 1
    while let token = source[index] {
      if token.is("{") { return index }
      index = source.list.after(index)
    }
    return nil
  }

  private init?(keyword: Int, in source: SourceTokens) {
    guard let token = source[keyword], let brace = Self.firstBrace(after: keyword, in: source) else { return nil }
    line = token.line
    column = token.column
    start = keyword
    if token.is("switch") {
      isSwitch = true
      subject = source.line(keyword + 1..<brace)
      arms = Self.cases(in: brace + 1..<source.list.closer(of: brace), of: source)
    } else if token.is("if") {
      isSwitch = false
      subject = ""
      arms = Self.chain(from: keyword, in: source)
    } else {
      return nil
    }
    guard let last = arms.last else { return nil }
    endLine = source[last.body.upperBound]?.line ?? token.line
  }

  private static func chain(from keyword: Int, in source: SourceTokens) -> [Arm] {
    var arms: [Arm] = []
    var position = keyword
    while let brace = firstBrace(after: position, in: source) {
      let isIf = source.isText(position, "if") || source.isText(position + 1, "if")
      let first = source.isText(position, "if") ? position + 1 : position + 2
      let condition = isIf ? source.line(first..<brace) : nil
      let end = source.list.closer(of: brace)
      let prefix = arms.isEmpty ? "if" : isIf ? "else if" : "else"
      arms.append(
        Arm(
          header: [prefix, condition].compactMap(\.self).joined(separator: " "), condition: condition,
          body: brace + 1..<max(end, brace + 1)))
      guard isIf, source.isText(end + 1, "else") else { break }
      position = end + 1
    }
    return arms
  }

  private static func cases(in range: Range<Int>, of source: SourceTokens) -> [Arm] {
    var arms: [Arm] = []
    var open: (header: String, condition: String?, start: Int)?
    func close(at end: Int) {
      if let open {
        arms.append(Arm(header: open.header, condition: open.condition, body: open.start..<max(end, open.start)))
      }
    }
    var index = range.lowerBound
    while index < range.upperBound {
      if source.isText(index, "case") || source.isText(index, "default")
        || source.isText(index, "@") && source.isText(index + 1, "unknown")
      {
        close(at: index)
        var colon = index
        while colon < range.upperBound, !source.isText(colon, ":") { colon = source.list.after(colon) }
        let isCase = source.isText(index, "case")
        open = (source.line(index..<colon), isCase ? source.line(index + 1..<colon) : nil, colon + 1)
        index = colon + 1
      } else {
        index = source.list.after(index)
      }
    }
    close(at: range.upperBound)
    return arms
  }
}
