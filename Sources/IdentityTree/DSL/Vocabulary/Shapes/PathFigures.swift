import Foundation

extension Path {
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners, transform: transform)
    closeSubpath()
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds lines between points.
  public mutating func addLines(_ lines: [CGPoint]) { addLines(lines, transform: .identity) }

  private mutating func addLines(_ lines: [CGPoint], transform: CGAffineTransform) {
    for (index, point) in lines.enumerated() {
      let end = point.applying(transform)
      elements.append(index == 0 ? .move(to: end) : .line(to: end))
    }
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(in: rect, corners: [cornerSize, cornerSize, cornerSize, cornerSize], transform: transform)
  }

  /// Adds a rectangle with corners of different radii.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ]
    addRoundedRect(in: rect, corners: radii.map { CGSize(width: $0, height: $0) }, transform: transform)
  }

  /// Corners from the top left one on, clockwise.
  private mutating func addRoundedRect(in rect: CGRect, corners: [CGSize], transform: CGAffineTransform) {
    guard !rect.isNull else { return }
    let sizes = corners.map {
      CGSize(width: min(max($0.width, 0), rect.width / 2), height: min(max($0.height, 0), rect.height / 2))
    }
    if sizes.allSatisfy({ $0.width == 0 || $0.height == 0 }) { return addRect(rect, transform: transform) }
    var path = Path()
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    path.move(to: CGPoint(x: left + sizes[0].width, y: top))
    path.addLine(to: CGPoint(x: right - sizes[1].width, y: top))
    path.addCorner(CGPoint(x: right, y: top), to: CGPoint(x: right, y: top + sizes[1].height))
    path.addLine(to: CGPoint(x: right, y: bottom - sizes[2].height))
    path.addCorner(CGPoint(x: right, y: bottom), to: CGPoint(x: right - sizes[2].width, y: bottom))
    path.addLine(to: CGPoint(x: left + sizes[3].width, y: bottom))
    path.addCorner(CGPoint(x: left, y: bottom), to: CGPoint(x: left, y: bottom - sizes[3].height))
    path.addLine(to: CGPoint(x: left, y: top + sizes[0].height))
    path.addCorner(CGPoint(x: left, y: top), to: CGPoint(x: left + sizes[0].width, y: top))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// How far a control point lies toward the corner, so that a cubic curve is nearly a quarter circle.
  private static let quarter: CGFloat = 0.5522847498

  private mutating func addCorner(_ corner: CGPoint, to end: CGPoint) {
    let start = currentPoint ?? corner
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (corner.x - point.x) * Self.quarter, y: point.y + (corner.y - point.y) * Self.quarter)
    }
    if start == corner, end == corner { return }
    addCurve(to: end, control1: toward(start), control2: toward(end))
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addCorner(CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addCorner(CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.midY))
    path.addCorner(CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.midX, y: rect.minY))
    path.addCorner(CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.midY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds an arc by its begin and how far it goes.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addArc(center, radius, startAngle.radians, delta.radians, transform)
  }

  /// Adds an arc between two angles; `clockwise` is meant with y upwards, as in Core Graphics.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise {
      if delta <= -turn {
        delta = -turn
      } else if delta > 0 {
        delta = delta.truncatingRemainder(dividingBy: turn) - turn
      }
    } else {
      if delta >= turn { delta = turn } else if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
    }
    addArc(center, radius, startAngle.radians, delta, transform)
  }

  private mutating func addArc(
    _ center: CGPoint, _ radius: CGFloat, _ start: Double, _ delta: Double, _ transform: CGAffineTransform
  ) {
    guard start.isFinite, delta.isFinite else { return }
    func point(_ angle: Double, out: Double = 0) -> CGPoint {
      let (x, y) = (cos(angle), sin(angle))
      return CGPoint(
        x: Double(center.x) + Double(radius) * (x - out * y), y: Double(center.y) + Double(radius) * (y + out * x))
    }
    let first = point(start).applying(transform)
    elements.append(isEmpty ? .move(to: first) : .line(to: first))
    let count = max(1, min(1024, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))))
    let step = delta / Double(count)
    let reach = 4.0 / 3 * tan(step / 4)
    for index in 0..<count where delta != 0 {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      elements.append(
        .curve(
          to: point(to).applying(transform), control1: point(from, out: reach).applying(transform),
          control2: point(to, out: -reach).applying(transform)))
    }
  }

  /// Adds an arc of a circle that touches two lines.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else { return }
    func direction(_ end: CGPoint) -> (x: Double, y: Double, length: Double) {
      let (x, y) = (Double(end.x - tangent1End.x), Double(end.y - tangent1End.y))
      let length = (x * x + y * y).squareRoot()
      return length == 0 ? (0, 0, 0) : (x / length, y / length, length)
    }
    let (first, second) = (direction(start), direction(tangent2End))
    let cosine = first.x * second.x + first.y * second.y
    let half = acos(min(max(cosine, -1), 1)) / 2
    guard first.length > 0, second.length > 0, sin(half) > 1e-9, cos(half) > 1e-9 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let reach = Double(radius) / tan(half)
    let begin = CGPoint(x: Double(tangent1End.x) + first.x * reach, y: Double(tangent1End.y) + first.y * reach)
    let end = CGPoint(x: Double(tangent1End.x) + second.x * reach, y: Double(tangent1End.y) + second.y * reach)
    let toward = 4.0 / 3 * tan((.pi / 2 - half) / 2) * Double(radius)
    addLine(to: begin.applying(transform))
    addCurve(
      to: end.applying(transform),
      control1: CGPoint(x: Double(begin.x) - first.x * toward, y: Double(begin.y) - first.y * toward)
        .applying(transform),
      control2: CGPoint(x: Double(end.x) - second.x * toward, y: Double(end.y) - second.y * toward)
        .applying(transform))
  }
}
