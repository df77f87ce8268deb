import Foundation

extension Path {
  /// The smallest rectangle around the path, without control points; null for an empty path.
  public var boundingRect: CGRect {
    let segments = segments
    guard let first = segments.first else {
      if case .move(let point)? = elements.last { return CGRect(origin: point, size: .zero) }
      return .null
    }
    var (left, right) = first.extent(\.x)
    var (top, bottom) = first.extent(\.y)
    for segment in segments.dropFirst() {
      let (x, y) = (segment.extent(\.x), segment.extent(\.y))
      (left, right, top, bottom) = (min(left, x.0), max(right, x.1), min(top, y.0), max(bottom, y.1))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for polygon in polygons {
      for index in polygon.indices {
        let (from, to) = (polygon[index], polygon[(index + 1) % polygon.count])
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += from.y <= point.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The part between two fractions of the length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let segments = segments
    let lengths = segments.map(\.length)
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return Path() }
    let (start, end) = (from * total, to * total)
    var result: [PathSegment] = []
    var position: CGFloat = 0
    for (segment, length) in zip(segments, lengths) {
      defer { position += length }
      guard position + length > start, position < end, length > 0 else { continue }
      let first = position < start ? segment.parameter(at: start - position) : 0
      let last = position + length > end ? segment.parameter(at: end - position) : 1
      if first < last { result.append(segment.part(from: first, to: last)) }
    }
    return Path(segments: result)
  }

  /// The outline of the path drawn with a pen: one quadrangle a piece, so bounds and hits are right, joins are not.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let radius = style.lineWidth / 2
    var result = Path()
    for polygon in polygons {
      for (from, to) in zip(polygon, polygon.dropFirst()) {
        let length = from.distance(to: to)
        guard length > 0 else { continue }
        let along = CGPoint(x: (to.x - from.x) / length * radius, y: (to.y - from.y) / length * radius)
        let extra: CGFloat = style.lineCap == .butt ? 0 : 1
        let (a, b) = (
          CGPoint(x: from.x - along.x * extra, y: from.y - along.y * extra),
          CGPoint(x: to.x + along.x * extra, y: to.y + along.y * extra)
        )
        result.addLines([
          CGPoint(x: a.x - along.y, y: a.y + along.x), CGPoint(x: b.x - along.y, y: b.y + along.x),
          CGPoint(x: b.x + along.y, y: b.y - along.x), CGPoint(x: a.x + along.y, y: a.y - along.x),
        ])
        result.closeSubpath()
      }
    }
    return result
  }

  /// Both paths; areas are not merged.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { Path(elements: elements + other.elements) }
  /// The part in another path: here, of two rectangles the common one, else the path itself where they meet.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    let common = boundingRect.intersection(other.boundingRect)
    if common.isNull { return Path() }
    return self == Path(boundingRect) && other == Path(other.boundingRect) ? Path(common) : self
  }
  /// The part outside of another path; here the path itself.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// What only one of the paths has; here both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { union(other) }
  /// The lines inside another path; here the path itself.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// The lines outside of another path; here the path itself.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// The path without crossings; here the path itself.
  public func normalized(eoFill: Bool = true) -> Path { self }
}
