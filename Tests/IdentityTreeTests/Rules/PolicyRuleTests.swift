import Testing

@testable import IdentityTree

/// A view that notes when it comes and goes.
private struct Noted: View {
  let name: String
  let journal: RuleJournal
  init(_ name: String, _ journal: RuleJournal) {
    self.name = name
    self.journal = journal
  }
  var body: some View {
    Text(name)
      .onAppear { journal.note("\(name) appears") }
      .onDisappear { journal.note("\(name) disappears") }
  }
}

private struct Siblings: View {
  let journal: RuleJournal
  var body: some View {
    VStack { ForEachless(journal: journal) }.onAppear { journal.note("stack appears") }
  }
}

private struct ForEachless: View {
  let journal: RuleJournal
  var body: some View {
    Noted("a", journal)
    Noted("b", journal)
    Noted("c", journal)
    Noted("d", journal)
  }
}

private struct Nested: View {
  let journal: RuleJournal
  var isOn = true
  var body: some View {
    VStack {
      if isOn { Noted("inner", journal) }
      Noted("static", journal)
    }
    .onAppear { journal.note("outer appears") }
  }
}

private struct Swap: View {
  let journal: RuleJournal
  let isQuiet: Bool
  @State private var page = 1
  var body: some View {
    if isQuiet {
      Noted("page", journal).transition(.identity).id(page)
    } else {
      Noted("page", journal).id(page)
    }
    Button("Next") { page += 1 }
  }
}

private struct Grouped: View {
  let journal: RuleJournal
  @State private var hasSecond = true
  var body: some View {
    Group {
      Text("a")
      if hasSecond { Text("b") }
    }
    .onAppear { journal.note("appears") }
    .onDisappear { journal.note("disappears") }
    .task { journal.note("task") }
    Button("Flip") { hasSecond.toggle() }
  }
}

/// A group of one or two members.
private struct Membered: View {
  @State private var isShown = true
  @State private var hasFirst = true
  @State private var hasSecond = false
  @State private var other = 0
  var body: some View {
    VStack {
      if isShown {
        Group {
          if hasFirst { Text("first \(other)") }
          if hasSecond { Text("second") }
        }
        .onAppear { _ = other }
        .onDisappear { _ = other }
      }
      Button("Other") { other += 1 }
      Button("First") { hasFirst.toggle() }
      Button("Second") { hasSecond.toggle() }
      Button("Away") { isShown = false }
    }
  }
}

/// The same id in both arms, below a modifier; another one in the second arm after "Rename".
private struct SameIDsBelow: View {
  @State private var isOn = false
  @State private var other = "x"
  var body: some View {
    VStack {
      if isOn { Tally().id(other).padding() } else { Tally().id("x").padding() }
      Button("Flip") { isOn.toggle() }
      Button("Rename") { other = "y" }
    }
  }
}

private struct SameIDs: View {
  @State private var isOn = true
  var body: some View {
    VStack {
      if isOn { Tally().id("same") } else { Tally().id("same") }
      Button("Flip") { isOn.toggle() }
    }
  }
}

private struct Tasked: View {
  let journal: RuleJournal
  var body: some View {
    Text("a").task { journal.note("task") }.onAppear { journal.note("appears") }
  }
}

private struct Returning: View {
  @State private var isOn = true
  var body: some View {
    VStack {
      if isOn { Tally() }
      Button("Flip") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
  }
}

private struct BoundAnimation: View {
  @State private var isOn = false
  var body: some View {
    Text("a").opacity(isOn ? 1 : 0)
    Button("Write") {
      withAnimation(.linear(duration: 1)) { $isOn.animation(.linear(duration: 3)).wrappedValue.toggle() }
    }
  }
}

private struct Erased: View {
  @State private var isOn = false
  var body: some View {
    isOn ? AnyView(Tally()) : AnyView(Text("other"))
    Button("Flip") { withAnimation { isOn.toggle() } }
  }
}

private struct Detail: View {
  let number: Int
  @State private var count = 0
  var body: some View {
    Text("detail \(number) count \(count)")
    Button("Count") { count += 1 }
  }
}

private struct Pushed: View {
  @State private var path = [1]
  var body: some View {
    NavigationStack(path: $path) {
      Text("root").navigationDestination(for: Int.self) { Detail(number: $0) }
    }
    Button("Other") { path = [2] }
  }
}

private struct PageProbe: View {
  let name: String
  let journal: RuleJournal
  var body: some View {
    let _ = journal.note("\(name) runs")
    Noted(name, journal)
  }
}

private struct TwoPages: View {
  let journal: RuleJournal
  @State private var selection = 1
  var body: some View {
    TabView(selection: $selection) {
      PageProbe(name: "one", journal: journal).tabItem { Text("One") }.tag(1)
      PageProbe(name: "two", journal: journal).tabItem { Text("Two") }.tag(2)
    }
  }
}

private struct BodyWriter: View {
  @State private var count = 0
  @State private var isOn = false
  var body: some View {
    let _ = writeOnce()
    Text("count \(count)")
    Button("Start") { isOn = true }
  }

  private func writeOnce() {
    if isOn, count == 0 { count = 1 }
  }
}

private struct Completing: View {
  let journal: RuleJournal
  @State private var isOn = false
  var body: some View {
    Text("a").opacity(isOn ? 1 : 0)
    Button("Start") {
      var transaction = Transaction(animation: .linear(duration: 1))
      transaction.addAnimationCompletion(criteria: .removed) { journal.note("removed") }
      transaction.addAnimationCompletion(criteria: .logicallyComplete) { journal.note("logical") }
      withTransaction(transaction) { isOn = true }
    }
  }
}

private struct Nesting: View {
  @State private var isOn = false
  var body: some View {
    Text("a").opacity(isOn ? 1 : 0)
    Button("Start") {
      withAnimation(.linear(duration: 1)) {
        var inner = Transaction()
        inner.isContinuous = true
        withTransaction(inner) { isOn = true }
      }
    }
  }
}

private struct RowState: View {
  let number: Int
  @State private var own = 0
  var body: some View {
    VStack {
      Text("row \(number) own \(own)")
      Inner(number: number)
    }
    .frame(height: 100)
    .onAppear { own += 1 }
  }

  struct Inner: View {
    let number: Int
    @State private var nested = 0
    var body: some View { Text("row \(number) nested \(nested)").onAppear { nested += 1 } }
  }
}

private struct LongList: View {
  var body: some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<60) { RowState(number: $0) } } }
  }
}

@MainActor @Suite("Rules 9: policies")
struct PolicyRuleTests {
  private func policies(_ choices: [String: String]) throws -> Policies { try Policies(choices) }

  private func notes<V: View>(_ choices: [String: String], @ViewBuilder _ view: (RuleJournal) -> V) throws -> [String] {
    let journal = RuleJournal()
    _ = try stage(choices) { view(journal) }
    return journal.take()
  }

  private func stage<V: View>(_ choices: [String: String], @ViewBuilder _ view: () -> V) throws -> Simulator {
    Simulator(policies: try policies(choices), view)
  }

  // MARK: 9.1, 9.2

  @Test("9.1, 4.7: by default the later sibling appears first")
  func siblingsInReverse() throws {
    let lines = try notes([:]) { Siblings(journal: $0) }
    #expect(lines == ["d appears", "c appears", "b appears", "a appears", "stack appears"])
  }

  @Test("9.1, 4.7: under sibling-appear=source siblings appear in source order, and still before their parent")
  func siblingsInSourceOrder() throws {
    let lines = try notes(["sibling-appear": "source"]) { Siblings(journal: $0) }
    #expect(lines == ["a appears", "b appears", "c appears", "d appears", "stack appears"])
  }

  @Test("9.1, 4.7: under sibling-appear=shuffled the order follows neither, and is the same each time")
  func siblingsShuffled() throws {
    let lines = try notes(["sibling-appear": "shuffled"]) { Siblings(journal: $0) }
    #expect(lines.last == "stack appears")
    #expect(lines.sorted() == ["a appears", "b appears", "c appears", "d appears", "stack appears"])
    #expect(lines != ["a appears", "b appears", "c appears", "d appears", "stack appears"])
    #expect(lines != ["d appears", "c appears", "b appears", "a appears", "stack appears"])
    #expect(try notes(["sibling-appear": "shuffled"]) { Siblings(journal: $0) } == lines)
  }

  @Test("9.2, 4.8: by default a dynamic child appears before its parent")
  func dynamicChildFirst() throws {
    #expect(try notes([:]) { Nested(journal: $0) } == ["static appears", "inner appears", "outer appears"])
  }

  @Test("9.2, 4.8: under dynamic-appear=parent-first the static part appears before what a branch holds")
  func parentFirst() throws {
    let lines = try notes(["dynamic-appear": "parent-first"]) { Nested(journal: $0) }
    #expect(lines == ["static appears", "outer appears", "inner appears"])
  }

  // MARK: 9.3

  @Test(
    "9.3, 4.9, 4.10: swap-callbacks says which comes first in a swap, with the default and with the identity transition",
    arguments: [
      ("by-transition", false, ["page appears", "page disappears"]),
      ("by-transition", true, ["page disappears", "page appears"]),
      ("appear-first", true, ["page appears", "page disappears"]),
      ("appear-first", false, ["page appears", "page disappears"]),
      ("disappear-first", true, ["page disappears", "page appears"]),
      ("disappear-first", false, ["page disappears", "page appears"]),
    ])
  func swaps(value: String, isQuiet: Bool, expected: [String]) throws {
    let journal = RuleJournal()
    let simulator = try stage(["swap-callbacks": value]) {
      Swap(journal: journal, isQuiet: isQuiet)
    }
    _ = journal.take()
    simulator.press("Next")
    #expect(journal.take() == expected)
  }

  // MARK: 9.4

  @Test("9.4, 4.12: by default the callbacks of a Group run once, with the first member and after the last")
  func groupMerged() async throws {
    let journal = RuleJournal()
    let simulator = try stage([:]) { Grouped(journal: journal) }
    await simulator.runDue()
    #expect(journal.take() == ["appears", "task"])
    simulator.press("Flip")
    #expect(journal.take() == [])
    simulator.now { simulator.graph.teardown() }
    #expect(journal.take() == ["disappears"])
  }

  @Test("9.4, 4.12: under group-callbacks=per-child they run for each member, and when one of them goes")
  func groupPerChild() async throws {
    let journal = RuleJournal()
    let simulator = try stage(["group-callbacks": "per-child"]) { Grouped(journal: journal) }
    await simulator.runDue()
    #expect(journal.take() == ["appears", "appears", "task", "task"])
    simulator.press("Flip")
    #expect(journal.take() == ["disappears"])
    simulator.now { simulator.graph.teardown() }
    #expect(journal.take() == ["disappears"])
  }

  @Test("9.4, 4.12: a row that is a group keeps its place under both values", arguments: ["merged", "per-child"])
  func groupInRows(value: String) throws {
    let journal = RuleJournal()
    let simulator = try stage(["group-callbacks": value]) {
      ForEach(["x", "y"], id: \.self) { name in
        Group {
          Text("\(name)1")
          Text("\(name)2")
        }
        .onAppear { journal.note(name) }
      }
    }
    #expect(simulator.snapshot().texts == ["x1", "x2", "y1", "y2"])
    #expect(journal.take() == (value == "merged" ? ["y", "x"] : ["y", "y", "x", "x"]))
  }

  @Test("9.4, 4.12: the question matters only where a group has several members, or changes them")
  func groupTouched() throws {
    let simulator = try stage([:]) { Membered() }
    var touched: Bool { simulator.graph.takeTouchedPolicies().contains(.groupCallbacks) }
    // One member so far.
    #expect(!touched)
    simulator.press("Other")
    #expect(!touched)
    simulator.press("Second")
    #expect(touched)
    simulator.press("Other")
    #expect(!touched)
    simulator.press("Second")
    #expect(touched)
    simulator.press("First")
    #expect(!touched)
    simulator.press("First")
    #expect(!touched)
    simulator.press("Second")
    _ = touched
    simulator.press("Away")
    #expect(touched)
  }

  // MARK: 9.5

  @Test(
    "9.5, 2.23: offscreen-rows says what a row that was scrolled away has on its return",
    arguments: [
      ("direct-kept", "row 0 own 2", "row 0 nested 1"), ("kept", "row 0 own 2", "row 0 nested 2"),
      ("dropped", "row 0 own 1", "row 0 nested 1"),
    ])
  func offscreenRows(value: String, own: String, nested: String) async throws {
    let simulator = try await Simulator(policies: try policies(["offscreen-rows": value])) { LongList() }
    try await simulator.run(
      steps: """
        expect text "row 0 own 1"
        expect text "row 0 nested 1"
        scroll to RowState#"50"
        scroll to RowState#"0"
        """)
    try simulator.expectText(own)
    try simulator.expectText(nested)
  }

  // MARK: 9.6

  @Test("9.6, 2.11: the id of an arm counts below modifiers too", arguments: ["distinct", "shared"])
  func sameIDsBelowModifiers(value: String) throws {
    let simulator = try stage(["same-id-arms": value]) { SameIDsBelow() }
    simulator.press("Add")
    simulator.press("Flip")
    #expect(simulator.state("Tally.count") as? Int == (value == "shared" ? 1 : 0))
    simulator.press("Rename")
    simulator.press("Add")
    simulator.press("Flip")
    // The ids differ now: the arms are two under both values.
    #expect(simulator.state("Tally.count") as? Int == 0)
  }

  @Test("9.6, 2.11: same-id-arms says whether equal ids make two arms one", arguments: ["distinct", "shared"])
  func sameIDs(value: String) throws {
    let simulator = try stage(["same-id-arms": value]) { SameIDs() }
    simulator.press("Add")
    simulator.press("Flip")
    #expect(simulator.state("Tally.count") as? Int == (value == "shared" ? 1 : 0))
    simulator.press("Flip")
    #expect(simulator.state("Tally.count") as? Int == (value == "shared" ? 1 : 0))
  }

  // MARK: 9.7

  @Test(
    "9.7, 4.6: task-start says whether a task begins after onAppear or at its place",
    arguments: [("tasks-last", ["appears", "task"]), ("source-order", ["task", "appears"])])
  func tasks(value: String, expected: [String]) async throws {
    let journal = RuleJournal()
    let simulator = try stage(["task-start": value]) { Tasked(journal: journal) }
    await simulator.runDue()
    #expect(journal.take() == expected)
  }

  // MARK: 9.8

  @Test("9.8, 4.11: reinsertion says what comes back in mid-removal", arguments: ["kept", "fresh"])
  func reinsertion(value: String) async throws {
    let simulator = try stage(["reinsertion": value]) { Returning() }
    simulator.press("Add")
    simulator.press("Flip")
    await simulator.pass(0.3)
    simulator.press("Flip")
    #expect(simulator.state("Tally.count") as? Int == (value == "kept" ? 1 : 0))
    await simulator.pass(3)
    #expect(simulator.snapshot().nodes.filter { $0.type == "Tally" }.count == 1)
  }

  // MARK: 9.9

  @Test(
    "9.9, 5.7: binding-animation says whose animation counts",
    arguments: [("current-wins", 1.0), ("binding-wins", 3.0)])
  func bindings(value: String, seconds: Double) async throws {
    let simulator = try stage(["binding-animation": value]) { BoundAnimation() }
    simulator.press("Write")
    await simulator.pass(seconds - 0.1)
    #expect(!simulator.graph.timeline.isEmpty)
    await simulator.pass(0.2)
    #expect(simulator.graph.timeline.isEmpty)
  }

  // MARK: 9.10

  @Test("9.10, 1.19: anyview-transition says whether a swap in an AnyView is animated", arguments: ["none", "opacity"])
  func erased(value: String) throws {
    let simulator = try stage(["anyview-transition": value]) { Erased() }
    _ = simulator.takeEvents()
    simulator.press("Flip")
    let started = simulator.takeEvents().filter { $0.kind == .transitionStarted }.map(\.text)
    #expect(started.sorted() == (value == "none" ? [] : ["inserting opacity", "removing opacity"]))
  }

  // MARK: 9.11

  @Test("9.11, 2.29: destination-identity says whether another value of one type is another screen")
  func destinations() throws {
    let other = try stage([:]) { Pushed() }
    other.press("Count")
    other.press("Other")
    #expect(other.snapshot().texts.contains("detail 2 count 0"))
    let same = try stage(["destination-identity": "index-and-type"]) { Pushed() }
    same.press("Count")
    same.press("Other")
    #expect(same.snapshot().texts.contains("detail 2 count 1"))
  }

  // MARK: 9.12

  @Test(
    "9.12, 2.27: tabs says whether other tabs are made, and appear, at launch",
    arguments: [
      ("lazy", ["one runs", "one appears"]), ("eager", ["one runs", "two runs", "one appears"]),
      ("eager-appear", ["one runs", "two runs", "one appears", "two appears"]),
    ])
  func tabs(value: String, expected: [String]) async throws {
    let journal = RuleJournal()
    let simulator = try await Simulator(policies: try policies(["tabs": value])) { TwoPages(journal: journal) }
    #expect(journal.take() == expected)
    try await simulator.run(steps: "select tab \"Two\"")
    let made = value == "lazy" ? ["two runs"] : []
    #expect(journal.take() == made + (value == "eager-appear" ? [] : ["two appears"]) + ["one disappears"])
  }

  // MARK: 9.13 – 9.16

  @Test("9.13, 3.2: state-default=once cannot be chosen, and says why")
  func stateDefault() throws {
    #expect(throws: PolicyError.self) { try Policies(["state-default": "once"]) }
    #expect(try Policies(["state-default": "every-init"]) == Policies())
    let description = #expect(throws: PolicyError.self) { try Policies(["state-default": "once"]) }?.description
    #expect(description?.hasPrefix("state-default=once is not modelled: ") == true)
  }

  @Test("9.14, 6.9: under body-counts=extra-pass each body runs once more at launch")
  func bodyCounts() throws {
    let lines = try notes(["body-counts": "extra-pass"]) { RuleProbe("a", $0) }
    #expect(lines.filter { $0 == "body a" }.count == 2)
    #expect(try notes([:]) { RuleProbe("a", $0) }.filter { $0 == "body a" }.count == 1)
  }

  @Test("9.15, 3.9: body-writes says whether a write in a body counts; it is reported either way")
  func bodyWrites() throws {
    let dropped = try stage([:]) { BodyWriter() }
    dropped.press("Start")
    #expect(dropped.snapshot().texts.first == "count 0")
    #expect(dropped.diagnostics == [.modifiedDuringUpdate])
    let deferred = try stage(["body-writes": "deferred"]) { BodyWriter() }
    deferred.press("Start")
    #expect(deferred.snapshot().texts.first == "count 1")
    #expect(deferred.diagnostics == [.modifiedDuringUpdate])
  }

  @Test(
    "9.16, 5.17: completion-order says which completion comes first",
    arguments: [("logical-first", ["logical", "removed"]), ("removed-first", ["removed", "logical"])])
  func completions(value: String, expected: [String]) async throws {
    let journal = RuleJournal()
    let simulator = try stage(["completion-order": value]) { Completing(journal: journal) }
    simulator.press("Start")
    await simulator.pass(2)
    #expect(journal.take() == expected)
  }

  @Test("5.2: nested-transactions says whether an inner transaction keeps what the outer says")
  func nestedTransactions() throws {
    let merged = try stage([:]) { Nesting() }
    merged.press("Start")
    #expect(!merged.graph.timeline.isEmpty)
    let replaced = try stage(["nested-transactions": "replaced"]) { Nesting() }
    replaced.press("Start")
    #expect(replaced.graph.timeline.isEmpty)
  }
}

@Suite("Policies")
struct PolicyTests {
  @Test("Every policy has a default that can be chosen, and each value does what it says: it is another value")
  func listing() throws {
    #expect(Policy.all.map(\.id) == PolicyID.allCases)
    #expect(Policy.all.filter { $0.rule.hasPrefix("9.") }.map(\.rule) == (1...16).map { "9.\($0)" })
    for policy in Policy.all {
      #expect(policy.values.count >= 2 && policy.values.allSatisfy { !$0.meaning.isEmpty }, "\(policy.name)")
      #expect(policy.values.contains { $0.name == policy.defaultValue && $0.obstacle == nil })
      for value in policy.values where value.obstacle == nil {
        let chosen = try Policies().setting(policy.name, to: value.name)
        #expect(policy.value(in: chosen) == value.name)
        #expect((chosen == Policies()) == (value.name == policy.defaultValue))
      }
      for rule in [policy.rule] + policy.related { #expect(RuleBook.rule(rule) != nil, "\(policy.name): \(rule)") }
    }
  }

  @Test("A release sets what changed with it together")
  func releases() throws {
    #expect(try Policies(release: 16).choices == ["tabs": "eager", "nested-transactions": "replaced"])
    #expect(try Policies(release: 17).choices == ["tabs": "eager-appear"])
    #expect(try Policies(release: 18) == Policies())
    #expect(try Policies(release: 26) == Policies())
    #expect(throws: PolicyError.unknownRelease("15")) { try Policies(release: 15) }
  }

  @Test("Choices are lines of a steps file, in the order of the list")
  func stepLines() throws {
    let policies = try Policies(["tabs": "eager", "same-id-arms": "shared", "task-start": "tasks-last"])
    #expect(policies.stepLines == ["policy same-id-arms shared", "policy tabs eager"])
    let text = (policies.stepLines + ["settle"]).joined(separator: "\n")
    #expect(try Policies().setting(StepsFile(parsing: text, name: "f").runs[0].policies) == policies)
  }

  @Test("A wrong name or value is told with the nearest right one")
  func mistakes() {
    #expect(throws: PolicyError.unknownName("group-callback", nearest: "group-callbacks")) {
      try Policies(["group-callback": "merged"])
    }
    #expect(
      throws: PolicyError.unknownValue(
        "eagre", of: "tabs", nearest: "eager", values: ["lazy", "eager", "eager-appear"])
    ) {
      try Policies(["tabs": "eagre"])
    }
  }

  @Test("Steps choose policies before the first other step, and launch the view under them")
  @MainActor func steps() async throws {
    let simulator = try await Simulator { TwoPages(journal: RuleJournal()) }
    try await simulator.run(
      steps: """
        policy tabs eager
        expect count PageProbe == 2
        """)
    #expect(simulator.policies.choices == ["tabs": "eager"])
    try await simulator.run(steps: "select tab \"Two\"")
    await #expect(throws: StepFailure.self) { try await simulator.run(steps: "policy tabs lazy\nsettle") }
    try await simulator.run(steps: "policy tabs eager\nsettle")
  }

  @Test(
    "A wrong policy in a steps file is a parse error with its place",
    arguments: [
      ("policy group-callback merged", "1:8: expected the name of a policy", "`group-callbacks`"),
      ("policy tabs eagr", "1:13: expected `lazy`, `eager` or `eager-appear`", "`eager`"),
      ("policy state-default once", "1:22: expected a value that is modelled (every-init)", nil),
    ])
  func parsing(text: String, start: String, suggestion: String?) {
    let error = #expect(throws: StepsSyntaxError.self) { try StepsFile(parsing: text + "\ntap \"x\"", name: "f") }
    #expect(error?.description.hasPrefix("f:\(start)") == true, "\(error?.description ?? "")")
    #expect(error?.suggestion == suggestion)
  }
}
