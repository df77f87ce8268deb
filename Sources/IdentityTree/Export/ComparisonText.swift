import Foundation

/// Two runs side by side: the trees aligned by identity, then the same flips with what each side lost.
public struct ComparisonText {
  let names: [String]
  let runs: [RecordedRun]

  /// The names head the columns: `debug` and `release`.
  public init(left: (name: String, run: RecordedRun), right: (name: String, run: RecordedRun), width: Int = 80) {
    names = [left.name, right.name]
    runs = [left.run, right.run]
    self.width = max(width, 40)
  }

  /// How many columns both sides take together.
  private let width: Int
  /// Longer trees show only what differs, with this many rows around it.
  private static let mostWhole = 60
  private static let around = 3

  public var lines: [String] { treeLines + [""] + stepLines }

  // MARK: Trees

  private var treeColumn: Int { (width - 3) / 2 }

  private var treeLines: [String] {
    let rows = TreeAlignment(runs[0].start, runs[1].start).rows
    var lines = [treeLine(names[0], " ", names[1])]
    lines.append(String(repeating: "─", count: width))
    let deepest = rows.map { max($0.left?.depth ?? 0, $0.right?.depth ?? 0) }.max() ?? 0
    let indent = deepest > 10 ? 1 : 2
    var hidden = 0
    for (row, isShown) in zip(rows, Self.shown(rows)) {
      guard isShown else {
        hidden += 1
        continue
      }
      if hidden > 0 { lines.append("  … \(hidden) equal rows") }
      hidden = 0
      lines.append(
        treeLine(Self.text(row.left, indent: indent), row.match.rawValue, Self.text(row.right, indent: indent)))
    }
    if hidden > 0 { lines.append("  … \(hidden) equal rows") }
    lines.append("")
    return lines + WrappedText.lines(Self.legend(rows), width: width)
  }

  private func treeLine(_ left: String, _ mark: String, _ right: String) -> String {
    let line = TextColumns.fitted(left, to: treeColumn) + " \(mark) " + TextColumns.cut(right, to: treeColumn)
    return TextColumns.trimmed(line)
  }

  private static func text(_ entry: TreeAlignment.Entry?, indent: Int) -> String {
    guard let entry else { return "" }
    var text = String(repeating: " ", count: min(entry.depth * indent, 16)) + entry.node.type
    switch entry.node.step {
    case .branch, .some, .element, .explicit: text += " [\(entry.node.step)]"
    default: break
    }
    if let shown = entry.node.text { text += " \"\(shown)\"" }
    let state = entry.node.state.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
    return state.isEmpty ? text : "\(text)  \(state)"
  }

  private static func shown(_ rows: [TreeAlignment.Row]) -> [Bool] {
    guard rows.count > mostWhole else { return rows.map { _ in true } }
    var shown = rows.map { _ in false }
    for (index, row) in rows.enumerated() where row.match != .same {
      for near in max(0, index - around)...min(rows.count - 1, index + around) { shown[near] = true }
    }
    return shown
  }

  private static func legend(_ rows: [TreeAlignment.Row]) -> String {
    let counts = Dictionary(rows.map { ($0.match, 1) }, uniquingKeysWith: +)
    let words: [(TreeAlignment.Match, String)] = [
      (.otherValues, "with other text or state"), (.otherStep, "at another place (another identity)"),
      (.otherType, "of another type (another identity)"), (.leftOnly, "only left"), (.rightOnly, "only right"),
    ]
    let marks = words.compactMap { match, word in counts[match].map { "\(match.rawValue) \($0) \(word)" } }
    guard !marks.isEmpty else { return "The trees are equal: \(rows.count) nodes." }
    return "\(counts[.same] ?? 0) equal · " + marks.joined(separator: " · ")
  }

  // MARK: Steps

  private static let labelWidth = 10
  private var stepColumn: Int { (width - Self.labelWidth - 2) / 2 }

  private var stepLines: [String] {
    let pairs = pairs
    guard !pairs.isEmpty else { return ["Nothing can be flipped on either side."] }
    var lines: [String] = []
    for (left, right) in pairs {
      lines += title(left, right)
      lines += block(left, right)
    }
    let losses = runs.map { run in run.outcomes.count { !Self.losses($0).isEmpty } }
    func verdict(_ side: Int) -> String {
      let count = runs[side].steps.count
      if count == 0 { return "\(names[side]): nothing can be flipped" }
      return "\(names[side]): state is lost in \(losses[side]) of \(count) steps"
    }
    return lines + ["", verdict(0), verdict(1)]
  }

  /// The steps of both sides that do the same; one that only one side has stands alone.
  var pairs: [(StepOutcome?, StepOutcome?)] {
    let left = runs[0].outcomes
    var right = runs[1].outcomes
    // Steps of a file are the same on both sides, one by one.
    func plain(_ outcome: StepOutcome) -> String { outcome.title.components(before: " (not done: ") }
    if left.map(plain) == right.map(plain) { return zip(left, right).map { ($0, $1) } }
    var pairs: [(StepOutcome?, StepOutcome?)] = []
    for outcome in left {
      let match =
        right.firstIndex { $0.title == outcome.title }
        ?? right.firstIndex { Self.withoutType($0.title) == Self.withoutType(outcome.title) }
      pairs.append((outcome, match.map { right.remove(at: $0) }))
    }
    return pairs + right.map { (nil, $0) }
  }

  /// `Card.isOn → true` without the type.
  private static func withoutType(_ title: String) -> String {
    guard let arrow = title.range(of: " → "), let dot = title[..<arrow.lowerBound].lastIndex(of: ".") else {
      return title
    }
    return String(title[title.index(after: dot)...])
  }

  private func title(_ left: StepOutcome?, _ right: StepOutcome?) -> [String] {
    guard let left, let right, left.title != right.title else {
      return [TextColumns.cut(left?.title ?? right?.title ?? "", to: width)]
    }
    return row("", [left.title], [right.title])
  }

  private func block(_ left: StepOutcome?, _ right: StepOutcome?) -> [String] {
    func row(_ label: String, _ texts: (StepOutcome) -> [String]) -> [String] {
      func side(_ outcome: StepOutcome?) -> [String] {
        let lines = outcome.map(texts) ?? []
        return lines.isEmpty ? ["–"] : lines
      }
      return self.row("  \(label)", side(left), side(right))
    }
    var lines = self.row(
      "  nodes", left.map { [Self.counts($0)] } ?? [Self.missing], right.map { [Self.counts($0)] } ?? [Self.missing])
    let rows: [(String, (StepOutcome) -> [String])] = [
      ("lost", Self.losses), ("because", { $0.replacements.map(\.description) }), ("calls", Self.calls),
      ("cut", Self.cuts),
    ]
    for (label, texts) in rows where [left, right].contains(where: { $0.map { !texts($0).isEmpty } ?? false }) {
      lines += row(label, texts)
    }
    return lines
  }

  private static let missing = "cannot be flipped here"

  private static func counts(_ outcome: StepOutcome) -> String {
    "\(outcome.keptCount) kept, \(outcome.removedCount) removed, \(outcome.insertedCount) new"
  }

  static func losses(_ outcome: StepOutcome) -> [String] {
    outcome.states.filter { $0.fate == .lost || $0.fate == .gone }.map(\.description)
  }

  static func calls(_ outcome: StepOutcome) -> [String] {
    let calls = [("onAppear", Event.Kind.appeared), ("onDisappear", .disappeared), ("onChange", .changed)]
      .filter { outcome.count($0.1) > 0 }.map { "\($0.0) \(outcome.count($0.1))×" }
    return calls.isEmpty ? [] : [calls.joined(separator: ", ")]
  }

  static func cuts(_ outcome: StepOutcome) -> [String] {
    let cuts = [("animation", outcome.count(.animationCut)), ("task", outcome.count(.taskCancelled))]
      .filter { $0.1 > 0 }.map { $0.1 == 1 ? "1 \($0.0)" : "\($0.1) \($0.0)s" }
    return cuts.isEmpty ? [] : [cuts.joined(separator: ", ")]
  }

  /// Both sides, each wrapped in its column; of very many lines the rest is counted.
  private func row(_ label: String, _ left: [String], _ right: [String]) -> [String] {
    func wrapped(_ texts: [String]) -> [String] {
      let lines = texts.flatMap { WrappedText.lines($0, width: stepColumn) }
      return lines.count > Self.most ? lines.prefix(Self.most) + ["… and \(lines.count - Self.most) more lines"] : lines
    }
    let columns = [wrapped(left), wrapped(right)]
    return (0..<max(columns[0].count, columns[1].count, 1)).map { index in
      func cell(_ side: Int) -> String { columns[side].indices.contains(index) ? columns[side][index] : "" }
      let line =
        TextColumns.fitted(index == 0 ? label : "", to: Self.labelWidth) + TextColumns.fitted(cell(0), to: stepColumn)
        + "  "
        + TextColumns.cut(cell(1), to: stepColumn)
      return TextColumns.trimmed(line)
    }
  }

  private static let most = 8
}

extension String {
  fileprivate func components(before mark: String) -> String {
    range(of: mark).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
