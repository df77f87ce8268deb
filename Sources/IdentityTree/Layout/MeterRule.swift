import Foundation

/// A gauge or a progress view: its labels around a bar, a ring or a turning mark, which layout draws itself.
final class MeterRule: ContainerRule {
  /// How many views each label is.
  struct Counts: Equatable {
    var label = 0
    var value = 0
    var minimum = 0
    var maximum = 0
  }

  let look: MeterLook
  private let counts: Counts
  /// Of a progress view, labels begin at the leading edge.
  private let alignment: HorizontalAlignment
  private let bar: CGFloat = 4
  private let ring: CGFloat = 58
  private let spinner: CGFloat = 20
  private let gap: CGFloat = 8
  private let rowGap: CGFloat = 4

  private init(_ look: MeterLook, _ counts: Counts, _ alignment: HorizontalAlignment) {
    self.look = look
    self.counts = counts
    self.alignment = alignment
  }

  @MainActor static func recipe(for node: Node, _ context: LayoutContext) -> LayoutRecipe? {
    guard let look = MeterLook.of(node) else { return nil }
    let ends = MeterParts.of(node) ?? MeterParts(label: 0)
    let children = Array(node.children)
    func count(_ start: Int, _ end: Int) -> Int {
      let range = (start..<max(start, end)).clamped(to: 0..<children.count)
      return context.tree.viewCount(of: children[range])
    }
    let counts = Counts(
      label: count(0, ends.label), value: count(ends.label, ends.value), minimum: count(ends.value, ends.minimum),
      maximum: count(ends.minimum, ends.maximum))
    let isGauge = node.typeName == "Gauge"
    return LayoutRecipe([node.typeName, "\(look) \(counts)"]) {
      MeterRule(look, counts, isGauge || look == .spinner ? .center : .leading)
    }
  }

  // MARK: Parts

  private func part(after skipped: Int, _ count: Int) -> ArraySlice<LayoutItem> {
    item.children.dropFirst(skipped).prefix(count)
  }
  private var label: ArraySlice<LayoutItem> { part(after: 0, counts.label) }
  private var value: ArraySlice<LayoutItem> { part(after: counts.label, counts.value) }
  private var minimum: ArraySlice<LayoutItem> { part(after: counts.label + counts.value, counts.minimum) }
  private var maximum: ArraySlice<LayoutItem> {
    part(after: counts.label + counts.value + counts.minimum, counts.maximum)
  }

  /// Views of one label stand side by side.
  private func size(_ part: ArraySlice<LayoutItem>, _ width: CGFloat?) -> CGSize {
    let proposal = ProposedViewSize(width: width, height: nil)
    let sizes = part.map { $0.size(proposal) }
    return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }
  private func place(_ part: ArraySlice<LayoutItem>, at origin: CGPoint, height: CGFloat, _ width: CGFloat?) {
    let proposal = ProposedViewSize(width: width, height: nil)
    var x = origin.x
    for child in part {
      let size = child.size(proposal)
      child.place(at: CGPoint(x: x, y: origin.y + (height - size.height) / 2), proposal)
      x += size.width
    }
  }

  /// What stands below each other.
  private enum Row {
    case label, bar, spinner, value
  }
  private var rows: [Row] {
    switch look {
    case .bar: [.label, .bar, .value]
    case .smallBar: [.bar]
    case .spinner: [.spinner, .label, .value]
    case .ring, .openRing: []
    }
  }
  private func size(_ row: Row, _ width: CGFloat?) -> CGSize {
    switch row {
    case .label: return size(label, width)
    case .value: return size(value, width)
    case .spinner: return CGSize(width: spinner, height: spinner)
    case .bar:
      let ends = [size(minimum, nil), size(maximum, nil)]
      let taken = ends.reduce(0) { $0 + ($1.width > 0 ? $1.width + gap : 0) }
      return CGSize(width: width ?? 200 + taken, height: max(bar, ends[0].height, ends[1].height))
    }
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    guard !rows.isEmpty else { return CGSize(width: ring, height: ring) }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let sizes = rows.map { size($0, width) }.filter { $0.height > 0 }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(0) { $0 + $1.height } + rowGap * CGFloat(max(sizes.count - 1, 0)))
  }

  override func place() {
    guard !rows.isEmpty else { return placeInRing() }
    let width = item.size.width
    var y: CGFloat = 0
    for row in rows {
      let size = size(row, width)
      guard size.height > 0 else { continue }
      let x = (width - size.width) * (alignment == .center ? 0.5 : 0)
      switch row {
      case .label: place(label, at: CGPoint(x: x, y: y), height: size.height, width)
      case .value: place(value, at: CGPoint(x: x, y: y), height: size.height, width)
      case .spinner: figureFrame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      case .bar:
        let ends = [self.size(minimum, nil).width, self.size(maximum, nil).width]
        place(minimum, at: CGPoint(x: 0, y: y), height: size.height, nil)
        place(maximum, at: CGPoint(x: width - ends[1], y: y), height: size.height, nil)
        let leading = ends[0] > 0 ? ends[0] + gap : 0
        let trailing = ends[1] > 0 ? ends[1] + gap : 0
        figureFrame = CGRect(
          x: leading, y: y + (size.height - bar) / 2, width: max(width - leading - trailing, 0), height: bar)
      }
      y += size.height + rowGap
    }
  }

  /// The value in the middle; at the open place of a ring the ends, or the label where there are none.
  private func placeInRing() {
    figureFrame = CGRect(origin: .zero, size: item.size)
    let inner = ring * 0.7
    func center(_ part: ArraySlice<LayoutItem>, _ x: CGFloat, _ y: CGFloat) {
      let size = size(part, inner)
      place(part, at: CGPoint(x: x - size.width / 2, y: y - size.height / 2), height: size.height, inner)
    }
    center(value, ring / 2, ring / 2)
    guard look == .openRing else { return }
    if counts.minimum + counts.maximum > 0 {
      center(minimum, ring * 0.25, ring * 0.9)
      center(maximum, ring * 0.75, ring * 0.9)
    } else {
      center(label, ring / 2, ring * 0.9)
    }
  }

  /// Where the bar, ring or turning mark is, in the item's coordinates.
  private(set) var figureFrame = CGRect.zero
}
