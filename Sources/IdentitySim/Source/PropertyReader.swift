import SourceText

/// Reads one `var` or `let` declaration.
struct PropertyReader {
  let list: TokenList
  let bytes: [UInt8]
  let limit: Int

  private static let starters: Set<String> = [
    "var", "let", "func", "init", "deinit", "subscript", "struct", "class", "enum", "actor", "protocol", "extension",
    "typealias", "associatedtype", "case", "import", "macro", "operator", "precedencegroup",
  ]

  /// The stored properties (none for a computed one) and the index behind the declaration.
  func properties(at keyword: Int, head: DeclarationHead) -> ([DeclaredProperty], Int) {
    let end = endOfDeclaration(from: keyword + 1)
    var found: [DeclaredProperty] = []
    for part in parts(keyword + 1..<end) {
      if let property = property(in: part, isLet: list.isText(keyword, "let"), head: head) { found.append(property) }
    }
    return (found, end)
  }

  private func property(in part: Range<Int>, isLet: Bool, head: DeclarationHead) -> DeclaredProperty? {
    guard let name = list[part.lowerBound], name.kind == .word else { return nil }
    let equals = first("=", in: part)
    let brace = first("{", in: part.lowerBound..<(equals ?? part.upperBound))
    if let brace, !list.isText(brace + 1, "didSet"), !list.isText(brace + 1, "willSet") { return nil }
    let typeEnd = equals ?? brace ?? part.upperBound
    let hasType = list.isText(part.lowerBound + 1, ":") && part.lowerBound + 2 < typeEnd
    let wrapper = head.attributes.first { DeclaredProperty.isWrapper($0.name) }
    return DeclaredProperty(
      name: name.text, line: name.line, wrapper: wrapper?.name, wrapperHasArguments: wrapper?.hasArguments ?? false,
      isLet: isLet, isStatic: head.isStatic,
      type: hasType ? list.text(part.lowerBound + 2..<typeEnd, in: bytes) : nil,
      initialValue: equals.map { list.text($0 + 1..<part.upperBound, in: bytes) })
  }

  /// Where the next declaration begins: on a line of its own, outside of brackets.
  private func endOfDeclaration(from start: Int) -> Int {
    var index = start
    while index < limit, let token = list[index] {
      if token.is(";") { return index }
      if token.startsLine, index > start, startsDeclaration(index) { return index }
      index = list.after(index)
    }
    return min(index, limit)
  }

  private func startsDeclaration(_ index: Int) -> Bool {
    guard let token = list[index], let before = list[index - 1] else { return false }
    if before.is("=") || before.is(":") || before.is(",") { return false }
    if token.is("@") || token.kind == .pound { return true }
    guard token.kind == .word else { return false }
    return Self.starters.contains(token.text) || DeclarationHead.modifiers.contains(token.text)
  }

  /// `a = 1, b: Int` in its parts.
  private func parts(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if list.isText(index, ","), list[index + 1]?.kind == .word {
        parts.append(start..<index)
        start = index + 1
      }
      let isOpenAngle = list[index].map { $0.kind == .punctuation && $0.text == "<" } ?? false
      index = isOpenAngle ? min(list.afterAngles(index), range.upperBound) : list.after(index)
    }
    return parts + [start..<range.upperBound]
  }

  private func first(_ text: String, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if list.isText(index, text) { return index }
      index = list.after(index)
    }
    return nil
  }
}
