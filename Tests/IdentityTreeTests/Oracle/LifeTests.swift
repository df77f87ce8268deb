import Foundation
import Testing

@testable import IdentityTree

/// Runs a program on the engine and on the twin, and tells where they part.
@MainActor struct LifeComparison {
  let program: LifeProgram
  /// Compares with a twin that is told of no animation, to see that the comparison finds something.
  var hasPlantedFault = false

  func difference() async -> String? {
    let journal = LifeJournal()
    let simulator = hosted { LifeView(lanes: program.lanes, journal: journal, model: program.start) }
    journal.now = { [weak simulator] in simulator?.time ?? -1 }
    await simulator.runDue()
    var twin = LifeTwin(program)
    var serials: [NodeID: Int] = [:]
    var animated = 0
    _ = journal.take()
    if let text = compare(simulator, twin, &serials) { return "at the start: \(text)" }
    for (index, step) in program.steps.enumerated() {
      let expected: LifeTwin.Report
      switch step {
      case .model(let model, let seconds):
        expected = twin.apply(model, seconds: hasPlantedFault ? nil : seconds)
        if seconds != nil { animated += 1 }
        simulator.now { Self.set(model, seconds, in: simulator, journal) }
        await simulator.runDue()
      case .write(let lane):
        twin.write(lane)
        expected = LifeTwin.Report()
        simulator.now { Self.write(lane, in: simulator) }
        await simulator.runDue()
      case .advance(let seconds):
        expected = twin.advance(seconds)
        await simulator.pass(seconds)
      }
      if let text = compare(journal.take(), expected) ?? compare(simulator, twin, &serials) {
        return "after step \(index + 1), \(step): \(text)"
      }
    }
    await simulator.pass(5)
    guard simulator.graph.timeline.isEmpty else { return "animations without end" }
    guard journal.completions == animated else {
      return "\(journal.completions) completions of \(animated) animations were called"
    }
    return nil
  }

  private static func set(
    _ model: LifeProgram.Model, _ seconds: Double?, in simulator: Simulator, _ journal: LifeJournal
  ) {
    guard let root = simulator.liveNodes.first(where: { $0.typeName == "LifeView" }),
      let slot = root.stateFields.first?.storage
    else { return }
    guard let seconds else {
      _ = slot.set(model)
      return
    }
    withAnimation(.linear(duration: seconds)) {
      _ = slot.set(model)
    } completion: {
      journal.complete()
    }
  }

  private static func write(_ lane: Int, in simulator: Simulator) {
    for node in simulator.liveNodes where node.typeName == "LifeProbe" {
      guard name(of: node)?.hasPrefix("\(lane).") == true, let slot = node.stateFields.first?.storage else { continue }
      _ = slot.set((slot.anyValue as? Int ?? 0) + 1)
    }
  }

  private static func name(of node: Node) -> String? {
    Mirror(reflecting: node.anyValue).children.first { $0.label == "name" }?.value as? String
  }

  /// The lines have to come part by part; in a part they may stand in any order.
  private func compare(_ lines: [String], _ expected: LifeTwin.Report) -> String? {
    var rest = lines[...]
    for part in expected.parts {
      let found = rest.prefix(part.count).sorted()
      guard found == part else { return "reported \(lines), the twin has \(expected.parts)" }
      rest = rest.dropFirst(part.count)
    }
    return rest.isEmpty ? nil : "reported \(lines), the twin has \(expected.parts)"
  }

  private func compare(_ simulator: Simulator, _ twin: LifeTwin, _ serials: inout [NodeID: Int]) -> String? {
    let shown = twin.shown
    guard simulator.texts == shown.map(\.text) else {
      return "texts \(simulator.texts), the twin has \(shown.map(\.text))"
    }
    let nodes = simulator.liveNodes.filter { ["LifeProbe", "LifeLeaf"].contains($0.typeName) }
    guard nodes.count == shown.count else { return "\(nodes.count) views, the twin has \(shown.count)" }
    for (node, entry) in zip(nodes, shown) {
      if let serial = serials[node.id], serial != entry.serial { return "\(entry.text) was kept, the twin has another" }
      if serials[node.id] == nil, serials.values.contains(entry.serial) {
        return "\(entry.text) is new, the twin kept it"
      }
      serials[node.id] = entry.serial
    }
    let leaving = simulator.graph.leavingViews.items.count
    guard leaving == twin.leavingCount else { return "\(leaving) views leave, the twin has \(twin.leavingCount)" }
    for (index, lane) in twin.lanes.enumerated() where lane.kind == .attribute && twin.opacityEnds[index] <= twin.now {
      let isMoving = simulator.liveNodes.contains { node in
        node.tokens.contains { $0.attribute == "opacity" } && node.path.description.contains("[\(index)]")
      }
      if isMoving { return "the opacity of lane \(index) is in flight, the twin's is at rest" }
    }
    return nil
  }

  /// The program without as many steps and lanes as can go while it still fails.
  static func shrunk(_ program: LifeProgram, _ difference: String) async -> (LifeProgram, String) {
    var (smallest, why) = (program, difference)
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for index in smallest.steps.indices {
        var candidate = smallest
        candidate.steps.remove(at: index)
        if let text = await LifeComparison(program: candidate).difference() {
          (smallest, why, isShrinking) = (candidate, text, true)
          break
        }
      }
    }
    return (smallest, why)
  }
}

@MainActor @Suite("Oracle of animations and lifecycle")
struct LifeTests {
  /// How many programs are run; `IDENTITYTREE_FUZZ=10000` for many.
  private static let count = ProcessInfo.processInfo.environment["IDENTITYTREE_FUZZ"].flatMap { UInt64($0) } ?? 300

  @Test("The engine agrees with the slow twin on random programs with animations and lifecycle")
  func randomPrograms() async {
    for seed in UInt64(1)...Self.count {
      var lives = RandomLives(seed: seed)
      let program = lives.program()
      guard let difference = await LifeComparison(program: program).difference() else { continue }
      let (shrunk, why) = await LifeComparison.shrunk(program, difference)
      #expect(
        Bool(false), "seed \(seed): engine and twin differ \(why)\nthe smallest program that shows it:\n\(shrunk)")
      return
    }
  }

  @Test("A twin that knows of no animation is found out")
  func plantedFault() async {
    var found = 0
    for seed in UInt64(1)...40 {
      var lives = RandomLives(seed: seed)
      let program = lives.program()
      if await LifeComparison(program: program, hasPlantedFault: true).difference() != nil { found += 1 }
    }
    #expect(found > 10)
  }
}
