extension StepsLine {
  /// `Counter`, `Counter[1]`, `Counter#"milk"`, `Counter("tea")`; the forms can follow each other.
  mutating func selector() throws(StepsSyntaxError) -> NodeSelector {
    if case .string(let text) = next.kind {
      throw error("the name of a view type", suggestion: "`Text(\(StepText.quoted(text)))`")
    }
    var selector = NodeSelector(try word("the name of a view type"))
    while true {
      if takeSymbol("[") {
        selector.index = try count("a position counted from 0")
        try symbol("]")
      } else if takeSymbol("#") {
        guard selector.id == nil else { throw error("one id") }
        if case .integer(let id) = next.kind { throw error("an id in quotes", suggestion: "`#\"\(id)\"`") }
        selector.id = try string("an id in quotes")
      } else if takeSymbol("(") {
        guard selector.text == nil else { throw error("one text") }
        selector.text = try string("a text in quotes")
        try symbol(")")
      } else if isSymbol("<") {
        if case .word = tokens(1)?.kind {
          throw error("a type name without generic arguments", suggestion: "`\(selector.typeName)`")
        }
        return selector
      } else {
        return selector
      }
    }
  }

  func tokens(_ distance: Int) -> StepsToken? {
    var copy = self
    for _ in 0..<distance { copy.advance() }
    return copy.next
  }

  /// A label or a node selector, with `[1]` and `in …` after it.
  mutating func control(_ expected: String = "a label in quotes or the name of a view type")
    throws(StepsSyntaxError) -> ControlSelector
  {
    var control: ControlSelector
    switch next.kind {
    case .string(let label):
      control = ControlSelector(label)
      advance()
      if takeSymbol("[") {
        control.index = try count("a position counted from 0")
        try symbol("]")
      }
    case .word(let word):
      if word.first?.isLowercase == true { throw error(expected, suggestion: StepText.quoted(word)) }
      control = ControlSelector(node: try selector())
    default: throw error(expected)
    }
    if takeWord("in") {
      if isWord("any") { throw error("the name of a view type") }
      control.container = try selector()
    }
    return control
  }

  /// `Counter.count`, `ThumbView.loader.symbol`, `Board.rows[0].name`.
  mutating func statePath(_ expected: String) throws(StepsSyntaxError) -> StatePath {
    let node = try selector()
    guard takeSymbol(".") else { throw error(expected) }
    var path = StatePath(node: node, property: try word("the name of a property"))
    while true {
      if takeSymbol(".") {
        if case .integer(let index) = next.kind {
          advance()
          path.rest.append(.name("\(index)"))
        } else {
          path.rest.append(.name(try word("the name of a property")))
        }
      } else if takeSymbol("[") {
        path.rest.append(.index(try count("a position counted from 0")))
        try symbol("]")
      } else if takeSymbol("?") || takeSymbol("!") {
        continue
      } else {
        return path
      }
    }
  }

  mutating func comparison(_ allowed: [StepComparison] = StepComparison.allCases)
    throws(StepsSyntaxError) -> StepComparison
  {
    guard case .symbol(let symbol) = next.kind, let comparison = StepComparison(rawValue: symbol),
      allowed.contains(comparison)
    else {
      throw error(
        Self.alternatives(allowed.map(\.rawValue)), suggestion: isWord("is") || isWord("equals") ? "`==`" : nil)
    }
    advance()
    return comparison
  }

  mutating func literal() throws(StepsSyntaxError) -> StepLiteral {
    let token = next
    switch token.kind {
    case .integer(let value):
      advance()
      return .integer(value)
    case .number(let value):
      advance()
      return .number(value)
    case .string(let text):
      advance()
      return .string(text)
    case .symbol("."):
      advance()
      return .member(try word("the name of a case"), try argumentsIfAny())
    case .symbol("["):
      advance()
      return try list()
    case .symbol("("):
      return .fields(type: nil, try argumentsIfAny())
    case .word("true"), .word("false"):
      advance()
      return .bool(token.kind == .word("true"))
    case .word("nil"):
      advance()
      return .nothing
    case .word(let word):
      guard word.first?.isUppercase == true else {
        throw error(
          "a literal (`true`, `3`, `0.5`, `\"text\"`, `nil`, `.case`, `[…]`)",
          suggestion: ["on": "`true`", "off": "`false`", "null": "`nil`", "none": "`nil`"][word] ?? "`.\(word)`")
      }
      advance()
      var type = word
      while takeSymbol(".") {
        let member = try word2()
        guard member.first?.isUppercase == true else { return .member(member, try argumentsIfAny()) }
        type = member
      }
      guard isSymbol("(") else { throw error("`.` or `(` after `\(type)`") }
      return .fields(type: type, try argumentsIfAny())
    default:
      throw error("a literal (`true`, `3`, `0.5`, `\"text\"`, `nil`, `.case`, `[…]`)")
    }
  }

  private mutating func word2() throws(StepsSyntaxError) -> String { try word("the name of a case") }

  private mutating func argumentsIfAny() throws(StepsSyntaxError) -> [StepLiteral.Argument] {
    guard takeSymbol("(") else { return [] }
    var arguments: [StepLiteral.Argument] = []
    if takeSymbol(")") { return arguments }
    repeat {
      var label: String?
      if case .word(let word) = next.kind, tokens(1)?.kind == .symbol(":") {
        label = word
        advance()
        advance()
      }
      arguments.append(StepLiteral.Argument(label, try literal()))
    } while takeSymbol(",")
    try symbol(")", "`,` or `)`")
    return arguments
  }

  private mutating func list() throws(StepsSyntaxError) -> StepLiteral {
    if takeSymbol("]") { return .list([]) }
    if takeSymbol(":") {
      try symbol("]")
      return .pairs([])
    }
    var values: [StepLiteral] = []
    var pairs: [StepLiteral.Pair] = []
    repeat {
      if isSymbol("]"), !values.isEmpty || !pairs.isEmpty { break }
      let value = try literal()
      if values.isEmpty, takeSymbol(":") {
        pairs.append(StepLiteral.Pair(key: value, value: try literal()))
      } else if pairs.isEmpty {
        values.append(value)
      } else {
        throw error("`:`")
      }
    } while takeSymbol(",")
    try symbol("]", "`,` or `]`")
    return pairs.isEmpty ? .list(values) : .pairs(pairs)
  }
}
