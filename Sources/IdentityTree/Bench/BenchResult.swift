import Foundation

/// One kind of work, measured at several sizes.
public struct BenchResult: Sendable, Codable {
  /// One size.
  public struct Point: Sendable, Codable {
    /// How many leaves, rows, writes or events.
    public var size: Int
    /// The median in ``BenchResult/unit``.
    public var value: Double
    /// How many times it was measured.
    public var samples: Int

    public init(size: Int, value: Double, samples: Int) {
      self.size = size
      self.value = value
      self.samples = samples
    }
  }

  /// A name without spaces, such as `mount/tree`.
  public var name: String
  /// What is counted: `ns/leaf`, `bytes/leaf`, `ns/update` …
  public var unit: String
  public var points: [Point]
  /// What the project aims at, in words.
  public var aim: String
  /// The growth of the whole work with the size: 1 is linear, 0 is no growth. `nil` for a single size.
  public var exponent: Double?
  /// Whether the aim is reached; `nil` where there is none to judge.
  public var isReached: Bool?

  public init(
    name: String, unit: String, points: [Point], aim: String, exponent: Double?, isReached: Bool?
  ) {
    self.name = name
    self.unit = unit
    self.points = points
    self.aim = aim
    self.exponent = exponent
    self.isReached = isReached
  }

  /// The slope of the logarithm of the work over the logarithm of the size, by least squares.
  static func exponent(of work: [(size: Int, value: Double)]) -> Double? {
    guard work.count > 1 else { return nil }
    let xs = work.map { log(Double($0.size)) }
    let ys = work.map { log(max($0.value, 0.000_001)) }
    let meanX = xs.reduce(0, +) / Double(xs.count)
    let meanY = ys.reduce(0, +) / Double(ys.count)
    let covariance = zip(xs, ys).map { ($0 - meanX) * ($1 - meanY) }.reduce(0, +)
    let variance = xs.map { ($0 - meanX) * ($0 - meanX) }.reduce(0, +)
    return variance == 0 ? nil : covariance / variance
  }
}
