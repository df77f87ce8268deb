@testable import IdentityTree

/// A program with animations and lifecycle: lanes side by side, each of which holds views that come and go.
struct LifeProgram: CustomStringConvertible {
  /// What decides which views a lane holds.
  enum Kind: CaseIterable {
    /// One of two arms.
    case branch
    /// One view or none.
    case maybe
    /// One view under an explicit id.
    case identified
    /// A row for each id.
    case rows
    /// One view with an opacity.
    case attribute
  }

  enum Way: CaseIterable {
    case standard, scale, own
    /// Goes at once, animated or not.
    case identity
  }

  struct Lane: Hashable {
    var kind: Kind
    var way: Way
    /// Whether each view of the lane holds another one that comes and goes.
    var isNested: Bool
  }

  /// What the view shows: for each lane whether it is on, its ids, and whether nested views are there.
  struct Model: Hashable, Sendable {
    var isOn: [Bool]
    var ids: [[Int]]
    var hasInner: [Bool]
    /// A value that every view watches.
    var tick = 0
  }

  enum Step {
    /// Another model, animated for so many seconds or at once.
    case model(Model, seconds: Double?)
    /// The views of a lane count one up.
    case write(Int)
    /// So many seconds pass.
    case advance(Double)
  }

  var lanes: [Lane]
  var start: Model
  var steps: [Step]

  var description: String {
    (["lanes \(lanes)", "start \(start)"] + steps.map { "\($0)" }).joined(separator: "\n")
  }
}

/// Makes programs from a seed: the same ones on every machine.
struct RandomLives {
  private var generator: SplitMix

  init(seed: UInt64) { generator = SplitMix(state: seed) }

  private mutating func number(below limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }
  private mutating func flag() -> Bool { generator.next() & 1 == 0 }
  private mutating func one<T>(of all: [T]) -> T { all[number(below: all.count)] }

  mutating func program() -> LifeProgram {
    let count = 1 + number(below: 3)
    let lanes = (0..<count).map { _ in
      LifeProgram.Lane(
        kind: one(of: LifeProgram.Kind.allCases), way: one(of: LifeProgram.Way.allCases),
        isNested: number(below: 3) == 0)
    }
    let start = LifeProgram.Model(
      isOn: lanes.map { _ in flag() }, ids: lanes.map { _ in ids() }, hasInner: lanes.map { _ in flag() })
    var model = start
    var steps: [LifeProgram.Step] = []
    for _ in 0..<(2 + number(below: 7)) {
      switch number(below: 10) {
      case 0: steps.append(.write(number(below: count)))
      case 1, 2, 3: steps.append(.advance(one(of: [0.1, 0.3, 0.55, 1.1, 4])))
      default:
        change(&model, lanes: count)
        if number(below: 4) == 0 { change(&model, lanes: count) }
        // No sum of these and of the times above is another one: nothing happens at the same moment by chance.
        steps.append(.model(model, seconds: flag() ? one(of: [0.25, 0.503, 1.009]) : nil))
      }
    }
    return LifeProgram(lanes: lanes, start: start, steps: steps)
  }

  private mutating func ids() -> [Int] {
    var ids = [0, 1, 2, 3].filter { _ in flag() }
    if ids.count > 1, flag() { ids.swapAt(0, ids.count - 1) }
    return ids
  }

  private mutating func change(_ model: inout LifeProgram.Model, lanes: Int) {
    let lane = number(below: lanes)
    switch number(below: 8) {
    case 0: model.tick += 1
    case 1, 2: model.hasInner[lane].toggle()
    case 3, 4: model.ids[lane] = ids()
    default: model.isOn[lane].toggle()
    }
  }
}
