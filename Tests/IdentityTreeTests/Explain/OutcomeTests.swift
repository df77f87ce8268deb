import Testing

@testable import IdentityTree

@MainActor @Suite("Outcomes")
struct OutcomeTests {
  private struct Held: View {
    var label = "held"
    @State private var number = 1
    var body: some View { Text("\(label) \(number)") }
  }

  private func outcome<Root: View>(
    @ViewBuilder from old: () -> Root, @ViewBuilder to new: () -> Root
  ) -> StepOutcome {
    let simulator = Simulator { old() }
    _ = simulator.takeEvents()
    let before = simulator.snapshot()
    simulator.setRoot { new() }
    return StepOutcome(title: "change", before: before, after: simulator.snapshot(), events: simulator.takeEvents())
  }

  @ViewBuilder private func branch(_ flag: Bool) -> some View {
    Held(label: "above")
    if flag { Held() } else { Held() }
  }

  @Test("A flipped branch is lost state, with its cause and its line")
  func flipped() {
    let outcome = outcome(from: { branch(true) }, to: { branch(false) })
    #expect(outcome.states.map(\.description) == ["Held[0].number 1 → 1", "Held[1].number 1 → 1"])
    #expect(outcome.states.map(\.fate) == [.kept, .lost])
    #expect(outcome.replacements.map(\.cause) == [.branch(from: "true branch", to: "false branch")])
    #expect(outcome.replacements.first?.place?.fileName == "OutcomeTests.swift")
    #expect(outcome.removedCount == outcome.insertedCount && outcome.keptCount > 0)
  }

  private struct Titled: View {
    static let line = #line + 6
    @State private var isOn = true
    var body: some View {
      VStack {
        Toggle("A", isOn: $isOn)
        if isOn {
          Text("t")
        }
      }
    }
  }

  private struct Grouped: View {
    static let line = #line + 4
    @State private var isOn = true
    var body: some View {
      VStack {
        DisclosureGroup("a", isExpanded: $isOn) {
          Held()
        }
      }
    }
  }

  private struct Sheets: View {
    static let line = #line + 6
    @State private var a = false
    @State private var b = false
    var body: some View {
      VStack { Text("x") }
        .padding()
        .sheet(isPresented: $a) { Text("A") }
        .background(.red)
        .sheet(isPresented: $b) {
          Text("B")
        }
    }
  }

  private func replaced<V: View>(_ view: V, _ state: String) async -> Replacement? {
    let simulator = Simulator()
    await simulator.launch { simulator.graph.setRoot(view) }
    simulator.setState(state, to: true)
    await simulator.rest()
    let before = simulator.snapshot()
    simulator.setState(state, to: false)
    await simulator.rest()
    return Replacement.all(from: before, to: simulator.snapshot()).first
  }

  @Test("A text beside a titled control is found where it was written, not where the control makes its title")
  func titled() async {
    let place = await replaced(Titled(), "Titled.isOn")?.place
    #expect(place?.fileName == "OutcomeTests.swift")
    #expect((Titled.line...Titled.line + 2).contains(place?.line ?? 0))
  }

  @Test("What a view of the library lets go is told at the user's place around it")
  func libraryPlace() async {
    let found = await replaced(Grouped(), "Grouped.isOn")
    #expect(found?.place?.fileName == "OutcomeTests.swift")
    #expect((Grouped.line...Grouped.line + 2).contains(found?.place?.line ?? 0))
  }

  @Test("Of two presentations on one chain each is told by its own content")
  func presentations() async {
    #expect(await replaced(Sheets(), "Sheets.a")?.place?.line == Sheets.line)
    #expect(await replaced(Sheets(), "Sheets.b")?.place?.line == Sheets.line + 3)
  }

  private struct Previewed: View, _PreviewBody {
    nonisolated static var _previewName: String { "#Preview line 3" }
    @State private var isOn = false
    var body: some View { Text("\(isOn)") }
  }

  @Test("The state of a preview is named by the preview")
  func preview() {
    let outcome = outcome(from: { Previewed() }, to: { Previewed() })
    #expect(outcome.states.map(\.description) == ["#Preview line 3.isOn false → false"])
  }

  @Test("An order of rows is shown without what it is made of")
  func comparators() {
    struct Person { let name: String }
    #expect(
      ValueText.reflecting([KeyPathComparator(\Person.name)]) == "[KeyPathComparator(\\.name, order: .forward)]")
    #expect(
      ValueText.reflecting(KeyPathComparator(\Person.name, order: .reverse))
        == "KeyPathComparator(\\.name, order: .reverse)")
  }

  @Test("Ids, wrapped types and elements are causes of their own")
  func causes() {
    func id(_ value: Int) -> some View { Held().id(value) }
    #expect(outcome(from: { id(1) }, to: { id(2) }).replacements.map(\.cause) == [.id(from: "1", to: "2")])
    func erased(_ flag: Bool) -> some View { VStack { flag ? AnyView(Held()) : AnyView(Text("a")) } }
    #expect(
      outcome(from: { erased(true) }, to: { erased(false) }).replacements.map(\.cause)
        == [.wrappedType(from: "Held", to: "Text")])
    func list(_ ids: [String]) -> some View { ForEach(ids, id: \.self) { Held(label: $0) } }
    let gone = outcome(from: { list(["a", "b"]) }, to: { list(["b"]) })
    #expect(gone.replacements.map(\.cause) == [.elements(["id a"])])
    #expect(gone.states.map(\.fate) == [.gone, .kept])
    let new = outcome(from: { list(["a"]) }, to: { list(["a", "b"]) })
    #expect(new.states.map(\.fate) == [.kept, .new])
    #expect(new.replacements.isEmpty)
  }

  @Test("The report names what was lost, why, and what was kept")
  func report() {
    let lines = OutcomeText(outcome(from: { branch(true) }, to: { branch(false) })).lines
    #expect(lines.count == 5)
    #expect(lines[0] == "change")
    #expect(lines[1].hasPrefix("  nodes      ") && lines[1].hasSuffix(" kept, 2 removed, 2 new"))
    #expect(lines[2] == "  lost       Held[1].number 1 → 1")
    #expect(lines[3].hasPrefix("  because    true branch → false branch at OutcomeTests.swift:"))
    #expect(lines[4] == "  kept       Held[0].number 1")
  }

  @Test("Long lists are cut, prose is wrapped")
  func lengths() {
    func many(_ flag: Bool) -> some View {
      ForEach(0..<20, id: \.self) { _ in if flag { Held() } else { Held() } }
    }
    let lines = OutcomeText(outcome(from: { many(true) }, to: { many(false) })).lines
    #expect(lines.contains("             … and 12 more"))
    #expect(WrappedText.lines("one two three four", width: 9) == ["one two", "three", "four"])
  }
}
