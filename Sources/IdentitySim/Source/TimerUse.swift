import SourceText

/// Puts the timers of a user's file on the virtual clock: `Timer.scheduledTimer`, `Timer(timeInterval:…)` and a run
/// loop's `add` get the names of the library's own, which are as long.
enum TimerUse {
  static func apply(to bytes: inout [UInt8]) {
    let list = TokenList(SourceLexer.tokens(of: bytes))
    // The names are known where SwiftUI is.
    guard list.tokens.indices.contains(where: { list.isText($0, "import") && list.isText($0 + 1, "SwiftUI") }) else {
      return
    }
    for (index, token) in list.tokens.enumerated() {
      if token.text == "Timer", list.isText(index + 1, "."), list.isText(index + 2, "scheduledTimer"),
        list.isText(index + 3, "("), list.isText(index + 4, "withTimeInterval"), let name = list[index + 2]
      {
        _ = bytes.replace(name.range, with: "_scheduleTimer")
      }
      if token.text == "Timer", list.isText(index + 1, "("), list.isText(index + 2, "timeInterval"),
        let name = list[index + 2]
      {
        _ = bytes.replace(name.range, with: "_virtualTime")
      }
      if token.text == "RunLoop", list.isText(index + 1, "."),
        list.isText(index + 2, "main") || list.isText(index + 2, "current"), list.isText(index + 3, "."),
        list.isText(index + 4, "add"), list.isText(index + 5, "("), let name = list[index + 4]
      {
        _ = bytes.replace(name.range, with: "put")
      }
    }
  }
}
