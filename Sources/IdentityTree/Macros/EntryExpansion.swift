import SourceText

/// `@Entry var name: Value = default` in an extension of the environment's values (or a like type): accessors, and the
/// key that holds the default.
struct EntryExpansion {
  let source: String

  /// The protocol of the keys of each type that takes entries.
  static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  init(_ request: PluginMessage.Attached) throws(ExpansionError) {
    let bytes = Array(request.declSyntax.source.utf8)
    let list = TokenList(SourceLexer.tokens(of: bytes))
    guard let keyword = list.tokens.firstIndex(where: { $0.is("var") }), let name = list[keyword + 1] else {
      throw ExpansionError(message: "'@Entry' goes before a 'var' of an extension", place: request.declSyntax.location)
    }
    let key = "__Key_" + name.text.filter { $0 != "`" }
    if request.macroRole == "accessor" {
      source = "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
      return
    }
    let extended = Self.extendedType(in: request.lexicalContext ?? [])
    guard let keyProtocol = Self.keyProtocols[extended] else {
      throw ExpansionError(
        message: "'@Entry' goes into an extension of \(Self.keyProtocols.keys.sorted().joined(separator: ", "))",
        place: request.declSyntax.location)
    }
    let equals = list.tokens.indices.first { $0 > keyword && list.isText($0, "=") }
    let value = equals.map { list.text($0 + 1..<list.count, in: bytes) }
    var type: String?
    if list.isText(keyword + 2, ":") { type = list.text(keyword + 3..<(equals ?? list.count), in: bytes) }
    source = Self.key(key, keyProtocol: keyProtocol, type: type, value: value)
  }

  private static func key(_ key: String, keyProtocol: String, type: String?, value: String?) -> String {
    var lines = ["private struct \(key): \(keyProtocol) {"]
    if keyProtocol == "FocusedValueKey" {
      lines.append("  typealias Value = \(type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? "Never")")
    } else if let type {
      lines.append("  typealias Value = \(type)")
      lines.append("  static var defaultValue: Value { \(value ?? "nil") }")
    } else {
      lines.append("  static let defaultValue = \(value ?? "()")")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// `extension EnvironmentValues {}`, innermost first.
  private static func extendedType(in context: [PluginMessage.Syntax]) -> String {
    guard let source = context.first?.source else { return "" }
    let list = TokenList(text: source)
    guard var index = list.tokens.firstIndex(where: { $0.is("extension") }) else { return "" }
    index += 1
    while list.isText(index + 1, ".") { index += 2 }
    return list[index]?.text ?? ""
  }
}
