/// Makes a failing program as small as it gets while it still fails.
@MainActor struct ShrunkProgram {
  let program: OracleProgram
  let difference: String

  init(_ failing: OracleProgram, difference: String, hasPlantedFault: Bool = false) {
    var smallest = failing
    var why = difference
    var isShrinking = true
    var attempts = 0
    while isShrinking, attempts < 5_000 {
      isShrinking = false
      for candidate in Self.smaller(smallest) where candidate.size < smallest.size {
        attempts += 1
        if let text = OracleComparison(program: candidate, hasPlantedFault: hasPlantedFault)
          .difference()
        {
          smallest = candidate
          why = text
          isShrinking = true
          break
        }
      }
    }
    program = smallest
    self.difference = why
  }

  private static func smaller(_ program: OracleProgram) -> [OracleProgram] {
    var candidates: [OracleProgram] = []
    for index in program.changes.indices {
      var changes = program.changes
      changes.remove(at: index)
      candidates.append(OracleProgram(start: program.start, changes: changes))
    }
    // What stands in all versions of the root is made smaller in all of them at once.
    for index in program.changes.indices {
      switch program.changes[index] {
      case .root(let shape):
        candidates += smaller(shape).map { replacing(program, index, .root($0)) }
        candidates.append(OracleProgram(start: shape, changes: Array(program.changes[(index + 1)...])))
      case .write(let numbers) where numbers.count > 1:
        candidates += numbers.map { replacing(program, index, .write([$0])) }
      case .write: break
      }
    }
    candidates += smaller(program.start).map { OracleProgram(start: $0, changes: program.changes) }
    for number in 0..<3 {
      var all = program
      all.start = part(number, of: all.start)
      all.changes = all.changes.map { change in
        if case .root(let shape) = change { .root(part(number, of: shape)) } else { change }
      }
      candidates.append(all)
    }
    return candidates
  }

  private static func part(_ number: Int, of shape: Shape) -> Shape {
    shape.parts.indices.contains(number) ? shape.parts[number] : .leaf(0)
  }

  private static func replacing(_ program: OracleProgram, _ index: Int, _ change: Change) -> OracleProgram {
    var copy = program
    copy.changes[index] = change
    return copy
  }

  private static func smaller(_ shape: Shape) -> [Shape] {
    var shapes = shape.parts
    if shape != .leaf(0) { shapes.append(.leaf(0)) }
    switch shape {
    case .stack(let parts): shapes += parts.indices.map { .stack(removing($0, parts)) }
    case .group(let parts): shapes += parts.indices.map { .group(removing($0, parts)) }
    case .rows(let rows): shapes += rows.indices.map { .rows(removing($0, rows)) }
    case .localRows(let label, let rows): shapes += rows.indices.map { .localRows(label, removing($0, rows)) }
    default: break
    }
    for (index, part) in shape.parts.enumerated() {
      for other in smaller(part) {
        var parts = shape.parts
        parts[index] = other
        shapes.append(shape.replacing(parts: parts))
      }
    }
    return shapes
  }

  private static func removing<Element>(_ index: Int, _ elements: [Element]) -> [Element] {
    var elements = elements
    elements.remove(at: index)
    return elements
  }
}
