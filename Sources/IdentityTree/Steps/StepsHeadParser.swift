extension StepsLine {
  /// `run EXPRESSION [in release]`.
  mutating func readHead(of run: inout StepsRun) throws(StepsSyntaxError) {
    let characters = Array(text)
    var range = StepsLexer.expression(in: characters, from: next.column + 2)
    for suffix in ["in release", "in debug"] {
      let words = suffix.split(separator: " ")
      var end = range.upperBound
      var isThere = true
      for word in words.reversed() {
        while end > range.lowerBound, characters[end - 1].isWhitespace { end -= 1 }
        isThere =
          isThere && end - word.count >= range.lowerBound && characters[(end - word.count)..<end].elementsEqual(word)
        if isThere { end -= word.count }
      }
      guard isThere, end > range.lowerBound, characters[end - 1].isWhitespace else { continue }
      if suffix == "in debug" {
        throw error("`in release` or nothing", found: "`in debug`", column: end + 1)
      }
      run.isRelease = true
      while end > range.lowerBound, characters[end - 1].isWhitespace { end -= 1 }
      range = range.lowerBound..<end
    }
    guard !range.isEmpty else {
      throw error("a Swift expression that makes the root view", found: "the end of the line", column: text.count + 1)
    }
    try checkBrackets(characters, range)
    let expression = String(characters[range])
    let isName = expression.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    run.root = StepsRun.RootExpression(
      text: isName ? expression + "()" : expression, line: number, column: range.lowerBound + 1)
  }

  private func checkBrackets(_ characters: [Character], _ range: Range<Int>) throws(StepsSyntaxError) {
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    let closing: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    var open: [(character: Character, column: Int)] = []
    var isString = false
    var index = range.lowerBound
    while index < range.upperBound {
      let character = characters[index]
      if isString {
        if character == "\\" { index += 1 } else if character == "\"" { isString = false }
      } else if character == "\"" {
        isString = true
      } else if closing[character] != nil {
        open.append((character, index + 1))
      } else if let opening = pairs[character] {
        guard open.popLast()?.character == opening else {
          throw error("a Swift expression", found: "`\(character)` without `\(opening)`", column: index + 1)
        }
      }
      index += 1
    }
    if isString { throw error("`\"`", found: "the end of the line", column: range.upperBound + 1) }
    if let last = open.last, let wanted = closing[last.character] {
      throw error(
        "`\(wanted)` for the `\(last.character)` of column \(last.column)", found: "the end of the line",
        column: range.upperBound + 1)
    }
  }

  /// `policy NAME VALUE`.
  mutating func policy() throws(StepsSyntaxError) -> StepsRun.PolicyChoice {
    advance()
    guard case .word(let name) = next.kind, let values = StepsPolicies.values(of: name) else {
      throw error("the name of a policy (\(StepsPolicies.names.joined(separator: ", ")))", among: StepsPolicies.names)
    }
    advance()
    if case .word(let value) = next.kind, let obstacle = StepsPolicies.obstacle(value, of: name) {
      throw error("a value that is modelled (\(values.joined(separator: ", "))): \(obstacle)")
    }
    let value = try word(among: values)
    try end()
    return StepsRun.PolicyChoice(name: name, value: value, line: number)
  }
}
