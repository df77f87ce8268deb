import IdentityTree

/// The names that have a say in what was replaced: those of the condition, the id or the collection, and all that these
/// are computed from, up to the arguments that parents pass.
struct DecidingWords {
  private let whole: ExplainedSource
  private var words: Set<String> = []
  /// Those that stand by themselves, not behind a dot.
  private var alone: Set<String> = []

  /// The most names that are followed.
  private static let most = 400

  /// - Parameter condition: What is asked, where the statement is known.
  init(_ explanation: Explanation, condition: [String], in whole: ExplainedSource) {
    self.whole = whole
    var texts = condition
    if let place = explanation.place, let source = whole.tokens(of: place) {
      switch explanation.kind {
      case "id": texts += [Self.arguments(of: "id", at: place, source)].compactMap(\.self)
      case "element":
        texts += [Self.arguments(of: "ForEach", at: place, source) ?? Self.arguments(of: "List", at: place, source)]
          .compactMap(\.self)
      case "wrapped-type":
        if let index = source.index(line: place.line, column: place.column),
          let brace = source.declarationBrace(around: index)
        {
          texts.append(source.text(brace + 1..<source.list.closer(of: brace)))
        }
      default: break
      }
      if texts.isEmpty { texts.append(Self.expression(at: place, source)) }
    }
    if let use = explanation.use, let source = whole.tokens(of: use) { texts.append(Self.expression(at: use, source)) }
    for text in texts { add(text) }
  }

  /// Whether `Screen.count` or `Screen.model.key` is one of them: a property of an object may stand behind a dot.
  func contains(_ write: String) -> Bool {
    let parts = write.split(separator: ".").dropFirst().map(String.init)
    guard let last = parts.last else { return false }
    return parts.count > 1 ? words.contains(last) : alone.contains(last)
  }

  /// The names in the collections of the rows that hold the place, too.
  mutating func addRows(around place: SourcePlace?) {
    guard let place, let source = whole.tokens(of: place),
      let index = source.index(line: place.line, column: place.column)
    else { return }
    for brace in source.braces(around: index) {
      guard source.isText(brace - 1, ")"), let open = source.opener(of: brace - 1),
        ["ForEach", "List"].contains(source[open - 1]?.text ?? "")
      else { continue }
      add(source.line(open + 1..<brace - 1))
    }
  }

  private static func arguments(of name: String, at place: SourcePlace, _ source: SourceTokens) -> String? {
    source.call(name, at: place).map { source.line($0 + 2..<max($0 + 2, source.list.closer(of: $0 + 1))) }
  }

  /// The statement that begins at a place, to its end.
  private static func expression(at place: SourcePlace, _ source: SourceTokens) -> String {
    guard let start = source.index(line: place.line, column: place.column) else { return "" }
    var end = source.list.after(start)
    while let token = source[end], !token.is("}"), !token.is(";"), !token.startsLine || token.is(".") {
      end = source.list.after(end)
    }
    return source.line(start..<max(start, min(end, source.list.count)))
  }

  // MARK: What names stand for

  /// Adds the names of a text, and those of what they are computed from.
  private mutating func add(_ text: String) {
    var waiting = Self.names(in: text)
    while let (name, isMember) = waiting.popLast(), words.count < Self.most {
      if !isMember { alone.insert(name) }
      guard words.insert(name).inserted else { continue }
      for file in whole.lines.names {
        guard let source = whole.tokens(ofFile: file) else { continue }
        for index in 0..<source.list.count where source.isText(index, name) {
          waiting += Self.names(in: meaning(of: index, source, file))
        }
      }
    }
  }

  /// What a name stands for where it is declared; empty elsewhere.
  private func meaning(of index: Int, _ source: SourceTokens, _ file: String) -> String {
    let before = source[index - 1]?.text ?? ""
    if ["var", "let", "func"].contains(before) { return declaration(at: index, source, file) }
    // `{ item in`, the element of what stands before the brace.
    guard before == "{", source.isText(index + 1, "in") || source.isText(index + 1, ","),
      source.isText(index - 2, ")"), let open = source.opener(of: index - 2)
    else { return "" }
    return source.line(open + 1..<index - 2)
  }

  private func declaration(at index: Int, _ source: SourceTokens, _ file: String) -> String {
    var end = index + 1
    while let token = source[end], !token.startsLine, !token.is(";"), !token.is("}"), !token.is("{") {
      end = source.list.after(end)
    }
    var head = source.line(index + 1..<max(index + 1, end))
    if let key = Self.environmentKey(before: index, source) { head += " " + given(for: key) }
    if source.isText(end, "{") { return head + " " + source.text(end + 1..<source.list.closer(of: end)) }
    guard source.isText(index - 1, "var") || source.isText(index - 1, "let"),
      let token = source[index],
      let type = whole.enclosingType(of: SourcePlace(fileID: "P/\(file)", line: token.line, column: token.column))
    else { return head }
    return head + " " + passed(as: token.text, to: type)
  }

  /// `colorScheme` for `@Environment(\.colorScheme) private var scheme`.
  private static func environmentKey(before index: Int, _ source: SourceTokens) -> String? {
    let head = source.line(max(0, index - 12)..<index)
    return head.matches(of: /@Environment\(\\\.(\w+)\)/).last.map { String($0.output.1) }
  }

  /// What ancestors put into the environment for a key.
  private func given(for key: String) -> String {
    var values: [String] = []
    for file in whole.lines.names {
      guard let source = whole.tokens(ofFile: file) else { continue }
      for index in 0..<source.list.count where source.isText(index, "environment") && source.isText(index + 1, "(") {
        let text = source.line(index + 2..<max(index + 2, source.list.closer(of: index + 1)))
        if text.hasPrefix("\\.\(key),") { values.append(String(text.dropFirst(key.count + 3))) }
      }
    }
    return values.joined(separator: " ")
  }

  /// What parents pass for a property.
  private func passed(as label: String, to type: String) -> String {
    var values: [String] = []
    for file in whole.lines.names {
      guard let source = whole.tokens(ofFile: file) else { continue }
      for index in 0..<source.list.count
      where source.isText(index, type) && source.isText(index + 1, "(")
        && !["struct", "class", "func", "extension"].contains(source[index - 1]?.text ?? "")
      {
        let close = source.list.closer(of: index + 1)
        var position = index + 2
        while position < close {
          if source.isText(position, label), source.isText(position + 1, ":") {
            var end = position + 2
            while end < close, !source.isText(end, ",") { end = source.list.after(end) }
            values.append(source.line(position + 2..<end))
          }
          position = source.list.after(position)
        }
      }
    }
    return values.joined(separator: " ")
  }

  /// The names in a text, and whether each stands behind a dot.
  private static func names(in text: String) -> [(name: String, isMember: Bool)] {
    text.matches(of: /[A-Za-z_][A-Za-z0-9_]*/).map { match in
      let before = text[..<match.range.lowerBound]
      let isMember = before.hasSuffix(".") && !before.hasSuffix("self.") && !before.hasSuffix("..")
      return (String(match.output), isMember)
    }
  }
}
