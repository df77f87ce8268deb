/// Rows whose ids are positions: when elements come, go or move, the nodes stay at their positions, and with them the
/// state, which then belongs to other elements (rule 2.19).
enum SlidRows {
  static func haveSlid(from old: Snapshot.NodeValue, to new: Snapshot.NodeValue) -> Bool {
    guard old.children.count > 1, arePositions(old.children), arePositions(new.children) else { return false }
    let pairs = Array(zip(old.children, new.children))
    let before = old.children.map(texts)
    let isSameCount = old.children.count == new.children.count
    // What a row shows changes when its element does; an element that moved on is seen in another row again.
    return pairs.indices.contains { index in
      let (row, same) = pairs[index]
      guard row.id == same.id, hasState(row) else { return false }
      let now = texts(same)
      // Texts that changed with the state are no sign of another element.
      guard !now.isEmpty, now != before[index], values(row) == values(same) else { return false }
      return !isSameCount || before.indices.contains { $0 != index && before[$0] == now }
    }
  }

  private static func arePositions(_ rows: [Snapshot.NodeValue]) -> Bool {
    rows.enumerated().allSatisfy { index, row in
      if case .element(let id, 0) = row.step { return id == String(index) }
      return false
    }
  }

  private static func hasState(_ row: Snapshot.NodeValue) -> Bool {
    Snapshot(root: row).nodes.contains { !$0.state.isEmpty }
  }

  private static func texts(_ row: Snapshot.NodeValue) -> [String] { Snapshot(root: row).texts }

  /// The state at and below a row: what it holds did not change, so that its other texts come from its element.
  private static func values(_ row: Snapshot.NodeValue) -> [String] {
    Snapshot(root: row).nodes.flatMap { $0.state.map(\.value) }
  }
}
