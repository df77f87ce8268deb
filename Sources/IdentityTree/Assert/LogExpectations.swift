import Foundation

/// The whole log, and the whole tree.
extension Simulator {
  /// The events that nobody has read yet are exactly these, each as its description has it; they count as read then.
  ///
  /// With `kinds` only the events of these kinds are compared; the others count as read too.
  public func expectEvents(
    _ expected: [String], of kinds: Set<Event.Kind>? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws {
    let found = takeEvents().filter { kinds?.contains($0.kind) ?? true }.map(\.description)
    guard found != expected else { return }
    let named = found.map(observation.named)
    guard named != expected else { return }
    throw failure(
      "expect events", TextDifference.summary(expected.count, found.count, "event"),
      details: TextDifference(expected: expected, found: named).lines,
      at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Every event was read.
  public func expectNoUnreadEvents(fileID: String = #fileID, line: Int = #line, column: Int = #column) throws {
    let unread = unreadEvents
    guard !unread.isEmpty else { return }
    throw failure(
      "expect no unread events", unread.count == 1 ? "1 event" : "\(unread.count) events",
      details: unread.prefix(40).map(\.description), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The tree as text is this.
  public func expectSnapshot(
    _ expected: String, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try compareSnapshot(
      with: expected, "expect snapshot", at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The tree as text is what a file holds. A file that is not there is written, and the expectation fails once.
  public func expectSnapshot(
    inFile path: String, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    let place = SourcePlace(fileID: fileID, line: line, column: column)
    guard let data = FileManager.default.contents(atPath: path) else {
      let text = snapshot().description + "\n"
      let isWritten = (try? text.write(toFile: path, atomically: true, encoding: .utf8)) != nil
      throw failure(
        "expect snapshot in \(path)", "there is no such file",
        details: [
          isWritten ? "it was written with the tree of now: look at it, and run again" : "it cannot be written"
        ],
        at: place)
    }
    try compareSnapshot(with: String(decoding: data, as: UTF8.self), "expect snapshot in \(path)", at: place)
  }

  private func compareSnapshot(with expected: String, _ step: String, at place: SourcePlace) throws {
    func lines(_ text: String) -> [String] {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      while lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }
    let found = snapshot().description
    guard lines(found) != lines(expected) else { return }
    let difference = TextDifference(expected: lines(expected), found: lines(observation.named(found)))
    guard !difference.isEmpty else { return }
    throw failure(step, "another tree", details: difference.lines, at: place)
  }

  private func failure(
    _ step: String, _ found: String, details: [String], at place: SourcePlace
  ) -> StepFailure {
    StepFailure(found, details: details).named(step, at: place)
  }
}

/// The lines that two texts do not share, among a few that they do.
public struct TextDifference {
  private enum Line {
    case same(String)
    case missing(String)
    case extra(String)
  }

  private var all: [Line] = []

  public init(expected: [String], found: [String]) {
    let difference = found.difference(from: expected)
    var removed = Set(
      difference.removals.map { change in if case .remove(let offset, _, _) = change { offset } else { -1 } })
    let inserted = Set(
      difference.insertions.map { change in if case .insert(let offset, _, _) = change { offset } else { -1 } })
    var old = 0
    var new = 0
    while old < expected.count || new < found.count {
      if removed.remove(old) != nil {
        all.append(.missing(expected[old]))
        old += 1
      } else if inserted.contains(new) {
        all.append(.extra(found[new]))
        new += 1
      } else {
        all.append(.same(expected[old]))
        old += 1
        new += 1
      }
    }
  }

  public var isEmpty: Bool { all.allSatisfy { if case .same = $0 { true } else { false } } }

  /// Only the lines that differ.
  public var changes: [String] { lines.filter { $0.hasPrefix("- ") || $0.hasPrefix("+ ") } }

  /// `-` before what was expected, `+` before what was found; lines that agree are left out beyond two.
  public var lines: [String] {
    let near = all.indices.map { index in
      all[max(0, index - 2)...min(all.count - 1, index + 2)].contains { if case .same = $0 { false } else { true } }
    }
    var result: [String] = []
    for (index, line) in all.enumerated() {
      guard near[index] else {
        if result.last != "  …" { result.append("  …") }
        continue
      }
      switch line {
      case .same(let text): result.append("  \(text)")
      case .missing(let text): result.append("- \(text)")
      case .extra(let text): result.append("+ \(text)")
      }
    }
    return result
  }

  static func summary(_ expected: Int, _ found: Int, _ noun: String) -> String {
    let count = found == 1 ? "1 \(noun)" : "\(found) \(noun)s"
    return expected == found ? "other \(noun)s" : "\(count), expected \(expected)"
  }
}
