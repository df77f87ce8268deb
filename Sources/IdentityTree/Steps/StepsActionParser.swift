extension StepsLine {
  static let actions = [
    "tap", "toggle", "enter", "clear", "focus", "unfocus", "select", "adjust", "increment", "decrement", "back",
    "dismiss", "scroll", "submit", "long", "drag", "refresh", "swipe", "delete", "move", "set", "environment",
    "resize", "advance", "settle", "teardown",
  ]
  static let words = actions + ["expect", "mark", "policy", "run"]

  /// Words of other tools, and what they are called here.
  private static let synonyms = [
    "click": "tap", "press": "tap", "type": "enter", "write": "enter", "assert": "expect", "check": "expect",
    "wait": "advance", "sleep": "advance", "swap": "toggle", "switch": "toggle", "rotate": "resize", "choose": "select",
    "pick": "select", "pop": "back", "close": "dismiss", "expects": "expect", "longpress": "long press",
    "longPress": "long press", "double": "tap", "doubletap": "tap", "doubleTap": "tap", "hold": "long press",
    "turn": "toggle", "drop": "drag", "pull": "refresh", "see": "expect", "verify": "expect",
  ]

  /// A whole step.
  mutating func step(marks: [String]) throws(StepsSyntaxError) -> Step.Kind {
    guard case .word(let first) = next.kind, Self.words.contains(first) else {
      if case .word(let first) = next.kind, let word = Self.synonyms[first] {
        throw error("a step", suggestion: "`\(word)`")
      }
      throw error("a step", among: Self.words)
    }
    let kind: Step.Kind
    switch first {
    case "expect":
      advance()
      return try expectation(marks: marks)
    case "mark":
      advance()
      kind = .mark(try string("the name of the mark in quotes"))
    default:
      advance()
      let action = try action(first)
      kind = .action(action, times: try times(after: first))
    }
    try end()
    return kind
  }

  private mutating func times(after word: String) throws(StepsSyntaxError) -> Int {
    guard ["tap", "toggle", "increment", "decrement", "back"].contains(word), case .integer = next.kind else {
      return 1
    }
    let count = try count("how many times, at least 1", from: 1)
    guard takeWord("times") || (count == 1 && takeWord("time")) else { throw error("`times`", among: ["times"]) }
    return count
  }

  private mutating func action(_ word: String) throws(StepsSyntaxError) -> StepAction {
    switch word {
    case "tap": return .tap(try control())
    case "toggle":
      let control = try control()
      if takeWord("on") { return .toggle(control, to: true) }
      return .toggle(control, to: takeWord("off") ? false : nil)
    case "enter":
      let text = try string("the text to type in quotes")
      try keyword("in")
      return .enter(text, try control())
    case "clear": return .clear(try control())
    case "focus": return .focus(try control())
    case "unfocus": return .unfocus
    case "select": return try selection()
    case "adjust":
      let control = try control()
      try keyword("to")
      return .adjust(control, to: try number("a number"))
    case "increment": return .increment(try control())
    case "decrement": return .decrement(try control())
    case "back": return .back
    case "dismiss": return .dismiss
    case "scroll":
      try keyword("to")
      return .scroll(to: try control("a text in quotes or the name of a view type"))
    case "submit": return .submit(try control())
    case "long":
      try keyword("press")
      return .longPress(try control())
    case "drag":
      let control = try control()
      try keyword("by")
      let x = try number("the points to the right")
      try symbol(",")
      return .drag(control, x: x, y: try number("the points down"))
    default: return try rowOrSystemAction(word)
    }
  }

  private mutating func selection() throws(StepsSyntaxError) -> StepAction {
    if takeWord("tab") { return .selectTab(try literal()) }
    if takeWord("row") { return .selectRow(try row()) }
    guard isString || isSymbol(".") || isLiteralStart else {
      throw error("an option in quotes, `tab` or `row`", among: ["tab", "row"])
    }
    let option = try literal()
    try keyword("in")
    return .select(option, try control())
  }

  private var isLiteralStart: Bool {
    switch next.kind {
    case .integer, .number, .word("true"), .word("false"), .word("nil"): true
    default: false
    }
  }

  private mutating func row() throws(StepsSyntaxError) -> ControlSelector {
    try control("a text of the row in quotes")
  }

  private mutating func rowOrSystemAction(_ word: String) throws(StepsSyntaxError) -> StepAction {
    switch word {
    case "refresh": return .refresh
    case "swipe":
      guard takeWord("row") else {
        let form = "`row`, a text of the row and the label of its action, as in `swipe row \"Milk\" \"Delete\"`"
        throw error(form, among: ["row"])
      }
      let row = try row()
      return .swipe(row: row, action: try string("the label of the swipe action in quotes"))
    case "delete":
      try keyword("row")
      return .delete(row: try row())
    case "move":
      try keyword("row")
      let row = try row()
      try keyword("to")
      return .move(row: row, to: try count("a position counted from 0"))
    case "set":
      let path = try statePath("`.` and the name of a state property")
      if !path.rest.isEmpty { throw error("`to`, as only a whole property can be set", at: position - 1) }
      try keyword("to")
      return .set(path, try literal())
    case "environment":
      let name = try self.word(among: StepsEnvironment.names, "the name of an environment value")
      return .environment(name, try literal())
    case "resize":
      let width = try number("the width in points")
      guard takeWord("x") || takeSymbol("×") else { throw error("`x`") }
      return .resize(width: width, height: try number("the height in points"))
    case "advance":
      let seconds = try number("the seconds to let pass")
      guard seconds >= 0 else { throw error("seconds of at least 0", at: position - 1) }
      return .advance(seconds)
    case "settle": return .settle
    default: return .teardown
    }
  }
}
