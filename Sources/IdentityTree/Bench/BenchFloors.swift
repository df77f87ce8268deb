import Foundation
import Observation

/// What the parts of a work cost that no engine of this design can leave out, measured in the same run: the floor that
/// a row is judged by. Nothing here finds a place, connects a property, decides what to compare, or keeps a tree.
extension Bench {
  /// The objects of a leaf: as many as the engine makes, of the sizes that it makes.
  private final class FloorNode {
    var parent: Unmanaged<FloorNode>?
    var view: BenchLeaf
    var slot: FloorSlot
    var text: FloorText
    var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    init(_ view: BenchLeaf, _ slot: FloorSlot, _ text: FloorText) {
      self.view = view
      self.slot = slot
      self.text = text
    }
  }

  private final class FloorSlot {
    var value = 0
    var words: (UInt64, UInt64) = (0, 0)
  }

  private final class FloorText {
    var text: String
    var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    init(_ text: String) { self.text = text }
  }

  private static func body(_ slot: FloorSlot) -> String {
    withObservationTracking {
      "\(slot.value)"
    } onChange: {
    }
  }

  private static func makeNode(_ number: Int, _ log: EventLog, _ owner: Node) -> FloorNode {
    let slot = FloorSlot()
    log.record(.nodeInserted, owner)
    log.record(.stateInitialized, owner)
    log.record(.bodyEvaluated, owner)
    let text = FloorText(body(slot))
    log.record(.nodeInserted, owner)
    return FloorNode(BenchLeaf(number), slot, text)
  }

  /// A graph whose log takes the events, and a node for them to be of.
  private static func logging(_ name: String) throws(BenchFailure) -> (graph: ViewGraph, node: Node) {
    let graph = ViewGraph()
    graph.setRoot(AnyView(BenchLeaf(0)))
    guard let node = graph.root else { throw BenchFailure(work: name, message: "there is no root") }
    return (graph, node)
  }

  /// The floor of mounting: three objects a leaf, four entries in the log, one observed body.
  static var mountFloor: Work {
    let name = "floor/mount"
    return Work(name: name) { bench throws(BenchFailure) in
      try bench.result(
        name, unit: "ns/leaf", aim: "none: three objects, four log entries, one observed body",
        isReached: { _, _ in nil }
      ) { size throws(BenchFailure) in
        let (graph, owner) = try logging(name)
        var made = 0
        let time = BenchClock.median(samples: bench.samples(at: size)) {
          [] as ContiguousArray<FloorNode>
        } clear: {
          made += $0.count
        } work: {
          $0.reserveCapacity(size)
          for number in 0..<size { $0.append(makeNode(number, graph.log, owner)) }
        }
        try check(made == size * (bench.samples(at: size) + 1), name, "\(made) leaves were made")
        return time
      }
    }
  }

  /// The floor of one write: the leaf's three objects are fetched, its body runs, four entries are logged.
  static var writeFloor: Work {
    let name = "floor/write-one"
    return Work(name: name) { bench throws(BenchFailure) in
      try bench.result(
        name, unit: "ns/update", aim: "none: three objects fetched, one observed body, three log entries",
        isReached: { _, _ in nil }, perUnit: { _ in 1 }
      ) { size throws(BenchFailure) in
        let (graph, owner) = try logging(name)
        let nodes = ContiguousArray((0..<size).map { makeNode($0, graph.log, owner) })
        let updates = min(1_000, size * 10)
        var next = 0
        var written = 0
        let time = BenchClock.median(samples: 15) {
        } work: { _ in
          for _ in 0..<updates {
            next = (next + 7_919) % size
            let node = nodes[next]
            node.slot.value &+= 1
            graph.log.record(.stateWritten, owner)
            graph.log.record(.bodyEvaluated, owner)
            node.text.text = body(node.slot)
            graph.log.record(.changed, owner)
            written += 1
          }
        }
        try check(written == updates * 16, name, "\(written) writes")
        return time / Double(updates)
      }
    }
  }

  /// The floor of a skipped child: the row's closure runs, eight bytes of the node are compared, one entry is logged.
  static var skipFloor: Work {
    let name = "floor/skip"
    return Work(name: name) { bench throws(BenchFailure) in
      try bench.result(
        name, unit: "ns/child", aim: "none: a closure, a comparison, a log entry", isReached: { _, _ in nil }
      ) { size throws(BenchFailure) in
        let (graph, owner) = try logging(name)
        let nodes = ContiguousArray((0..<size).map { makeNode($0, graph.log, owner) })
        let row: (Int) -> BenchLeaf = { BenchLeaf($0) }
        var skipped = 0
        let time = BenchClock.median(samples: bench.samples(at: size)) {
        } work: { _ in
          for (number, node) in nodes.enumerated() where row(number).number == node.view.number {
            graph.log.record(.bodySkipped, owner)
            skipped += 1
          }
        }
        try check(skipped == size * (bench.samples(at: size) + 1), name, "\(skipped) were skipped")
        return time
      }
    }
  }

  /// The floor of a shuffle: each id goes into a dictionary, is looked up in another order, and its node is written.
  static var shuffleFloor: Work {
    let name = "floor/shuffle"
    return Work(name: name) { bench throws(BenchFailure) in
      try bench.result(
        name, unit: "ns/row", aim: "none: a dictionary of the ids, a look-up and a visit each",
        isReached: { _, _ in nil }
      ) { size throws(BenchFailure) in
        let (graph, owner) = try logging(name)
        let nodes = ContiguousArray((0..<size).map { makeNode($0, graph.log, owner) })
        var generator = SplitMix(state: 1)
        let order = Array(0..<size).shuffled(using: &generator)
        var visited = 0
        let time = BenchClock.median(samples: bench.samples(at: size)) {
        } work: { _ in
          var byID: [Int: Int32] = [:]
          byID.reserveCapacity(size)
          for number in 0..<size { byID[number] = Int32(number) }
          for id in order {
            guard let index = byID[id] else { continue }
            nodes[Int(index)].words.0 &+= 1
            visited += 1
          }
        }
        try check(visited == size * (bench.samples(at: size) + 1), name, "\(visited) were visited")
        return time
      }
    }
  }
}
