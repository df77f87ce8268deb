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
    let witnesses = await exploration.witnesses(of: walk.report.findings)
    walk.finish(marks: witnesses.map(\.marks), explanations: witnesses.map(\.explanation))
    #expect(await explore(DimmedPanels()) == walk.report)
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
