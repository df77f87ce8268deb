import Testing

@testable import IdentityTree

private struct Seeded: View {
  let seed: Int
  @State private var value: Int
  init(seed: Int) {
    self.seed = seed
    _value = State(initialValue: seed)
  }
  var body: some View { Text("seed \(seed), value \(value)") }
}

private struct Assigned: View {
  @State var value = 1
  init(_ value: Int) { self.value = value }
  var body: some View { Text("value \(value)") }
}

private struct Initial: View {
  @State var value: Int
  var body: some View { Text("value \(value)") }
}

@MainActor private final class Made {
  static var count = 0
  init() { Made.count += 1 }
}

private struct Costly: View {
  let number: Int
  @State private var made = Made()
  var body: some View { Text("\(number)") }
}

private struct Score: View {
  let journal: RuleJournal
  @State private var score = 0

  var body: some View {
    let _ = journal.note("body \(score)")
    VStack {
      Button("Combo") {
        score = 1
        score = 2
        withAnimation {
          score = 3
          score = 4
        }
      }
      Button("Same") { score = 4 }
      Button("Twice") {
        score += 1
        journal.note("reads \(score)")
        score += 1
      }
    }
    .onChange(of: score) { old, new in journal.note("\(old)->\(new)") }
  }
}

private struct Unread: View {
  let journal: RuleJournal
  @State private var value = 0
  @State private var shows = false

  var body: some View {
    let _ = journal.note("body")
    Button("Write") { value += 1 }
    Button("Show") { shows = true }
    Button("Report") { journal.note("value \(value)") }
    if shows { Text("value \(value)") }
  }
}

private struct WritesInBody: View {
  @State private var value = 0
  var body: some View {
    let _ = write()
    Text("value \(value)")
  }
  private func write() { value = 1 }
}

private struct Kept: View {
  let keep: (Binding<Int>) -> Void
  @State private var value = 7
  var body: some View {
    let _ = keep($value)
    Text("value \(value)")
  }
}

private struct BindingChild: View {
  let journal: RuleJournal
  @Binding var value: Int
  var body: some View {
    let _ = journal.note("child")
    Text("child \(value)")
  }
}

private struct BindingMiddle: View {
  let journal: RuleJournal
  @Binding var value: Int
  var body: some View {
    let _ = journal.note("middle")
    BindingChild(journal: journal, value: $value)
  }
}

private struct BindingOwner: View {
  let journal: RuleJournal
  @State private var value = 0
  var body: some View {
    let _ = journal.note("owner")
    BindingMiddle(journal: journal, value: $value)
    Button("Add") { value += 1 }
  }
}

private struct FirstKey: EnvironmentKey { static let defaultValue = 0 }
private struct SecondKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  fileprivate var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}

private struct ReadsFirst: View {
  let journal: RuleJournal
  @Environment(\.first) private var first
  var body: some View {
    let _ = journal.note("first \(first)")
    Text("first \(first)")
  }
}

private struct Inner: DynamicProperty {
  @State var number = 3
  var updates: RuleJournal?
  mutating func update() {
    let journal = updates
    MainActor.assumeIsolated { journal?.note("update") }
  }
}

private struct Outer: DynamicProperty {
  var inner = Inner()
}

private struct Nested: View {
  let name: any CustomStringConvertible
  var outer = Outer()
  let journal: RuleJournal
  init(name: any CustomStringConvertible, journal: RuleJournal) {
    self.name = name
    self.journal = journal
    outer.inner.updates = journal
  }
  var body: some View {
    let _ = journal.note("body")
    Button("Add \(outer.inner.number)") { outer.inner.number += 1 }
  }
}

/// A sheet whose content is made by a body that may not have read the state.
private struct Offer: View {
  let reads: Bool
  let journal: RuleJournal
  @State private var percent = 1
  @State private var isShown = false
  var body: some View {
    VStack {
      if reads { Text("now \(percent)") }
      Button("Claim") {
        percent = 20
        isShown = true
      }
    }
    .sheet(isPresented: $isShown) {
      Text("get \(percent)")
      Button("Close") { journal.note("closing with \(percent)") }
    }
  }
}

@MainActor @Suite("Rules 3: state")
struct StateRuleTests {
  @Test("3.1: the initial value counts once per identity; a parent's later one is ignored until identity changes")
  func initialValue() async {
    let stage = await RuleStage.show { Initial(value: 1).id("a") }
    await stage.update { Initial(value: 2).id("a") }
    #expect(stage.texts == ["value 1"])
    await stage.update { Initial(value: 2).id("b") }
    #expect(stage.texts == ["value 2"])
  }

  @Test("3.2: the default value is made at each init of the view (SDKs before Xcode 27), and only the first is kept")
  func defaultValue() async {
    let before = Made.count
    let stage = await RuleStage.show { Costly(number: 1) }
    await stage.update { Costly(number: 2) }
    await stage.update { Costly(number: 3) }
    #expect(Made.count == before + 3)
    #expect(stage.log(.stateInitialized).isEmpty)
  }

  @Test("3.3: State(initialValue:) in init seeds only the first time")
  func seed() async {
    let stage = await RuleStage.show { Seeded(seed: 1) }
    await stage.update { Seeded(seed: 2) }
    #expect(stage.texts == ["seed 2, value 1"])
  }

  @Test("3.3: an assignment in init to a state with a default is ignored")
  func assignment() async {
    let stage = await RuleStage.show { Assigned(9) }
    #expect(stage.texts == ["value 1"])
  }

  @Test("3.4: after its identity is gone a write is dropped, and a captured binding gives the last value")
  func afterwards() async throws {
    var captured: Binding<Int>?
    let stage = await RuleStage.show { Kept { captured = $0 } }
    let binding = try #require(captured)
    await stage.perform { binding.wrappedValue = 8 }
    #expect(stage.texts == ["value 8"])
    await stage.teardown()
    _ = stage.log()
    await stage.perform { binding.wrappedValue = 9 }
    #expect(binding.wrappedValue == 8)
    #expect(stage.log().isEmpty)
  }

  @Test("3.5: before it is installed a state reads its initial value, drops writes, and gives a constant binding")
  func uninstalled() async {
    let view = Initial(value: 5)
    view.value = 6
    #expect(view.value == 5)
    let binding = view.$value
    binding.wrappedValue = 7
    #expect(binding.wrappedValue == 5)
    #expect(
      Diagnostic.stateNotInstalled.description
        == "Accessing State's value outside of being installed on a View. This will result in a constant Binding of "
        + "the initial value and will not update.")
  }

  @Test("3.6: a body depends on a state that it read, and the mark stays; reads in actions do not count")
  func dependency() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show { Unread(journal: journal) }
    _ = journal.take()
    await stage.tap("Write")
    await stage.tap("Report")
    #expect(journal.take() == ["value 1"])
    await stage.tap("Show")
    #expect(journal.take() == ["body"])
    await stage.tap("Write")
    #expect(journal.take() == ["body"])
    #expect(stage.texts.contains("value 2"))
  }

  @Test("3.7: outside of an update a state has the newest value, inside the one of that update")
  func snapshot() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show { Score(journal: journal) }
    _ = journal.take()
    await stage.tap("Twice")
    #expect(journal.take() == ["reads 1", "body 2", "0->2"])
  }

  @Test("3.7: a closure that an update calls sees the value of its view's last update; an action sees the newest")
  func capturedSnapshot() async throws {
    let journal = RuleJournal()
    let blind = try await Simulator { Offer(reads: false, journal: journal) }
    try await blind.tap("Claim")
    try blind.expectText("get 1")
    try await blind.tap("Close")
    #expect(journal.take() == ["closing with 20"])
    let reading = try await Simulator { Offer(reads: true, journal: journal) }
    try await reading.tap("Claim")
    try reading.expectText("get 20")
  }

  @Test("3.8: writing an equal value updates nothing")
  func equalValue() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show { Score(journal: journal) }
    await stage.tap("Combo")
    _ = journal.take()
    _ = stage.log()
    await stage.tap("Same")
    #expect(journal.take().isEmpty)
    #expect(stage.log().isEmpty)
  }

  @Test("3.9: a write in a body is dropped and reported")
  func writeInBody() async {
    let stage = await RuleStage.show { WritesInBody() }
    #expect(stage.texts == ["value 0"])
    #expect(
      stage.simulator.diagnostics.map(\.description) == [
        "Modifying state during view update, this will cause undefined behavior."
      ])
  }

  @Test("3.10: writes of one transaction make one update, another transaction makes another")
  func transactions() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show { Score(journal: journal) }
    await stage.tap("Combo")
    #expect(journal.take() == ["body 0", "body 2", "0->2", "body 4", "2->4"])
  }

  @Test("3.16: the reader of a binding runs again; its owner and those that only pass it on do not")
  func binding() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show { BindingOwner(journal: journal) }
    _ = journal.take()
    await stage.tap("Add")
    #expect(stage.texts.contains("child 1"))
    #expect(journal.take() == ["child"])
  }

  @Test("3.17: a reader of the environment runs again when its own value changed")
  func environment() async {
    let journal = RuleJournal()
    func root(_ first: Int, _ second: Int) -> some View {
      ReadsFirst(journal: journal).environment(\.first, first).environment(\.second, second)
    }
    let stage = await RuleStage.show { root(1, 1) }
    await stage.update { root(1, 2) }
    #expect(journal.take() == ["first 1"])
    await stage.update { root(2, 2) }
    #expect(journal.take() == ["first 2"])
    #expect(stage.texts == ["first 2"])
    #expect(
      Diagnostic.environmentNotInstalled("Bool").description
        == "Accessing Environment<Bool>'s value outside of being installed on a View. This will always read the "
        + "default value and will not update.")
  }

  @Test("3.21: dynamic properties in nested structs are found, whatever stands before them")
  func nestedProperties() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show { Nested(name: 7, journal: journal) }
    #expect(journal.take() == ["update", "body"])
    await stage.tap("Add 3")
    #expect(stage.simulator.buttonLabels == ["Add 4"])
    #expect(journal.take() == ["update", "body"])
    #expect(stage.simulator.diagnostics.isEmpty)
  }
}
