import SourceText

/// The condition of an `#if`, evaluated in three values: `nil` is what only the compiler can know.
struct ConditionExpression {
  /// A call such as `os(iOS)` that was decided by itself, for conditions that are not decided as a whole.
  struct DecidedCall: Equatable {
    var range: Range<Int>
    var value: Bool
  }

  let value: Bool?
  let decidedCalls: [DecidedCall]

  init(_ tokens: [SourceToken], conditions: BuildConditions) {
    var parser = ConditionParser(list: TokenList(tokens), conditions: conditions)
    let value = parser.disjunction()
    self.value = parser.isAtEnd ? value : nil
    decidedCalls = parser.decidedCalls
  }
}

private struct ConditionParser {
  let list: TokenList
  let conditions: BuildConditions
  var index = 0
  var decidedCalls: [ConditionExpression.DecidedCall] = []

  init(list: TokenList, conditions: BuildConditions) {
    self.list = list
    self.conditions = conditions
  }

  var isAtEnd: Bool { index >= list.count }

  mutating func disjunction() -> Bool? {
    var value = conjunction()
    while list.isText(index, "||") {
      index += 1
      let right = conjunction()
      value = value == true || right == true ? true : (value == nil || right == nil ? nil : false)
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = operand()
    while list.isText(index, "&&") {
      index += 1
      let right = operand()
      value = value == false || right == false ? false : (value == nil || right == nil ? nil : true)
    }
    return value
  }

  private mutating func operand() -> Bool? {
    guard let token = list[index] else { return nil }
    if token.kind == .punctuation, token.text.allSatisfy({ $0 == "!" }) {
      index += 1
      let value = operand()
      return token.text.count.isMultiple(of: 2) ? value : value.map { !$0 }
    }
    if token.is("(") {
      index += 1
      let value = disjunction()
      if list.isText(index, ")") { index += 1 }
      return value
    }
    guard token.kind == .word else {
      index += 1
      return nil
    }
    index += 1
    guard list.isText(index, "(") else {
      switch token.text {
      case "true": return true
      case "false": return false
      default: return conditions.definitions.contains(token.text)
      }
    }
    let close = list.closer(of: index)
    let arguments = Array(list.tokens[(index + 1)..<max(index + 1, min(close, list.count))])
    let value = call(token.text, arguments)
    index = list.after(index)
    if let value, let last = list[index - 1] {
      decidedCalls.append(.init(range: token.range.lowerBound..<last.range.upperBound, value: value))
    }
    return value
  }

  private func call(_ name: String, _ arguments: [SourceToken]) -> Bool? {
    guard let first = arguments.first else { return nil }
    switch name {
    case "os": return conditions.platform.names.contains(first.text)
    case "canImport": return conditions.platform.canImport(first.text)
    case "targetEnvironment": return first.is("simulator") && conditions.platform == .ios
    case "arch": return first.is("arm64")
    case "swift": return compare(conditions.languageVersion, arguments)
    case "compiler": return compare(SourceVersion.compiler, arguments)
    default: return nil
    }
  }

  /// `>=5.9` or `<6`.
  private func compare(_ version: SourceVersion, _ arguments: [SourceToken]) -> Bool? {
    guard let sign = arguments.first, let other = SourceVersion(arguments.dropFirst().map(\.text).joined()) else {
      return nil
    }
    switch sign.text {
    case ">=": return version >= other
    case "<": return version < other
    default: return nil
    }
  }
}
