import Foundation
import Testing

@testable import IdentityTree

private struct Row: View {
  let number: Int
  let journal: RuleJournal
  @State private var visits = 0
  var body: some View {
    Text("row \(number) visits \(visits)").frame(height: 60)
      .onAppear {
        visits += 1
        journal.note("+\(number)")
      }
      .onDisappear { journal.note("-\(number)") }
  }
}

private struct Destinations: View {
  let journal: RuleJournal
  @State private var count = 0
  @State private var isShown = false
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("count \(count)")
        Button("Count") { count += 1 }
        Button("Push") { path = [1] }
      }
      .navigationDestination(isPresented: $isShown) { presented }
      .navigationDestination(for: Int.self) { number in pushed(number) }
    }
  }
  private var presented: some View {
    journal.note("presented made")
    return Text("presented")
  }
  private func pushed(_ number: Int) -> some View {
    journal.note("pushed made")
    return Text("pushed \(number)")
  }
}

private struct Isolated: View {
  let journal: RuleJournal
  @State private var count = 0
  @State private var other = 0
  var body: some View {
    let _ = journal.note("parent")
    VStack {
      computed
      Child(count: count, journal: journal)
      Button("Count") { count += 1 }
      Button("Other \(other)") { other += 1 }
    }
  }
  private var computed: some View {
    journal.note("computed")
    return Text("computed")
  }
  private struct Child: View {
    let count: Int
    let journal: RuleJournal
    var body: some View {
      let _ = journal.note("child")
      Text("child \(count)")
    }
  }
}

private struct Printing: View {
  let number: Int
  let journal: RuleJournal
  @State private var name = "a"
  var body: some View {
    let _ = journal.note(PrintedChanges.sentence(for: Self.self) ?? "")
    Plain(number: number, journal: journal)
    Text(name)
    Button("Rename") { name += "!" }
  }
}

private struct Plain: View {
  let number: Int
  let journal: RuleJournal
  var body: some View {
    let _ = journal.note(PrintedChanges.sentence(for: Self.self) ?? "")
    Text("\(number)")
  }
}

@MainActor @Suite("Rules 2 and 6: containers and what runs")
struct ContainerRuleTests {
  @Test("2.24: rows of a List appear and disappear as they are scrolled, with their state")
  func list() async throws {
    let journal = RuleJournal()
    let simulator = try await Simulator { List { ForEach(0..<40) { Row(number: $0, journal: journal) } } }
    #expect(journal.take().contains("+0"))
    try await simulator.scroll(to: ControlSelector(node: NodeSelector("Row", id: "39")))
    let away = journal.take()
    #expect(away.contains("+39") && away.contains("-0"))
    try await simulator.scroll(to: ControlSelector(node: NodeSelector("Row", id: "0")))
    #expect(journal.take().contains("+0"))
    try simulator.expectText("row 0 visits 2")
  }

  @Test("scroll to finds a row by a part of its text, made or not, where no text is exactly that")
  func partOfText() async throws {
    let simulator = try await Simulator {
      ScrollView { LazyVStack { ForEach(0..<200, id: \.self) { Row(number: $0, journal: RuleJournal()) } } }
    }
    try await simulator.run(steps: "scroll to \"row 150\"")
    try simulator.expectText("row 150 visits 1")
  }

  @Test("2.25: in a ScrollView with a plain stack all rows exist, and scrolling calls nothing")
  func scrollView() async throws {
    let journal = RuleJournal()
    let simulator = try await Simulator {
      ScrollView { VStack { ForEach(0..<40) { Row(number: $0, journal: journal) } } }
    }
    #expect(journal.take().count == 40)
    try await simulator.scroll(to: ControlSelector(node: NodeSelector("Row", id: "39")))
    #expect(journal.take() == [])
    try simulator.expectText("row 39 visits 1")
  }

  @Test("2.30: navigationDestination(for:) makes its value when the path changes, not in each pass")
  func destinations() throws {
    let journal = RuleJournal()
    let simulator = hosted { Destinations(journal: journal) }
    _ = journal.take()
    simulator.press("Count")
    #expect(!journal.take().contains("pushed made"))
    simulator.press("Push")
    #expect(journal.take().filter { $0 == "pushed made" }.count == 1)
  }

  @Test("1.25: a conditional with several views that stands alone is laid out as a stack")
  func implicitStack() {
    let laid = Laid {
      if Bool(true) {
        Color.red.frame(width: 20, height: 20).overlay { Text("first") }
        Color.red.frame(width: 20, height: 20).overlay { Text("second") }
      }
    }
    #expect(laid.frame("first").midX == laid.frame("second").midX)
    #expect(laid.frame("first").maxY < laid.frame("second").minY + 20)
    #expect(laid.frame("first").midY < laid.frame("second").midY)
  }

  @Test("6.6: a child struct isolates what it depends on; a computed property is part of the same body")
  func isolation() throws {
    let journal = RuleJournal()
    let simulator = hosted { Isolated(journal: journal) }
    #expect(journal.take() == ["parent", "computed", "child"])
    simulator.press("Other 0")
    #expect(journal.take() == ["parent", "computed"])
    simulator.press("Count")
    #expect(journal.take() == ["parent", "computed", "child"])
  }

  @Test("6.7, 6.8: printed changes name @self, @identity and each changed property")
  func printedChanges() throws {
    let journal = RuleJournal()
    let simulator = hosted { Printing(number: 1, journal: journal) }
    #expect(journal.take() == ["Printing: @self, @identity, _name changed.", "Plain: @self changed."])
    simulator.press("Rename")
    #expect(journal.take() == ["Printing: _name changed."])
    simulator.now { simulator.graph.setRoot(Printing(number: 2, journal: journal)) }
    #expect(journal.take() == ["Printing: @self changed.", "Plain: @self changed."])
  }

  @Test("6.9, 9.14: counts are no contract: an extra pass leaves everything as it is")
  func counts() throws {
    let plain = hosted { Isolated(journal: RuleJournal()) }.snapshot().texts
    let extra = Simulator(policies: try Policies(["body-counts": "extra-pass"])) { Isolated(journal: RuleJournal()) }
    #expect(extra.snapshot().texts == plain)
  }
}
