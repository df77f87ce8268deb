import Foundation

extension Bench {
  static let all: [Work] =
    [
      // First, while no memory of earlier works is left to be used again.
      memory,
      mount("mount/tree", root: { treeRoot($0) }),
      mount("mount/flat", root: { AnyView(BenchFlat(count: $0)) }),
      mountFloor,
      remount("remount/tree", content: { treeRoot($0) }),
      remount("remount/flat", content: { AnyView(BenchFlat(count: $0)) }),
      remountFloor,
      writeOne("write-one/tree", root: { treeRoot($0) }),
      writeOne("write-one/flat", root: { AnyView(BenchFlat(count: $0)) }),
      writeFloor,
      writeAll("write-all/tree", root: { treeRoot($0) }),
      writeAll("write-all/flat", root: { AnyView(BenchFlat(count: $0)) }),
      skip, skipFloor,
    ] + lists + [
      shuffleFloor, chain("chain/modifiers", BenchChain.modifiers), chain("chain/views", BenchChain.views), lazy, log,
    ]

  /// A tree of fan-out 10 with so many leaves.
  static func treeRoot(_ count: Int) -> AnyView {
    switch count {
    case ..<100: AnyView(BenchTen<BenchLeaf>(0))
    case ..<1_000: AnyView(BenchTen<BenchTen<BenchLeaf>>(0))
    case ..<10_000: AnyView(BenchTen<BenchTen<BenchTen<BenchLeaf>>>(0))
    case ..<100_000: AnyView(BenchTen<BenchTen<BenchTen<BenchTen<BenchLeaf>>>>(0))
    case ..<1_000_000: AnyView(BenchTen<BenchTen<BenchTen<BenchTen<BenchTen<BenchLeaf>>>>>(0))
    default: AnyView(BenchTen<BenchTen<BenchTen<BenchTen<BenchTen<BenchTen<BenchLeaf>>>>>>(0))
    }
  }

  private static func slots(of graph: ViewGraph, named name: String = "BenchLeaf") -> [StateSlot<Int>] {
    var result: [StateSlot<Int>] = []
    var waiting: [Node] = graph.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      if node.typeName == name, let slot = node.property(at: 0) as? StateSlot<Int> { result.append(slot) }
      for index in stride(from: node.childCount - 1, through: 0, by: -1) { waiting.append(node.child(at: index)) }
    }
    return result
  }

  private static func hosting(_ root: AnyView) -> ViewGraph {
    let graph = ViewGraph()
    graph.setRoot(root)
    return graph
  }

  // MARK: Works

  private static func judgeMount(_ points: [BenchResult.Point], _ exponent: Double?) -> Bool {
    points.allSatisfy { $0.value <= ($0.size <= 10_000 ? 280 : 550) } && (exponent ?? 1) <= 1.2
  }

  private static func mount(_ name: String, root: @escaping @MainActor (Int) -> AnyView) -> Work {
    Work(name: name) { bench throws(BenchFailure) in
      try bench.result(
        name, unit: "ns/leaf", aim: "≤ 280 at 10k, ≤ 550 at 1M, linear", isReached: judgeMount
      ) { size throws(BenchFailure) in
        var leaves = 0
        let time = BenchClock.median(samples: bench.samples(at: size)) {
          (root(size), nil as ViewGraph?)
        } clear: {
          leaves = $0.1?.log.total(.stateInitialized) ?? 0
        } work: {
          $0.1 = hosting($0.0)
        }
        let expected = name.hasSuffix("flat") ? size + 1 : size
        try check(leaves == expected, name, "\(leaves) states of \(expected) were initialised")
        return time
      }
    }
  }

  private static func remount(_ name: String, content: @escaping @MainActor (Int) -> AnyView) -> Work {
    Work(name: name) { bench throws(BenchFailure) in
      try bench.result(
        name, unit: "ns/leaf", aim: "≤ 280 at 10k, ≤ 550 at 1M, linear", isReached: judgeMount
      ) { size throws(BenchFailure) in
        let graph = hosting(AnyView(BenchToggle(content: content(size))))
        guard let flag = flag(of: graph) else { throw BenchFailure(work: name, message: "there is no flag") }
        var count = 0
        let before = graph.log.total(.stateInitialized)
        let time = BenchClock.median(samples: bench.samples(at: size)) {
          count += 1
        } work: { _ in
          flag.write(!flag.current, transaction: nil)
          graph.update()
        }
        let made = graph.log.total(.stateInitialized) - before
        try check(made >= count * size, name, "\(made) states of \(count * size) were initialised")
        return time
      }
    }
  }

  private static func flag(of graph: ViewGraph) -> StateSlot<Bool>? {
    var waiting: [Node] = graph.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      if node.typeName == "BenchToggle" { return node.property(at: 0) as? StateSlot<Bool> }
      waiting.append(contentsOf: node.children)
    }
    return nil
  }

  private static func writeOne(_ name: String, root: @escaping @MainActor (Int) -> AnyView) -> Work {
    Work(name: name) { bench throws(BenchFailure) in
      try bench.result(
        name, unit: "ns/update", aim: "≤ 1,000, the same at every size",
        isReached: { points, exponent in points.allSatisfy { $0.value <= 1_000 } && (exponent ?? 0) <= 0.1 },
        perUnit: { _ in 1 }
      ) { size throws(BenchFailure) in
        let graph = hosting(root(size))
        let slots = slots(of: graph)
        let updates = min(1_000, size * 10)
        var next = 0
        var done = 0
        let before = graph.log.total(.bodyEvaluated)
        let time = BenchClock.median(samples: 15) {
          done += updates
        } work: { _ in
          for _ in 0..<updates {
            next = (next + 7_919) % slots.count
            let slot = slots[next]
            slot.write(slot.current &+ 1, transaction: nil)
            graph.update()
          }
        }
        let bodies = graph.log.total(.bodyEvaluated) - before
        try check(bodies == done, name, "\(bodies) bodies ran for \(done) writes")
        return time / Double(updates)
      }
    }
  }

  private static func writeAll(_ name: String, root: @escaping @MainActor (Int) -> AnyView) -> Work {
    Work(name: name) { bench throws(BenchFailure) in
      try bench.result(
        name, unit: "ns/write", aim: "≤ 500, linear",
        isReached: { points, exponent in points.allSatisfy { $0.value <= 500 } && (exponent ?? 1) <= 1.2 }
      ) { size throws(BenchFailure) in
        let graph = hosting(root(size))
        let slots = slots(of: graph)
        var done = 0
        let before = graph.log.total(.bodyEvaluated)
        let time = BenchClock.median(samples: bench.samples(at: size)) {
          done += slots.count
        } work: { _ in
          for slot in slots { slot.write(slot.current &+ 1, transaction: nil) }
          graph.update()
        }
        let bodies = graph.log.total(.bodyEvaluated) - before
        try check(bodies == done, name, "\(bodies) bodies ran for \(done) writes")
        return time
      }
    }
  }

  private static var skip: Work {
    let name = "skip/children"
    return Work(name: name) { bench throws(BenchFailure) in
      try bench.result(
        name, unit: "ns/child", aim: "≤ 20, nothing below",
        isReached: { points, _ in points.allSatisfy { $0.value <= 20 } }
      ) { size throws(BenchFailure) in
        let graph = hosting(AnyView(BenchFlat(count: size)))
        guard let seed = slots(of: graph, named: "BenchFlat").first else {
          throw BenchFailure(work: name, message: "there is no seed")
        }
        var runs = 0
        let bodies = graph.log.total(.bodyEvaluated)
        let skipped = graph.log.total(.bodySkipped)
        let time = BenchClock.median(samples: bench.samples(at: size)) {
          runs += 1
        } work: { _ in
          seed.write(seed.current &+ 1, transaction: nil)
          graph.update()
        }
        let ran = graph.log.total(.bodyEvaluated) - bodies
        try check(ran == runs, name, "\(ran) bodies ran in \(runs) updates")
        let left = graph.log.total(.bodySkipped) - skipped
        try check(left == runs * size, name, "\(left) children of \(runs * size) were skipped")
        return time
      }
    }
  }

  private static var lists: [Work] {
    [
      list("list/same", isKept: true) { $0 },
      list("list/swap", isKept: true) { ids in
        var ids = ids
        ids.swapAt(0, ids.count - 1)
        return ids
      },
      list("list/reverse", isKept: true) { $0.reversed() },
      list("list/shuffle", isKept: true) { ids in
        var generator = SplitMix(state: 1)
        return ids.shuffled(using: &generator)
      },
      list("list/remove-first", isKept: true) { Array($0.dropFirst()) },
      list("list/insert-first", isKept: true) { [-1] + $0 },
      list("list/replace-all", isKept: false) { ids in ids.map { $0 + ids.count } },
    ]
  }

  /// The order of a list before and after, back and forth.
  private static func list(_ name: String, isKept: Bool, change: @escaping @MainActor ([Int]) -> [Int]) -> Work {
    Work(name: name) { bench throws(BenchFailure) in
      try bench.result(
        name, unit: "ns/row", aim: isKept ? "≤ 200, linear" : "linear",
        isReached: { points, exponent in
          (!isKept || points.allSatisfy { $0.value <= 200 }) && (exponent ?? 1) <= 1.2
        }
      ) { size throws(BenchFailure) in
        let first = Array(0..<size)
        let second = change(first)
        let graph = hosting(AnyView(BenchList(ids: first)))
        guard let row = listSlot(of: graph) else { throw BenchFailure(work: name, message: "there is no list") }
        let node = row.node
        var runs = 0
        let inserted = graph.log.total(.nodeInserted)
        let time = BenchClock.median(samples: bench.samples(at: size)) {
          runs += 1
        } work: { _ in
          if second == first {
            graph.refresh { graph.invalidate(node) }
          } else {
            row.slot.write(row.slot.current == first ? second : first, transaction: nil)
            graph.update()
          }
        }
        let made = graph.log.total(.nodeInserted) - inserted
        let most = isKept ? runs * 2 : runs * size * 2
        try check(made <= most, name, "\(made) nodes were inserted")
        if !isKept { try check(made == most, name, "\(made) nodes of \(most) were inserted") }
        return time
      }
    }
  }

  private static func listSlot(of graph: ViewGraph) -> (node: Node, slot: StateSlot<[Int]>)? {
    var waiting: [Node] = graph.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      if let slot = node.property(at: 0) as? StateSlot<[Int]> { return (node, slot) }
      if node.childCount == 1 { waiting.append(node.child(at: 0)) }
    }
    return nil
  }

  private static var memory: Work {
    let name = "memory/tree"
    return Work(name: name) { bench throws(BenchFailure) in
      try bench.result(
        name, unit: "bytes/leaf", aim: "≤ 300, the log apart", sizes: bench.sizes.filter { $0 >= 100_000 },
        isReached: { points, _ in points.allSatisfy { $0.value <= 300 } }
      ) { size throws(BenchFailure) in
        // What is read from disk and set up at the first use is not the tree's.
        _ = hosting(treeRoot(1_000))
        let graph = ViewGraph()
        graph.log.cap = 16
        let root = treeRoot(size)
        guard let before = BenchMemory.residentBytes else {
          throw BenchFailure(work: name, message: "the system does not tell")
        }
        graph.setRoot(root)
        let after = BenchMemory.residentBytes ?? before
        try check(graph.log.total(.stateInitialized) == size, name, "not all leaves were made")
        return Double(after - before)
      }
    }
  }

  private static func chain(_ name: String, _ make: @escaping @MainActor (Int) -> AnyView) -> Work {
    Work(name: name) { bench throws(BenchFailure) in
      try bench.result(
        name, unit: "ns/level", aim: "linear", sizes: bench.sizes.filter { $0 <= 100_000 },
        isReached: { _, exponent in (exponent ?? 1) <= 1.2 }
      ) { size throws(BenchFailure) in
        var nodes = 0
        let time = BenchClock.median(samples: bench.samples(at: size)) {
          (make(size), nil as ViewGraph?)
        } clear: {
          nodes = $0.1?.log.total(.nodeInserted) ?? 0
        } work: {
          $0.1 = hosting($0.0)
        }
        try check(nodes > size, name, "\(nodes) nodes for \(size) levels")
        return time
      }
    }
  }

  /// A long list of which some twenty rows show.
  private static var lazy: Work {
    let name = "lazy/mount"
    return Work(name: name) { bench throws(BenchFailure) in
      try bench.result(
        name, unit: "us/list", aim: "cost of what shows only: no growth",
        isReached: { _, exponent in (exponent ?? 0) <= 0.2 }, perUnit: { _ in 1_000 }
      ) { size throws(BenchFailure) in
        var shown = 0
        let time = BenchClock.median(samples: 15) {
          nil as ViewGraph?
        } clear: {
          shown = $0?.log.total(.stateInitialized) ?? 0
        } work: {
          let graph = hosting(AnyView(BenchLazy(count: size)))
          graph.layoutTree.run()
          $0 = graph
        }
        try check((1...200).contains(shown), name, "\(shown) rows were made")
        return time
      }
    }
  }

  private static var log: Work {
    let name = "log/event"
    return Work(name: name) { bench throws(BenchFailure) in
      try bench.result(
        name, unit: "ns/event", aim: "≤ 30, 64 bytes each",
        isReached: { points, _ in points.allSatisfy { $0.value <= 30 } && MemoryLayout<RawEvent>.stride <= 64 }
      ) { size throws(BenchFailure) in
        let graph = hosting(AnyView(BenchLeaf(0)))
        guard let root = graph.root else { throw BenchFailure(work: name, message: "there is no root") }
        let before = graph.log.total(.bodySkipped)
        let time = BenchClock.median(samples: bench.samples(at: size)) {
        } work: { _ in
          for _ in 0..<size { graph.log.record(.bodySkipped, root) }
        }
        let recorded = graph.log.total(.bodySkipped) - before
        try check(recorded == size * (bench.samples(at: size) + 1), name, "\(recorded) events were recorded")
        return time
      }
    }
  }
}

/// Numbers that are the same in each run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }
}
