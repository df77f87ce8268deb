import SourceText

/// Reads one `init` declaration.
struct InitializerReader {
  let list: TokenList
  let bytes: [UInt8]

  /// The initializer and the index behind its signature; the caller skips the body.
  func initializer(at keyword: Int, head: DeclarationHead) -> (DeclaredInitializer, Int) {
    var index = keyword + 1
    if list[index].map({ $0.text == "?" || $0.text == "!" }) ?? false { index += 1 }
    if list[index]?.text.hasPrefix("<") ?? false { index = list.afterAngles(index) }
    guard list.isText(index, "(") else {
      return (DeclaredInitializer(requiredParameters: [], isAccessible: false), keyword + 1)
    }
    let close = list.closer(of: index)
    let parameters = parameters(index + 1..<close)
    return (
      DeclaredInitializer(requiredParameters: parameters.compactMap(required), isAccessible: !head.isPrivate),
      list.after(index)
    )
  }

  private func parameters(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if list.isText(index, ",") {
        parts.append(start..<index)
        start = index + 1
      }
      let opensAngle = list[index].map { $0.kind == .punctuation && $0.text == "<" } ?? false
      index = opensAngle ? min(list.afterAngles(index), range.upperBound) : list.after(index)
    }
    return start < range.upperBound ? parts + [start..<range.upperBound] : parts
  }

  /// `label: <#Type#>`, or `nil` if the parameter has a default or is variadic.
  private func required(_ range: Range<Int>) -> String? {
    var start = range.lowerBound
    while list.isText(start, "@") { start = list.isText(start + 2, "(") ? list.after(start + 2) : start + 2 }
    var index = start
    while index < range.upperBound, !list.isText(index, ":") { index += 1 }
    var end = index + 1
    while end < range.upperBound {
      if list.isText(end, "=") || list[end]?.text == "..." { return nil }
      if list.isText(end, "."), list.isText(end + 1, "."), list.isText(end + 2, ".") { return nil }
      end = list.after(end)
    }
    guard index + 1 < range.upperBound, let label = list[start]?.text else { return nil }
    let type = "<#\(list.text(index + 1..<range.upperBound, in: bytes))#>"
    return label == "_" ? type : "\(label): \(type)"
  }
}
