import Foundation

/// One view as layout sees it: how it sizes itself, what it holds, and where it was put.
///
/// Sizes are kept for each proposal until something at or below the item changed; an item whose size and proposal
/// stayed is not placed again.
final class LayoutItem: LayoutElement {
  var rule: LayoutRule {
    didSet { rule.item = self }
  }
  private(set) var children: [LayoutItem] = []
  private(set) unowned(unsafe) var parent: LayoutItem?
  /// The node that the item stands for; `nil` for parts that layout adds itself.
  weak var node: Node?
  var environment = LayoutEnvironment()
  /// The row of a grid that the item is a cell of.
  var gridRow: GridRowTrait?

  /// Whether sizes and placement of the item and what it holds are up to date.
  private(set) var isValid = false
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []

  /// Relative to the parent.
  private(set) var origin = CGPoint.zero
  private(set) var size = CGSize.zero
  private(set) var proposal = ProposedViewSize.unspecified
  private(set) var isPlaced = false
  /// Whether it stands for the window of something presented: there is nothing around it.
  var isScreen = false
  /// Whether it must be placed again: its own size or proposal changed.
  fileprivate(set) var needsPlacement = true
  fileprivate(set) var hasMoved = true
  /// Something below must be placed again, though not the children.
  private var hasInvalidContent = false
  /// Whether the rule, here or below, looks at where it is in the window.
  private(set) var readsPosition = false

  init(_ rule: LayoutRule, children: [LayoutItem] = []) {
    self.rule = rule
    rule.item = self
    self.children = children
    adopt()
  }

  func setChildren(_ children: [LayoutItem]) {
    for child in self.children where child.parent === self { child.parent = nil }
    self.children = children
    adopt()
    invalidate()
  }

  private func adopt() {
    readsPosition = rule.readsPosition
    for child in children {
      child.parent = self
      if child.readsPosition { readsPosition = true }
    }
  }

  /// Forgets what was computed, here and on the way up, to the first item that forgot already. Above an item whose size
  /// does not depend on its content sizes stay; only the way down to it is marked.
  func invalidate() {
    var item = self
    var isSealed = false
    while true {
      if isSealed {
        guard item.isValid else { return }
        item.isValid = false
        item.hasInvalidContent = true
      } else {
        guard item.isValid || !item.needsPlacement || !item.sizes.isEmpty || item === self else { return }
        item.isValid = false
        item.needsPlacement = true
        item.sizes = []
        item.rule.forget()
        isSealed = item.rule.hidesContentSize
      }
      guard let parent = item.parent else { return }
      item = parent
    }
  }

  /// Forgets the sizes of the item and of those around it, up to another: what they were measured for is different.
  func forgetSizes(below top: LayoutItem) {
    var item: LayoutItem? = self
    while let current = item, current !== top {
      current.sizes = []
      current.rule.forget()
      current.needsPlacement = true
      item = current.parent
    }
  }

  /// Tells the items above that this one looks at its position.
  func noteReadsPosition() {
    var item: LayoutItem? = self
    while let current = item, !current.readsPosition {
      current.readsPosition = true
      item = current.parent
    }
  }

  // MARK: Measuring

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.sane
    if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
    LayoutDepth.current += 1
    defer { LayoutDepth.current -= 1 }
    guard LayoutDepth.current <= LayoutDepth.limit else {
      LayoutDepth.wasExceeded = true
      return .zero
    }
    let size = rule.size(proposal).sane
    // Somebody reckons with the size from here on, whether the item is placed or not.
    isValid = true
    if sizes.count >= 24 { sizes.removeFirst(12) }
    sizes.append((proposal, size))
    return size
  }

  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal)) { [unowned self] key in self.explicit(key, proposal.sane) }
  }

  /// A position that the view names itself.
  func explicit(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    LayoutDepth.current += 1
    defer { LayoutDepth.current -= 1 }
    guard LayoutDepth.current <= LayoutDepth.limit else { return nil }
    return rule.explicit(key, proposal)
  }

  var priority: Double { rule.priority }
  var spacing: ViewSpacing { rule.spacing }
  var zIndex: Double { rule.zIndex }
  func value(of key: ObjectIdentifier) -> Any? {
    if key == ObjectIdentifier(GridRowTrait.Key.self), let gridRow { return gridRow }
    return rule.value(of: key)
  }

  /// What the modifiers at the view say, from the innermost.
  var containerValues: ContainerValues {
    nonisolated(unsafe) let item = self
    return onMainActor { item.knownContainerValues }
  }

  @MainActor private var knownContainerValues: ContainerValues {
    var modifiers: [any ContainerValueModifier] = []
    var current = node
    while let next = current {
      if let modifier = next.anyValue as? any ContainerValueModifier { modifiers.append(modifier) }
      guard next.childCount == 1 else { break }
      current = next.child(at: 0)
    }
    var values = ContainerValues()
    for modifier in modifiers.reversed() { modifier.change(&values) }
    return values
  }

  // MARK: Placing

  func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    let proposal = proposal.sane
    let origin = origin.sane.tidy
    let size = size(proposal).finite(for: proposal).tidy
    if size != self.size || proposal != self.proposal { needsPlacement = true }
    if origin != self.origin { hasMoved = true }
    self.origin = origin
    self.size = size
    self.proposal = proposal
    isPlaced = true
  }

  /// Places the item at a size other than its own, as the window does with the root.
  func place(at origin: CGPoint, size: CGSize, _ proposal: ProposedViewSize) {
    place(at: origin, proposal)
    if size != self.size {
      self.size = size
      needsPlacement = true
    }
  }

  /// Takes the item out of what is shown.
  func unplace() {
    isPlaced = false
    needsPlacement = true
  }

  /// Places everything below that is not up to date.
  func placeDescendants() {
    var waiting: [(item: LayoutItem, moved: Bool)] = [(self, true)]
    while let (item, moved) = waiting.popLast() {
      let moved = moved || item.hasMoved
      item.hasMoved = false
      if item.needsPlacement || (moved && item.rule.readsPosition) {
        item.needsPlacement = false
        item.hasInvalidContent = false
        for child in item.children { child.markUnplaced() }
        item.rule.place()
        item.isValid = true
        for child in item.children where child.isPlaced { waiting.append((child, moved)) }
      } else if item.hasInvalidContent || (moved && item.readsPosition) {
        item.hasInvalidContent = false
        item.isValid = true
        for child in item.children where child.isPlaced { waiting.append((child, moved)) }
      } else {
        item.isValid = true
      }
    }
  }

  /// A layout may leave a child out; it is not shown then. What is placed again at the same size keeps its inner
  /// places.
  private func markUnplaced() { isPlaced = false }

  /// The place of a point of the item in the window.
  func global(_ point: CGPoint) -> CGPoint {
    var point = point
    var item = self
    while true {
      point = item.rule.transformed(point)
      point.x += item.origin.x
      point.y += item.origin.y
      guard let parent = item.parent else { return point }
      item = parent
    }
  }

  /// In the window's coordinates; the rectangle around it where it is turned.
  var globalFrame: CGRect { globalFrame(of: CGRect(origin: .zero, size: size)) }

  /// The rectangle around a rectangle of the item, in the window's coordinates.
  func globalFrame(of rect: CGRect) -> CGRect {
    let corners = [
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { global($0) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let minX = xs.min() ?? 0
    let minY = ys.min() ?? 0
    return CGRect(x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY).sane
  }

  /// The axis of the stack around, for spacers and dividers; layouts without one answer nothing.
  var stackAxis: Axis? {
    var item = parent
    while let current = item {
      if case .container(let axis) = current.rule.kind { return axis }
      item = current.parent
    }
    return nil
  }

  /// The nearest item around with a rule of a type, starting with the parent.
  func ancestor<R: LayoutRule>(_ type: R.Type) -> (item: LayoutItem, rule: R)? {
    var item = parent
    while let current = item {
      if let rule = current.rule as? R { return (current, rule) }
      item = current.parent
    }
    return nil
  }
}

/// How deep sizes are asked for one inside the other: a tree that is deeper is cut off there, so that no stack
/// overflows.
enum LayoutDepth {
  static let limit = 400
  nonisolated(unsafe) static var current = 0
  nonisolated(unsafe) static var wasExceeded = false
}

extension CGFloat {
  /// The number, or zero where it is none.
  var sane: CGFloat { isNaN ? 0 : self }
  /// The number, or zero where it is not finite.
  var finite: CGFloat { isFinite ? self : 0 }
  /// Without the rounding errors of sums: the next 24th of a point where it is that, all but for an error.
  var tidy: CGFloat {
    let near = (self * 24).rounded() / 24
    return Swift.abs(self - near) < 1e-9 ? near : self
  }
}

extension CGSize {
  /// Without what is not a number, and not negative.
  var sane: CGSize { CGSize(width: max(width.sane, 0), height: max(height.sane, 0)) }
  var tidy: CGSize { CGSize(width: width.tidy, height: height.tidy) }
  /// Finite: what would be infinite is as large as proposed, or nothing.
  func finite(for proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: width.isFinite ? width : (proposal.width ?? 0).finite,
      height: height.isFinite ? height : (proposal.height ?? 0).finite)
  }
}

extension CGPoint {
  /// Without what is not finite.
  var sane: CGPoint { CGPoint(x: x.finite, y: y.finite) }
  var tidy: CGPoint { CGPoint(x: x.tidy, y: y.tidy) }
}

extension CGRect {
  /// Without what is not finite.
  var sane: CGRect {
    CGRect(
      x: origin.x.finite.tidy, y: origin.y.finite.tidy, width: max(width.finite, 0).tidy,
      height: max(height.finite, 0).tidy)
  }
}

extension ProposedViewSize {
  /// Without negative lengths and what is not a number.
  var sane: ProposedViewSize {
    ProposedViewSize(width: width.map { max($0.sane, 0) }, height: height.map { max($0.sane, 0) })
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis.Set {
  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
