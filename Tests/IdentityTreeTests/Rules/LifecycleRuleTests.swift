import Testing

@testable import IdentityTree

private struct Pager: View {
  let journal: RuleJournal
  let isQuiet: Bool
  @State private var page = 1

  var body: some View {
    VStack {
      if isQuiet { receipt.transition(.identity).id(page) } else { receipt.id(page) }
      Button("Next") { page += 1 }
    }
  }

  private var receipt: some View {
    Text("Receipt")
      .onAppear { journal.note("appear \(page)") }
      .onDisappear { journal.note("disappear \(page)") }
  }
}

private struct WritesOnAppear: View {
  let journal: RuleJournal
  @State private var value = 0
  var body: some View {
    let _ = journal.note("body \(value)")
    Text("value \(value)").onAppear {
      journal.note("appear")
      value = 1
    }
  }
}

private struct Latest: View {
  let number: Int
  let journal: RuleJournal
  @State private var isShown = true
  var body: some View {
    VStack {
      if isShown {
        Text("\(number)")
          .onAppear { journal.note("appear \(number)") }
          .onDisappear { journal.note("disappear \(number)") }
      }
      Button("Hide") { isShown.toggle() }
    }
  }
}

private struct Watcher: View {
  let journal: RuleJournal
  let initial: Bool
  @State private var value = 0
  var body: some View {
    Button("Add") { value += 1 }
      .onChange(of: value, initial: initial) { old, new in journal.note("\(old) \(new)") }
  }
}

private struct Capture: View {
  let tag: String
  let value: Int
  let journal: RuleJournal
  var body: some View {
    Text(tag)
      .onChange(of: value) { old, new in journal.note("two \(tag) \(old) \(new)") }
      .onChange(of: value) { journal.note("none \(tag)") }
      .onChange(of: value, perform: { new in journal.note("one \(tag) \(new)") })
  }
}

private struct Looping: View {
  @State private var value = 0
  var body: some View {
    Button("Start") { value += 1 }
      .onChange(of: value) { value += 1 }
  }
}

@MainActor @Suite("Rules 4: lifecycle")
struct LifecycleRuleTests {
  @Test("4.1: onAppear runs after the body, onDisappear when the view is gone")
  func order() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show {
      RuleProbe("a", journal).onAppear { journal.note("appear") }.onDisappear { journal.note("disappear") }
    }
    #expect(journal.take() == ["made a", "body a", "appear"])
    await stage.teardown()
    #expect(journal.take() == ["disappear"])
    #expect(stage.texts.isEmpty)
  }

  @Test("4.2: callbacks run after the update, and what they write makes a second pass")
  func secondPass() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show { WritesOnAppear(journal: journal) }
    #expect(journal.take() == ["body 0", "appear", "body 1"])
    #expect(stage.texts == ["value 1"])
  }

  @Test("4.3: one appearance per visible period; the closure of the latest update runs")
  func onePeriod() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show { Latest(number: 1, journal: journal) }
    await stage.update { Latest(number: 2, journal: journal) }
    #expect(journal.take() == ["appear 1"])
    await stage.tap("Hide")
    await stage.tap("Hide")
    #expect(journal.take() == ["disappear 2", "appear 2"])
  }

  @Test("4.4: chained callbacks fire in source order, onChange(initial:) among them")
  func chained() async {
    let journal = RuleJournal()
    _ = await RuleStage.show {
      Text("a")
        .onAppear { journal.note("first") }
        .onChange(of: 1, initial: true) { journal.note("second") }
        .onAppear { journal.note("third") }
    }
    #expect(journal.take() == ["first", "second", "third"])
  }

  @Test("4.5: in static nesting the child appears before its parents")
  func nesting() async {
    let journal = RuleJournal()
    _ = await RuleStage.show {
      Group {
        VStack {
          Text("a").onAppear { journal.note("text") }
        }.onAppear { journal.note("stack") }
      }.onAppear { journal.note("group") }
    }
    #expect(journal.take() == ["text", "stack", "group"])
  }

  @Test("4.9: in a swap the new view appears before the old one disappears, which sees the new state")
  func swap() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show { Pager(journal: journal, isQuiet: false) }
    await stage.tap("Next")
    await stage.teardown()
    #expect(journal.take() == ["appear 1", "appear 2", "disappear 2", "disappear 2"])
  }

  @Test("4.10: with the identity transition the old view disappears first")
  func quietSwap() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show { Pager(journal: journal, isQuiet: true) }
    await stage.tap("Next")
    await stage.teardown()
    #expect(journal.take() == ["appear 1", "disappear 2", "appear 2", "disappear 2"])
  }

  @Test("4.12: the callbacks of a group run once: with its first member and after its last")
  func group() async {
    let journal = RuleJournal()
    @ViewBuilder func root(_ a: Bool, _ b: Bool) -> some View {
      Text("above")
      Group {
        if a { Text("a") }
        if b { Text("b") }
      }
      .onAppear { journal.note("appear") }
      .onDisappear { journal.note("disappear") }
    }
    let stage = await RuleStage.show { root(true, true) }
    #expect(journal.take() == ["appear"])
    await stage.update { root(false, true) }
    #expect(journal.take().isEmpty)
    await stage.update { root(false, false) }
    #expect(journal.take() == ["disappear"])
    await stage.update { root(true, false) }
    #expect(journal.take() == ["appear"])
  }

  @Test("4.13: onChange of a group runs once")
  func groupChange() async {
    let journal = RuleJournal()
    func root(_ value: Int) -> some View {
      Group {
        Text("a")
        Text("b")
      }.onChange(of: value) { journal.note("changed") }
    }
    let stage = await RuleStage.show { root(1) }
    await stage.update { root(2) }
    #expect(journal.take() == ["changed"])
  }

  @Test("4.14: a callback on a conditional without a view has nothing to fire on")
  func nothingToFireOn() async {
    let journal = RuleJournal()
    func root(_ flag: Bool) -> some View {
      Group { if flag { Text("a") } }.onAppear { journal.note("appear") }
    }
    let stage = await RuleStage.show { root(false) }
    #expect(journal.take().isEmpty)
    await stage.update { root(true) }
    #expect(journal.take() == ["appear"])
  }

  @Test("4.15: onChange does not fire for the first value, unless it is asked to")
  func firstValue() async {
    let journal = RuleJournal()
    let plain = await RuleStage.show { Watcher(journal: journal, initial: false) }
    await plain.tap("Add", times: 2)
    #expect(journal.take() == ["0 1", "1 2"])
    let initial = await RuleStage.show { Watcher(journal: journal, initial: true) }
    await initial.tap("Add", times: 2)
    #expect(journal.take() == ["0 0", "0 1", "1 2"])
  }

  @Test("4.16: values that one transaction passes through are not seen")
  func coalesced() async {
    let journal = RuleJournal()
    struct Jump: View {
      let journal: RuleJournal
      @State private var value = 0
      var body: some View {
        Button("Jump") {
          value = 5
          value = 9
        }
        .onChange(of: value) { old, new in journal.note("\(old) \(new)") }
        Button("Return") {
          value = 0
          value = 9
        }
      }
    }
    let stage = await RuleStage.show { Jump(journal: journal) }
    await stage.tap("Jump")
    #expect(journal.take() == ["0 9"])
    await stage.tap("Return")
    #expect(journal.take().isEmpty)
  }

  @Test("4.17: the closures of two and of no parameters are the new view's, the one of one parameter the old view's")
  func capture() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show { Capture(tag: "old", value: 1, journal: journal) }
    await stage.update { Capture(tag: "new", value: 2, journal: journal) }
    #expect(journal.take() == ["two new 1 2", "none new", "one old 2"])
  }

  @Test("4.18: an action that keeps changing its own value is stopped, and reported once")
  func loop() async {
    let stage = await RuleStage.show { Looping() }
    await stage.tap("Start")
    // Two calls are let through, the third is not.
    #expect(stage.states("Looping.value") == ["3"])
    #expect(
      stage.simulator.diagnostics.map(\.description) == [
        "onChange(of: Int) action tried to update multiple times per frame."
      ])
  }

  @Test("4.19: after a reset the old value is forgotten: no change is seen for the jump")
  func forgotten() async {
    let journal = RuleJournal()
    func root(_ id: Int, _ value: Int) -> some View {
      Text("a").onChange(of: value) { old, new in journal.note("\(old) \(new)") }.id(id)
    }
    let stage = await RuleStage.show { root(1, 1) }
    await stage.update { root(2, 5) }
    #expect(journal.take().isEmpty)
    await stage.update { root(2, 6) }
    #expect(journal.take() == ["5 6"])
  }
}
