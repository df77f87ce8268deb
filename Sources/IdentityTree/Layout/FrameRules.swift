import Foundation

/// Space around the content.
final class PaddingRule: LayoutRule {
  private let insets: EdgeInsets
  init(_ insets: EdgeInsets) { self.insets = insets }

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
    return CGSize(width: max(inner.width + insets.horizontal, 0), height: max(inner.height + insets.vertical, 0))
  }
}

/// A whole that aligns its content in a size of its own.
class AligningRule: LayoutRule {
  fileprivate let alignment: Alignment
  init(_ alignment: Alignment) { self.alignment = alignment }

  override func contentOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    guard let content else { return .zero }
    return Self.origin(of: content.dimensions(contentProposal(proposal)), in: size, alignment)
  }

  /// Where a view of some dimensions goes in a whole, both aligned by the same positions.
  static func origin(of dimensions: ViewDimensions, in size: CGSize, _ alignment: Alignment) -> CGPoint {
    let whole = ViewDimensions(size: size) { _ in nil }
    return CGPoint(
      x: whole[alignment.horizontal] - dimensions[alignment.horizontal],
      y: whole[alignment.vertical] - dimensions[alignment.vertical]
    ).sane
  }
}

/// A fixed size along one or both axes.
final class FrameRule: AligningRule {
  private let width: CGFloat?
  private let height: CGFloat?
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    // As in SwiftUI a length that is negative or not finite counts as not given.
    self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    super.init(alignment)
  }

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let inner = super.size(proposal)
    return CGSize(width: width ?? inner.width, height: height ?? inner.height)
  }
}

/// A size within limits: the proposal is clamped to them; where a limit is missing the content's own size is one.
final class FlexFrameRule: AligningRule {
  struct Limits {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    func proposal(_ length: CGFloat?) -> CGFloat? {
      guard let length = length ?? ideal else { return nil }
      return clamped(length, least ?? -.infinity, most ?? .infinity)
    }

    func length(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
      guard let proposed else { return clamped(ideal ?? content, least ?? -.infinity, most ?? .infinity) }
      let low = least ?? min(content, most ?? .infinity)
      return clamped(proposed, low, max(most ?? content, low))
    }

    private func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(min(value, high), low) }
  }

  private let width: Limits
  private let height: Limits
  init(width: Limits, height: Limits, alignment: Alignment) {
    self.width = width
    self.height = height
    super.init(alignment)
  }

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let inner = super.size(proposal)
    return CGSize(
      width: width.length(proposal.width, content: inner.width),
      height: height.length(proposal.height, content: inner.height))
  }
}

/// A size that is a part of the nearest scroll view's or the window's.
final class RelativeFrameRule: AligningRule {
  private let axes: Axis.Set
  private let length: _ContainerRelativeFrameLayout.Length
  init(axes: Axis.Set, length: _ContainerRelativeFrameLayout.Length, alignment: Alignment) {
    self.axes = axes
    self.length = length
    super.init(alignment)
  }

  private func resolved(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = item.containerSize
    var proposal = proposal
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      let whole = container[axis]
      switch length {
      case .whole: proposal[axis] = whole
      case .parts(let count, let span, let spacing):
        let part = (whole - spacing * CGFloat(max(count, 1) - 1)) / CGFloat(max(count, 1))
        proposal[axis] = max(part * CGFloat(span) + spacing * CGFloat(max(span, 1) - 1), 0)
      case .computed(let compute): proposal[axis] = compute(whole, axis)
      }
    }
    return proposal
  }

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { resolved(proposal) }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let inner = super.size(proposal)
    let resolved = resolved(proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? resolved.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? resolved.height ?? inner.height : inner.height)
  }
}

extension LayoutItem {
  /// The size of the scroll view or the window around the item.
  var containerSize: CGSize {
    if let scroll = ancestor(ScrollRule.self) { return scroll.rule.visibleSize(for: self) }
    return ancestor(WindowRule.self)?.rule.safeFrame.size ?? .zero
  }
}

/// The content in the size that it has by itself.
final class FixedSizeRule: LayoutRule {
  private let horizontal: Bool
  private let vertical: Bool
  init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

/// A ratio of width to height.
///
/// Where no ratio can be had (an image of no size) the content counts as a square.
final class AspectRatioRule: LayoutRule {
  private let ratio: CGFloat?
  private let contentMode: ContentMode
  init(_ ratio: CGFloat?, _ contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  private var effectiveRatio: CGFloat {
    if let ratio, ratio.isFinite, ratio > 0 { return ratio }
    let ideal = content?.size(.unspecified) ?? .zero
    let own = ideal.width / ideal.height
    return own.isFinite && own > 0 ? own : 1
  }

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ratio = effectiveRatio
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?): return ProposedViewSize(fitted(width, height, ratio))
    }
  }

  override func contentOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    let inner = (content?.size(contentProposal(proposal)) ?? .zero).finite(for: proposal)
    return CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2)
  }

  private func fitted(_ width: CGFloat, _ height: CGFloat, _ ratio: CGFloat) -> CGSize {
    if !width.isFinite, !height.isFinite { return CGSize(width: width, height: height) }
    let isWide = width / ratio > height
    let followsHeight = contentMode == .fit ? isWide : !isWide
    let size =
      followsHeight ? CGSize(width: height * ratio, height: height) : CGSize(width: width, height: width / ratio)
    guard contentMode == .fill, !size.width.isFinite || !size.height.isFinite else { return size }
    // To fill what is not bounded, the bounded side decides.
    return width.isFinite
      ? CGSize(width: width, height: width / ratio) : CGSize(width: height * ratio, height: height)
  }
}

/// The content's middle at a point of the whole, which takes what it is proposed.
final class PositionRule: LayoutRule {
  private let position: CGPoint
  init(_ position: CGPoint) { self.position = position }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content?.size(proposal) ?? .zero
    return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
  }
  override func contentOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    let inner = (content?.size(proposal) ?? .zero).finite(for: proposal)
    return CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2)
  }
  override func explicit(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }
}

/// Draws the content elsewhere than where it is.
final class OffsetRule: LayoutRule {
  private let offset: CGSize
  init(_ offset: CGSize) { self.offset = offset }
  override func transformed(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + offset.width, y: point.y + offset.height)
  }
}

/// Draws the content larger or smaller.
final class ScaleRule: LayoutRule {
  private let scale: CGSize
  private let anchor: UnitPoint
  init(_ scale: CGSize, _ anchor: UnitPoint) {
    self.scale = scale
    self.anchor = anchor
  }
  override func transformed(_ point: CGPoint) -> CGPoint {
    let middle = CGPoint(x: item.size.width * anchor.x, y: item.size.height * anchor.y)
    return CGPoint(
      x: middle.x + (point.x - middle.x) * scale.width, y: middle.y + (point.y - middle.y) * scale.height)
  }
}

/// Draws the content turned.
final class RotationRule: LayoutRule {
  private let angle: Double
  private let anchor: UnitPoint
  init(_ angle: Angle, _ anchor: UnitPoint) {
    self.angle = angle.radians
    self.anchor = anchor
  }
  override func transformed(_ point: CGPoint) -> CGPoint {
    let middle = CGPoint(x: item.size.width * anchor.x, y: item.size.height * anchor.y)
    let (x, y) = (Double(point.x - middle.x), Double(point.y - middle.y))
    return CGPoint(
      x: middle.x + CGFloat(x * cos(angle) - y * sin(angle)), y: middle.y + CGFloat(x * sin(angle) + y * cos(angle)))
  }
}

/// A position of the view's own for an alignment.
final class AlignmentGuideRule: LayoutRule {
  private let key: AlignmentKey
  private let computeValue: (ViewDimensions) -> CGFloat
  init(_ key: AlignmentKey, _ computeValue: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.computeValue = computeValue
  }
  override func explicit(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard key == self.key, let content else { return super.explicit(key, proposal) }
    return computeValue(content.dimensions(proposal)).finite
  }
}

/// What a view tells the layout around it.
final class TraitRule: LayoutRule {
  private let trait: _LayoutTraitModifier.Trait
  init(_ trait: _LayoutTraitModifier.Trait) { self.trait = trait }
  override var priority: Double {
    if case .priority(let value) = trait { return value }
    return super.priority
  }
  override var zIndex: Double {
    if case .zIndex(let value) = trait { return value }
    return super.zIndex
  }
  override func value(of key: ObjectIdentifier) -> Any? {
    if case .value(key, let value, _) = trait { return value }
    return super.value(of: key)
  }
}

/// What a view tells the grid around it.
final class GridTraitRule: LayoutRule {
  private let trait: _GridCellModifier.Trait
  init(_ trait: _GridCellModifier.Trait) { self.trait = trait }
  override func value(of key: ObjectIdentifier) -> Any? {
    switch trait {
    case .columns(let count) where key == ObjectIdentifier(GridCellTrait.Columns.self): count
    case .anchor(let anchor) where key == ObjectIdentifier(GridCellTrait.Anchor.self): anchor
    case .columnAlignment(let guide) where key == ObjectIdentifier(GridCellTrait.ColumnAlignment.self): guide
    case .unsizedAxes(let axes) where key == ObjectIdentifier(GridCellTrait.UnsizedAxes.self): axes
    default: super.value(of: key)
    }
  }
}

/// Views in front of or behind the content, which alone makes the size.
final class LayerRule: LayoutRule {
  private let alignment: Alignment
  init(_ alignment: Alignment) { self.alignment = alignment }

  override func place() {
    super.place()
    guard let content else { return }
    let whole = content.dimensions(item.proposal)
    for layer in item.children.dropFirst() {
      let proposal = ProposedViewSize(item.size)
      let dimensions = layer.dimensions(proposal)
      let x = whole[alignment.horizontal] - dimensions[alignment.horizontal]
      layer.place(
        at: CGPoint(x: x, y: whole[alignment.vertical] - dimensions[alignment.vertical]), proposal)
    }
  }
}
