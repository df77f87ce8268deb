/// What the compiler printed, as a list of messages.
struct CompilerMessages {
  /// A message with the notes behind it, each a text of one or more lines.
  private struct Entry: Hashable {
    var message: String
    var notes: [String] = []
  }

  private var entries: [Entry] = []

  init(_ printed: String) {
    for line in printed.split(separator: "\n", omittingEmptySubsequences: false) {
      switch Self.kind(of: line) {
      case .message: entries.append(Entry(message: String(line)))
      case .note where !entries.isEmpty: entries[entries.count - 1].notes.append(String(line))
      default: extend(by: line)
      }
    }
  }

  /// A line that belongs to the message or note before it.
  private mutating func extend(by line: Substring) {
    guard let last = entries.indices.last else { return entries.append(Entry(message: String(line))) }
    if let note = entries[last].notes.indices.last {
      entries[last].notes[note] += "\n" + line
    } else {
      entries[last].message += "\n" + line
    }
  }

  /// Each message once, without the notes that point into files that are not the user's.
  func text(ofFiles paths: [String]) -> String {
    var seen: Set<Entry> = []
    var lines: [String] = []
    for var entry in entries {
      entry.notes.removeAll { note in
        guard let path = Self.path(of: note), path.hasSuffix(".swift"), path.hasPrefix("/") else { return false }
        return !paths.contains(path)
      }
      if seen.insert(entry).inserted { lines += [entry.message] + entry.notes }
    }
    return lines.joined(separator: "\n")
  }

  private enum Kind { case message, note, line }

  private static func kind(of line: Substring) -> Kind {
    guard let first = line.first, !first.isWhitespace else { return .line }
    if line.contains(": error: ") || line.contains(": warning: ") || line.hasPrefix("error: ") { return .message }
    return line.contains(": note: ") ? .note : .line
  }

  /// The file of a line that begins with a place.
  private static func path(of message: String) -> String? {
    let parts = message.prefix { $0 != "\n" }.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, Int(parts[1]) != nil, Int(parts[2]) != nil else { return nil }
    return String(parts[0])
  }
}
