/// What the program printed so far, line by line.
@MainActor final class PrintedLines {
  private(set) var lines: [String] = []
  /// A line that has no end yet.
  private var pending: [UInt8] = []
  private let source: any PrintedSource

  init(_ source: any PrintedSource) { self.source = source }

  /// Watches what is printed while something runs.
  func begin() { source.begin() }
  func end() { source.end() }

  func collect() {
    pending += source.read()
    while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: pending[..<end], as: UTF8.self))
      pending.removeFirst(end - pending.startIndex + 1)
    }
  }

  /// The lines since the last call, for those who need them only once.
  func take() -> [String] {
    collect()
    defer { lines = [] }
    return lines
  }
}

/// Where printed bytes come from.
@MainActor protocol PrintedSource: AnyObject {
  func begin()
  func end()
  /// What was printed since the last call.
  func read() -> [UInt8]
}

/// Nothing is printed that anybody asks for.
final class NoPrintedSource: PrintedSource {
  func begin() {}
  func end() {}
  func read() -> [UInt8] { [] }
}
