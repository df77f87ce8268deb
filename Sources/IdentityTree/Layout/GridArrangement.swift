import Foundation

/// The row of a grid that a view is a cell of.
struct GridRowTrait {
  enum Key {}
  /// Which row; views of equal numbers that follow each other are one.
  var row: Int
  var alignment: VerticalAlignment?
}

/// What a cell tells its grid, by the type that names it.
enum GridCellTrait {
  enum Columns {}
  enum Anchor {}
  enum ColumnAlignment {}
  enum UnsizedAxes {}
}

/// Sizes the columns and rows of a grid, and puts the cells in.
///
/// A column is as wide as the widest of its cells; where a width is proposed, columns share it as the views of a
/// stack do, the least flexible first. A view outside of a row takes the whole width.
struct GridArrangement {
  private struct Cell {
    var index: Int
    var column: Int
    var span: Int
    var isRow: Bool
    var unsized: Axis.Set
  }
  private struct Row {
    var cells: [Cell]
    var alignment: VerticalAlignment?
  }

  private let layout: GridLayout
  private let subviews: LayoutSubviews
  private var rows: [Row] = []
  private var columnAlignments: [Int: HorizontalAlignment] = [:]
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []
  private var gap: CGFloat
  private var rowGap: CGFloat
  private(set) var size = CGSize.zero

  init(_ layout: GridLayout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    self.layout = layout
    self.subviews = subviews
    gap = layout.horizontalSpacing ?? 8
    rowGap = layout.verticalSpacing ?? 8
    makeRows()
    guard !rows.isEmpty else { return }
    sizeColumns(proposal)
    sizeRows(proposal)
  }

  private func trait<T>(_ index: Int, _ key: Any.Type) -> T? {
    subviews[subviews.startIndex + index].element.value(of: ObjectIdentifier(key)) as? T
  }

  private mutating func makeRows() {
    var lastRow: Int?
    for index in 0..<subviews.count {
      let unsized: Axis.Set = trait(index, GridCellTrait.UnsizedAxes.self) ?? []
      guard let row: GridRowTrait = trait(index, GridRowTrait.Key.self) else {
        rows.append(
          Row(cells: [Cell(index: index, column: 0, span: 1, isRow: true, unsized: unsized)], alignment: nil))
        lastRow = nil
        continue
      }
      if row.row != lastRow { rows.append(Row(cells: [], alignment: row.alignment)) }
      lastRow = row.row
      let column = rows[rows.count - 1].cells.last.map { $0.column + $0.span } ?? 0
      let span = max(trait(index, GridCellTrait.Columns.self) ?? 1, 1)
      rows[rows.count - 1].cells.append(
        Cell(index: index, column: column, span: span, isRow: false, unsized: unsized))
      if let alignment: HorizontalAlignment = trait(index, GridCellTrait.ColumnAlignment.self) {
        columnAlignments[column] = alignment
      }
    }
  }

  private func size(_ cell: Cell, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    subviews[subviews.startIndex + cell.index].sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  private func width(_ cells: [Cell], _ proposed: CGFloat?) -> CGFloat {
    cells.filter { !$0.unsized.contains(.horizontal) }.map { size($0, proposed, nil).width }.max() ?? 0
  }

  private mutating func sizeColumns(_ proposal: ProposedViewSize) {
    let all = rows.flatMap(\.cells)
    let count = all.filter { !$0.isRow }.map { $0.column + $0.span }.max() ?? 0
    let columns = (0..<count).map { column in all.filter { !$0.isRow && $0.column == column && $0.span == 1 } }
    widths = columns.map { width($0, nil) }
    let gaps = gap * CGFloat(max(count - 1, 0))
    if let length = proposal.width, length.isFinite, count > 0 {
      let order = columns.indices.map { index in
        (index: index, flexibility: width(columns[index], .infinity) - width(columns[index], 0))
      }.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
      var rest = max(length - gaps, 0)
      for (offset, entry) in order.enumerated() {
        let part = max(rest, 0) / CGFloat(count - offset)
        widths[entry.index] = width(columns[entry.index], part).finite
        rest -= widths[entry.index]
      }
    } else if proposal.width != nil {
      widths = columns.map { width($0, .infinity) }
    }
    // A cell over several columns that needs more than they have makes the last of them wider.
    for cell in all where cell.span > 1 && !cell.unsized.contains(.horizontal) {
      let range = cell.column..<min(cell.column + cell.span, count)
      let own = range.reduce(gap * CGFloat(range.count - 1)) { $0 + widths[$1] }
      let needed = size(cell, proposal.width.map { min($0, max(own, 0)) } ?? nil, nil).width
      if needed.isFinite, needed > own, let last = range.last { widths[last] += needed - own }
    }
    size.width = widths.reduce(0, +) + gaps
    let whole = all.filter(\.isRow)
    let wide = whole.filter { !$0.unsized.contains(.horizontal) }.map { size($0, proposal.width, nil).width }.max()
    size.width = max(size.width, wide ?? 0)
  }

  private func width(of cell: Cell) -> CGFloat {
    if cell.isRow { return size.width }
    let range = cell.column..<min(cell.column + cell.span, widths.count)
    return range.reduce(gap * CGFloat(max(range.count - 1, 0))) { $0 + widths[$1] }
  }

  private func height(_ row: Row, _ proposed: CGFloat?) -> CGFloat {
    let sized = row.cells.filter { !$0.unsized.contains(.vertical) }
    guard let alignment = rowGuide(row) else {
      return sized.map { size($0, width(of: $0), proposed).height }.max() ?? 0
    }
    let parts = sized.map { cell in
      let dimensions = subviews[subviews.startIndex + cell.index]
        .dimensions(in: ProposedViewSize(width: width(of: cell), height: proposed))
      return (dimensions.height, dimensions[alignment])
    }
    return LayeredArrangement.span(parts).length
  }

  /// The alignment of a row where it is not by a fraction of the height.
  private func rowGuide(_ row: Row) -> VerticalAlignment? {
    let alignment = row.alignment ?? layout.alignment.vertical
    return alignment.key.fraction == nil ? alignment : nil
  }

  private mutating func sizeRows(_ proposal: ProposedViewSize) {
    let gaps = rowGap * CGFloat(max(rows.count - 1, 0))
    heights = rows.map { height($0, nil) }
    if let length = proposal.height, length.isFinite {
      let order = rows.indices.map { index in
        (index: index, flexibility: height(rows[index], .infinity) - height(rows[index], 0))
      }.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
      var rest = max(length - gaps, 0)
      for (offset, entry) in order.enumerated() {
        let part = max(rest, 0) / CGFloat(rows.count - offset)
        heights[entry.index] = height(rows[entry.index], part).finite
        rest -= heights[entry.index]
      }
    } else if proposal.height != nil {
      heights = rows.map { height($0, .infinity) }
    }
    size.height = heights.reduce(0, +) + gaps
  }

  func apply(_ bounds: CGRect) {
    var y = bounds.minY
    for (row, height) in zip(rows, heights) {
      var guideLine: CGFloat?
      if let guide = rowGuide(row) {
        guideLine = row.cells.map { cell in
          subviews[subviews.startIndex + cell.index]
            .dimensions(in: ProposedViewSize(width: width(of: cell), height: height))[guide]
        }.max()
      }
      for cell in row.cells {
        let x = bounds.minX + widths[..<min(cell.column, widths.count)].reduce(0) { $0 + $1 + gap }
        let room = CGSize(width: width(of: cell), height: height)
        let proposal = ProposedViewSize(
          width: cell.unsized.contains(.horizontal) && !room.width.isFinite ? nil : room.width, height: room.height)
        let subview = subviews[subviews.startIndex + cell.index]
        let dimensions = subview.dimensions(in: proposal)
        var origin: CGPoint
        if let anchor: UnitPoint = trait(cell.index, GridCellTrait.Anchor.self) {
          origin = CGPoint(
            x: (room.width - dimensions.width) * anchor.x, y: (room.height - dimensions.height) * anchor.y)
        } else {
          let horizontal = cell.isRow ? nil : columnAlignments[cell.column]
          let alignment = Alignment(
            horizontal: horizontal ?? layout.alignment.horizontal,
            vertical: row.alignment ?? layout.alignment.vertical)
          origin = AligningRule.origin(of: dimensions, in: room, alignment)
          if let guideLine, let guide = rowGuide(row) { origin.y = guideLine - dimensions[guide] }
        }
        subview.place(at: CGPoint(x: x + origin.x, y: y + origin.y), proposal: proposal)
      }
      y += height + rowGap
    }
  }
}

extension GridLayout: Layout {
  public typealias Cache = Void
  public typealias AnimatableData = EmptyAnimatableData

  /// The size of all columns and rows.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    GridArrangement(self, proposal, subviews).size
  }
  /// Puts the cells in.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    GridArrangement(self, proposal, subviews).apply(bounds)
  }
}
