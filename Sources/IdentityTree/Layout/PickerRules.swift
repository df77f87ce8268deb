import Foundation

// How pickers, sliders and labeled contents are laid out, as on iOS.

extension Picker: LaidOutView {
  @MainActor func _layout(_ context: LayoutContext) -> LayoutRecipe {
    let look = PickerLook.of(context.node)
    let hasCurrent = current != nil
    return LayoutRecipe(["\(look)", "\(hasCurrent)"]) { PickerRule(look, hasCurrent: hasCurrent) }
  }
}

extension PickerOptions: LaidOutView {
  @MainActor func _layout(_ context: LayoutContext) -> LayoutRecipe {
    let node = context.node
    let look = node.parent.map { PickerLook.of($0) } ?? .list
    switch look {
    case .list: return LayoutRecipe("list") { MarkedRowsRule(.trailing) }
    case .radios:
      let axis: Axis = node.scope.values.isRadioGroupHorizontal ? .horizontal : .vertical
      return LayoutRecipe(["radios", "\(axis)"]) { MarkedRowsRule(.leading, axis) }
    case .segments: return LayoutRecipe("segments") { SegmentsRule() }
    case .wheel:
      let selected = selectedIndex(node) ?? 0
      return LayoutRecipe(["wheel", "\(selected)"]) { WheelRule(selected) }
    case .menu, .row:
      let selected = selectedIndex(node)
      return LayoutRecipe(["selected", "\(selected ?? -1)"]) { SelectedOptionRule(selected) }
    }
  }

  /// The options are laid out anew when the selection changes.
  @MainActor private func selectedIndex(_ node: Node) -> Int? {
    node.parent.flatMap { PickerSelection.index($0, readBy: node) }
  }
}

/// What is selected in a picker.
enum PickerSelection {
  /// The number of the selected option; who asks is told of its changes.
  @MainActor static func index(_ picker: Node, readBy reader: Node) -> Int? {
    guard case .choice(let role)? = picker.control else { return nil }
    guard let selection = reader.reading({ role.selection() }) else { return nil }
    return role.options().firstIndex { $0.tag == selection }
  }
}

extension ControlLabel: LaidOutView {
  @MainActor func _layout(_ context: LayoutContext) -> LayoutRecipe {
    guard context.node.parent is any Expandable else {
      return LayoutRecipe("label", implicit: .vertical) { LayoutRule() }
    }
    return LayoutRecipe("chevron", implicit: .vertical) { TrailingControlRule(ControlSizes.chevron) }
  }
}

extension Slider: LaidOutView {
  @MainActor func _layout(_ context: LayoutContext) -> LayoutRecipe { LayoutRecipe("slider") { SliderRule() } }
}

/// The label and the options of a picker; a label that iOS does not show has no place.
final class PickerRule: ContainerRule {
  private let look: PickerLook
  /// Whether the last view is the label of the current value.
  private let hasCurrent: Bool
  private let gap: CGFloat = 8
  init(_ look: PickerLook, hasCurrent: Bool) {
    self.look = look
    self.hasCurrent = hasCurrent
  }

  /// The options, or the label of the current value where a menu shows one.
  private var options: LayoutItem? {
    guard hasCurrent, look != .menu, look != .row else { return item.children.last }
    return item.children.dropLast().last
  }
  private var label: LayoutItem? {
    item.children.count > 1 && look != .menu && look != .segments && look != .wheel ? item.children.first : nil
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let shown = options?.size(proposal) ?? .zero
    switch look {
    case .menu: return CGSize(width: shown.width, height: max(shown.height, 34))
    case .segments, .wheel: return shown
    case .row:
      let title = label?.size(proposal) ?? .zero
      return CGSize(
        width: proposal.width ?? title.width + gap + shown.width, height: max(title.height, shown.height, 22))
    case .list:
      let title = label?.size(proposal) ?? .zero
      let between = title.height > 0 && shown.height > 0 ? gap : 0
      return CGSize(width: max(title.width, shown.width), height: title.height + between + shown.height)
    case .radios:
      let title = label?.size(proposal) ?? .zero
      let beside = options?.size(besideTitle(proposal)) ?? .zero
      return CGSize(width: titleWidth(proposal) + beside.width, height: max(title.height, beside.height))
    }
  }

  /// What a label takes from the width of options beside it.
  private func titleWidth(_ proposal: ProposedViewSize) -> CGFloat {
    let width = label?.size(proposal).width ?? 0
    return width > 0 ? width + gap : 0
  }
  private func besideTitle(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let taken = titleWidth(proposal)
    return ProposedViewSize(width: proposal.width.map { max($0 - taken, 0) }, height: proposal.height)
  }

  override func place() {
    guard let options else { return }
    let (whole, proposal) = (item.size, item.proposal)
    let shown = options.size(proposal)
    switch look {
    case .menu, .segments, .wheel: options.place(at: CGPoint(x: 0, y: (whole.height - shown.height) / 2), proposal)
    case .row:
      let title = label?.size(proposal) ?? .zero
      label?.place(at: CGPoint(x: 0, y: (whole.height - title.height) / 2), proposal)
      options.place(
        at: CGPoint(x: max(whole.width - shown.width, 0), y: (whole.height - shown.height) / 2), proposal)
    case .list:
      let title = label?.size(proposal) ?? .zero
      label?.place(at: .zero, proposal)
      options.place(
        at: CGPoint(x: 0, y: title.height > 0 && shown.height > 0 ? title.height + gap : title.height), proposal)
    case .radios:
      label?.place(at: .zero, proposal)
      options.place(at: CGPoint(x: titleWidth(proposal), y: 0), besideTitle(proposal))
    }
  }
}

/// One of several views; the others have no place.
final class SelectedOptionRule: ContainerRule {
  private let index: Int?
  init(_ index: Int?) { self.index = index }

  private var selected: LayoutItem? {
    guard let index, item.children.indices.contains(index) else { return nil }
    return item.children[index]
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize { selected?.size(proposal) ?? .zero }
  override func place() { selected?.place(at: .zero, item.proposal) }
}

/// Options with room for a mark beside each: round ones before it, hugging the options, or a check mark behind it at
/// the end of the row.
final class MarkedRowsRule: ContainerRule {
  static let mark: CGFloat = 16
  private let side: HorizontalAlignment
  private let axis: Axis
  private let gap: CGFloat = 6
  init(_ side: HorizontalAlignment, _ axis: Axis = .vertical) {
    self.side = side
    self.axis = axis
  }

  private var taken: CGFloat { Self.mark + gap }
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max($0 - taken, 0) }, height: nil)
  }
  private func rowHeight(_ child: LayoutItem, _ proposal: ProposedViewSize) -> CGFloat {
    max(child.size(inner(proposal)).height, Self.mark)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = item.children.map { $0.size(inner(proposal)) }
    let gaps = gap * CGFloat(max(sizes.count - 1, 0))
    let heights = item.children.map { rowHeight($0, proposal) }
    if axis == .horizontal {
      let width = sizes.reduce(0) { $0 + $1.width + taken } + 2 * gaps
      return CGSize(width: width, height: heights.max() ?? 0)
    }
    let widest = (sizes.map(\.width).max() ?? 0) + taken
    let width = side == .trailing ? proposal.width.map { $0.isFinite ? max($0, 0) : widest } ?? widest : widest
    return CGSize(width: width, height: heights.reduce(0, +) + gaps)
  }

  override func place() {
    let proposal = item.proposal
    var origin = CGPoint.zero
    for child in item.children {
      let size = child.size(inner(proposal))
      let height = axis == .horizontal ? item.size.height : rowHeight(child, proposal)
      child.place(
        at: CGPoint(x: origin.x + (side == .leading ? taken : 0), y: origin.y + (height - size.height) / 2),
        inner(proposal))
      if axis == .horizontal { origin.x += size.width + taken + 2 * gap } else { origin.y += height + gap }
    }
  }

  /// Where an option's mark is, in the item's coordinates.
  func markFrame(_ child: LayoutItem) -> CGRect {
    let x = side == .leading ? child.origin.x - taken : item.size.width - Self.mark
    let y = child.origin.y + (child.size.height - Self.mark) / 2
    return CGRect(x: x, y: y, width: Self.mark, height: Self.mark)
  }
}

/// A wheel of rows 32 points high: as wide as proposed and 216 points high, whatever the number of its rows; those that
/// are out of sight have no place.
final class WheelRule: ContainerRule {
  static let row: CGFloat = 32
  private let index: Int
  private let ideal = CGSize(width: 320, height: 216)
  init(_ index: Int) { self.index = index }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(proposal.width ?? ideal.width, 0), height: ideal.height)
  }
  override func place() {
    let proposal = ProposedViewSize(width: item.size.width, height: Self.row)
    for (index, child) in item.children.enumerated() where abs(index - self.index) <= 3 {
      let size = child.size(proposal)
      let middle = item.size.height / 2 + CGFloat(index - self.index) * Self.row
      child.place(at: CGPoint(x: (item.size.width - size.width) / 2, y: middle - size.height / 2), proposal)
    }
  }
}

/// Segments of the same width, 32 points high, each with its view in the middle.
final class SegmentsRule: ContainerRule {
  private let height: CGFloat = 32

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let widest = item.children.map { $0.size(.unspecified).width }.max() ?? 0
    return CGSize(
      width: max(proposal.width ?? (widest + 16) * CGFloat(item.children.count), 0), height: height)
  }
  override func place() {
    guard !item.children.isEmpty else { return }
    let segment = CGSize(width: item.size.width / CGFloat(item.children.count), height: height)
    for (index, child) in item.children.enumerated() {
      let size = child.size(ProposedViewSize(segment))
      let x = CGFloat(index) * segment.width + (segment.width - size.width) / 2
      child.place(at: CGPoint(x: x, y: (item.size.height - size.height) / 2), ProposedViewSize(segment))
    }
  }
}

/// A label at the leading edge and a value at the trailing one, in the proposed width; a label of several views stands
/// one below the other, a value of several views side by side.
final class LabeledContentRule: ContainerRule {
  private let gap: CGFloat = 8
  private let labelCount: Int
  init(_ labelCount: Int) { self.labelCount = labelCount }

  private var labels: ArraySlice<LayoutItem> { item.children.prefix(labelCount) }
  private var values: ArraySlice<LayoutItem> { item.children.dropFirst(labelCount) }
  private var row: (layout: HStackLayout, subviews: LayoutSubviews) {
    (HStackLayout(), LayoutSubviews(values.map { $0 as any LayoutElement }[...]))
  }

  private func valueSize(_ proposal: ProposedViewSize) -> CGSize {
    guard values.count != 1, !values.isEmpty else { return values.first?.size(proposal) ?? .zero }
    let (layout, subviews) = row
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// What the label and the value are proposed: the label has its width, but at most half of the row.
  private func proposals(_ proposal: ProposedViewSize) -> (label: ProposedViewSize, value: ProposedViewSize) {
    guard !values.isEmpty, let width = proposal.width else { return (proposal, proposal) }
    let label = labels.map { $0.size(.unspecified).width }.max() ?? 0
    let left = ProposedViewSize(width: max(width - gap - min(label, width / 2), 0), height: proposal.height)
    let rest = ProposedViewSize(width: max(width - gap - valueSize(left).width, 0), height: proposal.height)
    return (rest, left)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let proposals = proposals(proposal)
    let titles = labels.map { $0.size(proposals.label) }
    let shown = valueSize(proposals.value)
    let title = CGSize(width: titles.map(\.width).max() ?? 0, height: titles.reduce(0) { $0 + $1.height })
    let ideal = title.width + (values.isEmpty ? 0 : gap) + shown.width
    let width = proposal.width.map { $0.isFinite ? max($0, 0) : ideal } ?? ideal
    return CGSize(width: values.isEmpty ? title.width : width, height: max(title.height, shown.height))
  }

  override func place() {
    let proposals = proposals(item.proposal)
    let height = labels.reduce(0) { $0 + $1.size(proposals.label).height }
    var y = (item.size.height - height) / 2
    for label in labels {
      label.place(at: CGPoint(x: 0, y: y), proposals.label)
      y += label.size(proposals.label).height
    }
    guard let value = values.first else { return }
    let shown = valueSize(proposals.value)
    let origin = CGPoint(x: item.size.width - shown.width, y: (item.size.height - shown.height) / 2)
    guard values.count > 1 else { return value.place(at: origin, proposals.value) }
    let (layout, subviews) = row
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(
      in: CGRect(origin: origin, size: shown), proposal: proposals.value, subviews: subviews, cache: &cache)
  }
}

/// A control of its own height that shows no label: as wide as proposed, but not narrower than it can be.
final class CalendarRule: ContainerRule {
  private let least: CGSize
  init(_ least: CGSize) { self.least = least }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? $0 : least.width } ?? least.width
    return CGSize(width: max(width, least.width), height: least.height)
  }
  override func place() {}
}

/// A bar that takes the proposed width, between the views of its ends; its label is not shown.
final class SliderRule: ContainerRule {
  private let gap: CGFloat = 8
  private var ends: ArraySlice<LayoutItem> { item.children.dropFirst() }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 200, height: max(31, ends.map { $0.size(.unspecified).height }.max() ?? 0))
  }
  override func place() {
    for (index, end) in ends.enumerated() {
      let size = end.size(.unspecified)
      let x = index == 0 ? 0 : item.size.width - size.width
      end.place(at: CGPoint(x: x, y: (item.size.height - size.height) / 2), .unspecified)
    }
  }

  /// Where the bar is, in the item's coordinates.
  var barFrame: CGRect {
    let sizes = ends.map { $0.size(.unspecified).width + gap }
    let leading = sizes.first ?? 0
    let trailing = sizes.count > 1 ? sizes[1] : 0
    return CGRect(x: leading, y: 0, width: max(item.size.width - leading - trailing, 0), height: item.size.height)
  }
}

/// Some of several views, side by side; the others have no place.
final class ShownPartRule: ContainerRule {
  private let part: Range<Int>
  init(_ part: Range<Int>) { self.part = part }

  private var row: (layout: HStackLayout, subviews: LayoutSubviews) {
    let shown = item.children[part.clamped(to: item.children.indices)]
    return (HStackLayout(), LayoutSubviews(shown.map { $0 as any LayoutElement }[...]))
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let (layout, subviews) = row
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func place() {
    let (layout, subviews) = row
    var cache = layout.makeCache(subviews: subviews)
    let bounds = CGRect(origin: .zero, size: item.size)
    layout.placeSubviews(in: bounds, proposal: item.proposal, subviews: subviews, cache: &cache)
  }
}
