import Foundation

/// The columns of a lazy grid, or its rows.
struct GridTracks: Equatable {
  struct Track: Equatable {
    var origin: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }
  private(set) var tracks: [Track] = []
  private(set) var length: CGFloat = 0

  static func == (left: GridTracks, right: GridTracks) -> Bool {
    left.tracks == right.tracks && left.length == right.length
  }

  /// Divides a length among items: fixed ones first, then an equal part of the rest for each, in order.
  ///
  /// An adaptive item takes as many tracks of its least length as fit into its part, and stretches them.
  init(_ items: [GridItem], length: CGFloat?) {
    let items = items.isEmpty ? [GridItem()] : items
    func gap(after index: Int) -> CGFloat { index + 1 < items.count ? items[index].spacing ?? 8 : 0 }
    var rest = (length.map { $0.isFinite ? $0 : 0 }) ?? 0
    var flexible = 0
    for (index, item) in items.enumerated() {
      rest -= gap(after: index)
      if case .fixed(let size) = item.size { rest -= size } else { flexible += 1 }
    }
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      let part = max(rest / CGFloat(max(flexible, 1)), 0)
      switch item.size {
      case .fixed(let size): add(size, &position, item)
      case .flexible(let least, let most):
        let size = max(min(part, most), least)
        add(size, &position, item)
        rest -= size
        flexible -= 1
      case .adaptive(let least, let most):
        let spacing = item.spacing ?? 8
        let least = max(least, 1)
        let count = max(Int((part + spacing + 0.001) / (least + spacing)), 1)
        let size = max(min((part - spacing * CGFloat(count - 1)) / CGFloat(count), most), count == 1 ? least : 0)
        for number in 0..<count {
          add(size, &position, item)
          if number + 1 < count { position += spacing }
        }
        rest -= part
        flexible -= 1
      }
      position += gap(after: index)
    }
    self.length = position
  }

  private mutating func add(_ size: CGFloat, _ position: inout CGFloat, _ item: GridItem) {
    let size = max(size.finite, 0)
    tracks.append(Track(origin: position, length: size, alignment: item.alignment))
    position += size
  }
}

/// Where a lazy container's views come from: made ones and those that are only counted.
enum LazyEntry {
  case made(LayoutItem)
  /// Takes the whole width of a grid.
  case header(LayoutItem)
  /// Takes the whole width of a grid.
  case footer(LayoutItem)
  case missing(LazyRows, Range<Int>)
  /// What follows begins on another line.
  case sectionStart
  /// What follows begins on another line.
  case sectionEnd
}

/// A lazy stack or grid along an axis: places what is visible, and asks for rows that are not made yet.
///
/// A line (a row of a vertical grid, one view of a stack) that is not made counts with the mean length of those that
/// are. The first line is made alone, as nothing is known before it is measured (it counts with 44 points); then so
/// many that they hardly fill more than the visible part, until it is full.
final class LazyRule: ContainerRule {
  static let estimate: CGFloat = 44

  private let axis: Axis
  private let items: [GridItem]?
  private let alignment: Alignment
  private let gap: CGFloat?
  private let leastLength: CGFloat
  /// What stays visible while its section is.
  private let pinned: PinnedScrollableViews
  var entries: [LazyEntry] = []

  init(
    axis: Axis, items: [GridItem]?, alignment: Alignment, spacing: CGFloat?, leastLength: CGFloat = 0,
    pinned: PinnedScrollableViews = []
  ) {
    self.pinned = pinned
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.gap = spacing
    self.leastLength = leastLength
  }

  override var kind: Kind { .container(items == nil ? axis : nil) }
  override var readsPosition: Bool { true }

  private struct Line {
    var start: CGFloat
    var length: CGFloat
    var cells: [(item: LayoutItem, track: Int?)]
    var missing: (rows: LazyRows, range: Range<Int>)?
  }

  private struct Plan {
    var tracks: GridTracks
    var lines: [Line] = []
    var length: CGFloat = 0
    var mean: CGFloat = LazyRule.estimate
    /// The lengths of the lines that are made.
    var known: [CGFloat] = []
    /// The sections that have something to pin.
    var sections: [PinnedSection] = []
  }

  /// The lines of a section, and which of them are pinned.
  private struct PinnedSection {
    var lines: Range<Int>
    var header: Int?
    var footer: Int?
  }
  private var plans: [(proposal: ProposedViewSize, plan: Plan)] = []
  override func forget() { plans = [] }

  private func plan(_ proposal: ProposedViewSize) -> Plan {
    var key = proposal
    key[axis] = nil
    if let known = plans.first(where: { $0.proposal == key }) { return known.plan }
    let made = makePlan(key)
    if plans.count >= 4 { plans.removeFirst(2) }
    plans.append((key, made))
    return made
  }

  private func makePlan(_ proposal: ProposedViewSize) -> Plan {
    let across = proposal[axis.other]
    var plan = Plan(tracks: GridTracks(items ?? [GridItem(.flexible(minimum: 0))], length: across))
    if items == nil { plan.tracks = GridTracks([.init(.fixed(across?.finite ?? 0))], length: across) }
    let count = plan.tracks.tracks.count
    // Lines first, their lengths where they are made.
    var lines: [Line] = []
    var column = 0
    var open: [PinnedSection] = []
    for entry in entries {
      switch entry {
      case .header(let item), .footer(let item):
        if case .header = entry, pinned.contains(.sectionHeaders), !open.isEmpty {
          open[open.count - 1].header = lines.count
        }
        if case .footer = entry, pinned.contains(.sectionFooters), !open.isEmpty {
          open[open.count - 1].footer = lines.count
        }
        lines.append(Line(start: 0, length: length(of: item, across), cells: [(item, nil)]))
        column = 0
      case .made(let item):
        if column == 0 { lines.append(Line(start: 0, length: 0, cells: [])) }
        let track: CGFloat? = items == nil ? across : plan.tracks.tracks[column].length
        lines[lines.count - 1].cells.append((item, column))
        lines[lines.count - 1].length = max(lines[lines.count - 1].length, length(of: item, track))
        column = (column + 1) % count
      case .missing(let rows, let range):
        // Missing rows begin on a line of their own; what is made is asked for from a line's start.
        lines.append(Line(start: 0, length: 0, cells: [], missing: (rows, range)))
        column = 0
      case .sectionStart:
        if !pinned.isEmpty { open.append(PinnedSection(lines: lines.count..<lines.count)) }
        column = 0
      case .sectionEnd:
        column = 0
        guard var section = open.popLast(), section.header != nil || section.footer != nil else { continue }
        section.lines = section.lines.lowerBound..<lines.count
        plan.sections.append(section)
      }
    }
    plan.known = lines.filter { $0.missing == nil }.map(\.length)
    if !plan.known.isEmpty { plan.mean = plan.known.reduce(0, +) / CGFloat(plan.known.count) }
    var position: CGFloat = 0
    var last: LayoutItem?
    for index in lines.indices {
      if index > 0 {
        let next = lines[index].cells.first?.item
        if let gap {
          position += gap
        } else if let last, let next {
          position += last.spacing.distance(to: next.spacing, along: axis)
        } else {
          position += 8
        }
      }
      if let missing = lines[index].missing {
        let count = CGFloat((missing.range.count + count - 1) / count)
        lines[index].length = count * plan.mean + max(count - 1, 0) * (gap ?? 8)
      }
      lines[index].start = position
      position += lines[index].length
      last = lines[index].cells.last?.item
    }
    plan.lines = lines
    plan.length = position
    return plan
  }

  private func length(of item: LayoutItem, _ across: CGFloat?) -> CGFloat {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = across
    return max(item.size(proposal)[axis].finite, leastLength)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let plan = plan(proposal)
    var size = CGSize.zero
    size[axis] = plan.length
    if let across = proposal[axis.other] {
      size[axis.other] = items == nil ? across : max(across, plan.tracks.length)
    } else if items == nil {
      size[axis.other] = plan.lines.flatMap { $0.cells }.map { $0.item.size(.unspecified)[axis.other] }.max() ?? 0
    } else {
      size[axis.other] = plan.tracks.length
    }
    return size
  }

  override func place() {
    let plan = plan(item.proposal)
    let bounds = item.size
    let free = max(bounds[axis.other] - plan.tracks.length, 0)
    var shift: CGFloat = 0
    if items != nil, free > 0 {
      let fraction = (axis == .vertical ? alignment.horizontal.key : alignment.vertical.key).fraction ?? 0
      shift = free * fraction
    }
    pins = pins(plan)
    for (index, line) in plan.lines.enumerated() {
      for cell in line.cells {
        let track = cell.track.flatMap { items == nil ? nil : plan.tracks.tracks[$0] }
        var room = CGSize.zero
        room[axis] = line.length
        room[axis.other] = track?.length ?? bounds[axis.other]
        var proposal = ProposedViewSize.unspecified
        proposal[axis.other] = room[axis.other]
        let cellAlignment = items == nil ? alignment : track?.alignment ?? .center
        let origin = AligningRule.origin(of: cell.item.dimensions(proposal), in: room, cellAlignment)
        var position = CGPoint.zero
        position[axis] = line.start + origin[axis] + (pins[index]?.distance ?? 0)
        position[axis.other] = (track.map { $0.origin + shift } ?? 0) + origin[axis.other]
        cell.item.place(at: position, proposal)
      }
    }
    requestVisibleRows(plan)
  }

  /// A header or footer that stands elsewhere than at its place among the rows.
  struct Pin {
    let item: LayoutItem
    /// How far it stands behind its place, along the axis.
    let distance: CGFloat
    /// Where its line stands now in the container, along the axis.
    let line: Range<CGFloat>
    let isHeader: Bool
  }
  /// By the number of the line.
  private(set) var pins: [Int: Pin] = [:]

  override func pin(of child: LayoutItem) -> CGPoint {
    guard !pins.isEmpty else { return .zero }
    var distance = CGPoint.zero
    distance[axis] = pins.values.first { $0.item === child }?.distance ?? 0
    return distance
  }

  /// The whole line of a pinned view, in the container's coordinates.
  func frame(of pin: Pin) -> CGRect {
    var frame = CGRect(origin: .zero, size: item.size)
    frame.origin[axis] = pin.line.lowerBound
    frame.size[axis] = pin.line.upperBound - pin.line.lowerBound
    return frame
  }

  /// A header is at the visible part's beginning at least, a footer at its end at most, both within their section: the
  /// next section's header pushes a header on.
  private func pins(_ plan: Plan) -> [Int: Pin] {
    guard !plan.sections.isEmpty, let seen else { return [:] }
    var pins: [Int: Pin] = [:]
    for section in plan.sections {
      let start = plan.lines[section.lines.lowerBound].start
      let last = plan.lines[section.lines.upperBound - 1]
      let end = last.start + last.length
      func pin(_ index: Int?, isHeader: Bool) {
        guard let index, let item = plan.lines[index].cells.first?.item else { return }
        let line = plan.lines[index]
        let place =
          isHeader
          ? min(max(line.start, seen.lowerBound), max(end - line.length, line.start))
          : max(min(line.start, seen.upperBound - line.length), min(start, line.start))
        guard place != line.start else { return }
        pins[index] = Pin(
          item: item, distance: (place - line.start).tidy, line: place..<(place + line.length), isHeader: isHeader)
      }
      pin(section.header, isHeader: true)
      pin(section.footer, isHeader: false)
    }
    return pins
  }

  /// The part of the container that the scroll view around it shows along the axis.
  private var seen: ClosedRange<CGFloat>? {
    guard let (scroll, rule) = item.ancestor(ScrollRule.self), rule.axes.contains(Axis.Set(axis)) else { return nil }
    let start = scroll.global(.zero)[axis] - item.global(.zero)[axis]
    return start...(start + scroll.size[axis])
  }

  /// The part of the container that can be seen, with a margin of half a screen on both sides.
  private var visible: ClosedRange<CGFloat> {
    var low: CGFloat = -.infinity
    var high: CGFloat = .infinity
    let origin = item.global(.zero)[axis]
    var current = item.parent
    while let next = current {
      if next.rule is ScrollRule || next.rule is WindowRule {
        let start = next.global(.zero)[axis] - origin
        let margin = next.size[axis] / 2
        low = max(low, start - margin)
        high = min(high, start + next.size[axis] + margin)
        if next.rule is ScrollRule { break }
      }
      current = next.parent
    }
    return low...max(low, high)
  }

  private func requestVisibleRows(_ plan: Plan) {
    let visible = visible
    let count = plan.tracks.tracks.count
    for line in plan.lines {
      guard let missing = line.missing else { continue }
      let end = line.start + line.length
      guard end >= visible.lowerBound, line.start <= visible.upperBound else { continue }
      let step = max(plan.mean + (gap ?? 8), 1)
      let skipped = max(Int((visible.lowerBound - line.start) / step), 0)
      let first = min(missing.range.lowerBound + skipped * count, missing.range.upperBound - 1)
      guard let longest = plan.known.max(), let shortest = plan.known.min() else {
        return missing.rows.makeRows(first..<min(first + count, missing.range.upperBound))
      }
      // What is left to fill: as many lines as the longest one allows, or half of what the mean one would; and no more
      // than are known already, unless these are all alike.
      let rest = max(min(visible.upperBound, end) - line.start - CGFloat(skipped) * step, 0)
      var lines = max(rest / max(longest + (gap ?? 8), 1), rest / step / 2, 1).rounded(.up)
      if plan.known.count < 3 || longest > shortest { lines = min(lines, CGFloat(plan.known.count)) }
      let last = min(first + Int(min(lines, 100_000)) * count, missing.range.upperBound)
      missing.rows.makeRows(first..<last)
    }
  }
}

extension LayoutItem {
  /// The whole line of a pinned header or footer, in the window's coordinates; `nil` if the item is at its place.
  var pinnedArea: CGRect? {
    guard let (container, rule) = ancestor(LazyRule.self), !rule.pins.isEmpty else { return nil }
    let pin = rule.pins.values.first { pin in
      var item: LayoutItem? = self
      while let current = item, current !== pin.item, current !== container { item = current.parent }
      return item === pin.item
    }
    return pin.map { container.globalFrame(of: rule.frame(of: $0)) }
  }

  /// How far the item stands from its place in the content that is scrolled: it, or what it is in, is pinned.
  var pin: CGPoint {
    var distance = CGPoint.zero
    var item = self
    while let parent = item.parent {
      let pin = parent.rule.pin(of: item)
      distance.x += pin.x
      distance.y += pin.y
      item = parent
    }
    return distance
  }
}
