import Foundation

/// Divides the length of a stack among its views, and aligns them across.
///
/// The order is SwiftUI's: the highest layout priority first, and of equal priority the least flexible first; each
/// view is proposed an equal part of what is left.
struct StackArrangement {
  struct Place {
    var origin: CGPoint
    var size: CGSize
    var proposal: ProposedViewSize
  }
  private(set) var places: [Place] = []
  private(set) var size = CGSize.zero

  init(
    axis: Axis, guide: AlignmentKey, spacing: CGFloat?, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) {
    guard !subviews.isEmpty else { return }
    let cross = axis.other
    let gaps = Self.gaps(spacing, axis, subviews)
    let lengths = Self.lengths(axis, proposal, gaps.reduce(0, +), subviews)
    var position: CGFloat = 0
    var guides: [CGFloat] = []
    var before: CGFloat = -.infinity
    var after: CGFloat = -.infinity
    var isInfinite = false
    for (index, subview) in subviews.enumerated() {
      var own = proposal
      own[axis] = lengths[index]
      let dimensions = subview.dimensions(in: own)
      let value = dimensions[key: guide]
      guides.append(value.finite)
      if dimensions.size[cross].isFinite {
        before = max(before, value.finite)
        after = max(after, dimensions.size[cross] - value.finite)
      } else {
        isInfinite = true
      }
      var origin = CGPoint.zero
      origin[axis] = position
      places.append(Place(origin: origin, size: dimensions.size, proposal: own))
      position += dimensions.size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    size[axis] = position
    size[cross] = isInfinite ? .infinity : max(before + after, 0)
    for index in places.indices { places[index].origin[cross] = isInfinite ? 0 : before - guides[index] }
  }

  static func gaps(_ spacing: CGFloat?, _ axis: Axis, _ subviews: LayoutSubviews) -> [CGFloat] {
    guard subviews.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: subviews.count - 1) }
    return zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: axis) }
  }

  /// What each view is proposed along the stack.
  private static func lengths(
    _ axis: Axis, _ proposal: ProposedViewSize, _ gaps: CGFloat, _ subviews: LayoutSubviews
  ) -> [CGFloat?] {
    guard let length = proposal[axis] else { return Array(repeating: nil, count: subviews.count) }
    guard length.isFinite else { return Array(repeating: .infinity, count: subviews.count) }
    if subviews.count == 1 { return [max(length, 0)] }
    func measured(_ index: Int, _ length: CGFloat) -> CGFloat {
      var own = proposal
      own[axis] = length
      return subviews[subviews.startIndex + index].sizeThatFits(own)[axis]
    }
    let entries = subviews.enumerated().map { index, subview in
      let least = measured(index, 0)
      let most = measured(index, .infinity)
      return (index: index, priority: subview.priority, least: least, flexibility: most - least)
    }
    let order = entries.sorted {
      ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index)
    }
    var lengths: [CGFloat?] = Array(repeating: 0, count: subviews.count)
    var rest = max(length - gaps, 0)
    var position = 0
    while position < order.count {
      let group = order[position...].prefix { $0.priority == order[position].priority }
      let reserved = order[(position + group.count)...].reduce(CGFloat(0)) { $0 + $1.least }
      var available = max(rest - reserved, 0)
      for (offset, entry) in group.enumerated() {
        let part = max(available, 0) / CGFloat(group.count - offset)
        lengths[entry.index] = part
        let taken = measured(entry.index, part)
        available -= taken
        rest -= taken
      }
      position += group.count
    }
    return lengths
  }

  /// What the positions that the views name themselves make together.
  func explicit(_ key: AlignmentKey, _ subviews: LayoutSubviews) -> CGFloat? {
    key.combineExplicit(
      zip(places, subviews).map { place, subview in
        subview.dimensions(in: place.proposal).explicit(key).map {
          $0 + (key.isVertical ? place.origin.y : place.origin.x)
        }
      })
  }

  func apply(_ bounds: CGRect, _ subviews: LayoutSubviews) {
    for (place, subview) in zip(places, subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), proposal: place.proposal)
    }
  }

  /// The proposal that views are placed with: across, what is not specified becomes the stack's own size.
  static func placing(_ proposal: ProposedViewSize, in bounds: CGRect, axis: Axis) -> ProposedViewSize {
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
    return proposal
  }

  /// At its outer edges a stack prefers what the views there do.
  static func spacing(_ axis: Axis, _ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first?.spacing, let last = subviews.last?.spacing else { return ViewSpacing() }
    var spacing = ViewSpacing()
    if axis == .vertical {
      spacing.insets.top = first.insets.top
      spacing.insets.bottom = last.insets.bottom
    } else {
      spacing.insets.leading = first.insets.leading
      spacing.insets.trailing = last.insets.trailing
    }
    return spacing
  }
}

/// What a stack remembers: its arrangement for each proposal.
public struct _StackCache {
  var arrangements: [(proposal: ProposedViewSize, arrangement: StackArrangement)] = []

  mutating func arrangement(_ proposal: ProposedViewSize, make: () -> StackArrangement) -> StackArrangement {
    if let known = arrangements.first(where: { $0.proposal == proposal }) { return known.arrangement }
    let made = make()
    if arrangements.count >= 8 { arrangements.removeFirst(4) }
    arrangements.append((proposal, made))
    return made
  }
}

extension VStackLayout: Layout {
  public typealias Cache = _StackCache
  public typealias AnimatableData = EmptyAnimatableData

  /// Views follow each other vertically.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
  /// Nothing is known yet.
  public func makeCache(subviews: Subviews) -> _StackCache { _StackCache() }
  /// Takes what the outer views prefer.
  public func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing {
    StackArrangement.spacing(.vertical, subviews)
  }
  /// The sum of the heights, and the width that holds all.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
    arrangement(proposal, subviews, &cache).size
  }
  /// Places the views one below the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
  ) {
    arrangement(StackArrangement.placing(proposal, in: bounds, axis: .vertical), subviews, &cache)
      .apply(bounds, subviews)
  }
  /// The mean of the views' own positions.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackCache
  ) -> CGFloat? {
    arrangement(proposal, subviews, &cache).explicit(guide.key, subviews)
  }
  /// The mean of the views' own positions; of baselines the first or the last.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackCache
  ) -> CGFloat? {
    arrangement(proposal, subviews, &cache).explicit(guide.key, subviews)
  }

  private func arrangement(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout _StackCache
  ) -> StackArrangement {
    cache.arrangement(proposal) {
      StackArrangement(
        axis: .vertical, guide: alignment.key, spacing: spacing, proposal: proposal, subviews: subviews)
    }
  }
}

extension HStackLayout: Layout {
  public typealias Cache = _StackCache
  public typealias AnimatableData = EmptyAnimatableData

  /// Views follow each other horizontally.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
  /// Nothing is known yet.
  public func makeCache(subviews: Subviews) -> _StackCache { _StackCache() }
  /// Takes what the outer views prefer.
  public func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing {
    StackArrangement.spacing(.horizontal, subviews)
  }
  /// The sum of the widths, and the height that holds all.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
    arrangement(proposal, subviews, &cache).size
  }
  /// Places the views one beside the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
  ) {
    arrangement(StackArrangement.placing(proposal, in: bounds, axis: .horizontal), subviews, &cache)
      .apply(bounds, subviews)
  }
  /// The mean of the views' own positions.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackCache
  ) -> CGFloat? {
    arrangement(proposal, subviews, &cache).explicit(guide.key, subviews)
  }
  /// The mean of the views' own positions; of baselines the first or the last.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackCache
  ) -> CGFloat? {
    arrangement(proposal, subviews, &cache).explicit(guide.key, subviews)
  }

  private func arrangement(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout _StackCache
  ) -> StackArrangement {
    cache.arrangement(proposal) {
      StackArrangement(
        axis: .horizontal, guide: alignment.key, spacing: spacing, proposal: proposal, subviews: subviews)
    }
  }
}

/// Views one in front of the other, aligned by a position along both axes.
///
/// The views of the highest layout priority make the size; the others are proposed it.
struct LayeredArrangement {
  private(set) var places: [StackArrangement.Place] = []
  private(set) var size = CGSize.zero

  init(_ alignment: Alignment, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    guard let top = subviews.map(\.priority).max() else { return }
    let leading = subviews.filter { $0.priority == top }.map { $0.dimensions(in: proposal) }
    let horizontal = Self.span(leading.map { ($0.width, $0[alignment.horizontal]) })
    let vertical = Self.span(leading.map { ($0.height, $0[alignment.vertical]) })
    size = CGSize(width: horizontal.length, height: vertical.length)
    for subview in subviews {
      let own = subview.priority == top ? proposal : ProposedViewSize(size.finite(for: proposal))
      let dimensions = subview.dimensions(in: own)
      let x = dimensions.width.isFinite ? horizontal.guide - dimensions[alignment.horizontal] : 0
      let y = dimensions.height.isFinite ? vertical.guide - dimensions[alignment.vertical] : 0
      places.append(.init(origin: CGPoint(x: x, y: y), size: dimensions.size, proposal: own))
    }
  }

  /// The length that holds all, and where the guide is in it.
  static func span(_ parts: [(length: CGFloat, guide: CGFloat)]) -> (length: CGFloat, guide: CGFloat) {
    if parts.contains(where: { !$0.length.isFinite }) { return (.infinity, 0) }
    let before = parts.map(\.guide).max() ?? 0
    let after = parts.map { $0.length - $0.guide }.max() ?? 0
    return (max(before + after, 0), before)
  }
}

extension ZStackLayout: Layout {
  public typealias Cache = Void
  public typealias AnimatableData = EmptyAnimatableData

  /// The size that holds all views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    LayeredArrangement(alignment, proposal, subviews).size
  }
  /// Places the views one in front of the other.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (place, subview) in zip(LayeredArrangement(alignment, proposal, subviews).places, subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), proposal: place.proposal)
    }
  }
  /// The mean of the views' own positions.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { explicit(guide.key, proposal, subviews) }
  /// The mean of the views' own positions.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { explicit(guide.key, proposal, subviews) }

  private func explicit(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat? {
    let places = LayeredArrangement(alignment, proposal, subviews).places
    return key.combineExplicit(
      zip(places, subviews).map { place, subview in
        subview.dimensions(in: place.proposal).explicit(key).map {
          $0 + (key.isVertical ? place.origin.y : place.origin.x)
        }
      })
  }
}
