import Foundation

/// Moves the content of scroll views and lists, and makes rows that are not made yet on the way.
@MainActor enum Scrolling {
  /// Moves the content until a node below is inside of the visible part; `anchor` says where in it, otherwise as little
  /// as is needed. False if the node is not below, or shows nothing.
  static func scroll(_ scroll: Node, to target: Node, anchor: UnitPoint? = nil) -> Bool {
    let tree = scroll.graph.layoutTree
    // Rows that are made on the way may be longer than they were estimated.
    for _ in 0..<8 {
      guard let wanted = offset(showing: target, in: scroll, anchor) else { return false }
      let state = tree.scrollState(of: scroll)
      guard wanted != tree.scrollOffset(of: scroll) else { return true }
      state.offset = wanted
      scroll.graph.refresh { tree.scrolled(scroll) }
    }
    return true
  }

  /// Moves the content by a distance in points, as far as there is any.
  static func scroll(_ scroll: Node, by distance: CGSize) {
    let tree = scroll.graph.layoutTree
    let now = tree.scrollOffset(of: scroll)
    tree.scrollState(of: scroll).offset = CGPoint(x: now.x + distance.width, y: now.y + distance.height)
    scroll.graph.refresh { tree.scrolled(scroll) }
  }

  /// Scrolls to the view with an id: that of `.id` or of a `ForEach` element.
  static func scroll(_ scroll: Node, to id: AnyHashable, anchor: UnitPoint? = nil) -> Bool {
    for node in nodes(below: scroll) {
      if let identified = node as? any IdentifiedNode, identified.anyID == id, node.hasView {
        return Scrolling.scroll(scroll, to: node, anchor: anchor)
      }
      if let rows = node as? any LazyRows, let number = rows.rowNumber(of: id) {
        return Scrolling.scroll(scroll, toRow: number, of: rows, anchor: anchor)
      }
    }
    return false
  }

  /// Scrolls to the view whose id has a description.
  static func scroll(_ scroll: Node, toDescription id: String, anchor: UnitPoint? = nil) -> Bool {
    for node in nodes(below: scroll) {
      if let identified = node as? any IdentifiedNode, "\(identified.anyID)" == id, node.hasView {
        return Scrolling.scroll(scroll, to: node, anchor: anchor)
      }
      if let rows = node as? any LazyRows, let number = rows.rowNumber(describedAs: id) {
        return Scrolling.scroll(scroll, toRow: number, of: rows, anchor: anchor)
      }
    }
    return false
  }

  /// Scrolls to the first row for which a test holds; rows are made until it is found.
  static func scroll(_ scroll: Node, toRowWhere isIt: (Node) -> Bool) -> Bool {
    for node in nodes(below: scroll) {
      guard let rows = node as? any LazyRows else { continue }
      var next = 0
      while next < rows.rowCount {
        let end = min(next + 64, rows.rowCount)
        make(next..<end, of: rows)
        for number in next..<end {
          if let row = rows.row(number), isIt(row) { return Scrolling.scroll(scroll, to: row) }
        }
        next = end
      }
    }
    return false
  }

  private static func scroll(_ scroll: Node, toRow number: Int, of rows: any LazyRows, anchor: UnitPoint?) -> Bool {
    make(number..<(number + 1), of: rows)
    guard let row = rows.row(number) else { return false }
    return Scrolling.scroll(scroll, to: row, anchor: anchor)
  }

  private static func make(_ range: Range<Int>, of rows: any LazyRows) {
    guard range.contains(where: { rows.row($0) == nil || rows.row($0)?.marks.contains(.detached) == true }) else {
      return
    }
    let graph = rows.graph
    graph.refresh { rows.makeRows(range) }
  }

  private static func nodes(below root: Node) -> [Node] {
    var result: [Node] = []
    var waiting = Array(root.children.reversed())
    while let node = waiting.popLast() {
      result.append(node)
      waiting.append(contentsOf: node.children.reversed())
    }
    return result
  }

  /// How far the content must be moved.
  private static func offset(showing target: Node, in scroll: Node, _ anchor: UnitPoint?) -> CGPoint? {
    let tree = scroll.graph.layoutTree
    tree.run()
    guard let item = tree.item(of: scroll), let rule = item.rule as? ScrollRule else { return nil }
    guard let frame = tree.knownFrame(of: target) else { return nil }
    let visible = item.globalFrame
    let range = rule.range
    var offset = rule.offset
    for axis in Axis.allCases where rule.axes.contains(Axis.Set(axis)) {
      let start = frame.origin[axis] - visible.origin[axis]
      let rest = visible.size[axis] - frame.size[axis]
      var change: CGFloat = 0
      if let anchor {
        change = start - rest * (axis == .horizontal ? anchor.x : anchor.y)
      } else if start < 0 {
        change = start
      } else if start > rest {
        change = rest > 0 ? start - rest : start
      }
      offset[axis] = min(max(offset[axis] + change, 0), range[axis]).tidy
    }
    return offset
  }
}

/// A node with an explicit identity.
protocol IdentifiedNode: Node {
  var anyID: AnyHashable { get }
}

extension IDNode: IdentifiedNode {
  var anyID: AnyHashable { AnyHashable(view.id) }
}

extension ScrollRole {
  /// Scrolls to the view with this id.
  @MainActor func scroll(to id: AnyHashable) -> Bool { Scrolling.scroll(self, to: id) }
  /// Scrolls to the row whose id has this description.
  @MainActor func scroll(toDescription id: String) -> Bool { Scrolling.scroll(self, toDescription: id) }
  /// Scrolls to the first row for which a test of its texts holds once it is made.
  @MainActor func scroll(toRowWhere isIt: (Node) -> Bool) -> Bool { Scrolling.scroll(self, toRowWhere: isIt) }
  /// Scrolls to a node below it that is made already.
  @MainActor func scroll(to node: Node) -> Bool { Scrolling.scroll(self, to: node) }
}

extension LayoutTree {
  /// How far the content of a scroll view's node is moved now.
  func scrollOffset(of node: Node) -> CGPoint { (item(of: node)?.rule as? ScrollRule)?.offset ?? .zero }

  /// The content of a scroll view's node was moved.
  func scrolled(_ node: Node) {
    guard let item = item(of: node) else { return }
    item.invalidate()
  }
}
