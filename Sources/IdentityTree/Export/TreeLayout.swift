/// Where each node of a tree is drawn: from left to right, a column a depth, a parent in the middle of its children,
/// or near the first of many.
/// A deeper tree than ``deepest`` becomes an outline: a row a node.
struct TreeLayout {
  struct Box {
    var x: Double
    var y: Double
    var width: Double
  }

  static let boxHeight = 34.0
  private static let rowHeight = 42.0
  private static let gap = 28.0
  private static let indent = 14.0
  static let deepest = 24
  /// A parent of many stands no further below its first child, so that both are seen at once.
  private static let lowest = 3 * rowHeight

  /// In the order of the tree's nodes.
  private(set) var boxes: [Box] = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  let isOutline: Bool

  /// - Parameter widths: How wide the box of each node has to be.
  init(_ tree: ChangedTree, widths: [Double]) {
    isOutline = (tree.nodes.map(\.depth).max() ?? 0) > Self.deepest
    if isOutline { outline(tree, widths) } else { columns(tree, widths) }
    width = boxes.map { $0.x + $0.width }.max() ?? 0
    height = (boxes.map(\.y).max() ?? 0) + Self.boxHeight
  }

  private mutating func outline(_ tree: ChangedTree, _ widths: [Double]) {
    for (index, node) in tree.nodes.enumerated() {
      boxes.append(
        Box(x: Double(min(node.depth, 60)) * Self.indent, y: Double(index) * Self.rowHeight, width: widths[index]))
    }
  }

  private mutating func columns(_ tree: ChangedTree, _ widths: [Double]) {
    var columnWidths: [Double] = []
    for (index, node) in tree.nodes.enumerated() {
      if node.depth == columnWidths.count { columnWidths.append(0) }
      columnWidths[node.depth] = max(columnWidths[node.depth], widths[index])
    }
    var lefts: [Double] = []
    var left = 0.0
    for width in columnWidths {
      lefts.append(left)
      left += width + Self.gap
    }
    var leaves = 0
    boxes = tree.nodes.indices.map { index in
      let node = tree.nodes[index]
      var box = Box(x: lefts[node.depth], y: 0, width: widths[index])
      if node.children.isEmpty {
        box.y = Double(leaves) * Self.rowHeight
        leaves += 1
      }
      return box
    }
    // Children stand behind their parents, so that going backwards finds them placed.
    for index in tree.nodes.indices.reversed() {
      let children = tree.nodes[index].children
      guard let first = children.first, let last = children.last else { continue }
      let middle = (boxes[first].y + boxes[last].y) / 2
      boxes[index].y = min(middle, boxes[first].y + Self.lowest)
    }
  }
}
