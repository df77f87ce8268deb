import Foundation

// Bars, and what is presented over the root view.

extension DrawingMaker {
  /// Draws the bars of the root view or of something presented.
  mutating func drawBars(of screen: Node?) {
    var hosts: [Node] = []
    for bar in tree.bars where bar.isOnScreen && Self.screen(around: bar) === screen {
      var style = Style()
      if bar.detail == "tab" {
        let isSelected = bar.ancestors.first { $0 is any TabSlotRole }.map(Self.isSelected) ?? false
        style.foreground = isSelected ? .accent : DrawnColor("secondary")
        if isSelected { style.button = Int(bar.id.rawValue) }
      } else if let host = bar.ancestors.first(where: { $0 is any StackHost }), !hosts.contains(where: { $0 === host })
      {
        hosts.append(host)
      }
      for child in bar.children { draw(child, style) }
    }
    for host in hosts where BarPlaces.hasBack(host) { drawBack(host) }
  }

  private mutating func drawBack(_ host: Node) {
    guard let frame = tree.knownFrame(of: host) else { return }
    let bar = BarPlaces.top(of: frame)
    guard bar.height >= 20 else { return }
    let font = FontMetrics.body
    let place = CGRect(
      x: bar.minX, y: bar.midY - font.lineHeight / 2, width: BarPlaces.backWidth - 8, height: font.lineHeight)
    add(.text(["‹ Back"], Drawing.Font(font), .accent, button: nil), place, Style())
  }

  /// Draws what is presented, the last one over the others.
  mutating func drawPresented() {
    for part in tree.presentedParts {
      let content = part.children.compactMap { tree.knownFrame(of: $0) }.reduce(nil as CGRect?) { $0?.union($1) ?? $1 }
      guard let content else { continue }
      switch part.kind {
      case .sheet, .fullScreenCover, .inspector: cover(CGRect(origin: .zero, size: tree.window.size))
      default:
        let area = content.insetBy(dx: -16, dy: -16)
        cover(area)
        add(.fill(.rectangle(radius: 14), DrawnColor("white"), name: nil), area, Style())
        add(.stroke(.rectangle(radius: 14), DrawnColor("separator"), StrokeStyle()), area, Style())
      }
      for child in part.children { draw(child, Style()) }
      drawBars(of: part)
    }
  }

  /// What is presented that a node stands in; `nil` in the root view.
  private static func screen(around node: Node) -> Node? {
    node.ancestors.first { ($0 as? any PresentedPart).map { $0.kind != .destination } ?? false }
  }

  private static func isSelected(_ slot: Node) -> Bool {
    let page = slot.children.first
    return page.map { !$0.marks.contains(.detached) } ?? false
  }
}
