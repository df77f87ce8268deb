/// One `#Preview(…) { … }` in a source, cut into its parts.
package struct PreviewMacroUse: Sendable, Equatable {
  /// A statement `@Previewable @State var …` at the top of the body, without `@Previewable`.
  package struct Previewable: Sendable, Equatable {
    /// The bytes from the attribute `@Previewable` to the end of the statement.
    package let range: Range<Int>
    /// The bytes of the attribute alone.
    package let attribute: Range<Int>
  }

  /// The literal's content, if the preview has a name.
  package let name: String?
  package let line: Int
  /// From an attribute before `#Preview` to the closing brace.
  package let range: Range<Int>
  /// Between the braces.
  package let body: Range<Int>
  package let previewables: [Previewable]

  /// All uses outside of any brackets or braces, in order.
  package static func all(in list: TokenList) -> [PreviewMacroUse] {
    var uses: [PreviewMacroUse] = []
    var index = 0
    while let token = list[index] {
      if token.kind == .pound, token.text == "#Preview", let use = PreviewMacroUse(at: index, in: list) {
        uses.append(use)
      }
      index = list.after(index)
    }
    return uses
  }

  private init?(at index: Int, in list: TokenList) {
    guard let pound = list[index] else { return nil }
    var position = index + 1
    var name: String?
    if list.isText(position, "(") {
      if let first = list[position + 1], first.kind == .literal { name = Self.content(of: first.text) }
      position = list.after(position)
    }
    guard list.isText(position, "{"), let open = list[position], let close = list[list.closer(of: position)] else {
      return nil
    }
    self.name = name
    line = pound.line
    range = Self.startOfAttributes(before: index, in: list)..<close.range.upperBound
    body = open.range.upperBound..<close.range.lowerBound
    previewables = Self.previewables(in: position + 1..<list.closer(of: position), of: list)
  }

  /// `"Dark \"mode\""` without its quotes.
  private static func content(of literal: String) -> String {
    var text = literal[...]
    while text.hasPrefix("#"), text.hasSuffix("#") { text = text.dropFirst().dropLast() }
    while text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 { text = text.dropFirst().dropLast() }
    return String(text)
  }

  /// Attributes such as `@available(iOS 17, *)` belong to the preview.
  private static func startOfAttributes(before index: Int, in list: TokenList) -> Int {
    var start = index
    var position = index - 1
    while position > 0 {
      if list.isText(position, ")") {
        var open = position - 1
        while open > 0, list.closer(of: open) != position { open -= 1 }
        position = open - 1
      }
      guard list[position]?.kind == .word, list.isText(position - 1, "@") else { break }
      start = position - 1
      position -= 2
    }
    return list[start]?.range.lowerBound ?? 0
  }

  private static func previewables(in body: Range<Int>, of list: TokenList) -> [Previewable] {
    var found: [Previewable] = []
    var index = body.lowerBound
    while index < body.upperBound {
      if list.isText(index, "@"), list.isText(index + 1, "Previewable"), let at = list[index],
        let word = list[index + 1]
      {
        let end = endOfStatement(from: index, limit: body.upperBound, in: list)
        // A semicolon behind it goes with it.
        if let last = list.isText(end, ";") ? list[end] : list[end - 1] {
          found.append(
            Previewable(
              range: at.range.lowerBound..<last.range.upperBound, attribute: at.range.lowerBound..<word.range.upperBound
            ))
        }
        index = end
      } else {
        index = list.after(index)
      }
    }
    return found
  }

  /// The declaration ends before the first line that begins outside of brackets and continues nothing.
  private static func endOfStatement(from start: Int, limit: Int, in list: TokenList) -> Int {
    var index = start
    var hasBinding = false
    while index < limit {
      if hasBinding, let token = list[index], let before = list[index - 1], token.line > before.line,
        ![".", "=", "?", ":"].contains(where: token.is), !["=", "?", ":"].contains(where: before.is)
      {
        return index
      }
      if list.isText(index, ";") { return index }
      if list.isText(index, "var") || list.isText(index, "let") { hasBinding = true }
      index = list.after(index)
    }
    return limit
  }
}
