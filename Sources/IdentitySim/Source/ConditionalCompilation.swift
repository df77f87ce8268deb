import SourceText

/// Decides the `#if`s of a source: untaken lines and the directives become blank, all else stays where it is.
struct ConditionalCompilation {
  private(set) var bytes: [UInt8]
  private(set) var arms: [ConditionalArm] = []

  private let tokens: [SourceToken]
  private let conditions: BuildConditions

  init(_ source: [UInt8], conditions: BuildConditions) {
    bytes = source
    tokens = SourceLexer.tokens(of: source)
    self.conditions = conditions
    apply()
  }

  private struct Directive {
    let token: SourceToken
    let condition: [SourceToken]
  }

  /// An `#if … #endif`, open while its lines are walked.
  private struct Chain {
    var directives: [Directive]

    var start: Int { directives.first?.token.range.lowerBound ?? 0 }
  }

  private mutating func apply() {
    var open: [Chain] = []
    var finished: [Chain] = []
    for (index, token) in tokens.enumerated() where token.kind == .pound {
      switch token.text {
      case "#if": open.append(Chain(directives: [directive(at: index)]))
      case "#elseif", "#else", "#endif":
        guard var chain = open.popLast() else { continue }
        chain.directives.append(directive(at: index))
        if token.text == "#endif" { finished.append(chain) } else { open.append(chain) }
      default: break
      }
    }
    var blank: [Range<Int>] = []
    for chain in finished.sorted(by: { $0.start < $1.start }) {
      if blank.contains(where: { $0.contains(chain.start) }) { continue }
      blank += decide(chain)
    }
    for range in blank { bytes.blank(range) }
    arms.sort { $0.line < $1.line }
  }

  private func directive(at index: Int) -> Directive {
    let token = tokens[index]
    return Directive(token: token, condition: Array(tokens[(index + 1)...].prefix { $0.line == token.line }))
  }

  /// The ranges to blank.
  private mutating func decide(_ chain: Chain) -> [Range<Int>] {
    let heads = chain.directives.dropLast()
    let expressions = heads.map { directive in
      directive.token.text == "#else" ? nil : ConditionExpression(directive.condition, conditions: conditions)
    }
    var taken: Int?
    for (index, expression) in expressions.enumerated() {
      guard let expression else {
        taken = index
        break
      }
      guard let value = expression.value else {
        leave(expressions.compactMap(\.self))
        return []
      }
      if value {
        taken = index
        break
      }
    }
    var ranges: [Range<Int>] = []
    for (index, directive) in heads.enumerated() {
      let next = chain.directives[index + 1].token.range.lowerBound
      ranges.append(index == taken ? lineRange(of: directive.token) : directive.token.range.lowerBound..<next)
      let condition = directive.condition.map(\.range)
      let text = condition.first.flatMap { first in
        condition.last.map { bytes.text(first.lowerBound..<$0.upperBound) }
      }
      arms.append(
        ConditionalArm(
          line: directive.token.line, condition: directive.token.text == "#else" ? "else" : text ?? "",
          taken: index == taken))
    }
    if let end = chain.directives.last { ranges.append(lineRange(of: end.token)) }
    return ranges
  }

  /// A chain that only the compiler can decide keeps its directives; the parts that depend on the platform are named.
  private mutating func leave(_ expressions: [ConditionExpression]) {
    for call in expressions.flatMap(\.decidedCalls) {
      bytes.replace(call.range, with: call.value ? "true" : "false")
    }
  }

  /// From a directive to the end of its line.
  private func lineRange(of token: SourceToken) -> Range<Int> {
    var end = token.range.upperBound
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return token.range.lowerBound..<end
  }
}
