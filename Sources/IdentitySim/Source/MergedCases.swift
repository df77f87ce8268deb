import SourceText

/// The cases of a `switch` as one view with conditions in its arguments, or as what they share and a `switch` beside it.
struct MergedCases {
  /// The code, one line each.
  let lines: [String]

  /// `view` is what is to be shared.
  init?(_ statement: BranchStatement, in source: SourceTokens, keeping view: String) {
    let arms = statement.arms.map { MergedStatements.statements(in: $0.body, of: source) }
    guard arms.count > 1, arms.allSatisfy({ !$0.isEmpty }) else { return nil }
    guard let lines = Self.merged(statement, arms) ?? Self.split(statement, arms, keeping: view) else { return nil }
    self.lines = lines
  }

  /// Each case holds the same view under modifiers of its own.
  private static func merged(_ statement: BranchStatement, _ arms: [[MergedStatements.Statement]]) -> [String]? {
    guard arms.allSatisfy({ $0.count == 1 }), let base = arms[0][0].expression?.base else { return nil }
    var calls: [String] = []
    var names: [String] = []
    for (arm, statements) in zip(statement.arms, arms) {
      guard let expression = statements[0].expression, expression.base == base else { return nil }
      guard !expression.modifiers.isEmpty else { continue }
      guard let pattern = arm.condition, isPlain(pattern) else { return nil }
      for call in expression.modifiers {
        guard !names.contains(call.name),
          let text = InertForm.text(of: call, when: "\(statement.subject) == \(pattern)")
        else { return nil }
        names.append(call.name)
        calls.append(text)
      }
    }
    return MergedArms.code([base.text] + calls)
  }

  private static func isPlain(_ pattern: String) -> Bool {
    pattern.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "\"" }
  }

  /// Each case begins, or ends, with the same view.
  private static func split(
    _ statement: BranchStatement, _ arms: [[MergedStatements.Statement]], keeping view: String
  ) -> [String]? {
    func shared(_ pick: ([MergedStatements.Statement]) -> String?) -> String? {
      let texts = Set(arms.map { pick($0) ?? "" })
      return texts.count == 1 ? texts.first.flatMap { $0.contains(view) ? $0 : nil } : nil
    }
    func rest(_ drop: ([MergedStatements.Statement]) -> ArraySlice<MergedStatements.Statement>) -> [String] {
      let cases = zip(statement.arms, arms).map { arm, statements in
        let left = drop(statements).map(\.text).joined(separator: "; ")
        return "  \(arm.header): \(left.isEmpty ? "EmptyView()" : left)"
      }
      return ["switch \(statement.subject) {"] + cases + ["}"]
    }
    if let first = shared({ $0.first?.text }) { return [first] + rest { $0.dropFirst() } }
    if let last = shared({ $0.last?.text }) { return rest { $0.dropLast() } + [last] }
    return nil
  }
}
