import IdentityTree

/// What to write instead of an `AnyView` that holds one type or another.
struct WrappedTypeRemedy {
  let lines: [String]
  /// The two expressions, where both are known.
  let cause: String?

  init?(_ explanation: Explanation, in whole: ExplainedSource) {
    guard let place = explanation.place, let former = explanation.formerPlace, place.fileID == former.fileID,
      let source = whole.tokens(of: place), let new = Self.call(at: place, in: source),
      let old = Self.call(at: former, in: source), new.start != old.start
    else { return nil }
    let types = explanation.values.joined(separator: " → ")
    cause =
      "`AnyView(\(MergedArms.short(source.line(old.content))))` gave way to "
      + "`AnyView(\(MergedArms.short(source.line(new.content))))`, another type: \(types)"
    if let (condition, isNew) = Self.condition(new, old, place, former, source),
      let first = ViewExpression(new.content, in: source), let second = ViewExpression(old.content, in: source),
      let merged = MergedArms(
        condition: condition, yes: isNew ? first : second, no: isNew ? second : first)
    {
      lines = ["one view without `AnyView` in place of the two:"] + merged.lines.map { "`\($0)`" }
      return
    }
    guard let hoisted = whole.hoisting(explanation) else { return nil }
    lines = ["two types are two views, in an `AnyView` as in an `if`;"] + hoisted
  }

  private struct Call {
    /// The token of `AnyView`.
    let start: Int
    let content: Range<Int>
    let end: Int
  }

  private static func call(at place: SourcePlace, in source: SourceTokens) -> Call? {
    guard let index = source.index(line: place.line, column: place.column) else { return nil }
    let start = [index, index - 1].first { source.isText($0, "AnyView") && source.isText($0 + 1, "(") }
    guard let start else { return nil }
    let close = source.list.closer(of: start + 1)
    var first = start + 2
    if source.isText(first, "erasing"), source.isText(first + 1, ":") { first += 2 }
    return first < close ? Call(start: start, content: first..<close, end: close + 1) : nil
  }

  /// What decides between the two, and whether the new one is there where it holds.
  private static func condition(
    _ new: Call, _ old: Call, _ place: SourcePlace, _ former: SourcePlace, _ source: SourceTokens
  ) -> (String, isNew: Bool)? {
    // `isOn ? AnyView(A()) : AnyView(B())`
    let (first, second) = new.start < old.start ? (new, old) : (old, new)
    if source.isText(first.start - 1, "?"), second.start == first.end + 1, source.isText(first.end, ":") {
      var start = first.start - 1
      while start > 0, let token = source[start - 1],
        !["{", "(", "[", "=", ",", "return", ";", "in"].contains(token.text)
      {
        if source[start]?.startsLine == true, start < first.start - 1, !token.is("&&"), !token.is("||") { break }
        start = source.before(start) + 0
      }
      return (source.line(start..<first.start - 1), new.start == first.start)
    }
    func arm(_ call: Call) -> (statement: BranchStatement, arm: Int)? {
      BranchStatement.around(line: source[call.start]?.line ?? 0, column: source[call.start]?.column ?? 0, in: source)
        .last
    }
    // Two arms of one statement, or an arm that returns and what follows.
    for (one, other, isNew) in [(new, old, true), (old, new, false)] {
      guard let (statement, index) = arm(one), index == 0 || statement.isSwitch else { continue }
      let header = statement.arms[index].condition
      let isOutside = arm(other).map { $0.statement != statement } ?? true
      let isTwo = arm(other).map { $0.statement == statement && $0.arm != index } ?? false
      guard isTwo || isOutside && source.isText(one.start - 1, "return"), let header else { continue }
      if !statement.isSwitch { return header.hasPrefix("let ") ? nil : (header, isNew) }
      let isPlain = header.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "\"" || $0 == "_" }
      if isPlain { return ("\(statement.subject) == \(header)", isNew) }
    }
    return nil
  }
}
