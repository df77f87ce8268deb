import IdentityTree

/// What to write instead of an explicit id that changes.
struct IDRemedy {
  let lines: [String]

  init?(_ explanation: Explanation, in whole: ExplainedSource) {
    guard let place = explanation.place, let source = whole.tokens(of: place),
      let id = source.call("id", at: place)
    else { return nil }
    let value = source.line(id + 2..<source.list.closer(of: id + 1))
    if value.contains("UUID()") || value.contains(".random") {
      lines = [
        "no `.id(\(value))`: it is another one each time the body runs;",
        "if an id is needed, one that is made once: `@State private var id = UUID()`, `.id(id)`",
      ]
      return
    }
    let observed = value.hasPrefix("\"") ? Self.interpolated(in: value) ?? "value" : value
    lines = [
      "without `.id(\(value))`, or with an id that stays the same for the same thing;",
      "to follow a new value and keep the rest: `.onChange(of: \(observed)) { … }`",
    ]
  }

  /// The last expression in a literal's interpolations.
  private static func interpolated(in literal: String) -> String? {
    literal.matches(of: /\\\(([^()]*(\([^()]*\))?[^()]*)\)/).last.map { String($0.output.1) }
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
    let isRemoval = explanation.rule.hasPrefix("2.13")
    if isRemoval, !text.contains("\\.self"), !text.contains("\\.offset"), !text.contains("indices") {
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

  /// What is iterated over: `names` for `names.indices`, `Array(names.enumerated())` and `0..<names.count`.
  private static func collection(in arguments: String) -> String {
    var name = arguments
    if name.hasPrefix("0..<") { name = String(name.dropFirst(4)) }
    if name.hasPrefix("Array(") { name = String(name.dropFirst(6)) }
    let path = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let parts = path.split(separator: ".").filter { !["indices", "enumerated", "count", "self"].contains($0) }
    return parts.isEmpty || parts[0].first?.isNumber == true ? "items" : parts.joined(separator: ".")
  }
}
