import Foundation

extension LayoutTree {
  /// Rows that leave the visible part of a list or scroll view disappear, and appear again on return; the policy says
  /// with what of their state (rules 2.23, 2.24, 9.5). What counts as visible is the part in which rows are made: half
  /// a screen more on both sides.
  @MainActor func showRows() {
    graph.lazyRows.removeAll { $0.node?.isRemoved ?? true }
    if SlowRows.isLogged { SlowRows.report(in: graph) }
    for entry in graph.lazyRows {
      guard let rows = entry.node, let scroll = rows.enclosing(ScrollRole.self)?.node,
        let shown = knownFrame(of: scroll), shown.height > 0
      else { continue }
      let visible = shown.insetBy(dx: -shown.width / 2, dy: -shown.height / 2)
      let near = shown.insetBy(dx: -shown.width, dy: -shown.height)
      var far: [Node] = []
      for row in rows.children where !row.marks.contains(.detached) {
        guard let frame = knownFrame(of: row) else { continue }
        let wasAway = row.marks.contains(.scrolledAway)
        let isAway = !frame.intersects(visible)
        graph.setScrolledAway(row, isAway)
        if wasAway, !isAway { graph.rowReturned(row) }
        if isAway, !frame.intersects(near) { far.append(row) }
      }
      if !far.isEmpty, graph.policies.offscreenRows == .dropped { (rows as? any LazyRows)?.giveUp(far) }
    }
  }
}
