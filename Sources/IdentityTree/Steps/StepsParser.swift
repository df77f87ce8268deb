/// Reads a steps file line by line: runs, and the steps in them.
struct StepsParser {
  let file: String
  private var run = StepsRun()
  private var hasHead = false
  private var marks: [String] = []
  private var isTornDown = false

  init(file: String) { self.file = file }

  mutating func runs(in text: String) throws(StepsSyntaxError) -> [StepsRun] {
    var runs: [StepsRun] = []
    var errors: [StepsSyntaxError] = []
    let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      do throws(StepsSyntaxError) {
        var line = StepsLine(String(line), file: file, number: index + 1)
        guard try line.begin() else { continue }
        if line.isWord("run") {
          if hasHead || !run.steps.isEmpty || !run.policies.isEmpty { runs.append(run) }
          (run, marks, hasHead, isTornDown) = (StepsRun(), [], true, false)
          try line.readHead(of: &run)
        } else {
          try read(&line)
        }
      } catch {
        errors.append(error)
      }
    }
    if var first = errors.first {
      first.further = Array(errors.dropFirst())
      throw first
    }
    if hasHead || !run.steps.isEmpty || !run.policies.isEmpty { runs.append(run) }
    guard !runs.isEmpty else {
      throw StepsSyntaxError(file: file, line: 1, column: 1, expected: "at least one step", found: "none")
    }
    return runs
  }

  private mutating func read(_ line: inout StepsLine) throws(StepsSyntaxError) {
    if line.isWord("policy") {
      guard run.steps.isEmpty else {
        throw line.error("`policy` before the first other step of the run", at: 0)
      }
      return run.policies.append(try line.policy())
    }
    let kind = try line.step(marks: marks)
    if case .mark(let name) = kind, !marks.contains(name) { marks.append(name) }
    let step = Step(line: line.number, source: line.source, kind: kind)
    if isTornDown, !step.isExpectation { throw line.error("`expect` or `run` after `teardown`", at: 0) }
    if case .action(.teardown, _) = kind { isTornDown = true }
    run.steps.append(step)
  }
}

/// One line of a steps file while it is read.
struct StepsLine {
  let text: String
  let file: String
  let number: Int
  private var tokens: [StepsToken] = []
  private(set) var position = 0

  init(_ text: String, file: String, number: Int) {
    self.text = text
    self.file = file
    self.number = number
  }

  /// Reads a selector that stands alone.
  static func selector(in text: String) throws(StepsSyntaxError) -> NodeSelector {
    var line = StepsLine(text, file: "selector", number: 1)
    guard try line.begin() else { throw line.error("a type name") }
    let selector = try line.selector()
    try line.end()
    return selector
  }

  /// Reads a path that stands alone.
  static func statePath(in text: String) throws(StepsSyntaxError) -> StatePath {
    var line = StepsLine(text, file: "path", number: 1)
    guard try line.begin() else { throw line.error("a type name") }
    let path = try line.statePath("`.` and a name")
    try line.end()
    return path
  }

  /// Reads a step that stands alone.
  static func step(in text: String, marks: [String]) throws(StepsSyntaxError) -> Step {
    var line = StepsLine(text, file: "step", number: 1)
    guard try line.begin() else { throw line.error("a step") }
    let kind = try line.step(marks: marks)
    return Step(line: 1, source: line.source, kind: kind)
  }

  /// Cuts the line into words; false if nothing but space and comment is there.
  mutating func begin() throws(StepsSyntaxError) -> Bool {
    let isHead = text.drop { $0.isWhitespace }.prefix { !$0.isWhitespace } == "run"
    if isHead {
      // What follows is Swift, which has other words.
      let column = text.prefix { $0.isWhitespace }.count
      tokens = [
        StepsToken(kind: .word("run"), column: column + 1, source: "run", followsSpace: true),
        StepsToken(kind: .end, column: text.count + 1, source: "", followsSpace: true),
      ]
      return true
    }
    var lexer = StepsLexer(text, file: file, number: number)
    tokens = try lexer.tokens()
    return tokens.count > 1
  }

  /// The line without its comment.
  var source: String {
    let end = (tokens.last?.column ?? 1) - 1
    var source = text.prefix(end).drop { $0.isWhitespace }
    while source.last?.isWhitespace == true { source.removeLast() }
    return String(source)
  }

  // MARK: Words

  var next: StepsToken { tokens[min(position, tokens.count - 1)] }
  func isWord(_ word: String) -> Bool { next.kind == .word(word) }
  func isSymbol(_ symbol: String) -> Bool { next.kind == .symbol(symbol) }
  var isEnd: Bool { next.kind == .end }
  var isString: Bool { if case .string = next.kind { true } else { false } }

  mutating func advance() { position += 1 }

  mutating func takeWord(_ word: String) -> Bool {
    guard isWord(word) else { return false }
    advance()
    return true
  }

  mutating func takeSymbol(_ symbol: String) -> Bool {
    guard isSymbol(symbol) else { return false }
    advance()
    return true
  }

  mutating func string(_ expected: String) throws(StepsSyntaxError) -> String {
    guard case .string(let text) = next.kind else {
      if case .word(let word) = next.kind { throw error(expected, suggestion: StepText.quoted(word)) }
      throw error(expected)
    }
    advance()
    return text
  }

  mutating func word(_ expected: String) throws(StepsSyntaxError) -> String {
    guard case .word(let word) = next.kind else { throw error(expected) }
    advance()
    return word
  }

  /// One of several words; the nearest is suggested.
  mutating func word(among words: [String], _ expected: String? = nil) throws(StepsSyntaxError) -> String {
    guard case .word(let word) = next.kind, words.contains(word) else {
      throw error(expected ?? Self.alternatives(words), among: words)
    }
    advance()
    return word
  }

  mutating func symbol(_ symbol: String, _ expected: String? = nil) throws(StepsSyntaxError) {
    guard takeSymbol(symbol) else { throw error(expected ?? "`\(symbol)`") }
  }

  mutating func keyword(_ word: String) throws(StepsSyntaxError) {
    guard takeWord(word) else { throw error("`\(word)`", among: [word]) }
  }

  mutating func number(_ expected: String) throws(StepsSyntaxError) -> Double {
    switch next.kind {
    case .integer(let value):
      advance()
      return Double(value)
    case .number(let value):
      advance()
      return value
    default: throw error(expected)
    }
  }

  mutating func count(_ expected: String, from least: Int = 0) throws(StepsSyntaxError) -> Int {
    guard case .integer(let value) = next.kind, value >= least else { throw error(expected) }
    advance()
    return value
  }

  func end() throws(StepsSyntaxError) {
    if !isEnd { throw error("the end of the line") }
  }

  // MARK: Errors

  func error(_ expected: String, among words: [String]) -> StepsSyntaxError {
    var suggestion: String?
    if case .word(let word) = next.kind { suggestion = Spelling.nearest(to: word, among: words).map { "`\($0)`" } }
    return error(expected, suggestion: suggestion)
  }

  func error(_ expected: String, suggestion: String? = nil, at index: Int? = nil) -> StepsSyntaxError {
    let token = index.map { tokens[$0] } ?? next
    return StepsSyntaxError(
      file: file, line: number, column: token.column, expected: expected, found: token.name, suggestion: suggestion)
  }

  /// An error at a column that no word begins at.
  func error(_ expected: String, found: String, column: Int, suggestion: String? = nil) -> StepsSyntaxError {
    StepsSyntaxError(
      file: file, line: number, column: column, expected: expected, found: found, suggestion: suggestion)
  }

  static func alternatives(_ words: [String]) -> String {
    let quoted = words.map { "`\($0)`" }
    return quoted.count < 2
      ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
  }
}
