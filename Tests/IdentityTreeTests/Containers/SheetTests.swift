import IdentityTree
import Testing

@MainActor struct SheetTests {
  @Test("2.32: a sheet lives from its presentation to its dismissal")
  func aSheetLivesFromItsPresentationToItsDismissal() async throws {
    let simulator = try await Simulator { SheetCard() }
    try await simulator.run(
      steps: """
        expect count SheetContent == 0
        tap "Present"
        expect presented SheetContent
        tap "Count 0"
        expect text "Count 1"
        dismiss
        expect gone SheetContent
        expect lost SheetContent.count == 1
        expect printed containing "dismissed"
        tap "Present"
        expect text "Count 0"
        tap "Close"
        expect gone SheetContent
        """)
  }

  @Test("2.32: another item replaces the sheet") func anotherItemReplacesTheSheet() async throws {
    let simulator = try await Simulator { ItemSheetCard() }
    try await simulator.run(
      steps: """
        tap "One"
        tap "Count 0"
        tap "Next"
        expect reset SheetContent
        expect text "Count 0"
        """)
  }

  @Test("2.32: of a sheet whose item changes the old content goes, then onDismiss runs, then the new content appears")
  func replacedSheetsCallBackInOrder() async throws {
    let journal = RuleJournal()
    let simulator = try await Simulator { ReplacedSheetCard(journal: journal) }
    try await simulator.tap("One")
    #expect(journal.take() == ["appear 1"])
    try await simulator.tap("Next")
    #expect(journal.take() == ["disappear 1", "dismissed", "appear 2"])
    try await simulator.dismiss()
    #expect(journal.take() == ["disappear 2", "dismissed"])
  }

  @Test func aSheetWhoseBodyReadNothingShowsAnOldValue() async throws {
    let simulator = try await Simulator { StaleSheet() }
    try await simulator.run(
      steps: """
        tap "Set"
        expect text "value 1"
        expect no text "value 2"
        """)
  }

  @Test func anAlertCloses() async throws {
    let simulator = try await Simulator { AlertCard() }
    try await simulator.run(
      steps: """
        tap "Ask"
        expect text "Sure?"
        expect text "It goes."
        tap "Yes"
        expect printed containing "yes"
        expect no text "Sure?"
        expect state AlertCard.isAsking == false
        tap "Tell"
        tap "OK"
        expect no text "Told"
        tap "Choose"
        tap "Cancel"
        expect no text "Choice"
        """)
  }
}

private struct SheetContent: View {
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0
  var body: some View {
    VStack {
      Button("Count \(count)") { count += 1 }
      Button("Close") { dismiss() }
    }
  }
}

private struct SheetCard: View {
  @State private var isPresented = false
  private func said() { print("dismissed") }
  var body: some View {
    Button("Present") { isPresented = true }
      .sheet(isPresented: $isPresented, onDismiss: said) { SheetContent() }
  }
}

private struct SheetItem: Identifiable {
  let id: Int
}

private struct ItemSheetCard: View {
  @State private var item: SheetItem?
  var body: some View {
    Button("One") { item = SheetItem(id: 1) }
      .sheet(item: $item) { shown in
        VStack {
          SheetContent()
          Button("Next") { item = SheetItem(id: shown.id + 1) }
        }
      }
  }
}

private struct ReplacedSheetCard: View {
  let journal: RuleJournal
  @State private var item: SheetItem?
  private func dismissed() { journal.note("dismissed") }
  var body: some View {
    Button("One") { item = SheetItem(id: 1) }
      .sheet(item: $item, onDismiss: dismissed) { shown in
        Button("Next") { item = SheetItem(id: shown.id + 1) }
          .onAppear { journal.note("appear \(shown.id)") }
          .onDisappear { journal.note("disappear \(shown.id)") }
      }
  }
}

private struct StaleSheet: View {
  @State private var value = 1
  @State private var isPresented = false
  var body: some View {
    Button("Set") {
      value = 2
      isPresented = true
    }
    .sheet(isPresented: $isPresented) { Text("value \(value)") }
  }
}

private struct AlertCard: View {
  @State private var isAsking = false
  @State private var isTelling = false
  @State private var isChoosing = false
  var body: some View {
    VStack {
      Button("Ask") { isAsking = true }
      Button("Tell") { isTelling = true }
      Button("Choose") { isChoosing = true }
    }
    .alert("Sure?", isPresented: $isAsking) {
      Button("Yes") { print("yes") }
      Button("No", role: .cancel) {}
    } message: {
      Text("It goes.")
    }
    .alert(isPresented: $isTelling) { Alert(title: Text("Told")) }
    .confirmationDialog("Choice", isPresented: $isChoosing, titleVisibility: .visible) { Button("A") {} }
  }
}
