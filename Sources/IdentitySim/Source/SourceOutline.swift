import SourceText

/// What a source declares, found without a full parse: types with their stored properties, previews, toggles.
struct SourceOutline: Sendable {
  let list: TokenList
  private(set) var types: [DeclaredType] = []
  let previews: [PreviewMacroUse]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    let list = TokenList(SourceLexer.tokens(of: bytes))
    self.list = list
    previews = PreviewMacroUse.all(in: list)
    var parser = OutlineParser(list: list, bytes: bytes)
    parser.parseMembers(0..<list.count, of: nil, isHidden: false)
    types = parser.types
    for addition in parser.extensions {
      for index in types.indices where types[index].qualifiedName == addition.name {
        types[index].inherited.formUnion(addition.inherited)
        types[index].initializers += addition.initializers
      }
    }
  }

  func types(conformingTo name: String) -> [DeclaredType] { types.filter { $0.inherited.contains(name) } }

  var views: [DeclaredType] { types(conformingTo: "View") }

  /// Whether the type is named outside of its own declaration and its own extensions.
  func isUsed(_ type: DeclaredType) -> Bool {
    list.tokens.indices.contains { index in
      guard let token = list[index], token.kind == .word, token.text == type.name else { return false }
      if type.range.contains(token.range.lowerBound) { return false }
      return !list.isText(index - 1, "extension")
    }
  }

  /// Each `Toggle(…)` with its line.
  var toggleLines: [Int] {
    list.tokens.indices.filter { list.isText($0, "Toggle") && list.isText($0 + 1, "(") }.compactMap { list[$0]?.line }
  }
}
