import Foundation

/// Takes what is proposed: shapes, colors, gradients; 10 points where nothing is.
final class FillRule: LeafRule {}

/// Takes the rest of a stack; keeps 8 points at least.
final class SpacerRule: LeafRule {
  private let minLength: CGFloat
  init(_ minLength: CGFloat?) { self.minLength = minLength ?? 8 }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    switch item.stackAxis {
    case .horizontal: CGSize(width: max(proposal.width ?? minLength, minLength), height: 0)
    case .vertical: CGSize(width: 0, height: max(proposal.height ?? minLength, minLength))
    case nil:
      CGSize(
        width: max(proposal.width ?? minLength, minLength), height: max(proposal.height ?? minLength, minLength))
    }
  }
  override var spacing: ViewSpacing { .zero }
  override var priority: Double { -.infinity }
}

/// A line of a third of a point, across the stack that it is in.
final class DividerRule: LeafRule {
  static let thickness: CGFloat = 1 / 3
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return item.stackAxis == .horizontal
      ? CGSize(width: Self.thickness, height: size.height) : CGSize(width: size.width, height: Self.thickness)
  }
}

/// A view of a fixed size.
final class FixedRule: LeafRule {
  private let fixed: CGSize
  private let baseline: CGFloat?
  init(_ fixed: CGSize, baseline: CGFloat? = nil) {
    self.fixed = fixed
    self.baseline = baseline
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize { fixed }
  override func explicit(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let baseline else { return nil }
    return key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
      ? baseline : nil
  }
}

/// A view that takes the proposed width and has a fixed height, or the other way round.
final class BarRule: LeafRule {
  private let length: CGFloat
  private let thickness: CGFloat
  private let axis: Axis
  init(axis: Axis = .horizontal, ideal length: CGFloat, thickness: CGFloat) {
    self.axis = axis
    self.length = length
    self.thickness = thickness
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    size[axis] = proposal[axis] ?? length
    size[axis.other] = thickness
    return size
  }
}

/// An image: its own size, or what is proposed once it is resizable.
final class ImageRule: LeafRule {
  private let own: CGSize
  private let isResizable: Bool
  private let baseline: CGFloat?
  init(_ own: CGSize, isResizable: Bool, baseline: CGFloat? = nil) {
    self.own = own
    self.isResizable = isResizable
    self.baseline = baseline
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }
  override func explicit(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let baseline, !isResizable else { return nil }
    return key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
      ? baseline : nil
  }
}

/// Text, by the table of `FontMetrics`.
final class TextRule: LeafRule {
  private let text: String
  private let metrics: FontMetrics
  init(_ text: String, _ metrics: FontMetrics) {
    self.text = text
    self.metrics = metrics
  }

  private func lines(_ proposal: ProposedViewSize) -> (lines: [TextLines.Line], limit: Int?) {
    var limit = item.environment.lineLimit
    if let height = proposal.height, height.isFinite {
      limit = min(limit ?? .max, max(Int(height / metrics.lineHeight + 0.01), 1))
    }
    return (TextLines.broken(text, width: proposal.width ?? .infinity, limit: limit, metrics), limit)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let lines = lines(proposal).lines
    let width = lines.map(\.width).max() ?? 0
    var count = lines.count
    if item.environment.reservesLines, let limit = item.environment.lineLimit { count = max(count, limit) }
    return CGSize(width: width, height: CGFloat(count) * metrics.lineHeight)
  }

  /// The lines as they are shown.
  var shownLines: [String] { lines(ProposedViewSize(item.size)).lines.map(\.text) }
  var font: FontMetrics { metrics }

  override func explicit(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return metrics.ascent }
    guard key == VerticalAlignment.lastTextBaseline.key else { return nil }
    return item.size(proposal).height - metrics.lineHeight + metrics.ascent
  }
}

/// Gives the content what is proposed, from the top leading corner on.
final class GeometryReaderRule: ContainerRule {
  override var hidesContentSize: Bool { true }
  override func size(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override func place() {
    for child in item.children { child.place(at: .zero, ProposedViewSize(item.size)) }
  }
}

/// Takes all that is proposed and gives it to each view, in the middle: navigation containers and the like.
final class ScreenRule: ContainerRule {
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let inner = item.children.first?.size(proposal) ?? CGSize(width: 10, height: 10)
    return proposal.replacingUnspecifiedDimensions(by: inner)
  }
  override func place() {
    let proposal = ProposedViewSize(item.size)
    for child in item.children {
      let size = child.size(proposal).finite(for: proposal)
      child.place(
        at: CGPoint(x: (item.size.width - size.width) / 2, y: (item.size.height - size.height) / 2), proposal)
    }
  }
}

/// Columns side by side in all that is proposed: the last one has what the others leave.
final class SplitRule: ContainerRule {
  private let width: CGFloat
  init(_ width: CGFloat) { self.width = width }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: item.children.last?.size(proposal) ?? CGSize(width: 10, height: 10))
  }
  override func place() {
    var x: CGFloat = 0
    for (index, column) in item.children.enumerated() {
      let left = item.size.width - x
      let others = CGFloat(item.children.count - 1 - index)
      let wished = column.value(of: ObjectIdentifier(_ColumnWidth.self)) as? CGFloat ?? width
      let width = others == 0 ? left : min(wished, left / (others + 1)).finite
      let proposal = ProposedViewSize(width: width, height: item.size.height)
      let size = column.size(proposal).finite(for: proposal)
      column.place(
        at: CGPoint(x: x + (width - size.width) / 2, y: (item.size.height - size.height) / 2), proposal)
      x += width
    }
  }
}

/// Shows the first of its views that fits along the axes; the last one if none does.
final class FittingRule: ContainerRule {
  private let axes: Axis.Set
  init(_ axes: Axis.Set) { self.axes = axes }

  func chosen(_ proposal: ProposedViewSize) -> LayoutItem? {
    item.children.first { child in
      var ideal = proposal
      if axes.contains(.horizontal) { ideal.width = nil }
      if axes.contains(.vertical) { ideal.height = nil }
      let size = child.size(ideal)
      return (!axes.contains(.horizontal) || size.width <= (proposal.width ?? .infinity) + 0.001)
        && (!axes.contains(.vertical) || size.height <= (proposal.height ?? .infinity) + 0.001)
    } ?? item.children.last
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize { chosen(proposal)?.size(proposal) ?? .zero }
  override func place() { chosen(item.proposal)?.place(at: .zero, item.proposal) }
  override func explicit(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    chosen(proposal)?.explicit(key, proposal)
  }
}
