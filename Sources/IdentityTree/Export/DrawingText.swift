import Foundation

extension Drawing.Item {
  /// The number of the button that the figure is a label of.
  fileprivate var button: Int? {
    switch figure {
    case .text(_, _, _, let button), .symbol(_, _, let button): button
    default: nil
    }
  }

  fileprivate var isText: Bool {
    if case .text = figure { return true }
    return false
  }

  /// What a part of a button's label says.
  fileprivate var label: (lines: [String], font: Drawing.Font, color: DrawnColor) {
    let font = Drawing.Font(.body)
    switch figure {
    case .text(let lines, let font, let color, _): return (lines, font, color)
    case .symbol(let name, let color, _): return ([Drawing.glyph(name).text], font, color)
    default: return ([], font, .black)
    }
  }
}

extension Drawing {
  /// The drawing as lines of text, for a terminal.
  ///
  /// The window's width takes `columns` characters; a row is as high as two characters are wide. Rows above and below
  /// what is drawn are left out.
  public func text(columns: Int = 80, colors: Bool = false) -> [String] {
    let columns = min(max(columns, 20), 400)
    var canvas = TextCanvas(self, columns: columns)
    canvas.draw(items.filter { !$0.isEmpty })
    return canvas.lines(colors: colors)
  }
}

/// Characters in rows and columns.
private struct TextCanvas {
  private struct Cell {
    var character: Character = " "
    var foreground: DrawnColor?
    var background: DrawnColor?
    /// The right half of a wide character.
    var isCovered = false
    /// The number of the figure that was drawn here last.
    var figure = -1
    /// Where the text ends in the window that the character is of.
    var textEnd: CGFloat?
  }

  private let unit: CGFloat
  private let width: Int
  private let top: Int
  private let height: Int
  /// What texts stand in: the window, and the areas and outlines that are drawn so far.
  private var boxes: [CGRect]
  /// Marks before labels that stand at their leading edge.
  private var marks: [CGRect] = []
  private var cells: [Cell]
  /// The number of the figure that is being drawn.
  private var figure = -1

  init(_ drawing: Drawing, columns: Int) {
    width = columns
    unit = max(drawing.window.width, 1) / CGFloat(columns)
    boxes = [CGRect(origin: .zero, size: drawing.window)]
    let bounds = drawing.bounds
    let isEmpty = bounds.isNull || bounds.isEmpty
    // Boxes around single lines of text need a row more on both sides.
    let first = isEmpty ? 0 : Int((bounds.minY / (unit * 2)).rounded(.down)) - 1
    let last = isEmpty ? 0 : Int((bounds.maxY / (unit * 2)).rounded(.up)) + 1
    top = first
    height = min(max(last - first, 0), 2000)
    cells = Array(repeating: Cell(), count: width * height)
  }

  private struct Area {
    var left: Int
    var right: Int
    var top: Int
    var bottom: Int
  }

  private func area(_ rect: CGRect, leastHeight: Int = 1, leastWidth: Int = 1) -> Area {
    func cell(_ value: CGFloat, _ size: CGFloat) -> Int {
      let place = (value / size).rounded()
      return Int(min(max(place, -10_000), 10_000))
    }
    var area = Area(
      left: cell(rect.minX, unit), right: cell(rect.maxX, unit), top: cell(rect.minY, unit * 2) - top,
      bottom: cell(rect.maxY, unit * 2) - top)
    if area.bottom - area.top < leastHeight {
      let line = row(rect.midY)
      area.top = line - (leastHeight - 1) / 2
      area.bottom = area.top + leastHeight
    }
    if area.right - area.left < leastWidth { area.right = area.left + leastWidth }
    return area
  }

  private func row(_ y: CGFloat) -> Int {
    Int(min(max((y / (unit * 2)).rounded(.down), -10_000), 10_000)) - top
  }

  private mutating func set(_ column: Int, _ row: Int, in clip: Area?, _ change: (inout Cell) -> Void) {
    guard column >= 0, column < width, row >= 0, row < height else { return }
    if let clip, column < clip.left || column >= clip.right || row < clip.top || row >= clip.bottom { return }
    change(&cells[row * width + column])
    cells[row * width + column].figure = figure
  }

  mutating func draw(_ items: [Drawing.Item]) {
    let items = joined(items)
    for (number, item) in items.enumerated() {
      figure = number
      draw(item)
    }
    for (number, item) in items.enumerated() { name(item, number) }
  }

  /// A label of several parts is that of one button: parts of a line are one text, of others the first and the last
  /// one have the brackets.
  private func joined(_ items: [Drawing.Item]) -> [Drawing.Item] {
    var labels: [Int: [Int]] = [:]
    for (index, item) in items.enumerated() {
      if let button = item.button { labels[button, default: []].append(index) }
    }
    var result: [Drawing.Item?] = items
    for (button, parts) in labels where parts.count > 1 {
      let ordered = parts.sorted {
        let (left, right) = (items[$0].frame, items[$1].frame)
        return (row(left.midY), left.minX) < (row(right.midY), right.minX)
      }
      guard let last = parts.max(), let first = ordered.first, let end = ordered.last else { continue }
      if isLine(ordered.map { items[$0] }) {
        let text = ordered.map { items[$0].label.lines.joined() }.joined(separator: " ")
        // The font and the color are those of the first text, if there is any.
        let model = ordered.first { items[$0].isText } ?? first
        var item = items[last]
        item.frame = parts.reduce(items[last].frame) { $0.union(items[$1].frame) }
        item.figure = .text([text], items[model].label.font, items[model].label.color, button: button)
        for part in parts { result[part] = nil }
        result[last] = item
      } else {
        for part in ordered where items[part].isText || part == first || part == end {
          var (lines, font, color) = items[part].label
          if part == first, !lines.isEmpty { lines[0] = "[" + lines[0] }
          if part == end, !lines.isEmpty { lines[lines.count - 1] += "]" }
          result[part]?.figure = .text(lines, font, color, button: nil)
        }
      }
    }
    return result.compactMap { $0 }
  }

  /// Whether parts of a label stand side by side, without room for more between them.
  private func isLine(_ parts: [Drawing.Item]) -> Bool {
    guard let first = parts.first, parts.allSatisfy({ row($0.frame.midY) == row(first.frame.midY) }) else {
      return false
    }
    guard parts.allSatisfy({ $0.label.lines.count == 1 }) else { return false }
    return zip(parts, parts.dropFirst()).allSatisfy { left, right in
      (-1...20).contains(right.frame.minX - left.frame.maxX)
    }
  }

  /// The name of an area's color, where nothing lies over it; in brackets that tell it from a text of the view.
  private mutating func name(_ item: Drawing.Item, _ number: Int) {
    guard case .fill(_, let color, let own?) = item.figure, !own.isEmpty, !color.isWhite else { return }
    let name = "⟨\(own)⟩"
    let area = area(item.frame)
    let length = Self.columns(name)
    guard area.right - area.left >= length + 2, area.bottom - area.top >= 3 else { return }
    let row = row(item.frame.midY)
    let column = (area.left + area.right - length) / 2
    guard row >= 0, row < height, column >= 1, column + length < width else { return }
    guard (column - 1...column + length).allSatisfy({ cells[row * width + $0].figure == number }) else { return }
    write(name, at: row, area, .black, item.clip.map { self.area($0) }, alignment: .middle)
  }

  private mutating func draw(_ item: Drawing.Item) {
    let clip = item.clip.map { area($0) }
    switch item.figure {
    case .fill(let outline, let color, _):
      fill(item, outline, color, clip)
      boxes.append(item.frame)
    case .stroke(.path(let path, _), let color, let style): line(path, style, item, color, clip)
    case .stroke(let outline, let color, _):
      box(item, outline, color, clip)
      boxes.append(item.frame)
    case .text(let lines, let font, let color, let button): text(item, lines, font, color, button != nil, clip)
    case .symbol(let name, let color, let button):
      let glyph = Drawing.glyph(name)
      // A character that says it all needs no name.
      let text = glyph.isTelling ? glyph.text : "\(glyph.text) \(name)"
      let (long, short) = button == nil ? (text, glyph.text) : ("[\(text)]", "[\(glyph.text)]")
      label(long, short, item, color, clip)
    case .picture(let name):
      box(item, .rectangle(radius: 0), .gray, clip)
      label(name, "", item, .gray, clip)
    case .toggle(let isOn): write(isOn ? "(    ●)" : "(●    )", item, isOn ? DrawnColor("green") : .gray, clip)
    case .field(let text, let isPrompt): field(text, item, isPrompt ? .gray : .black, clip)
    case .slider(let fraction): slider(fraction, item, clip)
    case .stepper: write("[ − | + ]", item, .black, clip)
    case .progress(let fraction):
      if let fraction { bar(fraction, item, clip) } else { write("◌", item, .gray, clip) }
    case .plate(_, let color):
      plate(item, color, clip)
      boxes.append(item.frame)
    case .chosen(_, let color, let ends):
      chosen(item, color, ends, clip)
      boxes.append(item.frame)
    case .cell: boxes.append(item.frame)
    case .segments(let count, let chosen): segments(count, chosen, item, clip)
    case .mark(let mark, let isOn):
      self.mark(mark, isOn, item, clip)
      if mark != .check { marks.append(item.frame) }
    case .ring(let fraction, _): ring(fraction, item, clip)
    }
  }

  /// Colors alone show it: brackets stand for it in plain text.
  private mutating func plate(_ item: Drawing.Item, _ color: DrawnColor, _ clip: Area?) {
    let area = area(item.frame)
    for row in max(area.top, 0)..<max(min(area.bottom, height), max(area.top, 0)) {
      for column in max(area.left, 0)..<max(min(area.right, width), max(area.left, 0)) {
        set(column, row, in: clip) { cell in
          cell = Cell()
          if !color.isWhite { cell.background = color }
        }
      }
    }
  }

  private mutating func chosen(_ item: Drawing.Item, _ color: DrawnColor, _ ends: String, _ clip: Area?) {
    let area = area(item.frame)
    guard let first = ends.first, let last = ends.last, area.right - area.left > 2 else { return }
    let row = row(item.frame.midY)
    if first == "░" {
      // A shade is a line of its own.
      for column in area.left..<area.right {
        set(column, row, in: clip) {
          $0.character = first
          $0.foreground = color
          $0.background = color
        }
      }
      return
    }
    write(String(first), at: row, area, color, clip, alignment: .leading)
    write(String(last), at: row, area, color, clip, alignment: .trailing)
  }

  /// One line: choices between bars, the chosen one shaded.
  private mutating func segments(_ count: Int, _ chosen: Int?, _ item: Drawing.Item, _ clip: Area?) {
    guard count > 0 else { return }
    let row = row(item.frame.midY)
    let part = item.frame.width / CGFloat(count)
    let area = area(item.frame, leastWidth: count + 1)
    // The last bar is inside of the frame.
    let edges = (0...count).map { area.left + ($0 * (area.right - area.left - 1) * 2 + count) / (2 * count) }
    if let chosen, (0..<count).contains(chosen) {
      for column in edges[chosen]..<max(edges[chosen + 1], edges[chosen]) {
        set(column, row, in: clip) {
          $0.character = "░"
          $0.foreground = .gray
          $0.background = DrawnColor("quaternary")
        }
      }
    }
    for (index, column) in edges.enumerated() {
      set(column, row, in: clip) {
        $0 = Cell()
        $0.character = index == 0 ? "[" : index == count ? "]" : "|"
        $0.foreground = .gray
      }
    }
    for index in 0..<count {
      boxes.append(
        CGRect(x: item.frame.minX + CGFloat(index) * part, y: item.frame.minY, width: part, height: item.frame.height))
    }
  }

  private mutating func mark(_ mark: Drawing.Mark, _ isOn: Bool, _ item: Drawing.Item, _ clip: Area?) {
    let text =
      switch mark {
      case .radio: isOn ? "◉" : "○"
      case .check: isOn ? "✓" : ""
      case .checkbox: isOn ? "[x]" : "[ ]"
      }
    write(
      text, at: row(item.frame.midY), area(item.frame), isOn ? .accent : .gray, clip,
      alignment: mark == .check ? .trailing : .leading, in: item.frame)
  }

  /// A round box with a bar at its bottom.
  private mutating func ring(_ fraction: Double, _ item: Drawing.Item, _ clip: Area?) {
    box(item, .ellipse, .gray, clip)
    boxes.append(item.frame)
    let area = area(item.frame, leastHeight: 3, leastWidth: 3)
    let room = max(area.right - area.left - 2, 1)
    let full = min(max(Int((Double(room) * fraction).rounded()), 0), room)
    let line = String(repeating: "━", count: full) + String(repeating: "─", count: room - full)
    write(line, at: area.top, area, .accent, clip, alignment: .middle)
  }

  private mutating func fill(
    _ item: Drawing.Item, _ outline: Drawing.Outline, _ color: DrawnColor, _ clip: Area?
  ) {
    let area = area(item.frame)
    var inside: [Bool]?
    if case .path(let path, let isEvenOdd) = outline {
      inside = pathCells(path, isEvenOdd, area)
      // An area that is thinner than a character is a line.
      guard inside?.contains(true) == true else {
        return line(path, StrokeStyle(), item, color, clip)
      }
    }
    let isLine = inside == nil && item.frame.height < 2 && item.frame.width > unit * 2
    let isColumn = inside == nil && item.frame.width < 2 && item.frame.height > unit * 2
    let isBlank = color.isWhite && !isLine && !isColumn
    // White is left blank, but it hides the areas behind it.
    guard !isBlank || color.opacity * item.opacity > 0.5 else { return }
    for row in max(area.top, 0)..<max(min(area.bottom, height), max(area.top, 0)) {
      for column in max(area.left, 0)..<max(min(area.right, width), max(area.left, 0)) {
        if case .ellipse = outline, !Self.isInside(column, row, area) { continue }
        if let inside, !inside[row * width + column] { continue }
        if isBlank, cells[row * width + column].background == nil { continue }
        set(column, row, in: clip) { cell in
          if isBlank {
            cell = Cell()
          } else if isLine {
            cell.character = "─"
            cell.foreground = color
          } else if isColumn {
            cell.character = "│"
            cell.foreground = color
          } else {
            cell.background = color
            // A fill in front hides what is behind it, one behind leaves the places of later text free.
            cell.character = "░"
            cell.foreground = color
            cell.textEnd = nil
          }
        }
      }
    }
  }

  private static func isInside(_ column: Int, _ row: Int, _ area: Area) -> Bool {
    let x = (Double(column) + 0.5 - Double(area.left)) / Double(max(area.right - area.left, 1)) * 2 - 1
    let y = (Double(row) + 0.5 - Double(area.top)) / Double(max(area.bottom - area.top, 1)) * 2 - 1
    return x * x + y * y <= 1
  }

  // MARK: Paths

  /// Which of the canvas's cells have their middle in a path.
  private func pathCells(_ path: Path, _ isEvenOdd: Bool, _ area: Area) -> [Bool] {
    var inside = [Bool](repeating: false, count: cells.count)
    let polygons = path.polygons
    for row in max(area.top, 0)..<max(min(area.bottom, height), max(area.top, 0)) {
      let y = (CGFloat(row + top) + 0.5) * unit * 2
      var crossings: [(x: CGFloat, isDown: Bool)] = []
      for polygon in polygons {
        for index in polygon.indices {
          let (from, to) = (polygon[index], polygon[(index + 1) % polygon.count])
          guard (from.y <= y) != (to.y <= y) else { continue }
          crossings.append((from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x), from.y <= y))
        }
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      var next = 0
      for column in max(area.left, 0)..<max(min(area.right, width), max(area.left, 0)) {
        let x = (CGFloat(column) + 0.5) * unit
        while next < crossings.count, crossings[next].x <= x {
          winding += crossings[next].isDown ? 1 : -1
          next += 1
        }
        inside[row * width + column] = isEvenOdd ? winding % 2 != 0 : winding != 0
      }
    }
    return inside
  }

  /// Characters along a thin line, an area along a thick one.
  private mutating func line(
    _ path: Path, _ style: StrokeStyle, _ item: Drawing.Item, _ color: DrawnColor, _ clip: Area?
  ) {
    if style.lineWidth >= unit * 2 {
      let outline = path.strokedPath(style)
      let inside = pathCells(outline, false, area(item.frame))
      if inside.contains(true) {
        return fill(item, .path(outline, isEvenOdd: false), color, clip)
      }
    }
    for polygon in path.polygons {
      for (from, to) in zip(polygon, polygon.dropFirst()) {
        // In characters, which are twice as high as wide.
        let (across, down) = ((to.x - from.x) / unit, (to.y - from.y) / (unit * 2))
        guard across.isFinite, down.isFinite, across != 0 || down != 0 else { continue }
        let character: Character =
          if abs(down) < abs(across) * 0.4 { "─" } else if abs(across) < abs(down) * 0.4 { "│" } else {
            across * down > 0 ? "╲" : "╱"
          }
        let steps = min(max(Int(max(abs(across), abs(down)) * 3), 1), 5_000)
        for step in 0...steps {
          let share = CGFloat(step) / CGFloat(steps)
          let x = from.x + (to.x - from.x) * share
          let y = from.y + (to.y - from.y) * share
          let column = Int(min(max((x / unit).rounded(.down), -10_000), 10_000))
          set(column, row(y), in: clip) {
            $0.character = character
            $0.foreground = color
            $0.isCovered = false
          }
        }
      }
    }
  }

  // MARK: Boxes

  private mutating func box(_ item: Drawing.Item, _ outline: Drawing.Outline, _ color: DrawnColor, _ clip: Area?) {
    let area = freed(area(item.frame, leastHeight: 3, leastWidth: 3))
    let isRound: Bool
    switch outline {
    case .ellipse: isRound = true
    case .rectangle(let radius): isRound = radius > 0
    case .path: isRound = false
    }
    let corners: [Character] = isRound ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
    func put(_ column: Int, _ row: Int, _ character: Character) {
      set(column, row, in: clip) {
        $0.character = character
        $0.foreground = color
        $0.isCovered = false
      }
    }
    for column in max(area.left, 0)..<max(min(area.right, width), max(area.left, 0)) {
      put(column, area.top, "─")
      put(column, area.bottom - 1, "─")
    }
    for row in max(area.top, 0)..<max(min(area.bottom, height), max(area.top, 0)) {
      put(area.left, row, "│")
      put(area.right - 1, row, "│")
    }
    put(area.left, area.top, corners[0])
    put(area.right - 1, area.top, corners[1])
    put(area.left, area.bottom - 1, corners[2])
    put(area.right - 1, area.bottom - 1, corners[3])
  }

  /// A box whose lines would cover text goes around it.
  private func freed(_ area: Area) -> Area {
    var area = area
    if hasText(rows: area.top..<(area.top + 1), columns: area.left..<area.right) { area.top -= 1 }
    if hasText(rows: (area.bottom - 1)..<area.bottom, columns: area.left..<area.right) { area.bottom += 1 }
    if hasText(rows: area.top..<area.bottom, columns: area.left..<(area.left + 1)) { area.left -= 1 }
    if hasText(rows: area.top..<area.bottom, columns: (area.right - 1)..<area.right) { area.right += 1 }
    return area
  }

  private func hasText(rows: Range<Int>, columns: Range<Int>) -> Bool {
    rows.clamped(to: 0..<height).contains { row in
      columns.clamped(to: 0..<width).contains { column in
        let character = cells[row * width + column].character
        return !" ░─│┌┐└┘╭╮╰╯╱╲".contains(character)
      }
    }
  }

  private mutating func text(
    _ item: Drawing.Item, _ lines: [String], _ font: Drawing.Font, _ color: DrawnColor, _ isButton: Bool,
    _ clip: Area?
  ) {
    var lastRow = Int.min
    for (index, line) in lines.enumerated() {
      let y = item.frame.minY + (CGFloat(index) + 0.5) * font.lineHeight
      let row = max(self.row(y), lastRow == .min ? .min : lastRow + 1)
      lastRow = row
      let shown = isButton && lines.count == 1 ? "[\(line)]" : line
      // Lines of one text begin below each other.
      write(
        shown, at: row, area(item.frame), color, clip, alignment: lines.count > 1 ? .leading : alignment(item.frame),
        in: item.frame)
    }
  }

  private enum Side { case leading, middle, trailing }

  /// Characters are narrower than the text that they stand for: they keep to the side that the text is on, in the
  /// smallest box around it.
  private func alignment(_ frame: CGRect) -> Side {
    let isMarked = marks.contains { mark in
      (0...10).contains(frame.minX - mark.maxX) && (frame.minY...frame.maxY).contains(mark.midY)
    }
    if isMarked { return .leading }
    let around = boxes.filter { $0.insetBy(dx: -1, dy: -1).contains(frame) && $0.width > frame.width + unit }
    guard let box = around.min(by: { $0.width < $1.width }) ?? boxes.first else { return .leading }
    if abs(frame.midX - box.midX) < unit * 1.5 { return .middle }
    return frame.midX > box.midX ? .trailing : .leading
  }

  private mutating func write(
    _ text: String, _ item: Drawing.Item, _ color: DrawnColor, _ clip: Area?, centered: Bool = false
  ) {
    let area = area(item.frame)
    let side: Side = centered ? .middle : alignment(item.frame)
    write(text, at: row(item.frame.midY), area, color, clip, alignment: side, in: item.frame)
  }

  /// Where a text may begin that would begin at a column: behind one that is longer here than what it stands for.
  private func free(_ column: Int, _ length: Int, at row: Int, in frame: CGRect) -> Int {
    guard row >= 0, row < height else { return column }
    var free = column
    var index = max(column - 1, 0)
    while index < min(free + length, width) {
      if let end = cells[row * width + index].textEnd, end <= frame.minX + 1 { free = index + 2 }
      index += 1
    }
    return free + length <= width ? free : column
  }

  /// - Parameter frame: What the text stands for: others beside it are not written over.
  private mutating func write(
    _ text: String, at row: Int, _ area: Area, _ color: DrawnColor, _ clip: Area?, alignment: Side,
    in frame: CGRect? = nil
  ) {
    let length = Self.columns(text)
    var column: Int
    switch alignment {
    case .leading: column = area.left
    case .middle: column = (area.left + area.right - length) / 2
    case .trailing: column = area.right - length
    }
    column = max(min(column, width - length), 0)
    if let frame { column = free(column, length, at: row, in: frame) }
    for character in text {
      let isWide = FontMetrics.isWide(character)
      set(column, row, in: clip) {
        $0.character = character
        $0.foreground = color
        $0.isCovered = false
        $0.textEnd = frame?.maxX
      }
      if isWide { set(column + 1, row, in: clip) { $0.isCovered = true } }
      column += isWide ? 2 : 1
    }
  }

  /// How many columns of a terminal a text takes: wide characters take two.
  private static func columns(_ text: String) -> Int { text.reduce(0) { $0 + (FontMetrics.isWide($1) ? 2 : 1) } }

  /// The long form if it fits, else the short one.
  private mutating func label(
    _ long: String, _ short: String, _ item: Drawing.Item, _ color: DrawnColor, _ clip: Area?
  ) {
    let area = area(item.frame)
    let text = Self.columns(long) <= area.right - area.left ? long : short
    write(text, item, color, clip, centered: true)
  }

  private mutating func field(_ text: String, _ item: Drawing.Item, _ color: DrawnColor, _ clip: Area?) {
    let area = area(item.frame)
    let room = max(area.right - area.left - 2, 1)
    var used = 0
    let shown = String(
      text.prefix { character in
        used += Self.columns(String(character))
        return used <= room
      })
    let line = "[" + shown + String(repeating: "_", count: max(room - Self.columns(shown), 0)) + "]"
    write(line, at: row(item.frame.midY), area, color, clip, alignment: .leading)
  }

  private mutating func slider(_ fraction: Double, _ item: Drawing.Item, _ clip: Area?) {
    let area = area(item.frame)
    let room = max(area.right - area.left, 3)
    let knob = min(Int((Double(room - 1) * fraction).rounded()), room - 1)
    let line = String(repeating: "━", count: knob) + "●" + String(repeating: "─", count: room - 1 - knob)
    write(line, at: row(item.frame.midY), area, .accent, clip, alignment: .leading)
  }

  private mutating func bar(_ fraction: Double, _ item: Drawing.Item, _ clip: Area?) {
    let area = area(item.frame)
    let room = max(area.right - area.left, 3)
    let full = min(max(Int((Double(room) * fraction).rounded()), 0), room)
    let line = String(repeating: "━", count: full) + String(repeating: "─", count: room - full)
    write(line, at: row(item.frame.midY), area, .accent, clip, alignment: .leading)
  }

  // MARK: Lines

  func lines(colors: Bool) -> [String] {
    var lines: [String] = []
    for row in 0..<height {
      let cells = cells[(row * width)..<((row + 1) * width)]
      lines.append(colors ? Self.colored(cells) : String(cells.filter { !$0.isCovered }.map(\.character)))
    }
    if !colors {
      lines = lines.map { line in
        var line = Substring(line)
        while line.last == " " { line.removeLast() }
        return String(line)
      }
    }
    while let first = lines.first, first.allSatisfy({ $0 == " " }) { lines.removeFirst() }
    while let last = lines.last, last.allSatisfy({ $0 == " " }) { lines.removeLast() }
    return lines
  }

  private static func colored(_ cells: ArraySlice<Cell>) -> String {
    let last = cells.lastIndex { $0.character != " " || $0.background != nil }
    guard let last else { return "" }
    var line = ""
    var style = ""
    for cell in cells[...last] where !cell.isCovered {
      var own = "\u{1B}[0"
      if let background = cell.background {
        let bytes = background.bytes()
        own += ";48;2;\(bytes.red);\(bytes.green);\(bytes.blue)"
      }
      if let color = cell.foreground, color.name != "black" || cell.background != nil {
        let bytes = color.bytes()
        own += ";38;2;\(bytes.red);\(bytes.green);\(bytes.blue)"
      }
      own += "m"
      if own != style {
        line += own
        style = own
      }
      line.append(cell.background != nil && cell.character == "░" ? " " : cell.character)
    }
    return line + "\u{1B}[0m"
  }
}
