import IdentityTree

/// The statement of a source whose arm changed, and between which of its arms.
struct ExplainedBranch {
  let statement: BranchStatement
  let source: SourceTokens
  /// `nil` where no arm was or is taken.
  let former: Int?
  let current: Int?

  init?(_ explanation: Explanation, in whole: ExplainedSource) {
    guard let source = whole.tokens(of: explanation.place) else { return nil }
    self.source = source
    func ending(_ place: SourcePlace?) -> BranchStatement? {
      place.flatMap { BranchStatement.ending(line: $0.line, column: $0.column, in: source) }
    }
    if let statement = whole.statement(ofCustomBuilder: explanation) {
      self.statement = statement
      // The values are `true branch` and `false branch`, or `if branch` and `no branch`.
      func arm(_ value: String?) -> Int? {
        switch value {
        case "true branch", "if branch": 0
        case "false branch": statement.arms.count > 1 ? 1 : nil
        default: nil
        }
      }
      (former, current) = (arm(explanation.values.first), arm(explanation.values.last))
      return
    }
    func around(_ place: SourcePlace?) -> [(statement: BranchStatement, arm: Int)] {
      guard let place, place.fileID == explanation.place?.fileID else { return [] }
      return BranchStatement.around(line: place.line, column: place.column, in: source)
    }
    if explanation.kind == "branch" {
      let new = around(explanation.place)
      let old = around(explanation.formerPlace)
      if explanation.isBack {
        guard
          let (statement, arm) = new.last(where: { $0.statement.endLine == explanation.statement?.line }) ?? new.last
        else { return nil }
        self.statement = statement
        (former, current) = (arm, arm)
        return
      }
      for ((statement, arm), (other, otherArm)) in zip(new, old) where statement == other && arm != otherArm {
        self.statement = statement
        (former, current) = (otherArm, arm)
        return
      }
      return nil
    }
    // An `if` without `else` is known by its brace; what it holds may have been written elsewhere.
    if let place = explanation.statement, place.fileID == explanation.place?.fileID,
      let brace = source.index(line: place.line, column: place.column), source.isText(brace, "{"),
      let own = around(place).last?.statement, !own.hasElse, !own.isSwitch,
      !around(explanation.place).contains(where: { $0.statement == own })
    {
      statement = own
      let isGone = explanation.values.last == "no branch"
      former = isGone || explanation.isBack ? 0 : nil
      current = isGone ? nil : 0
      return
    }
    if let sibling = Self.sibling(of: around(explanation.place).last?.statement, explanation, in: source) {
      statement = sibling
      let isGone = explanation.values.last == "no branch"
      former = isGone || explanation.isBack ? 0 : nil
      current = isGone ? nil : 0
      return
    }
    // Where the place is in no conditional, it is that of another statement: then the only one in the statement.
    if around(explanation.place).isEmpty, ending(explanation.place) == nil,
      let place = explanation.statement, place.fileID == explanation.place?.fileID
    {
      let all = BranchStatement.all(inExpressionAt: place, of: source).filter { !$0.hasElse && !$0.isSwitch }
      guard all.count == 1 else { return nil }
      statement = all[0]
      let isGone = explanation.values.last == "no branch"
      former = isGone || explanation.isBack ? 0 : nil
      current = isGone ? nil : 0
      return
    }
    // One arm alone: the conditional's own statement, or else the innermost around the arm that has no `else`.
    let known = around(explanation.place)
    let isGone = explanation.values.last == "no branch"
    let ending = ending(explanation.place).map { (statement: $0, arm: 0) }
    guard
      let (statement, arm) = known.last(where: { pair in
        explanation.statement.map { $0.line == pair.statement.endLine } ?? false
      }) ?? known.last(where: { !$0.statement.hasElse && !$0.statement.isSwitch }) ?? known.last ?? ending
    else { return nil }
    self.statement = statement
    former = isGone || explanation.isBack ? arm : nil
    current = isGone ? nil : arm
  }

  /// The statement of a risk, between its first two arms; `nil` if its arms hold different views.
  init?(_ risk: Risk, statement: BranchStatement, in source: SourceTokens) {
    guard risk.hasSameViewInBothArms, statement.arms.count > 1 else { return nil }
    self.statement = statement
    self.source = source
    (former, current) = (0, 1)
  }

  var values: [String] {
    [former, current].map { $0.map { statement.arms[$0].header } ?? "no arm" }
  }

  /// What is asked: the condition of an `if`, or what a `switch` looks at.
  var condition: String { statement.isSwitch ? "switch \(statement.subject)" : statement.arms[0].header }

  /// What decided, in the user's words, before and after.
  var cause: String {
    let arms = statement.arms
    if let former, former == current { return wayBack(to: former) }
    if statement.isSwitch, let former, let current {
      return "`switch \(statement.subject)` went from `\(arms[former].header)` to `\(arms[current].header)`"
    }
    let isTwo = arms.count == 2 && arms[1].condition == nil || arms.count == 1
    guard isTwo, let condition = arms[0].condition else {
      let (old, new) = (
        former.map { "`\(arms[$0].header)` was taken" }, current.map { "`\(arms[$0].header)` is taken now" }
      )
      return "\(old ?? "no arm was taken"), and \(new ?? "none is now")"
    }
    let holds = current == 0
    if let name = Self.bound(in: condition) {
      return holds ? "`\(name)` was nil, and is there now" : "`\(name)` was there, and is nil now"
    }
    if condition.hasPrefix("case ") || condition.contains("#available") {
      return "`\(condition)` \(holds ? "did not hold, and does now" : "held, and does not any more")"
    }
    return "`\(condition)` was \(!holds), and is \(holds) now"
  }

  /// The `if` beside the one at a place, where that asks for nothing that was written and the other one does: views of
  /// one type in two of them can be taken for each other.
  private static func sibling(
    of found: BranchStatement?, _ explanation: Explanation, in source: SourceTokens
  ) -> BranchStatement? {
    let written = Set(explanation.links.writes.compactMap { $0.split(separator: ".").last.map(String.init) })
    guard let type = explanation.replaced.first, let place = explanation.place, !written.isEmpty,
      let start = source.index(line: found?.line ?? place.line, column: found?.column ?? place.column),
      let brace = source.braces(around: start).last
    else { return nil }
    func isAsked(_ statement: BranchStatement) -> Bool {
      let words = (statement.arms[0].condition ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.contains { written.contains(String($0)) }
    }
    func holdsType(_ statement: BranchStatement) -> Bool {
      statement.arms[0].body.contains { source.isText($0, type) }
    }
    if let found, found.hasElse || found.isSwitch || isAsked(found) || !holdsType(found) { return nil }
    let others = BranchStatement.all(in: brace + 1..<source.list.closer(of: brace), of: source).filter {
      !$0.hasElse && !$0.isSwitch && isAsked($0) && holdsType($0)
    }
    return others.count == 1 ? others[0] : nil
  }

  /// What happened where the arm is the one of before, with what it holds made anew.
  private func wayBack(to arm: Int) -> String {
    let arms = statement.arms
    if statement.isSwitch {
      return "`switch \(statement.subject)` left `\(arms[arm].header)` and came back to it within the action"
    }
    guard arms.count == 1 || arms.count == 2 && arms[1].condition == nil, let condition = arms[0].condition else {
      return "`\(arms[arm].header)` was left for another arm and taken again within the action"
    }
    let holds = arm == 0
    if let name = Self.bound(in: condition) {
      return holds
        ? "`\(name)` became nil, and was there again, within the action"
        : "`\(name)` was there for a moment within the action, and is nil again"
    }
    return condition.hasPrefix("case ") || condition.contains("#available")
      ? "`\(condition)` \(holds ? "ceased to hold, and held" : "held, and ceased to hold") again, within the action"
      : "`\(condition)` became \(!holds), and \(holds) again, within the action"
  }

  /// What an `if let` unwraps.
  private static func bound(in condition: String) -> String? {
    guard condition.hasPrefix("let ") || condition.hasPrefix("var "), !condition.contains(",") else { return nil }
    let rest = condition.dropFirst(4)
    return rest.split(separator: "=", maxSplits: 1).last.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

extension Explanation {
  /// Whether the arm is the one that was taken before: another one was in between.
  fileprivate var isBack: Bool { values.first == values.last && values.first != "no branch" && !values.isEmpty }
}
