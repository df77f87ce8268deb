import Foundation

/// A function of progress, from 0 to 1 (https://developer.apple.com/documentation/swiftui/unitcurve).
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable {
    case bezier(CubicBezier)
    case circularEaseIn, circularEaseOut, circularEaseInOut
  }
  private var form: Form
  private var isInverse = false

  private init(_ form: Form) { self.form = form }

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        CubicBezier(
          Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
          Double(endControlPoint.y))))
  }

  /// Progress as time.
  public static let linear = UnitCurve(.bezier(.linear))
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(.bezier(.easeInOut))
  /// The older name of `easeInOut`.
  @available(*, deprecated, message: "Use easeInOut instead")
  public static let easeInEaseOut = easeInOut
  /// Slow at the start.
  public static let easeIn = UnitCurve(.bezier(.easeIn))
  /// Slow at the end.
  public static let easeOut = UnitCurve(.bezier(.easeOut))
  /// A quarter of a circle, slow at the start.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The curve with both axes exchanged.
  public var inverse: UnitCurve {
    var copy = self
    copy.isInverse.toggle()
    return copy
  }

  /// The value at a progress, which is clamped to 0…1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    guard isInverse else { return forward(x) }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if forward(middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The slope at a progress, which is clamped to 0…1.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    if !isInverse, case .bezier(let curve) = form { return curve.slope(at: x) }
    let step = 1e-5
    let (low, high) = (max(x - step, 0), min(x + step, 1))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  private func forward(_ x: Double) -> Double {
    switch form {
    case .bezier(let curve): curve.value(at: x)
    case .circularEaseIn: 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: (1 - (x - 1) * (x - 1)).squareRoot()
    case .circularEaseInOut:
      x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : ((1 - (2 * x - 2) * (2 * x - 2)).squareRoot() + 1) / 2
    }
  }

  var text: String {
    switch form {
    case .bezier(.linear): "linear"
    case .bezier(.easeIn): "easeIn"
    case .bezier(.easeOut): "easeOut"
    case .bezier(.easeInOut): "easeInOut"
    case .bezier(let curve): "timingCurve(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
    case .circularEaseIn: "circularEaseIn"
    case .circularEaseOut: "circularEaseOut"
    case .circularEaseInOut: "circularEaseInOut"
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), solved for y at a given x.
struct CubicBezier: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    // Control points outside of 0…1 in time would make several values at one time.
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  static let linear = CubicBezier(0, 0, 1, 1)
  static let easeIn = CubicBezier(0.42, 0, 1, 1)
  static let easeOut = CubicBezier(0, 0, 0.58, 1)
  static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  private static func polynomial(_ a: Double, _ b: Double, at t: Double) -> Double {
    ((1 - 3 * b + 3 * a) * t + (3 * b - 6 * a)) * t * t + 3 * a * t
  }

  private static func derivative(_ a: Double, _ b: Double, at t: Double) -> Double {
    (3 * (1 - 3 * b + 3 * a) * t + 2 * (3 * b - 6 * a)) * t + 3 * a
  }

  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<64 {
      let difference = Self.polynomial(x1, x2, at: t) - x
      if abs(difference) < 1e-12 { break }
      if difference < 0 { low = t } else { high = t }
      let slope = Self.derivative(x1, x2, at: t)
      let next = slope == 0 ? low : t - difference / slope
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  func value(at x: Double) -> Double {
    if x1 == y1, x2 == y2 { return x }
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.polynomial(y1, y2, at: parameter(at: x))
  }

  func slope(at x: Double) -> Double {
    if x1 == y1, x2 == y2 { return 1 }
    let t = parameter(at: x)
    let run = Self.derivative(x1, x2, at: t)
    let rise = Self.derivative(y1, y2, at: t)
    return run == 0 ? (rise == 0 ? 1 : .infinity) : rise / run
  }
}
