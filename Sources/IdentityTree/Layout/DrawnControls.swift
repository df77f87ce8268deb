import Foundation

// The figures of buttons, pickers and meters, by their look.

extension Drawing.Font {
  init(_ metrics: FontMetrics) {
    self.init(
      size: metrics.size, isBold: metrics.isBold, isMonospaced: metrics.isMonospaced, lineHeight: metrics.lineHeight,
      ascent: metrics.ascent)
  }
}

extension DrawingMaker {
  /// A button's label in its color, on the area of a bordered one.
  func button(_ node: Node, _ frame: CGRect, _ style: Style) -> [Work] {
    var style = style
    let look = ButtonAppearance.of(node)
    let own = style.foreground
    style.button = look.hasBrackets ? Int(node.id.rawValue) : nil
    let isDestructive = node.attributes.contains { $0.name == "role" && $0.value == "destructive" }
    let accent = isDestructive ? DrawnColor("red") : style.accent
    switch look {
    case .plain, .styled: break
    case .automatic, .borderless: style.foreground = own ?? accent
    case .bordered:
      style.foreground = own ?? (node.graph.device.isMac && !isDestructive ? .black : accent)
    case .prominent: style.foreground = own ?? DrawnColor("white")
    }
    if !node.scope.values.isEnabled, look != .styled { style.foreground = DrawnColor("tertiary") }
    let children = node.children.map { Work.node($0, style) }
    guard look.isBordered else { return children }
    var color = DrawnColor(red: 0.463, green: 0.463, blue: 0.502, opacity: 0.12)
    if look == .prominent, node.scope.values.isEnabled { color = accent }
    if look == .bordered, let tint = style.tint {
      color = tint
      color.opacity *= 0.15
    }
    return [.figure(.plate(border(of: node, frame), color), frame, style)] + children
  }

  private func border(of button: Node, _ frame: CGRect) -> Drawing.Outline {
    let shape = button.scope.values.buttonBorderShape.description
    switch shape {
    case "capsule": return .rectangle(radius: frame.height / 2)
    case "circle": return .ellipse
    default:
      let radius = shape.split(whereSeparator: { "()".contains($0) }).dropFirst().first.flatMap { Double($0) }
      return .rectangle(radius: radius.map { CGFloat($0) } ?? (button.graph.device.isMac ? 5 : 8))
    }
  }

  // MARK: Pickers

  /// The item of a picker's options, and which of them is selected.
  private func options(of picker: Node) -> (item: LayoutItem, selected: Int?)? {
    guard let node = picker.children.first(where: { $0.typeName == "PickerOptions" }), let item = tree.item(of: node),
      item.isPlaced
    else { return nil }
    return (item, PickerSelection.index(picker, readBy: picker))
  }

  /// What lies behind a picker's options.
  func pickerArea(_ node: Node, _ style: Style) -> [Work] {
    guard let (item, selected) = options(of: node) else { return [] }
    switch PickerLook.of(node) {
    case .segments:
      return [.figure(.segments(item.children.count, chosen: selected), item.globalFrame, style)]
    case .wheel where selected != nil:
      let band = CGRect(x: 0, y: (item.size.height - WheelRule.row) / 2, width: item.size.width, height: WheelRule.row)
      return [.figure(DrawnWheel.band, item.globalFrame(of: band), style)]
    default: return []
    }
  }

  /// The marks beside a picker's options.
  func pickerMarks(_ node: Node, _ style: Style) -> [Work] {
    guard let (item, selected) = options(of: node), let rule = item.rule as? MarkedRowsRule else { return [] }
    let isCheck = PickerLook.of(node) == .list
    return item.children.enumerated().compactMap { index, child in
      guard child.isPlaced, !isCheck || index == selected else { return nil }
      return .figure(
        .mark(isCheck ? .check : .radio, isOn: index == selected), item.globalFrame(of: rule.markFrame(child)), style)
    }
  }

  // MARK: Meters

  /// The bar, ring or turning mark of a gauge or a progress view.
  func meter(_ node: Node, _ look: MeterLook, _ frame: CGRect, _ style: Style) -> [Work] {
    guard let item = tree.item(of: node), let rule = item.rule as? MeterRule else { return [] }
    let fraction = (node.anyValue as? any MeterView)?.meterFraction
    let place = item.globalFrame(of: rule.figureFrame)
    switch look {
    case .spinner: return [.figure(.progress(nil), place, style)]
    case .bar, .smallBar: return [.figure(.progress(fraction ?? 0), place, style)]
    case .ring, .openRing: return [.figure(.ring(fraction ?? 0, isOpen: look == .openRing), place, style)]
    }
  }
}
