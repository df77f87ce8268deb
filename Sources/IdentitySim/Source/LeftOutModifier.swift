import SourceText

/// A modifier that was taken out of a source because it is not known here, or a constant of an asset catalog that was
/// made up (`--stub-missing`).
struct LeftOutModifier: Sendable, Hashable {
  let name: String
  let path: String
  let line: Int
  var isAsset = false

  /// As every report says it.
  var notice: String {
    isAsset
      ? "\(path):\(line): .\(name) is taken for a constant of an asset catalog (--stub-missing)"
      : "\(path):\(line): .\(name) is not known here and was left out (--stub-missing)"
  }
}

extension PreparedSource {
  /// The source without the calls of some missing modifiers, each replaced by spaces so that all lines and columns
  /// stay; and the names that were found at their places.
  func leavingOut(_ missing: [MissingName]) -> (source: PreparedSource, found: [MissingName]) {
    var bytes = Array(text.utf8)
    let tokens = TokenList(text: text)
    let starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    var found: [MissingName] = []
    for name in missing where (1...starts.count).contains(name.line) {
      let position = starts[name.line - 1] + name.column - 1
      guard let index = tokens.tokens.firstIndex(where: { $0.range.upperBound > position && $0.is(name.name) }),
        index > 0, tokens.isText(index - 1, ".")
      else { continue }
      let end = Self.endOfCall(after: index, tokens)
      guard let first = tokens[index - 1], let last = tokens[end - 1] else { continue }
      for byte in first.range.lowerBound..<last.range.upperBound where bytes[byte] != UInt8(ascii: "\n") {
        bytes[byte] = UInt8(ascii: " ")
      }
      found.append(name)
    }
    return (with(text: String(decoding: bytes, as: UTF8.self)), found)
  }

  /// The index behind a call's arguments and closures: `name(…) { … } label: { … }`.
  private static func endOfCall(after index: Int, _ tokens: TokenList) -> Int {
    var position = index + 1
    if tokens.isText(position, "(") { position = tokens.after(position) }
    guard tokens.isText(position, "{") else { return position }
    position = tokens.after(position)
    while tokens[position]?.kind == .word, tokens.isText(position + 1, ":"), tokens.isText(position + 2, "{") {
      position = tokens.after(position + 2)
    }
    return position
  }
}
