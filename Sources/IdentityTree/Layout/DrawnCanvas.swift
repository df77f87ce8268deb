import Foundation

// What the closure of a canvas draws: it runs now, with the size that the canvas has.

private protocol CanvasView {
  func commands(
    in size: CGSize, _ environment: EnvironmentValues, symbols: [AnyHashable: CGSize]
  ) -> [DrawingCommand]
}

extension Canvas: CanvasView {}

extension DrawingMaker {
  /// The figures of a canvas; `nil` for other views.
  func canvas(_ node: Node, _ frame: CGRect, _ style: Style) -> [Work]? {
    guard let canvas = node.anyValue as? any CanvasView else { return nil }
    guard let item = tree.shownItems(of: node).first else { return [] }
    let symbols = Tagged.views(below: node).compactMap { found -> (tag: AnyHashable, node: Node, size: CGSize)? in
      // Tags have no place of their own, the views in them have.
      let item = ([found.node] + Scrolling.nodes(below: found.node)).lazy.compactMap { tree.item(of: $0) }.first
      return item.map { (tag: found.tag, node: found.node, size: $0.size(.unspecified)) }
    }
    let sizes = Dictionary(symbols.map { ($0.tag, $0.size) }) { first, _ in first }
    let commands = canvas.commands(in: item.size, node.scope.values, symbols: sizes)
    return commands.flatMap { command -> [Work] in
      var style = style
      style.opacity *= command.opacity
      // A canvas draws nothing outside of its frame.
      let clip = item.globalFrame(of: command.clip.intersection(CGRect(origin: .zero, size: item.size)))
      style.clip = style.clip.map { $0.intersection(clip) } ?? clip
      let transform = command.transform.concatenating(item.globalTransform)
      func color(_ shading: GraphicsContext.Shading) -> DrawnColor {
        switch shading.name {
        case "foreground": style.foreground ?? .black
        case "backdrop": DrawnColor("clear")
        default: DrawnColor(shading.name, data: shading.data)
        }
      }
      let place = item.globalFrame(of: command.bounds)
      switch command.figure {
      case .fill(let path, let shading, let isEvenOdd):
        let color = color(shading)
        return area(path.applying(transform), color, isEvenOdd: isEvenOdd, name: color.name, style)
      case .stroke(let path, let shading, let stroke):
        return line(path.applying(transform), color(shading), stroke.scaled(transform.lengthScale), style)
      case .text(let text):
        var metrics = text.metrics
        let scale = transform.lengthScale
        let lines = text.lines(in: CGSize(width: place.width / max(scale, 0.01) + 0.5, height: .infinity)).map(\.text)
        metrics.size *= scale
        return [.figure(.text(lines, Drawing.Font(metrics), color(text.shading), button: nil), place, style)]
      case .image(let image):
        guard let name = image.symbol else { return [.figure(.picture(image.name), place, style)] }
        return [.figure(.symbol(name, image.shading.map(color) ?? color(.foreground), button: nil), place, style)]
      case .symbol(let tag):
        let found = symbols.first { $0.tag == tag }
        let texts = found.map { [$0.node] + Scrolling.nodes(below: $0.node) } ?? []
        let name = texts.compactMap(\.text).joined(separator: " ")
        return [.figure(.picture(name.isEmpty ? "\(tag.base)" : name), place, style)]
      }
    }
  }
}
