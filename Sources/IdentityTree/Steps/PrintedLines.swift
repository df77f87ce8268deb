/// What the program printed so far, line by line.
@MainActor public final class PrintedLines {
  private(set) var lines: [String] = []
  /// A line that has no end yet.
  private var pending: [UInt8] = []
  private let read: @MainActor () -> [UInt8]

  /// - Parameter read: Gives what was printed since the last call.
  init(reading read: @escaping @MainActor () -> [UInt8]) { self.read = read }

  /// Knows of nothing.
  static var none: PrintedLines { PrintedLines { [] } }

  func collect() {
    pending += read()
    while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: pending[..<end], as: UTF8.self))
      pending.removeFirst(end + 1)
    }
  }

  /// The lines since the last call, for those who need them only once.
  func take() -> [String] {
    collect()
    defer { lines = [] }
    return lines
  }
}
