import Foundation

/// The window: its size and the insets of its safe area, to begin with those of a device.
public struct LayoutWindow: Sendable, Equatable {
  /// The size in points.
  public var size: CGSize
  /// What the device keeps clear.
  public var safeAreaInsets: EdgeInsets

  /// The window of a device.
  public init(_ device: SimulatedDevice = .phone) {
    size = device.size
    safeAreaInsets = device.safeAreaInsets
  }
  /// A window of a size, with the same safe area.
  public init(width: CGFloat, height: CGFloat) {
    self.init()
    size = CGSize(width: width.finite, height: height.finite)
  }

  /// The part that the safe area leaves.
  var safeFrame: CGRect {
    CGRect(
      x: safeAreaInsets.leading, y: safeAreaInsets.top,
      width: max(size.width - safeAreaInsets.horizontal, 0), height: max(size.height - safeAreaInsets.vertical, 0))
  }
}

/// The root of layout: proposes the safe area to the root view and puts it into the middle.
final class WindowRule: ContainerRule {
  let window: LayoutWindow
  init(_ window: LayoutWindow) { self.window = window }
  var safeFrame: CGRect { window.safeFrame }

  override func size(_ proposal: ProposedViewSize) -> CGSize { window.size }
  override func place() {
    let frame = safeFrame
    for child in item.children {
      let proposal = ProposedViewSize(frame.size)
      let size = child.size(proposal).finite(for: proposal)
      child.place(
        at: CGPoint(x: frame.minX + (frame.width - size.width) / 2, y: frame.minY + (frame.height - size.height) / 2),
        proposal)
    }
  }
}

/// A rule that makes the safe area of its content smaller.
protocol SafeAreaProvider: LayoutRule {
  /// The safe area of the content, in the item's coordinates.
  var contentSafeFrame: CGRect { get }
  /// The whole area of the content, in the item's coordinates.
  var contentWholeFrame: CGRect { get }
}

extension WindowRule: SafeAreaProvider {
  var contentSafeFrame: CGRect { safeFrame }
  var contentWholeFrame: CGRect { CGRect(origin: .zero, size: window.size) }
}

extension LayoutItem {
  /// How far the safe area's insets reach beyond each edge of a rectangle of the item that touches the safe area.
  func safeAreaInsets(of rect: CGRect) -> EdgeInsets {
    var result = EdgeInsets()
    var item = parent
    while let current = item {
      if let provider = current.rule as? any SafeAreaProvider {
        let origin = current.global(.zero)
        let safe = provider.contentSafeFrame.offsetBy(dx: origin.x, dy: origin.y)
        let whole = provider.contentWholeFrame.offsetBy(dx: origin.x, dy: origin.y)
        if rect.minY <= safe.minY + 0.5 { result.top = max(result.top, rect.minY - whole.minY) }
        if rect.minX <= safe.minX + 0.5 { result.leading = max(result.leading, rect.minX - whole.minX) }
        if rect.maxY >= safe.maxY - 0.5 { result.bottom = max(result.bottom, whole.maxY - rect.maxY) }
        if rect.maxX >= safe.maxX - 0.5 { result.trailing = max(result.trailing, whole.maxX - rect.maxX) }
      } else if current.rule is ScrollRule {
        // Inside of a scroll view nothing touches the safe area.
        return result
      } else if let ignoring = current.rule as? IgnoresSafeAreaRule {
        // What is ignored further out is gone for what is inside.
        if ignoring.edges.contains(.top) { result.top = 0 }
        if ignoring.edges == .all { return result }
      }
      item = current.parent
    }
    return result
  }
}

/// Lets the content grow over the safe area's insets, at the edges where it touches the safe area.
final class IgnoresSafeAreaRule: LayoutRule {
  let edges: Edge.Set
  init(_ edges: Edge.Set) { self.edges = edges }
  override var readsPosition: Bool { true }

  override func place() {
    guard let content else { return }
    let frame = CGRect(origin: item.global(.zero), size: item.size)
    var reach = item.safeAreaInsets(of: frame)
    if !edges.contains(.top) { reach.top = 0 }
    if !edges.contains(.leading) { reach.leading = 0 }
    if !edges.contains(.bottom) { reach.bottom = 0 }
    if !edges.contains(.trailing) { reach.trailing = 0 }
    guard reach != EdgeInsets() else { return content.place(at: .zero, item.proposal) }
    let proposal = ProposedViewSize(
      width: (item.proposal.width ?? item.size.width) + reach.horizontal,
      height: (item.proposal.height ?? item.size.height) + reach.vertical)
    content.place(at: CGPoint(x: -reach.leading, y: -reach.top), proposal)
  }
}

/// Makes the safe area of the content smaller.
final class SafeAreaPaddingRule: LayoutRule, SafeAreaProvider {
  private let insets: EdgeInsets
  init(_ insets: EdgeInsets) { self.insets = insets }

  var contentSafeFrame: CGRect {
    CGRect(
      x: insets.leading, y: insets.top, width: max(item.size.width - insets.horizontal, 0),
      height: max(item.size.height - insets.vertical, 0))
  }
  var contentWholeFrame: CGRect { CGRect(origin: .zero, size: item.size) }

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }
  override func contentOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let inner = super.size(proposal)
    return CGSize(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
  }
}

/// A view at one edge, and the content beside it.
final class SafeAreaInsetRule: LayoutRule, SafeAreaProvider {
  private let edge: Edge
  private let alignment: Alignment
  private let gap: CGFloat
  init(edge: Edge, alignment: Alignment, spacing: CGFloat?) {
    self.edge = edge
    self.alignment = alignment
    self.gap = spacing ?? 0
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var inset: LayoutItem? { item.children.dropFirst().first }

  private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var own = proposal
    own[axis] = nil
    return own
  }

  private func insetLength(_ proposal: ProposedViewSize) -> CGFloat {
    guard let inset else { return 0 }
    return (inset.size(insetProposal(proposal))[axis] + gap).finite
  }

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var own = proposal
    own[axis] = own[axis].map { max($0 - insetLength(proposal), 0) }
    return own
  }
  override func contentOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    var origin = CGPoint.zero
    if edge == .top || edge == .leading { origin[axis] = insetLength(proposal) }
    return origin
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    var inner = super.size(proposal)
    inner[axis] += insetLength(proposal)
    return inner
  }
  override func place() {
    super.place()
    guard let inset else { return }
    let proposal = insetProposal(ProposedViewSize(item.size))
    let dimensions = inset.dimensions(proposal)
    var origin = AligningRule.origin(of: dimensions, in: item.size, alignment)
    switch edge {
    case .top: origin.y = 0
    case .bottom: origin.y = item.size.height - dimensions.height
    case .leading: origin.x = 0
    case .trailing: origin.x = item.size.width - dimensions.width
    }
    inset.place(at: origin, proposal)
  }

  var contentSafeFrame: CGRect {
    let length = insetLength(item.proposal)
    let all = CGRect(origin: .zero, size: item.size)
    switch edge {
    case .top: return CGRect(x: 0, y: length, width: all.width, height: max(all.height - length, 0))
    case .bottom: return CGRect(x: 0, y: 0, width: all.width, height: max(all.height - length, 0))
    case .leading: return CGRect(x: length, y: 0, width: max(all.width - length, 0), height: all.height)
    case .trailing: return CGRect(x: 0, y: 0, width: max(all.width - length, 0), height: all.height)
    }
  }
  var contentWholeFrame: CGRect { CGRect(origin: .zero, size: item.size) }
}

/// A view that shows a part of a larger one.
final class ScrollRule: LayoutRule {
  let axes: Axis.Set
  private let state: ScrollState
  init(_ axes: Axis.Set, _ state: ScrollState) {
    self.axes = axes
    self.state = state
  }
  override var kind: Kind { .container(nil) }
  override var priority: Double { 0 }
  override var zIndex: Double { 0 }
  override func value(of key: ObjectIdentifier) -> Any? { nil }
  override func explicit(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }
  override var spacing: ViewSpacing { ViewSpacing() }

  private var margins: EdgeInsets { item.environment.contentMargins }

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { max($0 - margins.horizontal, 0) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max($0 - margins.vertical, 0) })
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    tell(proposal)
    let inner = super.size(proposal)
    return CGSize(
      width: axes.contains(.horizontal)
        ? proposal.width ?? inner.width + margins.horizontal
        : inner.width + margins.horizontal,
      height: axes.contains(.vertical)
        ? proposal.height ?? inner.height + margins.vertical
        : inner.height + margins.vertical)
  }

  /// The size of what scrolls, margins included.
  var contentSize: CGSize {
    let inner = super.size(item.proposal).finite(for: item.proposal)
    return CGSize(width: inner.width + margins.horizontal, height: inner.height + margins.vertical)
  }
  /// The views inside that asked for their container's size, and for which proposal they were answered.
  private var askers: [Asker] = []
  private var told: ProposedViewSize?
  private struct Asker {
    weak var item: LayoutItem?
  }

  /// The size that is proposed to views that ask for their container's: what the scroll view is offered, less margins.
  func visibleSize(for asker: LayoutItem) -> CGSize {
    if !askers.contains(where: { $0.item === asker }) { askers.append(Asker(item: asker)) }
    let around = told?.width?.isFinite == true && told?.height?.isFinite == true ? .zero : item.containerSize
    func length(_ offered: CGFloat?, _ otherwise: CGFloat) -> CGFloat {
      guard let offered, offered.isFinite else { return otherwise }
      return offered
    }
    return CGSize(
      width: max(length(told?.width, around.width) - margins.horizontal, 0),
      height: max(length(told?.height, around.height) - margins.vertical, 0))
  }

  /// Views that were answered for another proposal are measured anew.
  private func tell(_ proposal: ProposedViewSize) {
    guard told != proposal else { return }
    told = proposal
    guard !askers.isEmpty else { return }
    askers.removeAll { $0.item == nil }
    for asker in askers { asker.item?.forgetSizes(below: item) }
  }
  /// How far the content may be moved.
  var range: CGSize {
    let content = contentSize
    return CGSize(
      width: axes.contains(.horizontal) ? max(content.width - item.size.width, 0) : 0,
      height: axes.contains(.vertical) ? max(content.height - item.size.height, 0) : 0)
  }
  /// How far the content is moved, within what there is.
  var offset: CGPoint {
    let range = range
    if !state.isMoved, let anchor = state.isPlaced ? anchors.sizeChanges : anchors.initialOffset {
      return CGPoint(x: (range.width * anchor.x).tidy, y: (range.height * anchor.y).tidy)
    }
    return CGPoint(x: min(max(state.offset.x, 0), range.width), y: min(max(state.offset.y, 0), range.height))
  }
  /// How far inside of the scroll view its content begins.
  var start: CGPoint { CGPoint(x: margins.leading, y: margins.top) }
  private var anchors: ScrollAnchors { item.environment.scrollAnchors }
  /// Moves the content. Where it stands at the anchor for changes of sizes it stays there from then on.
  func move(to offset: CGPoint) {
    let range = range
    state.offset = offset
    state.isMoved =
      anchors.sizeChanges.map { offset != CGPoint(x: (range.width * $0.x).tidy, y: (range.height * $0.y).tidy) } ?? true
  }
  /// The content has been shown: from now on the anchor for changes of sizes counts.
  func settle() {
    guard !state.isPlaced, range != .zero else { return }
    if anchors.sizeChanges != anchors.initialOffset { move(to: offset) }
    state.isPlaced = true
  }

  override func contentOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    guard let content else { return .zero }
    tell(ProposedViewSize(size))
    let offset = offset
    let inner = content.size(contentProposal(proposal)).finite(for: proposal)
    // Across, content that is narrower stays in the middle.
    let x =
      axes.contains(.horizontal)
      ? margins.leading - offset.x : max((size.width - margins.horizontal - inner.width) / 2, 0) + margins.leading
    let y =
      axes.contains(.vertical)
      ? margins.top - offset.y : max((size.height - margins.vertical - inner.height) / 2, 0) + margins.top
    guard let anchor = anchors.alignment else { return CGPoint(x: x, y: y) }
    // Along, content that is shorter stands where the anchor says.
    let freeX = axes.contains(.horizontal) ? max(size.width - margins.horizontal - inner.width, 0) : 0
    let freeY = axes.contains(.vertical) ? max(size.height - margins.vertical - inner.height, 0) : 0
    return CGPoint(x: x + freeX * anchor.x, y: y + freeY * anchor.y)
  }
}

/// How far the content of a scroll view is moved; it belongs to the view's node.
final class ScrollState {
  var offset = CGPoint.zero
  /// Whether the offset counts: until then the content stands where an anchor says, if one is set.
  var isMoved = false
  /// Whether the content has been shown.
  var isPlaced = false
}
