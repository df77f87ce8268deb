import Foundation
import IdentityTree

/// The rewrite of a branch that keeps what stands in it, as code for its place.
struct BranchRemedy {
  /// `nil` if nothing better is known than the general advice.
  let lines: [String]?

  init(_ branch: ExplainedBranch, _ explanation: Explanation, in whole: ExplainedSource) {
    guard explanation.isReplaced, let former = branch.former, let current = branch.current,
      former != current || branch.statement.arms.count > 1
    else {
      lines = whole.hoisting(explanation)
      return
    }
    if former != current, let focus = FocusRemedy(branch, explanation, in: whole) {
      lines = focus.lines
      return
    }
    let arms = branch.statement.arms
    let isPlain = !branch.statement.isSwitch && arms.count == 2
    if isPlain, let condition = arms[0].condition, Self.bound(condition) == nil {
      let yes = ViewExpression(arms[0].body, in: branch.source)
      let no = ViewExpression(arms[1].body, in: branch.source)
      if let helper = Self.helper(branch, yes, no, explanation, whole) {
        lines = helper + Self.debugHint(condition, explanation)
        return
      }
      if let yes, let no, let merged = MergedArms(condition: condition, yes: yes, no: no) {
        lines =
          ["one view in place of the two arms:"] + merged.lines.map { "`\($0)`" } + Self.flagHint(merged.lines)
          + Self.debugHint(condition, explanation)
        return
      }
    }
    if isPlain, let condition = arms[0].condition, let yes = ViewExpression(arms[0].body, in: branch.source),
      let no = ViewExpression(arms[1].body, in: branch.source),
      let merged = MergedArms(binding: condition, yes: yes, no: no)
    {
      lines = ["one view in place of the two arms:"] + merged.lines.map { "`\($0)`" }
      return
    }
    let view = explanation.replaced.first ?? "the view"
    if isPlain, let condition = arms[0].condition, Self.bound(condition) == nil, explanation.isLoss,
      let merged = MergedStatements(
        condition: condition, yes: MergedStatements.statements(in: arms[0].body, of: branch.source),
        no: MergedStatements.statements(in: arms[1].body, of: branch.source), keeping: view)
    {
      lines =
        ["in place of the `if` what both arms hold, and only the rest under a condition:"]
        + merged.lines.map { "`\(MergedArms.short($0))`" }
      return
    }
    if branch.statement.isSwitch, let merged = MergedCases(branch.statement, in: branch.source, keeping: view) {
      lines = ["one view in place of the cases:"] + merged.lines.map { "`\($0)`" }
      return
    }
    if branch.statement.isSwitch {
      let same = ViewExpression(arms[former].body, in: branch.source)
      if let same, let other = ViewExpression(arms[current].body, in: branch.source), same.base == other.base {
        lines = [
          "one `\(MergedArms.short(same.base.text))` outside of the `switch`, which then decides about arguments or what stands beside it"
        ]
        return
      }
    }
    let hoisted = whole.hoisting(explanation)
    if hoisted == nil, !explanation.isLoss {
      lines = ["nothing was lost with it: what it shows is held above the condition"]
      return
    }
    let beside =
      "one \(Self.common(branch, unless: view) ?? view) before or behind the `\(branch.statement.isSwitch ? "switch" : "if")`, and only what differs inside of it"
    if hoisted == nil, explanation.losses.isEmpty {
      lines = [beside]
      return
    }
    lines =
      ["\(beside); or"] + (hoisted ?? ["what it holds, above the condition in \(explanation.owner ?? "a parent")"])
  }

  /// What both arms hold where the view itself is written elsewhere: `content`.
  private static func common(_ branch: ExplainedBranch, unless view: String) -> String? {
    guard let former = branch.former, let current = branch.current else { return nil }
    func names(_ arm: Int) -> [String] {
      let text = branch.source.line(branch.statement.arms[arm].body)
      return text.matches(of: /(?:^|[^.\w])([A-Za-z_]\w*)/).map { String($0.output.1) }
    }
    let (old, new) = (names(former), names(current))
    guard !old.contains(view), !new.contains(view) else { return nil }
    return old.first { $0.first?.isLowercase == true && new.contains($0) }.map { "`\($0)`" }
  }

  private static func bound(_ condition: String) -> String? {
    condition.hasPrefix("let ") || condition.hasPrefix("var ") || condition.hasPrefix("case ") ? condition : nil
  }

  private static func flagHint(_ code: [String]) -> [String] {
    code.contains { $0.contains("modifier(") && $0.contains("isOn: ") }
      ? ["with a modifier that takes the flag and changes values only"] : []
  }

  /// For what concerns debugging alone there is the typealias.
  private static func debugHint(_ condition: String, _ explanation: Explanation) -> [String] {
    guard condition.lowercased().contains("debug") else { return [] }
    return ["if only debug builds want it: a typealias chosen by `#if DEBUG`, `EmptyModifier` in release"]
  }

  // MARK: Helpers such as `.if`

  /// Both arms hold what the helper was called on: the rewrite is where it is used.
  private static func helper(
    _ branch: ExplainedBranch, _ yes: ViewExpression?, _ no: ViewExpression?, _ explanation: Explanation,
    _ whole: ExplainedSource
  ) -> [String]? {
    guard let (name, labels) = function(around: branch.statement.start, in: branch.source), name != "body" else {
      return nil
    }
    let bodies = branch.statement.arms.map { branch.source.line($0.body) }
    let isSelf = bodies.contains { ["self", "content"].contains($0) }
    let isModified = [yes, no].allSatisfy { $0?.base.name == "self" }
    guard isSelf || isModified else { return nil }
    if let use = explanation.use, let source = whole.tokens(of: use),
      let call = HelperCall(of: name, at: use, in: source)
    {
      let condition = call.condition
      if let transformed = call.modifiers {
        let texts = transformed.map { InertForm.text(of: $0, when: condition) }
        if texts.allSatisfy({ $0 != nil }) {
          let code = texts.compactMap(\.self).map { ".\($0)" }.joined()
          return ["at \(use) in place of `\(call.text)`:", "`\(code)`"]
        }
        return [
          "at \(use) a modifier in place of `\(call.text)` whose argument says whether it does anything,",
          "such as `.border(\(condition) ? .red : .clear)`",
        ]
      }
    }
    // The helper itself can do without a branch where it applies one modifier.
    let parameter = branch.statement.arms[0].condition ?? "isOn"
    let modifiers = (yes?.modifiers ?? []) + (no?.modifiers ?? [])
    let own = modifiers.filter { $0.name != "modifier" || $0.arguments?.first?.value != "EmptyModifier()" }
    if own.count == 1, let text = InertForm.text(of: own[0], when: parameter) {
      var lines = ["in `\(name)(\(labels))` one arm for both: `\(text)`"]
      if own[0].name == "modifier" { lines.append("with a modifier that takes the flag and changes values only") }
      return lines
    }
    return [
      "without `\(name)`: modifiers whose arguments say whether they do anything, such as",
      "`.opacity(\(parameter) ? 0.5 : 1)`; a branch inside of an overlay replaces only the overlay",
    ]
  }

  /// The function that holds a token, with the labels of its parameters.
  static func function(around index: Int, in source: SourceTokens) -> (name: String, labels: String)? {
    for brace in source.braces(around: index).reversed() {
      var position = brace - 1
      for _ in 0..<120 {
        guard let token = source[position], !token.is("{"), !token.is("}"), !token.is(";") else { break }
        if token.is("func"), let name = source[position + 1] {
          var open = position + 2
          if source.isText(open, "<") { open = source.list.afterAngles(open) }
          var labels = ""
          var parameter = open + 1
          while source.isText(open, "("), parameter < source.list.closer(of: open) {
            labels += "\(source[parameter]?.text ?? "_"):"
            while parameter < source.list.closer(of: open), !source.isText(parameter, ",") {
              parameter = source.list.after(parameter)
            }
            parameter += 1
          }
          return (name.text.filter { $0 != "`" }, labels)
        }
        position = source.before(position)
      }
    }
    return nil
  }
}

/// One use of a helper: `.if(isDebug) { $0.border(.red) }`.
struct HelperCall {
  let condition: String
  let text: String
  /// What the closure does to its view, if that is all it does.
  let modifiers: [ViewExpression.Call]?

  init?(of name: String, at place: SourcePlace, in source: SourceTokens) {
    guard let start = source.index(line: place.line, column: place.column) else { return nil }
    let limit = min(start + 600, source.list.count)
    guard
      let dot = (start..<limit).first(where: {
        source.isText($0, ".") && source[$0 + 1]?.text.filter { $0 != "`" } == name && source.isText($0 + 2, "(")
      })
    else { return nil }
    let close = source.list.closer(of: dot + 2)
    var end = close + 1
    // The first argument that is no closure decides.
    var first = dot + 3
    if source[first]?.kind == .word, source.isText(first + 1, ":") { first += 2 }
    var comma = first
    while comma < close, !source.isText(comma, ",") { comma = source.list.after(comma) }
    condition = source.line(first..<comma)
    var modifiers: [ViewExpression.Call]?
    if source.isText(end, "{") {
      let brace = end
      end = source.list.after(brace)
      var body = brace + 1
      // `{ view in view.border(.red) }`
      if source.isText(body + 1, "in") { body += 2 }
      if let expression = ViewExpression(body..<end - 1, in: source),
        expression.isPlaceholder || expression.base.name == "$0"
      {
        modifiers = expression.modifiers
      }
    }
    self.modifiers = modifiers
    text = MergedArms.short(source.line(dot..<end))
    if condition.isEmpty { return nil }
  }
}
