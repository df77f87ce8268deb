extension StepsLine {
  static let expectations = [
    "text", "state", "value", "kept", "reset", "new", "gone", "lost", "count", "printed", "body", "animating",
    "attribute", "transition", "task", "frame", "focus", "enabled", "disabled", "presented", "diagnostic", "no", "not",
  ]

  private static let synonyms = [
    "preserved": "kept", "same": "kept", "removed": "gone", "inserted": "new", "focused": "focus", "exists": "count",
    "visible": "text", "label": "text", "output": "printed", "print": "printed", "size": "frame",
    "warning": "diagnostic",
  ]

  /// What stands after `expect`, with `since "mark"` at the end.
  mutating func expectation(marks: [String]) throws(StepsSyntaxError) -> Step.Kind {
    guard case .word(let word) = next.kind, Self.expectations.contains(word) else {
      if case .word(let word) = next.kind, let known = Self.synonyms[word] {
        throw error("an expectation", suggestion: "`\(known)`")
      }
      throw error("an expectation", among: Self.expectations)
    }
    advance()
    let expectation: StepExpectation
    switch word {
    case "no": expectation = try absence()
    case "not": expectation = try negation()
    case "printed": expectation = try printed()
    default: expectation = try statement(word)
    }
    var mark: String?
    if takeWord("since") {
      guard case .string(let name) = next.kind, marks.contains(name) else {
        throw unknownMark(marks)
      }
      advance()
      mark = name
    } else if case .word = next.kind {
      throw error("`since` or the end of the line", among: ["since"])
    }
    try end()
    return .expectation(expectation, since: mark)
  }

  private func unknownMark(_ marks: [String]) -> StepsSyntaxError {
    guard !marks.isEmpty else { return error("a mark, but there is no `mark` before this line") }
    var suggestion: String?
    if case .string(let name) = next.kind {
      suggestion = (Spelling.nearest(to: name, among: marks) ?? marks.last).map(StepText.quoted)
    }
    return error("the name of a mark before this line", suggestion: suggestion)
  }

  private mutating func absence() throws(StepsSyntaxError) -> StepExpectation {
    let words = ["text", "focus", "transition", "diagnostics"]
    if takeWord("diagnostic") {
      if isEnd { throw error("the code of a diagnostic") }
      return .noDiagnostic(try code())
    }
    switch try word(among: words) {
    case "text":
      let isPart = takeWord("containing")
      return .noText(try string("a text in quotes"), containing: isPart)
    case "focus": return .noFocus
    case "transition": return .noTransition(try selector())
    default: return .noDiagnostics
    }
  }

  private mutating func negation() throws(StepsSyntaxError) -> StepExpectation {
    switch try word(among: ["printed", "animating", "presented"]) {
    case "printed":
      _ = takeWord("containing")
      return .notPrinted(try strings())
    case "animating": return .animating(try selector(), false)
    default: return .presented(try selector(), false)
    }
  }

  private mutating func printed() throws(StepsSyntaxError) -> StepExpectation {
    if takeWord("nothing") { return .printed([], inAnyOrder: false) }
    if takeWord("containing") { return .printedContaining(try strings()) }
    guard isString else {
      throw error("a line in quotes, `containing` or `nothing`", among: ["containing", "nothing"])
    }
    let lines = try strings()
    guard takeWord("in") else { return .printed(lines, inAnyOrder: false) }
    try keyword("any")
    try keyword("order")
    return .printed(lines, inAnyOrder: true)
  }

  private mutating func strings() throws(StepsSyntaxError) -> [String] {
    var strings: [String] = []
    repeat { strings.append(try string("a line in quotes")) } while takeSymbol(",")
    return strings
  }

  private mutating func code() throws(StepsSyntaxError) -> String { try word("the code of a diagnostic") }

  private mutating func statement(_ word: String) throws(StepsSyntaxError) -> StepExpectation {
    switch word {
    case "text":
      if takeWord("containing") { return .textContaining(try string("a text in quotes")) }
      return .text(try string("a text in quotes or `containing`"))
    case "state":
      let path = try statePath("`.` and the name of a property")
      let comparison = try comparison()
      return .state(path, comparison, try literal())
    case "lost":
      let path = try statePath("`.` and the name of a property")
      let comparison = try comparison()
      return .lost(path, comparison, try literal())
    case "value":
      let control = try control()
      let comparison = try comparison()
      return .value(control, comparison, try literal())
    case "kept": return .kept(try selector())
    case "reset": return .reset(try selector())
    case "new": return .new(try selector())
    case "gone": return .gone(try selector())
    case "count":
      let selector = try selector()
      let comparison = try comparison()
      return .count(selector, comparison, try count("a whole number"))
    case "body":
      let hasRun = try self.word(among: ["ran", "skipped"]) == "ran"
      return hasRun ? .bodyRan(try selector()) : .bodySkipped(try selector())
    case "animating": return .animating(try selector(), true)
    case "attribute":
      let path = try statePath("`.` and the name of an attribute")
      let comparison = try comparison()
      let literal = try literal()
      return .attribute(path, comparison, literal, within: try tolerance())
    case "transition":
      let selector = try selector()
      return .transition(selector, inserting: try self.word(among: ["inserting", "removing"]) == "inserting")
    case "task":
      let selector = try selector()
      let phases = StepExpectation.TaskPhase.allCases.map(\.rawValue)
      let phase = StepExpectation.TaskPhase(rawValue: try self.word(among: phases))
      return .task(selector, phase ?? .running)
    case "frame":
      let selector = try selector()
      _ = try comparison([.equal])
      let width = try number("the width in points")
      guard takeWord("x") || takeSymbol("×") else { throw error("`x`") }
      let height = try number("the height in points")
      return .frame(selector, width: width, height: height, within: try tolerance())
    case "focus": return .focus(try control())
    case "enabled": return .enabled(try control(), true)
    case "disabled": return .enabled(try control(), false)
    case "presented": return .presented(try selector(), true)
    default: return .diagnostic(try code())
    }
  }

  private mutating func tolerance() throws(StepsSyntaxError) -> Double? {
    guard takeWord("within") else { return nil }
    return try number("how much the value may differ")
  }
}
