import Foundation

// The figures of shapes: those of the library that fill their frame by their names, all others by their paths.

/// A view that draws the outline of a shape.
private protocol OutlineView {
  var strokeStyle: StrokeStyle { get }
  /// The line that is drawn.
  func line(in rect: CGRect) -> Path
}

/// A view that fills a shape.
private protocol AreaView {
  var fillStyle: FillStyle { get }
}

/// A shape whose outline counts as an area.
private protocol OutlineShape {
  var style: StrokeStyle { get }
  var outlined: any Shape { get }
}

/// A shape that stands for another one in a smaller place.
private protocol SmallerShape {
  var whole: any Shape { get }
  var amount: CGFloat { get }
}

extension _ShapeView: AreaView {}
extension FillShapeView: AreaView {}
extension StrokeShapeView: OutlineView {
  func line(in rect: CGRect) -> Path { shape.path(in: rect) }
}
extension StrokeBorderShapeView: OutlineView {
  func line(in rect: CGRect) -> Path { shape.inset(by: strokeStyle.lineWidth / 2).path(in: rect) }
}
extension _StrokedShape: OutlineShape {
  var outlined: any Shape { shape }
}
extension _InsetShape: SmallerShape {
  var whole: any Shape { base }
}

/// A shape that a modifier draws behind or in front of its content.
private protocol ShapeLayer {
  var layer: any Shape { get }
  var fillStyle: FillStyle { get }
}
extension _ShapeLayerModifier: ShapeLayer {
  var layer: any Shape { shape }
}

extension ShapeView {
  fileprivate var drawnShape: any Shape { shape }
}

extension LayoutItem {
  /// From the item's coordinates to the window's.
  var globalTransform: CGAffineTransform {
    let origin = global(.zero)
    let (right, down) = (global(CGPoint(x: 1, y: 0)), global(CGPoint(x: 0, y: 1)))
    return CGAffineTransform(
      a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x,
      ty: origin.y)
  }
}

extension CGAffineTransform {
  /// By how much lengths grow.
  var lengthScale: CGFloat { abs(a * d - b * c).squareRoot() }
  /// Rectangles do not stay upright.
  fileprivate var turns: Bool { abs(b) > 0.001 || abs(c) > 0.001 }
}

extension DrawingMaker {
  func shape(
    _ view: any ShapeView, _ node: Node, _ frame: CGRect, _ attributes: [NodeAttribute], _ style: Style
  ) -> [Work] {
    var shape = view.drawnShape
    var stroke = (view as? any OutlineView)?.strokeStyle
    var isTaken = false
    while true {
      if let inner = shape as? AnyShape {
        shape = inner.shape
      } else if stroke == nil, let line = shape as? any OutlineShape {
        (shape, stroke, isTaken) = (line.outlined, line.style, true)
      } else {
        break
      }
    }
    let ink = attributes.first { ["fill", "stroke", "strokeBorder"].contains($0.name) }
    let color = ink.map { DrawnColor($0) } ?? style.foreground ?? .black
    let item = tree.shownItems(of: node).first
    let transform = item?.globalTransform ?? CGAffineTransform(translationX: frame.minX, y: frame.minY)
    if !transform.turns, let (outline, place) = upright(shape, frame, style) {
      guard let stroke else { return [.figure(.fill(outline, color, name: color.name), place, style)] }
      return [.figure(.stroke(outline, color, stroke.scaled(transform.lengthScale)), place, style)]
    }
    let path = placed(shape, item?.size ?? frame.size, transform, node) { rect in
      if let line = view as? any OutlineView, !isTaken { line.line(in: rect) } else { shape.path(in: rect) }
    }
    if let stroke { return line(path, color, stroke.scaled(transform.lengthScale), style) }
    let isEvenOdd = (view as? any AreaView)?.fillStyle.isEOFilled ?? false
    return area(path, color, isEvenOdd: isEvenOdd, name: color.name, style)
  }

  /// The path of a shape in the window, mirrored where the layout is.
  private func placed(
    _ shape: any Shape, _ size: CGSize, _ transform: CGAffineTransform, _ node: Node, _ path: (CGRect) -> Path
  ) -> Path {
    var path = path(CGRect(origin: .zero, size: size))
    if case .mirrors(let direction) = shape.layoutDirectionBehavior, direction == node.scope.values.layoutDirection {
      path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
    return path.applying(transform)
  }

  /// The path of a shape that a modifier draws in its frame; `nil` where a name says its outline.
  func layer(_ node: Node, _ frame: CGRect?, _ color: DrawnColor, _ style: Style) -> [Work]? {
    guard let frame, let modifier = node.anyValue as? any ShapeLayer else { return nil }
    let shape = modifier.layer
    let items = tree.shownItems(of: node)
    let item = items.count == 1 ? items[0] : nil
    let transform = item?.globalTransform ?? CGAffineTransform(translationX: frame.minX, y: frame.minY)
    guard transform.turns || upright(shape, frame, style) == nil else { return nil }
    let path = placed(shape, item?.size ?? frame.size, transform, node) { shape.path(in: $0) }
    return area(path, color, isEvenOdd: modifier.fillStyle.isEOFilled, name: nil, style)
  }

  /// The outline of a shape of the library that fills its frame.
  private func upright(_ shape: any Shape, _ frame: CGRect, _ style: Style) -> (Drawing.Outline, CGRect)? {
    switch shape {
    case is Rectangle: return (.rectangle(radius: 0), frame)
    case is ContainerRelativeShape: return (.rectangle(radius: style.radius), frame)
    case is Capsule: return (.rectangle(radius: min(frame.width, frame.height) / 2), frame)
    case is Ellipse: return (.ellipse, frame)
    case let shape as RoundedRectangle: return (.rectangle(radius: shape.cornerSize.width), frame)
    case is Circle:
      let side = min(frame.width, frame.height)
      return (.ellipse, CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side))
    case let shape as any SmallerShape:
      let amount = shape.amount
      let inner = frame.insetBy(dx: min(amount, frame.width / 2), dy: min(amount, frame.height / 2))
      guard let (outline, place) = upright(shape.whole, inner, style) else { return nil }
      guard case .rectangle(let radius) = outline, !(shape.whole is Capsule) else { return (outline, place) }
      return (.rectangle(radius: max(radius - amount, 0)), place)
    default: return nil
    }
  }

  /// An area in the window.
  func area(_ path: Path, _ color: DrawnColor, isEvenOdd: Bool, name: String?, _ style: Style) -> [Work] {
    guard let bounds = path.drawnBounds else { return [] }
    return [.figure(.fill(.path(path, isEvenOdd: isEvenOdd), color, name: name), bounds, style)]
  }

  /// A line in the window.
  func line(_ path: Path, _ color: DrawnColor, _ stroke: StrokeStyle, _ style: Style) -> [Work] {
    guard let bounds = path.drawnBounds else { return [] }
    let half = -stroke.lineWidth / 2
    return [.figure(.stroke(.path(path, isEvenOdd: false), color, stroke), bounds.insetBy(dx: half, dy: half), style)]
  }
}

extension Path {
  /// The bounds of a path that can be drawn.
  fileprivate var drawnBounds: CGRect? {
    let bounds = boundingRect
    guard !bounds.isNull, bounds.minX.isFinite, bounds.minY.isFinite, bounds.width.isFinite, bounds.height.isFinite,
      bounds.width > 0 || bounds.height > 0
    else { return nil }
    return bounds
  }
}

extension StrokeStyle {
  func scaled(_ scale: CGFloat) -> StrokeStyle {
    guard scale.isFinite, abs(scale - 1) > 0.001 else { return self }
    var style = self
    style.lineWidth *= scale
    style.dash = dash.map { $0 * scale }
    style.dashPhase *= scale
    return style
  }
}
