/// An outcome in lines for people.
public struct OutcomeText {
  public let outcome: StepOutcome
  /// How many lines of one kind are shown before the rest is only counted.
  static let most = 8

  public init(_ outcome: StepOutcome) { self.outcome = outcome }

  /// The title, then what was kept and lost, indented below it.
  public var lines: [String] {
    var rows: [(String, String)] = []
    let outcome = outcome
    rows.append(
      ("nodes", "\(outcome.keptCount) kept, \(outcome.removedCount) removed, \(outcome.insertedCount) new"))
    let states = outcome.states
    for (fate, title) in [(StateChange.Fate.lost, "lost"), (.gone, "gone")] {
      add(states.filter { $0.fate == fate }.map(\.description), title, to: &rows)
    }
    add(outcome.replacements.map(\.description), "because", to: &rows)
    let kept = states.filter { $0.fate == .kept }
    let changed = kept.filter { $0.before != $0.after }.map(\.description)
    add(
      changed + kept.filter { $0.before == $0.after }.map { "\($0.key) \(ValueText.inLine($0.after ?? ""))" }, "kept",
      to: &rows)
    add(states.filter { $0.fate == .new }.map { "\($0.key) \(ValueText.inLine($0.after ?? ""))" }, "new", to: &rows)
    let kinds: [(String, Event.Kind)] = [
      ("onAppear", .appeared), ("onDisappear", .disappeared), ("onChange", .changed), ("task started", .taskStarted),
      ("task cancelled", .taskCancelled),
    ]
    let callbacks = kinds.compactMap { outcome.count($0.1) > 0 ? "\($0.0) \(outcome.count($0.1))×" : nil }
    if !callbacks.isEmpty { rows.append(("callbacks", callbacks.joined(separator: ", "))) }
    for (kind, title) in [
      (Event.Kind.animationStarted, "animated"), (.animationCut, "cut"), (.transitionStarted, "transition"),
      (.diagnosticReported, "diagnostic"),
    ] {
      add(repeated(outcome.events.filter { $0.kind == kind }.map(text)), title, to: &rows)
    }
    return [outcome.title] + rows.map { "  \(Self.padded($0.0, to: 11))\($0.1)" }
  }

  /// The event in words, with the view that it is about rather than the modifier.
  private func text(_ event: Event) -> String {
    guard let id = event.node else { return event.text }
    let node = [outcome.after, outcome.before].lazy.compactMap { $0.nodes.first { $0.id == id } }.first
    let view = node.flatMap { Snapshot(root: $0).nodes.first { !$0.type.hasPrefix("_") } }
    let name = [view?.type, view?.text.map { "\"\($0)\"" }].compactMap(\.self).joined(separator: " ")
    return "\(name.isEmpty ? event.type : name): \(event.text)"
  }

  /// The same attribute that began to move several times in one step is one line.
  private func repeated(_ texts: [String]) -> [String] {
    var lines: [(text: String, count: Int)] = []
    for text in texts {
      if let last = lines.last, last.text == text {
        lines[lines.count - 1].count += 1
      } else {
        lines.append((text, 1))
      }
    }
    return lines.map { $0.count > 1 ? "\($0.text)  (\($0.count)×)" : $0.text }
  }

  private func add(_ texts: [String], _ title: String, to rows: inout [(String, String)]) {
    for (index, text) in texts.prefix(Self.most).enumerated() {
      rows.append((index == 0 ? title : "", text))
    }
    if texts.count > Self.most { rows.append(("", "… and \(texts.count - Self.most) more")) }
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// Prose, broken into lines.
public enum WrappedText {
  public static func lines(_ text: String, width: Int = 80) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The same behind a head, and behind `rest` in the lines that follow.
  public static func lines(_ text: String, width: Int = 80, first: String, rest: String) -> [String] {
    let lines = lines(text, width: max(width - rest.count, 20))
    return lines.enumerated().map { ($0.offset == 0 ? first : rest) + $0.element }
  }
}
