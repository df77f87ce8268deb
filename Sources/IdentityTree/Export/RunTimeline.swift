/// A run as lanes of text: a lane a node, a column a step. Where the columns do not fit they go on in a block below.
struct RunTimeline {
  let run: RecordedRun
  /// The most columns of text.
  let width: Int

  init(_ run: RecordedRun, width: Int = 80) {
    self.run = run
    self.width = width
  }

  private static let longestName = 36
  private static let columnWidth = 3

  /// What a node did in one column.
  enum Mark: String {
    case absent = " "
    case new = "○"
    case lives = "●"
    /// It lives, and its state has another value.
    case written = "◆"
    case lost = "×"
  }

  var lines: [String] {
    let lanes = lanes
    let living = nodesByID
    let marks = lanes.map { self.marks(of: $0, in: living) }
    let names = lanes.map { String(repeating: " ", count: min($0.depth, 16)) + "\($0.type) \($0.id)" }
    let nameWidth = min(Self.longestName, width / 2, max(8, names.map(TextColumns.count).max() ?? 0))
    let columns = run.steps.count + 1
    let perBlock = max(1, (width - nameWidth - 1) / Self.columnWidth)
    var lines = [TextColumns.cut("\(run.title):", to: width)]
    for first in stride(from: 0, to: columns, by: perBlock) {
      let block = first..<min(columns, first + perBlock)
      if first > 0 { lines.append("") }
      let head = block.map { TextColumns.fitted(" \($0)", to: Self.columnWidth) }
      lines.append(line("", head, nameWidth))
      for (index, name) in names.enumerated() {
        let row = marks[index][block]
        // A block leaves out the lanes of nodes that do not live in it.
        guard columns == block.count || row.contains(where: { $0 != .absent }) else { continue }
        lines.append(line(name, row.map { " \($0.rawValue) " }, nameWidth))
      }
    }
    return lines + [""] + legend
  }

  private func line(_ name: String, _ cells: [String], _ nameWidth: Int) -> String {
    TextColumns.trimmed(TextColumns.fitted(name, to: nameWidth) + " " + cells.joined())
  }

  private var legend: [String] {
    let numberWidth = "\(run.steps.count)".count
    func row(_ number: Int, _ text: String) -> String {
      let digits = "\(number)"
      return TextColumns.cut(
        "  " + String(repeating: " ", count: numberWidth - digits.count) + digits + "  " + text, to: width)
    }
    let steps = run.steps.enumerated().map { index, step in
      row(index + 1, [step.title, frames(of: step.events)].compactMap(\.self).joined(separator: "   "))
    }
    let marks = ["○ new", "● lives", "◆ lives, its state changed", "× lost"]
    let line = "  " + marks.joined(separator: "   ")
    return [row(0, "launch")] + steps + (TextColumns.count(line) <= width ? [line] : marks.map { "  \($0)" })
  }

  private func frames(of events: [Event]) -> String? {
    guard let first = events.map(\.frame).min(), let last = events.map(\.frame).max() else { return nil }
    return first == last ? "frame \(first)" : "frames \(first)–\(last)"
  }

  // MARK: Lanes

  private struct Lane {
    let id: NodeID
    let type: String
    let depth: Int
  }

  private var snapshots: [Snapshot] { [run.start] + run.steps.map(\.after) }

  /// Every node that ever lived, parents before children, what went before what came for it.
  private var lanes: [Lane] {
    var types: [NodeID: String] = [:]
    var children: [NodeID?: [NodeID]] = [:]
    for snapshot in snapshots {
      var lists: [(NodeID?, [Snapshot.NodeValue])] = [(nil, snapshot.root.map { [$0] } ?? [])]
      lists += snapshot.nodes.map { ($0.id, $0.children) }
      for (parent, nodes) in lists {
        let living = Set(nodes.map(\.id))
        var lane = children[parent, default: []]
        let known = Set(lane)
        var position = 0
        for node in nodes {
          types[node.id] = node.type
          if known.contains(node.id) {
            position = (lane.firstIndex(of: node.id) ?? position) + 1
          } else {
            while position < lane.count, !living.contains(lane[position]) { position += 1 }
            lane.insert(node.id, at: position)
            position += 1
          }
        }
        children[parent] = lane
      }
    }
    var lanes: [Lane] = []
    var waiting = (children[nil] ?? []).reversed().map { ($0, 0) }
    while let (id, depth) = waiting.popLast() {
      lanes.append(Lane(id: id, type: types[id] ?? "", depth: depth))
      waiting += (children[id] ?? []).reversed().map { ($0, depth + 1) }
    }
    return lanes
  }

  private func marks(of lane: Lane, in living: [[NodeID: Snapshot.NodeValue]]) -> [Mark] {
    var marks: [Mark] = []
    var before: Snapshot.NodeValue?
    for nodes in living {
      let node = nodes[lane.id]
      switch (before, node) {
      case (nil, nil): marks.append(.absent)
      case (nil, .some): marks.append(.new)
      case (.some, nil): marks.append(.lost)
      case (let old?, let new?): marks.append(old.state == new.state ? .lives : .written)
      }
      before = node
    }
    return marks
  }

  private var nodesByID: [[NodeID: Snapshot.NodeValue]] {
    snapshots.map { Dictionary($0.nodes.map { ($0.id, $0) }) { first, _ in first } }
  }
}
