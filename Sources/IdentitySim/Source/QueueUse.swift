import SourceText

/// Puts the queues, operations and threads of a user's file where a tree's clock knows of them: names that cannot be
/// taken over in any other way get those of the library's own, which are as long.
enum QueueUse {
  static func apply(to bytes: inout [UInt8]) {
    let list = TokenList(SourceLexer.tokens(of: bytes))
    // The names are known where SwiftUI is.
    guard list.tokens.indices.contains(where: { list.isText($0, "import") && list.isText($0 + 1, "SwiftUI") }) else {
      return
    }
    var names: [(Range<Int>, String)] = []
    for (index, token) in list.tokens.enumerated() {
      switch token.text {
      case "async" where isMethod(index, in: list), "asyncAfter" where isMethod(index, in: list):
        names += label("execute", of: index, in: list).map { ($0, "perform") }
      case "schedule" where isMethod(index, in: list) && list.isText(index + 2, "deadline"):
        names += label("leeway", of: index, in: list).map { ($0, "within") }
      case "OperationQueue" where list.isText(index + 1, "(") && list.isText(index + 2, ")"):
        names.append((token.range, "_CountingQueue"))
      case "Thread" where list.isText(index + 1, ".") && list.isText(index + 2, "detachNewThread"):
        if let name = list[index + 2] { names.append((name.range, "_startNewThread")) }
      default: break
      }
    }
    for (range, name) in names { _ = bytes.replace(range, with: name) }
  }

  /// Whether a name is that of a method that is called, and no function of the file has it.
  private static func isMethod(_ index: Int, in list: TokenList) -> Bool {
    guard list.isText(index - 1, "."), list.isText(index + 1, "("), let name = list[index]?.text else { return false }
    return !list.tokens.indices.contains { list.isText($0, "func") && list.isText($0 + 1, name) }
  }

  /// Where an argument of a call has a label.
  private static func label(_ label: String, of call: Int, in list: TokenList) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = call + 2
    let end = list.closer(of: call + 1)
    while index < end {
      if list.isText(index, label), list.isText(index + 1, ":"),
        list.isText(index - 1, "(") || list.isText(index - 1, ","), let token = list[index]
      {
        ranges.append(token.range)
      }
      index = list.after(index)
    }
    return ranges
  }
}
