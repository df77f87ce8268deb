import Foundation

/// How a view sizes itself and places what it holds.
///
/// This class passes everything on to the first child, as most modifiers do; the others are children of it.
class LayoutRule {
  /// What a rule is to the views that it holds.
  enum Kind {
    /// One view with something done to it.
    case wrapper
    /// Several views, stacked along an axis if there is one.
    case container(Axis?)
    /// No views.
    case leaf
  }

  unowned(unsafe) var item: LayoutItem!
  var kind: Kind { .wrapper }
  /// Whether placing depends on where the item is in the window.
  var readsPosition: Bool { false }
  /// Whether neither the size nor an alignment position depends on the content.
  var hidesContentSize: Bool { false }

  final var content: LayoutItem? { item.children.first }

  /// What the content is proposed.
  func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
  /// Where the content goes in a whole of a size.
  func contentOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint { .zero }

  func size(_ proposal: ProposedViewSize) -> CGSize { content?.size(contentProposal(proposal)) ?? .zero }

  func place() {
    content?.place(at: contentOrigin(item.size, item.proposal), contentProposal(item.proposal))
  }

  func explicit(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let content, let value = content.explicit(key, contentProposal(proposal)) else { return nil }
    let origin = contentOrigin(item.size(proposal), proposal)
    return value + (key.isVertical ? origin.y : origin.x)
  }

  var priority: Double { content?.priority ?? 0 }
  var zIndex: Double { content?.zIndex ?? 0 }
  var spacing: ViewSpacing { content?.spacing ?? ViewSpacing() }
  func value(of key: ObjectIdentifier) -> Any? { content?.value(of: key) }
  /// Where a point of the item is drawn.
  func transformed(_ point: CGPoint) -> CGPoint { point }
  /// How far a child stands from its place in the content that is scrolled: a pinned one.
  func pin(of child: LayoutItem) -> CGPoint { .zero }
  /// Something below changed.
  func forget() {}
}

/// A view without views inside.
class LeafRule: LayoutRule {
  override var kind: Kind { .leaf }
  override func size(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override func place() {}
  override func explicit(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }
  override var priority: Double { 0 }
  override var zIndex: Double { 0 }
  override var spacing: ViewSpacing { ViewSpacing() }
  override func value(of key: ObjectIdentifier) -> Any? { nil }
}

/// Views that a layout arranges.
class ContainerRule: LayoutRule {
  override var kind: Kind { .container(nil) }
  override var priority: Double { 0 }
  override var zIndex: Double { 0 }
  override func value(of key: ObjectIdentifier) -> Any? { nil }
  override func explicit(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }
  override var spacing: ViewSpacing { ViewSpacing() }
}

/// Views arranged by a value of SwiftUI's `Layout` protocol.
final class LayoutProtocolRule<L: Layout>: ContainerRule {
  private let layout: L
  private var cache: L.Cache?
  private var isCacheOld = false

  init(_ layout: L) { self.layout = layout }

  override var kind: Kind {
    .container((layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation)
  }

  /// Goes on with what another rule of the same layout remembers.
  func takeOver(from other: LayoutRule) {
    guard let other = other as? LayoutProtocolRule<L> else { return }
    cache = other.cache
    isCacheOld = true
  }

  private var subviews: LayoutSubviews { LayoutSubviews(item.children.map { $0 as any LayoutElement }[...]) }

  private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = subviews
    var current: L.Cache
    if let cache {
      current = cache
      if isCacheOld { layout.updateCache(&current, subviews: subviews) }
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isCacheOld = false
    defer { cache = current }
    return body(subviews, &current)
  }

  override func forget() { isCacheOld = true }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func place() {
    let bounds = CGRect(origin: .zero, size: item.size)
    withCache { layout.placeSubviews(in: bounds, proposal: item.proposal, subviews: $0, cache: &$1) }
    // A view that the layout does not place goes to the middle, as the documentation says.
    for child in item.children where !child.isPlaced {
      let size = child.size(item.proposal).finite(for: item.proposal)
      child.place(
        at: CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2), item.proposal)
    }
  }

  override func explicit(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: item.size(proposal).finite(for: proposal))
    return withCache {
      key.isVertical
        ? layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: $0, cache: &$1)
        : layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }
  }

  override var spacing: ViewSpacing { withCache { layout.spacing(subviews: $0, cache: &$1) } }
}

/// What layout takes from the environment.
struct LayoutEnvironment: Equatable {
  var font = FontMetrics.body
  var dynamicTypeSize = DynamicTypeSize.large
  var lineLimit: Int?
  var reservesLines = false
  var contentMargins = EdgeInsets()
  /// Where the content of scroll views stands before it is moved.
  var scrollAnchors = ScrollAnchors()
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?
  var controlSize = ControlSize.regular
}
