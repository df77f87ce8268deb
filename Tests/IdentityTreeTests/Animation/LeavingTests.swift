import Testing

@testable import IdentityTree

@MainActor private final class Journal {
  var lines: [String] = []
}

private struct Card: View {
  let name: String
  let journal: Journal
  @State private var count = 0
  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { journal.lines.append("appear \(name)") }
      .onDisappear { journal.lines.append("disappear \(name)") }
  }
}

private struct Deck: View {
  let journal: Journal
  @State private var isFirst = true
  @State private var isShown = true
  @State private var names = ["x", "y", "z"]
  var body: some View {
    VStack {
      if isFirst { Card(name: "first", journal: journal) } else { Card(name: "second", journal: journal) }
      if isShown { Card(name: "quiet", journal: journal).transition(.identity) }
      ForEach(names, id: \.self) { Card(name: $0, journal: journal).transition(.move(edge: .leading)) }
      Button("Flip") { withAnimation(.linear(duration: 1)) { isFirst.toggle() } }
      Button("Cut") { isFirst.toggle() }
      Button("Hide") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      Button("Drop") { withAnimation(.linear(duration: 1)) { names = ["x", "z"] } }
      Button("Back") { withAnimation(.linear(duration: 1)) { names = ["x", "y", "z"] } }
    }
  }
}

private struct Outer: View {
  let journal: Journal
  @State private var isShown = true
  var body: some View {
    VStack {
      if isShown { Deck(journal: journal) }
      Button("Away") { isShown = false }
    }
  }
}

@MainActor @Suite struct LeavingTests {
  @Test func `4.11: an animated removal keeps state and silence until it ends`() async {
    let journal = Journal()
    let simulator = hosted { Deck(journal: journal) }
    journal.lines = []
    simulator.press("first 0")
    simulator.press("Flip")
    await simulator.runDue()
    #expect(journal.lines == ["appear second"])
    #expect(!simulator.texts.contains("first 1"))
    await simulator.pass(0.9)
    #expect(journal.lines == ["appear second"])
    await simulator.pass(0.2)
    #expect(journal.lines == ["appear second", "disappear first"])
    #expect(simulator.graph.leavingViews.items.isEmpty)
  }

  @Test func `4.11: a view that comes back while it leaves has its state and no new appearance`() async {
    let journal = Journal()
    let simulator = hosted { Deck(journal: journal) }
    journal.lines = []
    simulator.press("first 0")
    simulator.press("Flip")
    await simulator.pass(0.5)
    simulator.press("Flip")
    #expect(simulator.texts.contains("first 1"))
    await simulator.calm()
    #expect(journal.lines == ["appear second", "disappear second"])
    #expect(simulator.takeEvents().contains { $0.kind == .nodeReturned })
    simulator.press("first 1")
    #expect(simulator.texts.contains("first 2"))
  }

  @Test func `2.16: a row comes back with its state only while its removal is still animating`() async {
    let journal = Journal()
    let simulator = hosted { Deck(journal: journal) }
    simulator.press("y 0")
    simulator.press("Drop")
    await simulator.pass(0.5)
    simulator.press("Back")
    #expect(
      simulator.buttonLabels.filter { $0.hasSuffix("0") && $0.count == 3 || $0.hasSuffix("1") } == [
        "x 0", "y 1", "z 0",
      ])
    simulator.press("Drop")
    await simulator.calm()
    simulator.press("Back")
    #expect(
      simulator.buttonLabels.filter { $0.hasSuffix("0") && $0.count == 3 || $0.hasSuffix("1") } == [
        "x 0", "y 0", "z 0",
      ])
  }

  @Test func `a leaving row is known by its own id, whatever came into its place`() async throws {
    let simulator = try await Simulator { Deck(journal: Journal()) }
    try await simulator.tap("Drop")
    try simulator.expectTransition(removing: NodeSelector("Card", id: "y"))
    #expect(throws: StepFailure.self) { try simulator.expectTransition(removing: NodeSelector("Card", id: "z")) }
  }

  @Test func `4.10: with the identity transition a view goes at once, animated or not`() async {
    let journal = Journal()
    let simulator = hosted { Deck(journal: journal) }
    journal.lines = []
    simulator.press("Hide")
    #expect(journal.lines == ["disappear quiet"])
  }

  @Test func `what leaves goes with the container around it`() async {
    let journal = Journal()
    let simulator = hosted { Outer(journal: journal) }
    simulator.press("Flip")
    journal.lines = []
    simulator.press("Away")
    #expect(journal.lines.contains("disappear first"))
    #expect(journal.lines.contains("disappear second"))
    #expect(simulator.graph.leavingViews.items.isEmpty)
    await simulator.calm()
  }

  @Test func `5.10, 5.15: both views run their transitions, and none without an animation`() {
    let journal = Journal()
    let simulator = hosted { Deck(journal: journal) }
    _ = simulator.takeEvents()
    simulator.press("Flip")
    #expect(
      simulator.takeEvents().filter { $0.kind == .transitionStarted }.map(\.text) == [
        "removing opacity", "inserting opacity",
      ])
    let plain = hosted { Deck(journal: journal) }
    _ = plain.takeEvents()
    plain.press("Cut")
    #expect(!plain.takeEvents().contains { $0.kind == .transitionStarted })
  }
}
