import IdentityTree

/// What to write instead of an explicit id that changes.
struct IDRemedy {
  let lines: [String]

  init?(_ explanation: Explanation, in whole: ExplainedSource) {
    guard let place = explanation.place, let source = whole.tokens(of: place),
      let id = Self.call(for: explanation, at: place, in: source)
    else { return nil }
    let value = source.line(id + 2..<source.list.closer(of: id + 1))
    if value.contains("UUID()") || value.contains(".random") {
      lines = [
        "no `.id(\(value))`: it is another one each time the body runs;",
        "if an id is needed, one that is made once: `@State private var id = UUID()`, `.id(id)`",
      ]
      return
    }
    let written = Self.written(in: explanation)
    let observed = value.hasPrefix("\"") ? Self.interpolated(in: value, of: written) ?? "value" : value
    lines = [
      "without `.id(\(value))`, or with an id that stays the same for the same thing;",
      "to follow a new value and keep the rest: `.onChange(of: \(observed)) { … }`",
    ]
  }

  /// The names of the properties that were written: of `Screen.model.key` both.
  private static func written(in explanation: Explanation) -> Set<String> {
    Set(explanation.links.writes.flatMap { $0.split(separator: ".").dropFirst().map(String.init) })
  }

  private static func words(of text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  /// The call of `id`: of several on the line the one that is made from what was written.
  private static func call(for explanation: Explanation, at place: SourcePlace, in source: SourceTokens) -> Int? {
    guard let first = source.call("id", at: place) else { return nil }
    let written = written(in: explanation)
    let calls = (0..<source.list.count).filter { index in
      source[index]?.line == source[first]?.line && source.isText(index, "id") && source.isText(index - 1, ".")
        && source.isText(index + 1, "(")
    }
    let deciding = calls.filter { call in
      !written.isDisjoint(with: words(of: source.line(call + 2..<source.list.closer(of: call + 1))))
    }
    return deciding.count == 1 ? deciding[0] : first
  }

  /// The expression in a literal's interpolations that is made from what was written, or the last one.
  private static func interpolated(in literal: String, of written: Set<String>) -> String? {
    let all = literal.matches(of: /\\\(([^()]*(\([^()]*\))?[^()]*)\)/).map { String($0.output.1) }
    return all.last { !written.isDisjoint(with: words(of: $0)) } ?? all.last
  }
}

/// What to write instead of ids that do not belong to the elements.
struct ElementRemedy {
  let lines: [String]

  init?(_ explanation: Explanation, in whole: ExplainedSource) {
    guard let place = explanation.place, let source = whole.tokens(of: place),
      let call = source.call("ForEach", at: place) ?? source.call("List", at: place)
    else { return nil }
    let open = call + 1
    guard source.isText(open, "(") else { return nil }
    let text = source.line(call..<source.list.closer(of: open) + 1)
    let data = text.dropFirst(source[call]?.text.count ?? 0).dropFirst()
    if explanation.hasMoved {
      guard let known = Self.hoisted(explanation, over: call, source, whole) else { return nil }
      lines = explanation.remedy + known
      return
    }
    // An element that went, and none came for it: its id is as good as any other.
    let isRemoval = explanation.rule.hasPrefix("2.13") && explanation.values.last?.isEmpty != false
    // A risk has not happened yet: an id that is the whole value may also be edited.
    let mayBeEdited = explanation.confidence.isEmpty && text.contains("\\.self")
    if isRemoval, !mayBeEdited, !text.contains("\\.offset"), !text.contains("indices") {
      lines = [
        "nothing, if the element was removed: `\(text)` keeps the others;",
        "what must outlive it belongs to the model, not to the row",
      ]
    } else if data.contains(".indices") || data.contains("\\.offset") || data.contains("enumerated()")
      || data.hasPrefix("0..<")
    {
      let name = Self.collection(in: String(data))
      lines = [
        "`ForEach(\(name)) { … }` in place of `\(text)`, over elements that are `Identifiable` by a stored `let id`:",
        "that id belongs to the element, not to its position",
      ]
    } else if text.contains("\\.self") {
      let name = Self.collection(in: String(data))
      lines = [
        "`ForEach(\(name)) { … }` in place of `\(text)`, over elements that are `Identifiable` by a stored `let id`:",
        "with `\\.self` the id is the whole value, and another one with each edit",
      ]
    } else if explanation.rule.hasPrefix("2.21") {
      lines = [
        "elements of `\(text)` with a stored id: `let id = UUID()` in the model that is kept, no `var id: UUID { UUID() }`, no elements made anew in each pass"
      ]
    } else {
      lines = ["for `\(text)` an id that does not depend on what is edited: a stored `let id`"]
    }
  }

  /// For what went with its element and came back anew with it: the state above the `ForEach`, by the element's id.
  init?(returning explanation: Explanation, in whole: ExplainedSource) {
    guard explanation.comesBack != nil, let place = explanation.place, let source = whole.tokens(of: place),
      let call = source.call("ForEach", at: place) ?? source.call("List", at: place)
    else { return nil }
    guard let known = Self.hoisted(explanation, over: call, source, whole) else {
      lines = ["what it holds in the model, by the element's id: a row's own state ends with the row"]
      return
    }
    lines =
      ["the state above the `ForEach`, by the element's id, or in the element itself: a row's own goes with it"] + known
  }

  /// The states above a `ForEach`, by the element's id; `nil` where none can be written elsewhere.
  private static func hoisted(
    _ explanation: Explanation, over call: Int, _ source: SourceTokens, _ whole: ExplainedSource
  ) -> [String]? {
    var lines: [String] = []
    var keys: [String] = []
    for loss in explanation.losses where !keys.contains(loss.key) { keys.append(loss.key) }
    let element = Self.element(of: call, in: source)
    for key in keys.prefix(2) {
      let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2, let state = whole.declaration(of: parts[1], in: parts[0]), !state.isObject else {
        continue
      }
      let owner = whole.maker(of: parts[0], preferred: explanation.owner) ?? explanation.owner ?? "the parent"
      let type = state.type ?? "Value"
      let name = "\(state.name)ByID"
      let initial = state.initial ?? "nil"
      let binding =
        "Binding(get: { \(name)[\(element)] ?? \(initial) }, set: { \(name)[\(element)] = $0 })"
      lines.append("in \(owner) `@State private var \(name): [AnyHashable: \(type)] = [:]`,")
      lines.append("in \(parts[0]) `@Binding var \(state.name): \(type)`, given as")
      lines.append("`\(state.name): \(binding)`")
    }
    return lines.isEmpty ? nil : lines
  }

  /// The id of the element inside of the closure: `item.id`, and `item` by itself where the closure has no name for it.
  private static func element(of call: Int, in source: SourceTokens) -> String {
    guard source.isText(call + 1, "(") else { return "item.id" }
    let close = source.list.closer(of: call + 1)
    var name = "item"
    if source.isText(close + 1, "{"), let word = source[close + 2], source.isText(close + 3, "in") { name = word.text }
    if name.hasPrefix("$") { name = String(name.dropFirst()) }
    let arguments = source.line(call + 2..<close)
    guard let match = arguments.firstMatch(of: /id:\s*\\\.([A-Za-z0-9_.]+)/) else { return "\(name).id" }
    return match.output.1 == "self" ? name : "\(name).\(match.output.1)"
  }

  /// What is iterated over: `names` for `names.indices`, `Array(names.enumerated())` and `0..<names.count`.
  private static func collection(in arguments: String) -> String {
    var name = arguments
    if name.hasPrefix("0..<") { name = String(name.dropFirst(4)) }
    if name.hasPrefix("Array(") { name = String(name.dropFirst(6)) }
    let sign = name.hasPrefix("$") ? "$" : ""
    name = String(name.dropFirst(sign.count))
    let path = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let parts = path.split(separator: ".").filter { !["indices", "enumerated", "count", "self"].contains($0) }
    return parts.isEmpty || parts[0].first?.isNumber == true ? "items" : sign + parts.joined(separator: ".")
  }
}
