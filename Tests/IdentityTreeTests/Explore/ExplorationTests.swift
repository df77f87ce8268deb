import Testing

@testable import IdentityTree

/// Two panels of one type, one in each arm, and one that is only dimmed.
private struct DimmedPanels: View {
  @State private var isDimmed = false

  var body: some View {
    VStack {
      Toggle("Dim", isOn: $isDimmed)
      if isDimmed { NotePanel().opacity(0.5) } else { NotePanel() }
    }
  }
}

private struct KeptPanel: View {
  @State private var isDimmed = false

  var body: some View {
    VStack {
      Toggle("Dim", isOn: $isDimmed)
      NotePanel().opacity(isDimmed ? 0.5 : 1)
    }
  }
}

private struct NotePanel: View {
  @State private var notes = 0
  var body: some View { Button("Note \(notes)") { notes = min(notes + 1, 2) } }
}

/// The loss lies two taps deep.
private struct Wizard: View {
  @State private var page = 0

  var body: some View {
    VStack {
      Button("Next") { page = min(page + 1, 2) }
      NotePanel().id(page == 2 ? "end" : "start")
    }
  }
}

private struct ManyWays: View {
  @Environment(\.colorScheme) private var scheme
  @State private var rows = ["a", "b"]

  var body: some View {
    VStack {
      Menu("More") { Button("Hide") { rows = [] } }
      List { ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) } }
      Text(scheme == .dark ? "dark" : "light")
    }
  }
}

/// A panel that goes when nobody is logged in.
private struct Session: View {
  @State private var user: String? = "Ann"

  var body: some View {
    VStack {
      if let user {
        Text(user)
        NotePanel()
      }
      Button("Log out") { user = nil }
      Button("Log in") { user = "Bob" }
    }
  }
}

/// Nothing is there before the first tap, so that the state after the second is one that was seen.
private struct Drawer: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Flip") { isOpen.toggle() }
      if isOpen { NotePanel() }
    }
  }
}

private struct Screens: View {
  @State private var isShown = false
  var body: some View { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { NotePanel() } }
}

/// One panel in two cases, with another case between them.
private struct Loading: View {
  @State private var phase = 0

  var body: some View {
    VStack {
      switch phase {
      case 0: NotePanel()
      case 1: Text("Loading")
      default: NotePanel().bold()
      }
      Button("Next") { phase = min(phase + 1, 2) }
    }
  }
}

private struct Positions: View {
  @State private var names = ["Ann", "Bob", "Cy"]

  var body: some View {
    VStack {
      ForEach(names.indices, id: \.self) { DoneRow(name: names[$0]) }
      Button("Drop first") { names = Array(names.dropFirst()) }
    }
  }
}

private struct DoneRow: View {
  let name: String
  @State private var isDone = false
  var body: some View { Toggle(name, isOn: $isDone) }
}

/// Ids that are what is edited: the row of the element is made anew.
private struct Renamed: View {
  @State private var names = ["Ann", "Bob"]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { DoneRow(name: $0) }
      Button("Rename") { names[1] = "Bea" }
    }
  }
}

private struct Nameless: View {
  @State private var count = 0
  @State private var level = 0.0
  @State private var isOn = false

  var body: some View {
    VStack {
      Button {
        count += 1
      } label: {
        Image(systemName: "plus")
      }
      Button {
        count += 1
      } label: {
        Image(systemName: "minus").accessibilityLabel("Less")
      }
      Circle().onTapGesture { count += 1 }
      Slider(value: $level)
      Toggle("", isOn: $isOn)
    }
  }
}

private struct Rows: View {
  @State private var names = ["Ann", "Bob", "Cy", "Di", "Ed"]
  @State private var picked: String?
  @State private var query = ""

  var body: some View {
    VStack {
      TextField("Query", text: $query)
      List(selection: $picked) {
        ForEach(names, id: \.self) { name in
          Text(name)
            .swipeActions { Button("Archive") { names.removeAll { $0 == name } } }
            .contextMenu { Button("Pin") {} }
        }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .refreshable {}
    }
  }
}

private struct LongList: View {
  var body: some View {
    ScrollView { LazyVStack { ForEach(0..<100) { LongRow(number: $0) } } }
  }
}

private struct LongRow: View {
  let number: Int
  var body: some View { VStack { NotePanel() }.frame(height: 200) }
}

/// What it folds away leaves with an animation.
private struct Folding: View {
  @State private var isOpen = true

  var body: some View {
    VStack {
      if isOpen { NotePanel() }
      Button("Fold") { withAnimation { isOpen.toggle() } }
    }
  }
}

private struct FoldingByValue: View {
  @State private var isOpen = true

  var body: some View {
    VStack {
      if isOpen { NotePanel() }
      Button("Fold") { isOpen.toggle() }
    }
    .animation(.linear(duration: 2), value: isOpen)
  }
}

/// An animation that never ends runs beside it.
private struct FoldingBesideLoader: View {
  @State private var isTurning = false

  var body: some View {
    VStack {
      Circle().rotationEffect(.degrees(isTurning ? 360 : 0))
        .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isTurning = true } }
      Folding()
    }
  }
}

private struct Password: View {
  @State private var text = ""
  @State private var isSecret = true
  @FocusState private var isFocused: Bool
  let keeps: Bool

  var body: some View {
    VStack {
      Group {
        if isSecret { SecureField("Password", text: $text) } else { TextField("Password", text: $text) }
      }
      .focused($isFocused)
      Button(isSecret ? "Show" : "Hide") { isSecret.toggle() }
    }
    .onChange(of: isSecret) { if keeps { isFocused = true } }
  }
}

private struct Signup: View {
  @State private var name = ""
  @State private var code = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      TextField("Code", text: $code)
      if Int(code) == nil { NotePanel() } else { NotePanel().bold() }
    }
  }
}

@MainActor
@Suite("Exploration")
struct ExplorationTests {
  private func explore<V: View>(
    _ view: V, _ bounds: ExplorationBounds = ExplorationBounds()
  ) async -> ExplorationReport {
    var bounds = bounds
    // Other tests take turns on the main actor: no bound of time.
    bounds.seconds = 3_600
    return await Exploration(name: "Root()", bounds: bounds) {
      let simulator = Simulator()
      await simulator.launch { simulator.graph.setRoot(view) }
      return simulator
    }.run()
  }

  @Test("A branch with the same view in both arms is found once, with the shortest steps")
  func branch() async throws {
    let report = await explore(DimmedPanels())
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.steps == [#"toggle "Dim""#])
    #expect(finding.explanation.kind == "branch")
    #expect(finding.explanation.losses.map(\.key) == ["NotePanel.notes"])
    #expect(report.end == "everything was seen")
  }

  @Test("Where nothing is lost there is no finding")
  func nothing() async {
    let report = await explore(KeptPanel())
    #expect(report.findings.isEmpty)
    #expect(report.stateCount == 6)
    #expect(report.isComplete)
  }

  @Test("What a bound ended says how deep everything was tried")
  func coverage() async {
    var bounds = ExplorationBounds()
    bounds.depth = 2
    let shallow = await explore(KeptPanel(), bounds)
    #expect((shallow.isComplete, shallow.depth, shallow.stateCount) == (false, 2, 3))
    bounds.depth = 4
    bounds.states = 2
    let cut = await explore(KeptPanel(), bounds)
    #expect((cut.isComplete, cut.depth, cut.stateCount) == (false, 1, 2))
    var walk = ExplorationWalk(root: "Root()", bounds: bounds)
    var late = ExplorationAnswer(start: StateKey(hosted { KeptPanel() }))
    late.isOutOfTime = true
    walk.take([(late, [0])])
    #expect((walk.report.isComplete, walk.report.depth, walk.report.seconds) == (false, 0, 20))
  }

  @Test("A loss behind several actions is found with the way to it")
  func deep() async throws {
    let finding = try #require(await explore(Wizard()).findings.first)
    #expect(finding.explanation.kind == "id")
    #expect(finding.steps == [#"tap "Next""#, #"tap "Next""#])
  }

  @Test("A bound ends an exploration, and is named")
  func bound() async {
    var bounds = ExplorationBounds()
    bounds.states = 2
    #expect(await explore(DimmedPanels(), bounds).end == "2 states (--states)")
    bounds.states = 100
    bounds.depth = 1
    #expect(await explore(DimmedPanels(), bounds).end == "1 action one after the other (--depth)")
  }

  @Test("A finding is shown with a value that no view begins with")
  func marks() async throws {
    let finding = try #require(await explore(DimmedPanels()).findings.first)
    #expect(finding.marks == ["set NotePanel.notes to 7"])
    #expect(finding.explanation.losses.map(\.description) == ["NotePanel.notes 7 → 0"])
  }

  @Test("Ways that are followed in shares give the same report as in one go")
  func shares() async {
    var walk = ExplorationWalk(root: "Root()", bounds: ExplorationBounds())
    let exploration = Exploration(name: "Root()") {
      let simulator = Simulator()
      await simulator.launch { simulator.graph.setRoot(DimmedPanels()) }
      return simulator
    }
    while !walk.frontier.isEmpty {
      let all = Array(walk.frontier.indices)
      var answers: [(answer: ExplorationAnswer, ways: [Int])] = []
      for share in [all.filter { $0 % 2 == 0 }, all.filter { $0 % 2 == 1 }] where !share.isEmpty {
        answers.append((await exploration.expand(share.map { walk.frontier[$0] }, seconds: 3_600), share))
      }
      walk.take(answers)
    }
    walk.finish(await exploration.witnesses(of: walk.candidates))
    #expect(await explore(DimmedPanels()) == walk.report)
  }

  @Test("What goes when an optional becomes nil and comes back later is a less severe loss, with both actions")
  func comesBack() async throws {
    let report = await explore(Session())
    #expect(report.findings.isEmpty)
    #expect(report.gone.isEmpty)
    let finding = try #require(report.returned.first)
    #expect(report.returned.count == 1)
    #expect(finding.explanation.kind == "optional")
    #expect(finding.steps == [#"tap "Log out""#, #"tap "Log in""#])
    #expect(finding.losing == 0)
    #expect(finding.marks == ["set NotePanel.notes to 7"])
    #expect(finding.explanation.losses.map(\.description) == ["NotePanel.notes 7 → 0"])
    #expect(finding.explanation.comesBack == #"tap "Log in""#)
    #expect(finding.expectations == ["expect state NotePanel.notes == 7"])
  }

  @Test("A way back through a state that was seen before is found")
  func comesBackThroughKnownState() async throws {
    let finding = try #require(await explore(Drawer()).returned.first)
    #expect(finding.steps == [#"tap "Flip""#, #"tap "Flip""#, #"tap "Flip""#])
    #expect(finding.losing == 1)
  }

  @Test("A view that goes in one case and comes back in another one has been lost")
  func comesBackInOtherCase() async throws {
    let finding = try #require(await explore(Loading()).returned.first)
    #expect(finding.steps == [#"tap "Next""#, #"tap "Next""#])
    #expect(finding.explanation.losses.map(\.key) == ["NotePanel.notes"])
  }

  @Test("Animations end between two clicks, and the steps say so")
  func settles() async throws {
    let finding = try #require(await explore(Folding()).returned.first)
    #expect(finding.steps == [#"tap "Fold""#, "settle", #"tap "Fold""#])
    #expect(finding.losing == 0)
    #expect(finding.expectations == ["expect state NotePanel.notes == 7"])
    let implicit = await explore(FoldingByValue())
    #expect(implicit.returned.first?.steps == finding.steps)
    #expect(implicit.gone.isEmpty)
  }

  @Test("An animation without end does not keep an exploration waiting")
  func endless() async throws {
    let report = await explore(FoldingBesideLoader())
    #expect(report.returned.first?.steps == [#"tap "Fold""#, "settle", #"tap "Fold""#])
  }

  @Test("A quick second click brings back what leaves, and nothing is lost")
  func quick() async throws {
    let simulator = Simulator()
    await simulator.launch { simulator.graph.setRoot(Folding()) }
    let before = simulator.snapshot()
    for _ in 0..<2 { try await simulator.perform(.tap("Fold")) }
    let outcome = StepOutcome(
      title: "two taps", before: before, after: simulator.snapshot(), events: simulator.takeEvents())
    #expect(Explanation.all(of: outcome).isEmpty)
  }

  @Test("The keyboard focus that goes with a field is a loss, once for both directions, unless it is set again")
  func focus() async throws {
    let report = await explore(Password(keeps: false))
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.explanation.lostFocus == "SecureField")
    #expect(finding.steps == [#"enter "abc" in "Password""#, #"tap "Show""#])
    #expect(finding.expectations == [#"expect focus "Password""#])
    #expect(await explore(Password(keeps: true)).findings.isEmpty)
  }

  @Test("A number and a text of its own are tried in fields")
  func texts() async throws {
    let finding = try #require(await explore(Signup()).findings.first)
    #expect(finding.steps == [#"enter "12345" in "Code""#])
    #expect(await words(Signup()).contains(#"enter "text 2" in "Code""#))
  }

  @Test("What is presented anew is told apart from losses")
  func reopened() async throws {
    let report = await explore(Screens())
    #expect(report.returned.isEmpty)
    #expect(report.findings.isEmpty)
    #expect(report.reopened.map(\.steps) == [[#"tap "Show""#, "dismiss", #"tap "Show""#]])
  }

  @Test("State that stays at a position is shown by what another element has afterwards")
  func slid() async throws {
    let finding = try #require(await explore(Positions()).findings.first)
    #expect(finding.explanation.hasSlid)
    #expect(finding.steps == [#"tap "Drop first""#])
    #expect(finding.marks == [#"set DoneRow("Bob").isDone to true"#])
    #expect(finding.expectations == [#"expect state DoneRow("Bob").isDone == true"#])
    #expect(finding.explanation.costs.first == #"DoneRow("Bob") had isDone = true, and has false now"#)
  }

  @Test("A row whose element got another id is expected to be kept")
  func renamed() async throws {
    let finding = try #require(await explore(Renamed()).findings.first)
    #expect(finding.expectations == ["expect kept DoneRow"])
  }

  @Test("State nested in lazy rows that is lost on the way to the end and back is found")
  func scrolledAway() async throws {
    var bounds = ExplorationBounds()
    bounds.depth = 2
    let finding = try #require(await explore(LongList(), bounds).findings.first)
    #expect(finding.steps == [#"scroll to LongRow#"99""#, #"scroll to LongRow#"0""#])
    #expect(finding.explanation.losses.first?.key == "NotePanel.notes")
    #expect(finding.marks.first == "set NotePanel[0].notes to 7")
  }

  @Test("Controls without a label are used by the view that shows them")
  func nameless() async {
    #expect(
      await words(Nameless()).filter { !$0.hasPrefix("set") } == [
        "tap Button[0]", #"tap "Less""#, "tap Circle", "adjust Slider to 1", "toggle Toggle",
      ])
  }

  @Test("What a person can do includes typing, selections, swipes, context menus, and the ends of collections")
  func rowActions() async {
    let found = await words(Rows())
    #expect(
      found == [
        #"enter "abc" in "Query""#, #"enter "12345" in "Query""#, #"submit "Query""#, #"move row "Ann" to 4"#,
        #"move row "Ed" to 0"#,
        #"select row "Ann""#,
        #"select row "Ed""#, "refresh", #"set Rows.picked to "kept?""#, #"swipe row "Ann" "Archive""#,
        #"swipe row "Ed" "Archive""#, #"long press "Ann""#, #"long press "Ed""#,
      ])
  }

  @Test("A field that holds text is emptied")
  func typing() async throws {
    let simulator = Simulator()
    await simulator.launch { simulator.graph.setRoot(Rows()) }
    try await simulator.perform(.enter("abc", "Query"))
    let words = await PossibleActions(simulator: simulator).all().map { StepWords.words($0) }
    #expect(words.contains(#"clear "Query""#))
    #expect(!words.contains { $0.hasPrefix("enter") })
  }

  private func words<V: View>(_ view: V) async -> [String] {
    let simulator = Simulator()
    await simulator.launch { simulator.graph.setRoot(view) }
    return await PossibleActions(simulator: simulator).all().map { StepWords.words($0) }
  }

  @Test("What a person can do includes the items of menus, rows that can be deleted, and what is read of surroundings")
  func actions() async {
    let simulator = Simulator()
    await simulator.launch { simulator.graph.setRoot(ManyWays()) }
    let words = await PossibleActions(simulator: simulator).all().map { StepWords.words($0) }
    #expect(
      words == [
        #"tap "More""#, #"delete row "a""#, #"delete row "b""#, "environment colorScheme .dark",
        "environment colorScheme .light",
        #"tap "Hide""#,
      ])
  }

  @Test("A second exploration sees the same")
  func deterministic() async {
    #expect(await explore(DimmedPanels()) == explore(DimmedPanels()))
  }
}
