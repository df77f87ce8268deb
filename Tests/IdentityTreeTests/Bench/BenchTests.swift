import Testing

@testable import IdentityTree

/// What the benchmark counts; times say nothing here.
@Suite("Bench")
@MainActor struct BenchTests {
  @Test("Each work does what it counts")
  func works() throws {
    var results: [BenchResult] = []
    var bench = Bench(sizes: [10, 100])
    bench.onResult = { results.append($0) }
    try bench.run()
    #expect(results.map(\.name) == Bench.names)
    for result in results where result.name != "memory/tree" {
      #expect(result.points.map(\.size) == [10, 100], "\(result.name)")
      #expect(result.exponent != nil, "\(result.name)")
    }
  }

  @Test("The growth of work is the slope over sizes: 1 for linear work, 2 for quadratic, 0 for none")
  func exponent() throws {
    let sizes = [1_000, 10_000, 100_000]
    let linear = try #require(BenchResult.exponent(of: sizes.map { ($0, 3 * Double($0)) }))
    let quadratic = try #require(BenchResult.exponent(of: sizes.map { ($0, Double($0) * Double($0)) }))
    let flat = try #require(BenchResult.exponent(of: sizes.map { ($0, 7) }))
    #expect(abs(linear - 1) < 1e-9)
    #expect(abs(quadratic - 2) < 1e-9)
    #expect(abs(flat) < 1e-9)
    #expect(BenchResult.exponent(of: [(10, 1)]) == nil)
  }
}
