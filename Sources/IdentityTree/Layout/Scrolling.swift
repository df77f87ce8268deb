import Foundation

/// A wish to scroll to something, which layout fulfils once all else is at rest; rows are made on the way.
final class ScrollRequest {
  enum Aim {
    case node(Node)
    /// The view with an id: that of `.id` or of a `ForEach` element.
    case id(AnyHashable)
    /// The view whose id has a description.
    case described(String)
    /// The first row for which a test holds.
    case row((Node) -> Bool)
    /// An end of the content of the first scroll view.
    case edge(Edge)
    /// A point of the content of the first scroll view.
    case point(CGPoint)
  }

  private weak var root: Node?
  private let aim: Aim
  /// Where in the visible part the target goes; as little as is needed is moved if it is not said.
  private let anchor: UnitPoint?
  private var rounds = 0
  /// How many rows were looked at, by their `ForEach`.
  private var lookedAt: [NodeID: Int] = [:]
  /// Whether the target was found.
  private(set) var isFulfilled = false

  init(below root: Node, _ aim: Aim, _ anchor: UnitPoint?) {
    self.root = root
    self.aim = aim
    self.anchor = anchor
  }

  /// Takes one step; true if there is nothing more to do.
  @MainActor func isDone(in tree: LayoutTree) -> Bool {
    guard let root, !root.isRemoved, rounds < 4096 else { return true }
    rounds += 1
    switch aim {
    case .edge, .point: return isMoved(below: root, tree)
    default: break
    }
    switch find(below: root) {
    case .nothing: return true
    case .later: return false
    case .found(let target):
      isFulfilled = true
      guard let scroll = Scrolling.scrollNode(around: target) else { return true }
      guard var wanted = Scrolling.offset(showing: target, in: scroll, anchor, tree) else {
        isFulfilled = tree.item(of: scroll) != nil
        return true
      }
      if tree.movement?.isByUser == true { wanted = Scrolling.rest(wanted, showing: target, in: scroll, tree) }
      guard wanted != tree.scrollOffset(of: scroll) else { return true }
      tree.move(scroll, to: wanted)
      // Rows that are made on the way may be longer than they were estimated.
      settled += 1
      return settled > 8
    }
  }
  private var settled = 0

  /// Moves the first scroll view below a node to an edge or a point; true if there is nothing more to do.
  @MainActor private func isMoved(below root: Node, _ tree: LayoutTree) -> Bool {
    guard let scroll = Scrolling.nodes(below: root).first(where: { tree.item(of: $0)?.rule is ScrollRule }),
      let rule = tree.item(of: scroll)?.rule as? ScrollRule
    else { return true }
    isFulfilled = true
    let range = rule.range
    var wanted = rule.offset
    for axis in Axis.allCases where rule.axes.contains(Axis.Set(axis)) {
      switch (aim, axis) {
      case (.edge(.top), .vertical), (.edge(.leading), .horizontal): wanted[axis] = 0
      case (.edge(.bottom), .vertical), (.edge(.trailing), .horizontal): wanted[axis] = range[axis].tidy
      case (.point(let point), _): wanted[axis] = min(max(point[axis], 0), range[axis]).tidy
      default: break
      }
    }
    guard wanted != rule.offset else { return true }
    tree.move(scroll, to: wanted)
    // Rows that are made on the way may be longer than they were estimated.
    settled += 1
    return settled > 8
  }

  private enum Found {
    case nothing, later
    case found(Node)
  }

  private func find(below root: Node) -> Found {
    if case .node(let node) = aim { return node.isRemoved ? .nothing : .found(node) }
    for node in Scrolling.nodes(below: root) {
      if let identified = node as? any IdentifiedNode, node.hasView {
        switch aim {
        case .id(let id) where identified.anyID == id: return .found(node)
        case .described(let id) where "\(identified.anyID)" == id: return .found(node)
        default: break
        }
      }
      guard let rows = node as? any LazyRows else { continue }
      switch aim {
      case .id(let id): if let number = rows.rowNumber(of: id) { return row(number, of: rows) }
      case .described(let id): if let number = rows.rowNumber(describedAs: id) { return row(number, of: rows) }
      case .row(let isIt): if let found = search(rows, isIt) { return found }
      case .node, .edge, .point: break
      }
    }
    return .nothing
  }

  private func row(_ number: Int, of rows: any LazyRows) -> Found {
    guard number >= 0, number < rows.rowCount else { return .nothing }
    if let row = rows.row(number), !row.marks.contains(.detached) { return .found(row) }
    rows.makeRows(number..<(number + 1))
    return .later
  }

  /// Looks at the next rows; `nil` if none of them is the right one.
  private func search(_ rows: any LazyRows, _ isIt: (Node) -> Bool) -> Found? {
    var next = lookedAt[rows.id] ?? 0
    while next < rows.rowCount {
      guard let row = rows.row(next), !row.marks.contains(.detached) else {
        rows.makeRows(next..<min(next + 64, rows.rowCount))
        lookedAt[rows.id] = next
        return .later
      }
      if isIt(row) { return .found(row) }
      next += 1
    }
    lookedAt[rows.id] = next
    return nil
  }
}

/// Moves the content of scroll views and lists.
@MainActor enum Scrolling {
  /// Fulfils a request at once; false if its target is not there.
  static func scroll(_ scroll: Node, to aim: ScrollRequest.Aim, anchor: UnitPoint? = nil) -> Bool {
    let request = ScrollRequest(below: scroll, aim, anchor)
    let tree = scroll.graph.layoutTree
    tree.run()
    tree.movement = ScrollMovement(scroll, from: tree.scrollOffset(of: scroll), isByUser: true)
    scroll.graph.refresh { tree.add(request) }
    // What was not found is not looked for later: the test of a row must not outlive the call.
    tree.cancel(request)
    endMovement(of: scroll, in: tree)
    return request.isFulfilled
  }

  /// Moves the content by a distance in points, as far as there is any.
  static func scroll(_ scroll: Node, by distance: CGSize) {
    let tree = scroll.graph.layoutTree
    tree.run()
    let now = tree.scrollOffset(of: scroll)
    tree.movement = ScrollMovement(scroll, from: now, isByUser: true)
    let wanted = rest(CGPoint(x: now.x + distance.width, y: now.y + distance.height), of: scroll, tree)
    scroll.graph.refresh { tree.move(scroll, to: wanted) }
    endMovement(of: scroll, in: tree)
  }

  /// Where a person's scrolling comes to rest who scrolls on until a view is seen.
  static func rest(_ offset: CGPoint, showing target: Node, in scroll: Node, _ tree: LayoutTree) -> CGPoint {
    guard scroll.scope.values.scrollTargetBehavior != nil, let item = tree.item(of: scroll),
      let frame = tree.restingFrame(of: target)
    else { return offset }
    let now = tree.scrollOffset(of: scroll)
    let start = tree.movement?.start ?? now
    let visible = item.globalFrame
    for step in 0...4 {
      var further = offset
      for axis in Axis.allCases where offset[axis] != start[axis] {
        further[axis] += visible.size[axis] / 4 * CGFloat(offset[axis] < start[axis] ? -step : step)
      }
      let rest = rest(further, of: scroll, tree)
      let middle = CGPoint(x: frame.midX + now.x - rest.x, y: frame.midY + now.y - rest.y)
      if visible.contains(middle) { return rest }
    }
    return offset
  }

  /// Where a person's scrolling to an offset comes to rest, by the scroll view's behavior.
  static func rest(_ offset: CGPoint, of scroll: Node, _ tree: LayoutTree) -> CGPoint {
    guard let behavior = scroll.scope.values.scrollTargetBehavior, let item = tree.item(of: scroll),
      let rule = item.rule as? ScrollRule
    else { return offset }
    func rest<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) -> CGPoint {
      var target = ScrollTarget(rect: CGRect(origin: offset, size: item.size))
      let start = tree.movement?.start ?? rule.offset
      let context = ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: start, size: item.size)),
        velocity: CGVector(dx: offset.x - start.x, dy: offset.y - start.y), contentSize: rule.contentSize,
        containerSize: item.size, axes: rule.axes, values: scroll.scope.values,
        targets: ScrollTargets.frames(in: scroll, tree))
      behavior.updateTarget(&target, context: context)
      return target.rect.origin
    }
    var wanted = rest(behavior)
    for axis in Axis.allCases {
      wanted[axis] =
        rule.axes.contains(Axis.Set(axis)) ? min(max(wanted[axis], 0), rule.range[axis]).tidy : offset[axis]
    }
    return wanted
  }

  /// Lets a movement go through its phases, where somebody watches them.
  private static func endMovement(of scroll: Node, in tree: LayoutTree) {
    while let movement = tree.movement, movement.isTold, movement.goOn() { scroll.graph.refresh {} }
    tree.movement = nil
  }

  /// The scroll view that a modifier is on, or around it.
  static func watched(by node: Node, in tree: LayoutTree) -> Node? {
    nodes(below: node).first { tree.item(of: $0)?.rule is ScrollRule } ?? scrollNode(around: node)
  }

  /// The nearest node around that scrolls.
  nonisolated static func scrollNode(around node: Node) -> Node? {
    var current = node.parent
    while let next = current {
      if (next.graph.layout as? LayoutTree)?.item(of: next)?.rule is ScrollRule { return next }
      current = next.parent
    }
    return nil
  }

  nonisolated static func nodes(below root: Node) -> [Node] {
    var result: [Node] = []
    var waiting = Array(root.children.reversed())
    while let node = waiting.popLast() {
      result.append(node)
      waiting.append(contentsOf: node.children.reversed())
    }
    return result
  }

  /// How far the content must be moved.
  static func offset(showing target: Node, in scroll: Node, _ anchor: UnitPoint?, _ tree: LayoutTree) -> CGPoint? {
    guard let item = tree.item(of: scroll), let rule = item.rule as? ScrollRule else { return nil }
    guard let frame = tree.restingFrame(of: target) else { return nil }
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
  @MainActor func scroll(to id: AnyHashable) -> Bool { Scrolling.scroll(self, to: .id(id)) }
  /// Scrolls to the row whose id has this description.
  @MainActor func scroll(toDescription id: String) -> Bool { Scrolling.scroll(self, to: .described(id)) }
  /// Scrolls to the first row for which a test of its texts holds once it is made.
  @MainActor func scroll(toRowWhere isIt: (Node) -> Bool) -> Bool {
    withoutActuallyEscaping(isIt) { Scrolling.scroll(self, to: .row($0)) }
  }
  /// Scrolls to a node below it that is made already.
  @MainActor func scroll(to node: Node) -> Bool { Scrolling.scroll(self, to: .node(node)) }
}

extension LayoutTree {
  func scrollGeometry(of node: Node) -> ScrollGeometry? {
    guard let item = item(of: node), let rule = item.rule as? ScrollRule else { return nil }
    return ScrollGeometry(
      contentOffset: rule.offset, contentSize: rule.contentSize, contentInsets: EdgeInsets(), containerSize: item.size)
  }
  /// How far the content of a scroll view's node is moved now.
  func scrollOffset(of node: Node) -> CGPoint { (item(of: node)?.rule as? ScrollRule)?.offset ?? .zero }

  /// Moves the content of a scroll view's node.
  func move(_ node: Node, to offset: CGPoint) {
    guard let item = item(of: node), let rule = item.rule as? ScrollRule else { return }
    rule.move(to: offset)
    item.invalidate()
  }
}

extension ScrollView: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe {
    let state = context.tree.scrollState(of: context.node)
    let axes = axes
    let isVertical = axes.contains(.vertical) || !axes.contains(.horizontal)
    let margins = context.environment.contentMargins
    let anchors = context.environment.scrollAnchors
    var numbers = [margins.top, margins.leading, margins.bottom, margins.trailing, CGFloat(axes.rawValue)]
    for anchor in [anchors.initialOffset, anchors.sizeChanges, anchors.alignment] {
      numbers += [anchor?.x ?? .infinity, anchor?.y ?? .infinity]
    }
    return LayoutRecipe(
      numbers,
      implicit: isVertical ? .vertical : .horizontal
    ) { ScrollRule(axes, state) }
  }
}

/// The last value that an `onScrollGeometryChange` read; kept at the modifier's node.
final class ScrollGeometryState<Value: Equatable>: GeometryObserver {
  private(set) weak var node: Node?
  var modifier: _ScrollGeometryActionModifier<Value>
  private var last: Value?

  init(_ node: Node, _ modifier: _ScrollGeometryActionModifier<Value>) {
    self.node = node
    self.modifier = modifier
  }

  func takeGeometry(from tree: LayoutTree) -> Bool { false }

  func layoutSettled(_ tree: LayoutTree) {
    guard let node, let scroll = Scrolling.watched(by: node, in: tree), let geometry = tree.scrollGeometry(of: scroll)
    else { return }
    let new = modifier.transform(geometry)
    let old = last
    guard new != old else { return }
    last = new
    let action = modifier.action
    node.graph.effects.append(.change(node) { action(old ?? new, new) })
  }
}

extension _ScrollGeometryActionModifier {
  /// Begins to watch the scroll view.
  @MainActor public func _connect(_ node: Node) {
    node.watch { ScrollGeometryState(node, self) }.modifier = self
  }
}
