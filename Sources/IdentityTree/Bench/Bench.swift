import Foundation

/// Measures what the engine costs, and checks by counting that the work was done.
///
/// Times say nothing in a test; the counts do: a check that fails stops the run with ``BenchFailure``.
@MainActor public struct Bench {
  /// The sizes to measure, ascending.
  public var sizes: [Int]
  /// Called with each result as soon as it is known.
  public var onResult: (BenchResult) -> Void = { _ in }

  public init(sizes: [Int] = [1_000, 10_000, 100_000, 1_000_000]) { self.sizes = sizes }

  /// The names of all kinds of work, in the order in which they are measured.
  public static var names: [String] { all.map(\.name) }

  /// Measures the works whose names begin with `filter`; all of them if it is empty.
  public func run(filter: String = "") throws(BenchFailure) {
    BenchMemory.keepFreedMemory()
    for work in Self.all where work.name.hasPrefix(filter) {
      onResult(try work.measure(self))
    }
  }

  struct Work {
    let name: String
    let measure: @MainActor (Bench) throws(BenchFailure) -> BenchResult
  }

  func samples(at size: Int) -> Int { size <= 10_000 ? 15 : size <= 100_000 ? 7 : 3 }

  func result(
    _ name: String, unit: String, aim: String, sizes: [Int]? = nil, isReached: ([BenchResult.Point], Double?) -> Bool?,
    perUnit: (Int) -> Double = { Double($0) }, measure: (Int) throws(BenchFailure) -> Double
  ) throws(BenchFailure) -> BenchResult {
    var points: [BenchResult.Point] = []
    var totals: [(size: Int, value: Double)] = []
    for size in sizes ?? self.sizes {
      let total = try measure(size)
      totals.append((size, total))
      points.append(BenchResult.Point(size: size, value: total / perUnit(size), samples: samples(at: size)))
    }
    let exponent = BenchResult.exponent(of: totals)
    return BenchResult(
      name: name, unit: unit, points: points, aim: aim, exponent: exponent, isReached: isReached(points, exponent))
  }

  static func check(_ condition: Bool, _ work: String, _ message: @autoclosure () -> String) throws(BenchFailure) {
    if !condition { throw BenchFailure(work: work, message: message()) }
  }
}

/// The work of a benchmark was not done.
public struct BenchFailure: Error, CustomStringConvertible {
  public let work: String
  public let message: String
  public var description: String { "\(work): \(message)" }
}
