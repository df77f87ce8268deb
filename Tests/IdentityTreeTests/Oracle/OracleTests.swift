import Testing

@testable import IdentityTree

@MainActor @Suite("Oracle")
struct OracleTests {
  private func fail(_ program: OracleProgram, seed: UInt64?, difference: String) {
    let shrunk = ShrunkProgram(program, difference: difference)
    let name = seed.map { "seed \($0)" } ?? "a small tree"
    #expect(
      Bool(false),
      "\(name): engine and twin differ \(shrunk.difference)\nthe smallest program that shows it:\n\(shrunk.program)")
  }

  @Test("The engine agrees with the slow twin on 10,000 random programs")
  func randomPrograms() {
    for seed in UInt64(1)...10_000 {
      var programs = RandomPrograms(seed: seed)
      let program = programs.program()
      if let difference = OracleComparison(program: program).difference() {
        return fail(program, seed: seed, difference: difference)
      }
    }
  }

  @Test("The engine agrees with the slow twin on every change between small trees")
  func smallTrees() {
    let shapes = Self.shapes(upTo: 2)
    for first in shapes {
      for second in shapes {
        // Written to first, so that what is lost can be seen.
        let program = OracleProgram(start: first, changes: [.write([0, 1, 2]), .root(second), .root(first)])
        if let difference = OracleComparison(program: program).difference() {
          return fail(program, seed: nil, difference: difference)
        }
      }
    }
  }

  @Test("The twin tells a kept state from a lost one")
  func twin() {
    var twin = SlowTwin(.branch(true, .leaf(0), .leaf(0)))
    twin.apply(.write([0]))
    twin.apply(.root(.branch(true, .leaf(1), .leaf(0))))
    #expect(twin.texts == ["leaf 1: 1 in 0"])
    twin.apply(.root(.branch(false, .leaf(1), .leaf(0))))
    #expect(twin.texts == ["leaf 0: 0 in 0"])
  }

  @Test("A planted fault is found, and the program that shows it is made as small as it can be")
  func shrinking() throws {
    let found = (UInt64(1)...500).lazy.compactMap { seed -> (OracleProgram, String)? in
      var programs = RandomPrograms(seed: seed)
      let program = programs.program()
      let difference = OracleComparison(program: program, hasPlantedFault: true).difference()
      return difference.map { (program, $0) }
    }.first
    let (program, difference) = try #require(found)
    let shrunk = ShrunkProgram(program, difference: difference, hasPlantedFault: true)
    #expect(shrunk.program.size == 7 && shrunk.program.changes.count == 1, "\(shrunk.program)")
    #expect(shrunk.difference.contains("the twin kept the identity"))
  }

  /// Every shape of at most `size` constructs, with one label and two values of each parameter.
  private static func shapes(upTo size: Int) -> [Shape] {
    guard size > 0 else { return [] }
    var result: [Shape] = [.leaf(0), .stack([]), .rows([])]
    if size == 1 { return result }
    let smaller = shapes(upTo: size - 1)
    for part in smaller {
      result += [
        .branch(true, part, .leaf(0)), .branch(false, .leaf(0), part), .maybe(true, part), .maybe(false, part),
        .id(0, part), .id(1, part), .erased(0, part), .erased(1, part), .modified(0, part), .stack([part]),
        .rows([.init(id: 0, content: part)]), .rows([.init(id: 1, content: part)]),
      ]
    }
    if size > 1 {
      result += [
        .rows([.init(id: 0, content: .leaf(0)), .init(id: 1, content: .leaf(0))]),
        .rows([.init(id: 1, content: .leaf(0)), .init(id: 0, content: .leaf(0))]),
        .rows([.init(id: 1, content: .leaf(0)), .init(id: 1, content: .leaf(0))]),
        .distributed(0, .leaf(0), .leaf(0)), .group([.leaf(0), .leaf(0)]), .stack([.leaf(0), .leaf(0)]),
      ]
    }
    return result
  }
}
