@testable import IdentityTree

/// Runs a program on the engine and on the twin, and tells where they part.
@MainActor struct OracleComparison {
  let program: OracleProgram
  /// Compares with a twin that is wrong on purpose.
  var hasPlantedFault = false

  /// `nil` if they agree to the end.
  func difference() -> String? {
    var twin = SlowTwin(program.start, mergesArms: hasPlantedFault)
    let simulator = Simulator { ShapeView(shape: program.start) }
    var serials: [NodeID: Int] = [:]
    if let text = compare(simulator, twin, oldTwin: nil, &serials) { return "at the start: \(text)" }
    for (index, change) in program.changes.enumerated() {
      let before = twin
      twin.apply(change)
      switch change {
      case .root(let shape): simulator.setRoot { ShapeView(shape: shape) }
      case .write(let numbers):
        let slots = Self.holders(of: simulator)
        simulator.perform {
          for number in numbers where slots.indices.contains(number) {
            let slot = slots[number].slot
            _ = slot.set((slot.anyValue as? Int ?? 0) + 1)
          }
        }
      }
      if let text = compare(simulator, twin, oldTwin: before, &serials) {
        return "after change \(index + 1): \(text)"
      }
    }
    return nil
  }

  private func compare(
    _ simulator: Simulator, _ twin: SlowTwin, oldTwin: SlowTwin?, _ serials: inout [NodeID: Int]
  ) -> String? {
    let events = simulator.takeEvents()
    let nodes = Self.nodes(of: simulator)
    let texts = nodes.compactMap(\.text)
    guard texts == twin.texts else { return "texts \(texts), the twin has \(twin.texts)" }
    let holders = Self.holders(nodes)
    let values = holders.map { $0.slot.anyValue as? Int ?? -1 }
    guard values == twin.holders.map(\.value) else {
      return "states \(values), the twin has \(twin.holders.map(\.value))"
    }
    var next: [NodeID: Int] = [:]
    for (holder, expected) in zip(holders, twin.holders) {
      if let serial = serials[holder.id], serial != expected.serial {
        return "node \(holder.id) was kept, the twin has another identity"
      }
      next[holder.id] = expected.serial
    }
    let oldSerials = Set(serials.values)
    for (id, serial) in next where serials[id] == nil && oldSerials.contains(serial) {
      return "node \(id) is new, the twin kept the identity"
    }
    let newSerials = Set(next.values)
    let gone = serials.values.filter { !newSerials.contains($0) }.count
    serials = next
    func count(_ kind: Event.Kind) -> Int { events.count { $0.kind == kind } }
    guard count(.stateDiscarded) == gone else {
      return "\(count(.stateDiscarded)) states discarded, the twin has \(gone)"
    }
    let was = oldTwin?.appearing ?? []
    let changes = Self.turnover(from: oldTwin, to: twin)
    guard count(.appeared) == changes.appeared, count(.disappeared) == changes.disappeared else {
      return "\(count(.appeared)) appeared and \(count(.disappeared)) disappeared, the twin has "
        + "\(changes.appeared) and \(changes.disappeared) of \(was.count)"
    }
    return nil
  }

  /// How many of the texts that call back came and went.
  private static func turnover(from old: SlowTwin?, to new: SlowTwin) -> (appeared: Int, disappeared: Int) {
    let was = old?.appearing ?? []
    return (new.appearing.subtracting(was).count, was.subtracting(new.appearing).count)
  }

  private static func nodes(of simulator: Simulator) -> [Node] {
    var result: [Node] = []
    var waiting = simulator.graph.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      result.append(node)
      waiting.append(contentsOf: node.children.reversed())
    }
    return result
  }

  private static func holders(of simulator: Simulator) -> [(id: NodeID, slot: any StateStorage)] {
    holders(nodes(of: simulator))
  }

  private static func holders(_ nodes: [Node]) -> [(id: NodeID, slot: any StateStorage)] {
    nodes.flatMap { node in node.stateFields.map { (node.id, $0.storage) } }
  }
}
