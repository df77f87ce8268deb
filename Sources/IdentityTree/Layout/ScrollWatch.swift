import Foundation

/// Content that is moved in an update.
final class ScrollMovement {
  weak var scroll: Node?
  let start: CGPoint
  /// Whether a person moves it; otherwise the program does, with an animation.
  let isByUser: Bool
  /// The phase that the movement is in, and those to come.
  private(set) var phases: ArraySlice<ScrollPhase>
  init(_ scroll: Node, from start: CGPoint, isByUser: Bool) {
    self.scroll = scroll
    self.start = start
    self.isByUser = isByUser
    phases = isByUser ? [.idle, .interacting, .decelerating, .idle] : [.idle, .animating, .idle]
  }
  /// Whether the content is moved in this frame.
  var isAtStart: Bool { phases.startIndex == 0 }
  /// Whether those who watch were told of the phase.
  var isTold = false
  /// Goes on to the next phase; false if that was the last.
  func goOn() -> Bool {
    phases = phases.dropFirst()
    isTold = false
    return phases.count > 1
  }
}

/// The views that scrolling goes by: those of a layout of targets, and single targets.
@MainActor enum ScrollTargets {
  typealias Target = (id: AnyHashable, frame: CGRect)

  /// The targets with an id that counts, in tree order, and where they are in the window.
  static func all(in scroll: Node, _ tree: LayoutTree, where counts: (AnyHashable) -> Bool) -> [Target] {
    var found: [Target] = []
    collect(below: scroll, isTarget: false, tree, counts, &found)
    return found
  }

  private static func collect(
    below node: Node, isTarget: Bool, _ tree: LayoutTree, _ counts: (AnyHashable) -> Bool, _ found: inout [Target]
  ) {
    for child in node.children {
      var isTarget = isTarget
      if let modifier = child.anyValue as? _ScrollTargetModifier { isTarget = modifier.isEnabled }
      if isTarget, let id = id(of: child, where: counts), let frame = tree.restingFrame(of: child) {
        found.append((id, frame))
      } else if !(tree.item(of: child)?.rule is ScrollRule) {
        collect(below: child, isTarget: isTarget, tree, counts, &found)
      }
    }
  }

  /// What names a view: its explicit id, or that of its element.
  private static func id(of node: Node, where counts: (AnyHashable) -> Bool) -> AnyHashable? {
    if node.marks.contains(.detached) { return nil }
    let ids = [(node as? any IdentifiedNode)?.anyID, (node.parent as? any RowContainer)?.rowID(at: node.slot)]
    return ids.lazy.compactMap { $0 }.first(where: counts)
  }

  /// Where the targets stand in the content of a scroll view, whatever names them.
  static func frames(in scroll: Node, _ tree: LayoutTree) -> [CGRect] {
    guard let item = tree.item(of: scroll), let rule = item.rule as? ScrollRule else { return [] }
    let origin = item.globalFrame.origin
    return nodes(below: scroll, tree).compactMap { tree.restingFrame(of: $0) }.map {
      $0.offsetBy(dx: rule.offset.x - origin.x - rule.start.x, dy: rule.offset.y - origin.y - rule.start.y)
    }
  }

  private static func nodes(below node: Node, _ tree: LayoutTree) -> [Node] {
    node.children.flatMap { child -> [Node] in
      if let modifier = child.anyValue as? _ScrollTargetModifier, modifier.isEnabled {
        if modifier.name == "scrollTarget" { return [child] }
        return framed(below: child, tree).flatMap { framed(below: $0, tree) }
      }
      return tree.item(of: child)?.rule is ScrollRule ? [] : nodes(below: child, tree)
    }
  }

  /// The next nodes below with a frame of their own.
  private static func framed(below node: Node, _ tree: LayoutTree) -> [Node] {
    node.children.flatMap { tree.hasFrame($0) ? [$0] : framed(below: $0, tree) }
  }

  /// How much of a frame is in another, from 0 to 1.
  static func part(of frame: CGRect, in visible: CGRect) -> Double {
    let common = frame.intersection(visible)
    guard !common.isNull else { return 0 }
    let area = frame.width * frame.height
    return area > 0 ? Double(common.width * common.height / area) : 1
  }
}

extension _ScrollActionModifier {
  /// Begins to watch the scroll view.
  @MainActor public func _connect(_ node: Node) {
    node.watch { ScrollWatch(node, action) }.action = action
  }
}

/// Looks at a scroll view when layout has settled; kept at the modifier's node.
final class ScrollWatch: GeometryObserver {
  private(set) weak var node: Node?
  var action: ScrollAction
  /// What was visible when it was looked at last.
  private var isVisible = false
  private var visibleTargets: [AnyHashable] = []

  init(_ node: Node, _ action: ScrollAction) {
    self.node = node
    self.action = action
  }

  func takeGeometry(from tree: LayoutTree) -> Bool { false }

  func layoutSettled(_ tree: LayoutTree) {
    switch action {
    case .phase(let action): tellPhase(tree, action)
    case .visibility(let threshold, let action): tellVisibility(tree, threshold, action)
    case .targets(let threshold, let counts, let action): tellTargets(tree, threshold, counts, action)
    case .position(let counts, let action): tellPosition(tree, counts, action)
    }
  }

  /// Tells of the phase that a movement is in.
  @MainActor private func tellPhase(
    _ tree: LayoutTree, _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) {
    guard let (scroll, movement) = movement(tree), let geometry = tree.scrollGeometry(of: scroll),
      let old = movement.phases.first, let new = movement.phases.dropFirst().first
    else { return }
    let moved = geometry.contentOffset
    let velocity = CGVector(dx: moved.x - movement.start.x, dy: moved.y - movement.start.y)
    let context = ScrollPhaseChangeContext(geometry: geometry, velocity: new == .idle ? nil : velocity)
    call { action(old, new, context) }
    if !movement.isByUser { nextFrame { action(new, .idle, context) } }
  }

  /// Tells when enough of the view comes to be visible, and when it is not any more.
  @MainActor private func tellVisibility(
    _ tree: LayoutTree, _ threshold: Double, _ action: @escaping (Bool) -> Void
  ) {
    guard let node, let frame = tree.knownFrame(of: node) else { return }
    var visible = CGRect(origin: .zero, size: tree.window.size)
    var around = Scrolling.scrollNode(around: node)
    while let scroll = around {
      if let item = tree.item(of: scroll) { visible = visible.intersection(item.globalFrame) }
      around = Scrolling.scrollNode(around: scroll)
    }
    let part = visible.isNull ? 0 : ScrollTargets.part(of: frame, in: visible)
    let isVisible = part > 0 && part >= threshold
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    call { action(isVisible) }
  }

  /// Tells which targets are visible.
  @MainActor private func tellTargets(
    _ tree: LayoutTree, _ threshold: Double, _ counts: (AnyHashable) -> Bool,
    _ action: @escaping ([AnyHashable]) -> Void
  ) {
    guard let node, let scroll = Scrolling.watched(by: node, in: tree), let item = tree.item(of: scroll) else { return }
    let now = ScrollTargets.all(in: scroll, tree, where: counts).filter {
      let part = ScrollTargets.part(of: $0.frame, in: item.globalFrame)
      return part > 0 && part >= threshold
    }.map(\.id)
    guard now != visibleTargets else { return }
    visibleTargets = now
    call { action(now) }
  }

  /// Names the target that stands first when a person has scrolled.
  @MainActor private func tellPosition(
    _ tree: LayoutTree, _ counts: (AnyHashable) -> Bool, _ action: @escaping (AnyHashable) -> Void
  ) {
    guard let (scroll, movement) = movement(tree), movement.isByUser, movement.isAtStart,
      let item = tree.item(of: scroll)
    else { return }
    let first = ScrollTargets.all(in: scroll, tree, where: counts).first {
      ScrollTargets.part(of: $0.frame, in: item.globalFrame) > 0
    }
    if let first { call { action(first.id) } }
  }

  /// What moved the watched scroll view in this update.
  @MainActor private func movement(_ tree: LayoutTree) -> (scroll: Node, movement: ScrollMovement)? {
    guard let node, let movement = tree.movement, !movement.isTold, let scroll = Scrolling.watched(by: node, in: tree),
      scroll === movement.scroll, tree.scrollOffset(of: scroll) != movement.start
    else { return nil }
    return (scroll, movement)
  }

  /// Calls back with the update's other callbacks.
  @MainActor private func call(_ action: @escaping @MainActor () -> Void) {
    guard let node else { return }
    node.graph.effects.append(.change(node) { action() })
  }

  /// Calls back in the frame after this one, which is due even if nothing is written.
  @MainActor private func nextFrame(_ action: @escaping @MainActor () -> Void) {
    call { [weak self] in
      self?.call(action)
      _ = self?.node?.graph.batch(for: Transaction())
    }
  }
}
