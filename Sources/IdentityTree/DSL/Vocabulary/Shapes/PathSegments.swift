import Foundation

/// One line or curve of a path, as a cubic or as a line, with its ends.
struct PathSegment: Equatable {
  enum Kind: Equatable {
    case line
    case quad(CGPoint)
    case cubic(CGPoint, CGPoint)
  }

  var start: CGPoint
  var end: CGPoint
  var kind: Kind
  /// Whether a subpath begins here.
  var begins: Bool
  /// Whether this is the line that closes a subpath.
  var closes = false

  func point(_ t: CGFloat) -> CGPoint {
    func mix(_ left: CGPoint, _ right: CGPoint) -> CGPoint {
      CGPoint(x: left.x + (right.x - left.x) * t, y: left.y + (right.y - left.y) * t)
    }
    switch kind {
    case .line: return mix(start, end)
    case .quad(let control): return mix(mix(start, control), mix(control, end))
    case .cubic(let first, let second):
      let (a, b, c) = (mix(start, first), mix(first, second), mix(second, end))
      return mix(mix(a, b), mix(b, c))
    }
  }

  /// The points on the curve by which lengths and areas are found, without the first.
  var flattened: [CGPoint] {
    if kind == .line { return [end] }
    let count = 24
    return (1...count).map { point(CGFloat($0) / CGFloat(count)) }
  }

  var length: CGFloat {
    var last = start
    return flattened.reduce(0) { sum, point in
      defer { last = point }
      return sum + last.distance(to: point)
    }
  }

  /// The parameter at a length from the start.
  func parameter(at length: CGFloat) -> CGFloat {
    let points = flattened
    var last = start
    var rest = length
    for (index, point) in points.enumerated() {
      let step = last.distance(to: point)
      if rest <= step || index == points.count - 1 {
        return (CGFloat(index) + (step == 0 ? 0 : min(rest / step, 1))) / CGFloat(points.count)
      }
      rest -= step
      last = point
    }
    return 1
  }

  /// The part between two parameters.
  func part(from: CGFloat, to: CGFloat) -> PathSegment {
    var copy = self
    copy.closes = closes && to >= 1
    copy.start = from <= 0 ? start : point(from)
    copy.end = to >= 1 ? end : point(to)
    func mix(_ left: CGPoint, _ right: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: left.x + (right.x - left.x) * t, y: left.y + (right.y - left.y) * t)
    }
    switch kind {
    case .line: break
    case .quad(let control):
      // A blossom: the control of a part is the curve's polar form at both ends.
      copy.kind = .quad(mix(mix(start, control, from), mix(control, end, from), to))
    case .cubic(let first, let second):
      func polar(_ u: CGFloat, _ v: CGFloat, _ w: CGFloat) -> CGPoint {
        let (a, b, c) = (mix(start, first, u), mix(first, second, u), mix(second, end, u))
        return mix(mix(a, b, v), mix(b, c, v), w)
      }
      copy.kind = .cubic(polar(from, from, to), polar(from, to, to))
    }
    return copy
  }

  /// The least and greatest values on the curve, in one direction.
  func extent(_ axis: KeyPath<CGPoint, CGFloat>) -> (CGFloat, CGFloat) {
    let (a, d) = (start[keyPath: axis], end[keyPath: axis])
    var candidates = [a, d]
    func add(_ t: CGFloat) { if t > 0, t < 1 { candidates.append(point(t)[keyPath: axis]) } }
    switch kind {
    case .line: break
    case .quad(let control):
      let b = control[keyPath: axis]
      let denominator = a - 2 * b + d
      if denominator != 0 { add((a - b) / denominator) }
    case .cubic(let first, let second):
      let (b, c) = (first[keyPath: axis], second[keyPath: axis])
      let (qa, qb, qc) = (-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a)
      if abs(qa) < 1e-9 {
        if qb != 0 { add(-qc / qb) }
      } else {
        let root = qb * qb - 4 * qa * qc
        if root >= 0 {
          add((-qb + root.squareRoot()) / (2 * qa))
          add((-qb - root.squareRoot()) / (2 * qa))
        }
      }
    }
    return (candidates.min() ?? 0, candidates.max() ?? 0)
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - self.x, other.y - self.y)
    return (x * x + y * y).squareRoot()
  }
}

extension Path {
  /// The lines and curves, in order.
  var segments: [PathSegment] {
    var result: [PathSegment] = []
    var (current, first) = (CGPoint.zero, CGPoint.zero)
    var begins = true
    func add(_ end: CGPoint, _ kind: PathSegment.Kind, closes: Bool = false) {
      result.append(PathSegment(start: current, end: end, kind: kind, begins: begins, closes: closes))
      current = end
      begins = closes
    }
    for element in elements {
      switch element {
      case .move(let point): (current, first, begins) = (point, point, true)
      case .line(let point): add(point, .line)
      case .quadCurve(let point, let control): add(point, .quad(control))
      case .curve(let point, let control1, let control2): add(point, .cubic(control1, control2))
      case .closeSubpath: add(first, .line, closes: true)
      }
    }
    return result
  }

  init(segments: [PathSegment]) {
    for (index, segment) in segments.enumerated() {
      let continues = index > 0 && !segment.begins && segments[index - 1].end == segment.start
      if !continues { elements.append(.move(to: segment.start)) }
      switch segment.kind {
      case .line: elements.append(.line(to: segment.end))
      case .quad(let control): elements.append(.quadCurve(to: segment.end, control: control))
      case .cubic(let first, let second): elements.append(.curve(to: segment.end, control1: first, control2: second))
      }
    }
  }

  /// The points of each subpath.
  var polygons: [[CGPoint]] {
    var result: [[CGPoint]] = []
    for segment in segments {
      if segment.begins || result.isEmpty { result.append([segment.start]) }
      result[result.count - 1] += segment.flattened
    }
    return result
  }
}
