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

  private static func makeNode(_ number: Int, _ owner: Node) -> Unmanaged<FloorNode> {
    let slot = FloorSlot()
    EventLog.record(.nodeInserted, owner)
    EventLog.record(.stateInitialized, owner)
    EventLog.record(.bodyEvaluated, owner)
    let text = FloorText(body(slot))
    EventLog.record(.nodeInserted, owner)
    return .passRetained(FloorNode(BenchLeaf(number), slot, text))
  }

  /// The leaves of a floor, which hold no count of references while they are visited.
  private final class FloorNodes {
    var all: ContiguousArray<Unmanaged<FloorNode>> = []

    @MainActor func make(_ size: Int, _ owner: Node) {
      all.reserveCapacity(size)
      for number in 0..<size { all.append(makeNode(number, owner)) }
    }

    @MainActor func remove(_ owner: Node) {
      for node in all {
        EventLog.record(.nodeRemoved, owner)
        EventLog.record(.stateDiscarded, owner)
        node.release()
      }
      all.removeAll(keepingCapacity: true)
    }

    deinit { for node in all { node.release() } }
  }

  /// A graph whose log takes the events, and a node for them to be of.
  private static func logging(_ name: String) throws(BenchFailure) -> (graph: ViewGraph, node: Node) {
    let graph = ViewGraph()
    graph.setRoot(AnyView(BenchLeaf(0)))
    guard let node = graph.root else { throw BenchFailure(work: name, message: "there is no root") }
    return (graph, node)
  }

  private static func floor(
    _ name: String, unit: String, of parts: String, perUnit: @escaping (Int) -> Double = { Double($0) },
    _ measure: @escaping @MainActor (Bench, Int, FloorNodes, Node) throws(BenchFailure) -> Double
  ) -> Work {
    Work(name: name) { bench throws(BenchFailure) in
      try bench.result(name, unit: unit, aim: "none: \(parts)", isReached: { _, _ in nil }, perUnit: perUnit) {
        size throws(BenchFailure) in
        let (graph, owner) = try logging(name)
        defer { withExtendedLifetime(graph) {} }
        return try measure(bench, size, FloorNodes(), owner)
      }
    }
  }

  /// The floor of mounting: three objects a leaf, four entries in the log, one observed body.
  static var mountFloor: Work {
    floor("floor/mount", unit: "ns/leaf", of: "three objects, four log entries, one observed body") {
      bench, size, _, owner throws(BenchFailure) in
      var made = 0
      let time = BenchClock.median(samples: bench.samples(at: size)) {
        FloorNodes()
      } clear: {
        made += $0.all.count
      } work: {
        $0.make(size, owner)
      }
      try check(made == size * (bench.samples(at: size) + 1), "floor/mount", "\(made) leaves were made")
      return time
    }
  }

  /// The floor of remounting: that of mounting, with the removal of as many leaves, two entries each.
  static var remountFloor: Work {
    floor("floor/remount", unit: "ns/leaf", of: "floor/mount, two more log entries, three objects freed") {
      bench, size, nodes, owner throws(BenchFailure) in
      nodes.make(size, owner)
      let time = BenchClock.median(samples: bench.samples(at: size)) {
      } work: { _ in
        nodes.remove(owner)
        nodes.make(size, owner)
      }
      try check(nodes.all.count == size, "floor/remount", "\(nodes.all.count) leaves are there")
      return time
    }
  }

  /// For works whose measure is that of one update already.
  private static func once(_ size: Int) -> Double { 1 }

  /// The floor of one write: the leaf's three objects are fetched, its body runs, three entries are logged.
  static var writeFloor: Work {
    floor(
      "floor/write-one", unit: "ns/update", of: "three objects fetched, one observed body, three log entries",
      perUnit: once
    ) { _, size, nodes, owner throws(BenchFailure) in
      nodes.make(size, owner)
      let updates = min(1_000, size * 10)
      var next = 0
      var written = 0
      let time = BenchClock.median(samples: 15) {
      } work: { _ in
        for _ in 0..<updates {
          next = (next + 7_919) % size
          nodes.all[next].borrowed { node in
            node.slot.value &+= 1
            EventLog.record(.stateWritten, owner)
            EventLog.record(.bodyEvaluated, owner)
            node.text.text = body(node.slot)
            EventLog.record(.changed, owner)
          }
          written += 1
        }
      }
      try check(written == updates * 16, "floor/write-one", "\(written) writes")
      return time / Double(updates)
    }
  }

  /// The floor of a skipped child: the row's closure runs, eight bytes of the node are compared, one entry is logged.
  static var skipFloor: Work {
    floor("floor/skip", unit: "ns/child", of: "a closure, a comparison, a log entry") {
      bench, size, nodes, owner throws(BenchFailure) in
      nodes.make(size, owner)
      let row: (Int) -> BenchLeaf = { BenchLeaf($0) }
      var skipped = 0
      let time = BenchClock.median(samples: bench.samples(at: size)) {
      } work: { _ in
        for number in 0..<size where nodes.all[number].borrowed({ $0.view.number }) == row(number).number {
          EventLog.record(.bodySkipped, owner)
          skipped += 1
        }
      }
      try check(skipped == size * (bench.samples(at: size) + 1), "floor/skip", "\(skipped) were skipped")
      return time
    }
  }

  /// The floor of a shuffle: each id goes into a dictionary, is looked up in another order, and its node is written.
  static var shuffleFloor: Work {
    floor("floor/shuffle", unit: "ns/row", of: "a dictionary of the ids, a look-up and a visit each") {
      bench, size, nodes, owner throws(BenchFailure) in
      nodes.make(size, owner)
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
          nodes.all[Int(index)].borrowed { $0.words.0 &+= 1 }
          visited += 1
        }
      }
      try check(visited == size * (bench.samples(at: size) + 1), "floor/shuffle", "\(visited) were visited")
      return time
    }
  }
}
