import IdentityTree

/// A program of the oracle: a description of views that can be shown by the engine and expanded by the twin.
indirect enum Shape: Hashable, Sendable {
  /// A counter with state of its own.
  case leaf(Int)
  /// A counter whose text stands in a child that has only a binding.
  case bound(Int)
  case stack([Shape])
  case group([Shape])
  case branch(Bool, Shape, Shape)
  case maybe(Bool, Shape)
  case rows([Row])
  case id(Int, Shape)
  /// Wrapped in one of two types, then erased.
  case erased(Int, Shape)
  /// A modifier with state of its own.
  case modified(Int, Shape)
  /// A modifier on a group of two: two modifiers (rule 1.14).
  case distributed(Int, Shape, Shape)
  case environment(Int, Shape)
  /// The same dynamic constructs, driven by state instead of the parent's value.
  case localBranch(Int, Shape, Shape)
  case localRows(Int, [Row])
  case localID(Int, Shape)
  case localErased(Int, Shape)

  struct Row: Hashable, Sendable, Identifiable {
    var id: Int
    var content: Shape
  }

  /// The parts, for the making and shrinking of programs.
  var parts: [Shape] {
    switch self {
    case .leaf, .bound: []
    case .stack(let parts), .group(let parts): parts
    case .branch(_, let a, let b), .distributed(_, let a, let b), .localBranch(_, let a, let b): [a, b]
    case .maybe(_, let a), .id(_, let a), .erased(_, let a), .modified(_, let a), .environment(_, let a),
      .localID(_, let a), .localErased(_, let a):
      [a]
    case .rows(let rows), .localRows(_, let rows): rows.map(\.content)
    }
  }

  /// The same construct around other parts; `parts` has as many elements as before.
  func replacing(parts: [Shape]) -> Shape {
    switch self {
    case .leaf, .bound: self
    case .stack: .stack(parts)
    case .group: .group(parts)
    case .branch(let flag, _, _): .branch(flag, parts[0], parts[1])
    case .maybe(let flag, _): .maybe(flag, parts[0])
    case .rows(let rows): .rows(zip(rows, parts).map { Row(id: $0.id, content: $1) })
    case .id(let id, _): .id(id, parts[0])
    case .erased(let kind, _): .erased(kind, parts[0])
    case .modified(let label, _): .modified(label, parts[0])
    case .distributed(let label, _, _): .distributed(label, parts[0], parts[1])
    case .environment(let value, _): .environment(value, parts[0])
    case .localBranch(let label, _, _): .localBranch(label, parts[0], parts[1])
    case .localRows(let label, let rows): .localRows(label, zip(rows, parts).map { Row(id: $0.id, content: $1) })
    case .localID(let label, _): .localID(label, parts[0])
    case .localErased(let label, _): .localErased(label, parts[0])
    }
  }

  var size: Int { parts.reduce(1) { $0 + $1.size } }
}

/// What is done to a program.
enum Change: Hashable, Sendable {
  /// The root is given another value.
  case root(Shape)
  /// The states of these numbers, in tree order, count one up, all in one update.
  case write([Int])
}

struct OracleProgram: Hashable, Sendable, CustomStringConvertible {
  var start: Shape
  var changes: [Change]

  var size: Int {
    start.size
      + changes.reduce(0) { sum, change in
        switch change {
        case .root(let shape): sum + 1 + shape.size
        case .write(let numbers): sum + 1 + numbers.count
        }
      }
  }

  var description: String {
    (["start \(start)"] + changes.map { "\($0)" }).joined(separator: "\n")
  }
}
