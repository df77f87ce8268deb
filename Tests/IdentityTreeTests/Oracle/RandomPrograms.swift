@testable import IdentityTree

/// Makes programs from a seed: the same ones on every machine.
struct RandomPrograms {
  private var generator: SplitMix

  init(seed: UInt64) { generator = SplitMix(state: seed) }

  private mutating func next() -> UInt64 { generator.next() }
  private mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
  private mutating func flag() -> Bool { next() & 1 == 0 }

  mutating func program() -> OracleProgram {
    let start = shape(budget: 1 + number(below: 9))
    var current = start
    var changes: [Change] = []
    for _ in 0..<(1 + number(below: 5)) {
      if number(below: 5) < 2 {
        changes.append(.write((0...number(below: 2)).map { _ in number(below: 6) }))
      } else {
        current = changed(current)
        changes.append(.root(current))
      }
    }
    return OracleProgram(start: start, changes: changes)
  }

  private mutating func shape(budget: Int) -> Shape {
    guard budget > 1 else { return number(below: 4) == 0 ? .bound(number(below: 3)) : .leaf(number(below: 3)) }
    func one() -> Int { budget - 1 }
    switch number(below: 15) {
    case 0, 1: return .stack(parts(budget))
    case 2: return .group(parts(budget))
    case 3: return .branch(flag(), shape(budget: budget / 2), shape(budget: budget / 2))
    case 4: return .maybe(flag(), shape(budget: one()))
    case 5, 6: return .rows(rows(budget))
    case 7: return .id(number(below: 3), shape(budget: one()))
    case 8: return .erased(number(below: 2), shape(budget: one()))
    case 9: return .modified(number(below: 3), shape(budget: one()))
    case 10: return .distributed(number(below: 3), shape(budget: budget / 2), shape(budget: budget / 2))
    case 11: return .environment(number(below: 3), shape(budget: one()))
    case 12: return .localBranch(number(below: 3), shape(budget: budget / 2), shape(budget: budget / 2))
    case 13:
      return flag() ? .localID(number(below: 3), shape(budget: one())) : .localErased(0, shape(budget: one()))
    default: return .localRows(number(below: 3), rows(budget))
    }
  }

  private mutating func parts(_ budget: Int) -> [Shape] {
    let count = number(below: 4)
    return (0..<count).map { _ in shape(budget: max(1, budget / max(count, 1))) }
  }

  private mutating func rows(_ budget: Int) -> [Shape.Row] {
    let count = number(below: 4)
    return (0..<count).map { _ in
      Shape.Row(id: number(below: 5), content: shape(budget: max(1, budget / max(count, 1))))
    }
  }

  /// The shape with one thing changed somewhere in it, as a parent's new value would have it.
  private mutating func changed(_ shape: Shape) -> Shape {
    let parts = shape.parts
    if !parts.isEmpty, number(below: 3) > 0 {
      var parts = parts
      let index = number(below: parts.count)
      parts[index] = changed(parts[index])
      return shape.replacing(parts: parts)
    }
    switch shape {
    case .branch(let flag, let first, let second): return .branch(!flag, first, second)
    case .maybe(let flag, let content): return .maybe(!flag, content)
    case .id(_, let content): return .id(number(below: 3), content)
    case .erased(let kind, let content): return .erased(kind + 1, content)
    case .environment(_, let content): return .environment(number(below: 3), content)
    case .modified(_, let content): return .modified(number(below: 3), content)
    case .leaf: return number(below: 4) == 0 ? self.shape(budget: 3) : .leaf(number(below: 3))
    case .bound: return .bound(number(below: 3))
    case .rows(let rows): return .rows(changed(rows))
    case .localRows(let label, let rows): return .localRows(label, changed(rows))
    case .stack(let parts): return flag() ? .stack(parts.reversed()) : .stack(self.parts(4))
    default: return self.shape(budget: 4)
    }
  }

  private mutating func changed(_ rows: [Shape.Row]) -> [Shape.Row] {
    var rows = rows
    switch number(below: 5) {
    case 0: rows.reverse()
    case 1 where !rows.isEmpty: rows.remove(at: number(below: rows.count))
    case 2 where rows.count > 1: rows.swapAt(0, number(below: rows.count))
    case 3 where !rows.isEmpty: rows[number(below: rows.count)].id = number(below: 5)
    default:
      rows.insert(
        Shape.Row(id: number(below: 5), content: shape(budget: 2)), at: number(below: rows.count + 1))
    }
    return rows
  }
}
