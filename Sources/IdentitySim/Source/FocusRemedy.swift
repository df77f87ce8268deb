import IdentityTree

/// What to write where a field gives way to one of another type, and the keyboard focus is lost with it.
struct FocusRemedy {
  let lines: [String]

  init?(_ branch: ExplainedBranch, _ explanation: Explanation, in whole: ExplainedSource) {
    let arms = branch.statement.arms
    guard explanation.isFocusSwap else { return nil }
    let observed = branch.statement.isSwitch ? branch.statement.subject : Self.observed(arms[0].condition)
    guard let observed else { return nil }
    var lines: [String] = []
    // A Bool cannot say which of two fields has the focus.
    var tellsFieldsApart = false
    if let focus = Self.focus(around: branch) {
      tellsFieldsApart = !focus.hasSuffix("= true")
      lines = [
        "the focus set again after the switch, at the container of the `\(branch.statement.isSwitch ? "switch" : "if")`:",
        "`.onChange(of: \(observed)) { \(focus) }`",
      ]
    } else {
      let owner = explanation.owner ?? "the view"
      lines = [
        "in \(owner) `@FocusState private var isFocused: Bool`, on both fields `.focused($isFocused)`, and behind",
        "their container `.onChange(of: \(observed)) { isFocused = true }`",
      ]
    }
    if tellsFieldsApart, !branch.statement.isSwitch, arms.count == 2, let condition = arms[0].condition,
      let yes = ViewExpression(arms[0].body, in: branch.source),
      let no = ViewExpression(arms[1].body, in: branch.source)
    {
      lines += [
        "or both fields all the time, so that none goes, and the focus moved in the same action:",
        "`ZStack { \(yes.text).opacity(\(condition) ? 1 : 0); \(no.text).opacity(\(condition) ? 0 : 1) }`",
      ]
    }
    self.lines = lines
  }

  /// A condition as a value that can be observed.
  private static func observed(_ condition: String?) -> String? {
    guard let condition else { return nil }
    if condition.hasPrefix("let ") || condition.hasPrefix("var ") {
      let value = condition.split(separator: "=", maxSplits: 1).last.map { $0.trimmingCharacters(in: .whitespaces) }
      return value.map { $0 == condition ? "\(condition.dropFirst(4)) == nil" : "\($0) == nil" }
    }
    if condition.hasPrefix("case ") { return nil }
    return condition.hasPrefix("!") && condition.dropFirst().allSatisfy { $0.isLetter || $0 == "." || $0 == "_" }
      ? String(condition.dropFirst()) : condition
  }

  /// `isFocused = true` or `field = .name`, as the `focused(_:)` at the fields or around them says.
  private static func focus(around branch: ExplainedBranch) -> String? {
    let source = branch.source
    guard let brace = source.declarationBrace(around: branch.statement.start) else { return nil }
    let range = brace..<source.list.closer(of: brace)
    let inside = branch.current.map { branch.statement.arms[$0].body } ?? range
    for range in [inside, range] {
      guard let call = range.first(where: { source.isText($0, "focused") && source.isText($0 + 1, "(") }) else {
        continue
      }
      let text = source.line(call + 2..<source.list.closer(of: call + 1))
      let parts = text.split(separator: ",", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard let name = parts.first, name.hasPrefix("$") else { continue }
      let value = parts.count > 1 ? parts[1].replacing(/^equals:\s*/, with: "") : "true"
      return "\(name.dropFirst()) = \(value)"
    }
    return nil
  }
}
