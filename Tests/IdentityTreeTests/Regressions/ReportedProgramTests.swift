import Testing

@testable import IdentityTree

/// What developers saw in their own programs, each in its smallest form.
@Suite("Reported programs")
@MainActor struct ReportedProgramTests {
  private struct Quota: View {
    @State private var used = 1
    @State private var isAlerting = false
    @State private var isConfirming = false
    @State private var isInspecting = false
    @State private var isPushing = false

    var body: some View {
      NavigationStack {
        VStack {
          Button("Alert at 20") { (used, isAlerting) = (20, true) }
          Button("Confirm at 30") { (used, isConfirming) = (30, true) }
          Button("Inspect at 50") { (used, isInspecting) = (50, true) }
          Button("Push at 40") { (used, isPushing) = (40, true) }
        }
        .alert("Quota", isPresented: $isAlerting) {
          Button("Keep \(used)") {}
        } message: {
          Text("\(used) used")
        }
        .confirmationDialog("Really?", isPresented: $isConfirming) { Button("Confirm \(used)") {} }
        .inspector(isPresented: $isInspecting) { Text("Inspected \(used)") }
        .navigationDestination(isPresented: $isPushing) { Text("Pushed \(used)") }
      }
    }
  }

  @Test("An alert, a dialog, an inspector and a pushed screen show the newest state: they are made with the body")
  func contentOfTheBody() async throws {
    let simulator = try await Simulator { Quota() }
    try await simulator.run(
      steps: """
        tap "Alert at 20"
        expect text "20 used"
        tap "Keep 20"
        tap "Confirm at 30"
        tap "Confirm 30"
        tap "Push at 40"
        expect text "Pushed 40"
        back
        tap "Inspect at 50"
        expect text "Inspected 50"
        """)
  }

  private struct OlderAlert: View {
    @State private var problem: String?
    @State private var isAlerting = false

    var body: some View {
      Button("Fail") { (problem, isAlerting) = ("offline", true) }
        .alert(isPresented: $isAlerting) { Alert(title: Text(problem!)) }
    }
  }

  @Test("The content of an older alert is made only while it is presented, with the newest state")
  func olderAlert() async throws {
    let simulator = try await Simulator { OlderAlert() }
    try await simulator.run(
      steps: """
        tap "Fail"
        expect text "offline"
        tap "OK"
        expect no text "offline"
        """)
  }

  private struct NoisyScreen: View {
    init(_ journal: RuleJournal) { MainActor.assumeIsolated { journal.note("made") } }
    var body: some View { Text("Screen") }
  }

  private struct Pushing: View {
    let journal: RuleJournal
    @State private var count = 0
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        Button("Count \(count)") { count += 1 }
          .navigationDestination(isPresented: $isShown) { NoisyScreen(journal) }
      }
    }
  }

  @Test("2.30: the screen of navigationDestination(isPresented:) is made with each body, shown or not")
  func screenOfAFlag() async throws {
    let journal = RuleJournal()
    let simulator = try await Simulator { Pushing(journal: journal) }
    #expect(journal.take() == ["made"])
    try await simulator.tap("Count 0")
    #expect(journal.take() == ["made"])
  }

  @MainActor private final class Feed: ObservableObject {
    @Published var isLoading = false
    @Published var lines = ["old"]

    func reload() async {
      isLoading = true
      do {
        try await Task.sleep(for: .seconds(1))
        lines.append("new")
      } catch {
        lines.append("cancelled")
      }
      isLoading = false
    }
  }

  private struct FeedScreen: View {
    let isReplaced: Bool
    @StateObject private var feed = Feed()

    var body: some View {
      if isReplaced, feed.isLoading {
        ProgressView("Loading")
      } else {
        List(feed.lines, id: \.self) { Text($0) }
          .refreshable { await feed.reload() }
          .overlay { if feed.isLoading { ProgressView("Loading") } }
      }
    }
  }

  @Test("A spinner that takes the place of the list cancels the list's refresh")
  func replacedListCancels() async throws {
    let simulator = try await Simulator { FeedScreen(isReplaced: true) }
    try await simulator.refresh()
    await simulator.settle()
    try simulator.expectText("cancelled")
    try simulator.expectNoText("new")
  }

  @Test("A spinner over the list lets its refresh end")
  func coveredListRefreshes() async throws {
    let simulator = try await Simulator { FeedScreen(isReplaced: false) }
    try await simulator.refresh()
    try simulator.expectText("Loading")
    await simulator.advance(by: 1)
    try simulator.expectText("new")
  }

  private struct TwoCounters: View {
    private struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    var body: some View {
      Counter()
      Counter()
    }
  }

  @Test("A finger that taps several times stays on the control, also where another one gets the label it had")
  func fingerStays() async throws {
    let simulator = try await Simulator { TwoCounters() }
    try await simulator.run(
      steps: """
        tap "Count 0"[0] 3 times
        expect text "Count 3"
        expect text "Count 0"
        """)
  }

  private struct Documents: View {
    private struct Row: View {
      let name: String
      @State private var isPinned = false
      var body: some View {
        HStack {
          Text(name)
          Text(isPinned ? "pinned" : "loose")
        }
        .contextMenu { Button(isPinned ? "Unpin" : "Pin") { isPinned.toggle() } }
      }
    }
    var body: some View {
      List {
        ForEach(["Letter", "Bill"], id: \.self) { Row(name: $0) }
      }
    }
  }

  @Test("A long press on a row opens its context menu; an item of a closed one is found as one of a closed menu is")
  func contextMenuOfARow() async throws {
    let simulator = try await Simulator { Documents() }
    try await simulator.run(
      steps: """
        long press Row("Letter")
        tap "Pin"
        expect state Row[0].isPinned == true
        expect state Row[1].isPinned == false
        tap "Pin" in Row("Bill")
        expect state Row[1].isPinned == true
        long press "Letter"
        tap "Unpin"
        expect state Row[0].isPinned == false
        """)
  }
}
