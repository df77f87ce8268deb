/// Rows whose elements moved to another `ForEach`: identity does not move with them, since a row is known by its
/// `ForEach` and its id (rule 2.14).
enum MovedRows {
  /// The replacements, with those rows apart from the ones whose elements went for good.
  static func told(in found: [Replacement], from before: Snapshot, to after: Snapshot) -> [Replacement] {
    guard found.contains(where: isRemoval) else { return found }
    let known = Set(before.nodes.map(\.id))
    var arrived: [(row: Snapshot.NodeValue, holder: NodeID)] = []
    for node in after.nodes where node.children.contains(where: { isElement($0) && !known.contains($0.id) }) {
      arrived += node.children.filter { isElement($0) && !known.contains($0.id) }.map { ($0, node.id) }
    }
    guard !arrived.isEmpty else { return found }
    let old = Dictionary(before.nodes.map { ($0.id, $0) }) { first, _ in first }
    return found.flatMap { replacement -> [Replacement] in
      guard isRemoval(replacement) else { return [replacement] }
      var moved = replacement
      (moved.gone, moved.arrived, moved.hasMoved, moved.hasSlid) = ([], [], true, false)
      var elements: [String] = []
      for id in replacement.gone {
        guard let row = old[id],
          let index = arrived.firstIndex(where: { $0.holder != replacement.holder && isSame(row, $0.row) })
        else { continue }
        moved.gone.append(id)
        moved.arrived.append(arrived.remove(at: index).row.id)
        elements.append("\(row.step)")
      }
      guard !elements.isEmpty else { return [replacement] }
      moved.cause = .elements(elements)
      var rest = replacement
      rest.gone.removeAll(where: moved.gone.contains)
      rest.cause = .elements(rest.gone.compactMap { old[$0].map { "\($0.step)" } })
      return rest.gone.isEmpty && !rest.hasSlid ? [moved] : [moved, rest]
    }
  }

  private static func isRemoval(_ replacement: Replacement) -> Bool {
    if case .elements = replacement.cause { !replacement.gone.isEmpty } else { false }
  }

  private static func isElement(_ node: Snapshot.NodeValue) -> Bool {
    if case .element = node.step { true } else { false }
  }

  /// Whether a row of one `ForEach` shows the element of another's: by its id, its views, and a text that both show,
  /// as ids that count are no sign by themselves.
  private static func isSame(_ old: Snapshot.NodeValue, _ new: Snapshot.NodeValue) -> Bool {
    guard case .element(let id, _) = old.step, case .element(id, _) = new.step else { return false }
    let (one, other) = (Snapshot(root: old), Snapshot(root: new))
    guard let subject = one.nodes.first(where: ReplacedPart.isCustom)?.type,
      other.nodes.contains(where: { $0.type == subject })
    else { return false }
    return one.texts.isEmpty ? Int(id) == nil : !Set(one.texts).isDisjoint(with: other.texts)
  }
}
