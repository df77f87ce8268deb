import SourceText

/// Walks declarations, and skips the bodies of functions and accessors.
struct OutlineParser {
  struct Extension {
    let name: String
    let inherited: Set<String>
    let initializers: [DeclaredInitializer]
  }

  let list: TokenList
  let bytes: [UInt8]
  private(set) var types: [DeclaredType] = []
  private(set) var extensions: [Extension] = []

  /// What was found between one pair of braces.
  struct Members {
    var properties: [DeclaredProperty] = []
    var initializers: [DeclaredInitializer] = []
  }

  init(list: TokenList, bytes: [UInt8]) {
    self.list = list
    self.bytes = bytes
  }

  @discardableResult
  mutating func parseMembers(_ range: Range<Int>, of outer: String?, isHidden: Bool) -> Members {
    var members = Members()
    var index = range.lowerBound
    var head = DeclarationHead(start: index)
    while index < range.upperBound, let token = list[index] {
      if token.is("@"), list[index + 1]?.kind == .word {
        index = head.addAttribute(at: index, in: list)
      } else if token.kind == .word, DeclarationHead.modifiers.contains(token.text),
        token.text != "class" || !isTypeName(index + 1)
      {
        index = head.addModifier(at: index, in: list)
      } else {
        switch token.text {
        case "struct", "class", "enum", "actor", "protocol", "extension":
          index = parseType(at: index, head: head, outer: outer, isHidden: isHidden)
        case "var", "let":
          let reader = PropertyReader(list: list, bytes: bytes, limit: range.upperBound)
          let (found, end) = reader.properties(at: index, head: head)
          members.properties += found
          index = end
        case "init":
          let reader = InitializerReader(list: list, bytes: bytes)
          let (found, end) = reader.initializer(at: index, head: head)
          members.initializers.append(found)
          index = end
        default: index = list.after(index)
        }
        head = DeclarationHead(start: index)
      }
    }
    return members
  }

  /// `class var` is a property, `class Name` a type.
  private func isTypeName(_ index: Int) -> Bool {
    guard let next = list[index], next.kind == .word else { return false }
    return !["var", "let", "func", "subscript"].contains(next.text) && !DeclarationHead.modifiers.contains(next.text)
  }

  /// Returns the index behind the declaration.
  private mutating func parseType(at keyword: Int, head: DeclarationHead, outer: String?, isHidden: Bool) -> Int {
    guard let token = list[keyword], let nameToken = list[keyword + 1], nameToken.kind == .word else {
      return keyword + 1
    }
    var index = keyword + 2
    var name = nameToken.text
    while token.is("extension"), list.isText(index, "."), let next = list[index + 1] {
      name = token.is("extension") && name == "SwiftUI" ? next.text : "\(name).\(next.text)"
      index += 2
    }
    let hasGenerics = list[index]?.text.hasPrefix("<") ?? false
    if hasGenerics { index = list.afterAngles(index) }
    let (inherited, brace) = inheritance(from: index)
    guard list.isText(brace, "{") else { return brace }
    let qualified = outer.map { "\($0).\(name)" } ?? name
    let isPrivate = head.isPrivate && outer != nil
    let slot = types.count
    let members = parseMembers(
      brace + 1..<list.closer(of: brace), of: qualified, isHidden: isHidden || isPrivate)
    let end = list.after(brace)
    if token.is("extension") {
      extensions.append(Extension(name: name, inherited: inherited, initializers: members.initializers))
    } else if !token.is("protocol"), let first = list[head.start], let last = list[end - 1] {
      types.insert(
        DeclaredType(
          qualifiedName: qualified, keyword: token.text, line: token.line,
          access: isHidden || isPrivate ? .nestedPrivate : (head.isFilePrivate ? .filePrivate : .visible),
          isMain: head.attributes.contains { Self.mainAttributes.contains($0.name) }, hasGenericParameters: hasGenerics,
          range: first.range.lowerBound..<last.range.upperBound, inherited: inherited, properties: members.properties,
          initializers: members.initializers, hasOwnInitializer: !members.initializers.isEmpty),
        at: slot)
    }
    return end
  }

  static let mainAttributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// The last names of `: View, SwiftUI.Equatable & Sendable where …`, and the index of the brace.
  private func inheritance(from start: Int) -> (Set<String>, Int) {
    var names: Set<String> = []
    var index = start
    var isClause = list.isText(start, ":")
    while let token = list[index], !token.is("{") {
      if token.is("where") { isClause = false }
      if isClause, token.kind == .word, !list.isText(index + 1, ".") { names.insert(token.text) }
      index = token.text.hasPrefix("<") && token.kind == .punctuation ? list.afterAngles(index) : list.after(index)
    }
    return (names, index)
  }
}
