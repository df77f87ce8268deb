import SourceText

/// The attributes and modifiers before a declaration's keyword.
struct DeclarationHead {
  struct Attribute {
    let name: String
    let hasArguments: Bool
  }

  static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "static", "class", "lazy", "weak",
    "unowned", "nonisolated", "override", "required", "convenience", "mutating", "nonmutating", "dynamic", "indirect",
    "isolated", "distributed", "prefix", "postfix", "infix", "async", "optional",
  ]

  let start: Int
  private(set) var attributes: [Attribute] = []
  private(set) var words: Set<String> = []

  init(start: Int) { self.start = start }

  var isPrivate: Bool { words.contains("private") }
  var isFilePrivate: Bool { isPrivate || words.contains("fileprivate") }
  var isStatic: Bool { words.contains("static") || words.contains("class") }

  /// Returns the index behind the attribute.
  mutating func addAttribute(at index: Int, in list: TokenList) -> Int {
    var position = index + 1
    while list.isText(position + 1, "."), list[position + 2]?.kind == .word { position += 2 }
    let name = list[position]?.text ?? ""
    let line = list[position]?.line
    position += 1
    if list[position]?.text.hasPrefix("<") ?? false { position = list.afterAngles(position) }
    let hasArguments = list.isText(position, "(") && list[position]?.line == line
    attributes.append(Attribute(name: name, hasArguments: hasArguments))
    return hasArguments ? list.after(position) : position
  }

  /// Returns the index behind the modifier and its argument, as in `private(set)`.
  mutating func addModifier(at index: Int, in list: TokenList) -> Int {
    guard let token = list[index] else { return index + 1 }
    if list.isText(index + 1, "(") {
      if !list.isText(index + 2, "set") { words.insert(token.text) }
      return list.after(index + 1)
    }
    words.insert(token.text)
    return index + 1
  }
}
