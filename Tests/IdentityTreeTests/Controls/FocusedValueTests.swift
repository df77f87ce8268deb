import IdentityTree
import Testing

@MainActor struct FocusedValueTests {
  @Test func aFocusedValueIsSeenWhileTheFocusIsInTheViewThatOffersIt() async throws {
    let simulator = try await Simulator { Desk() }
    try await simulator.run(
      steps: """
        expect text "editing nothing"
        expect text "scene of 3"
        focus "Title"
        expect text "editing the title"
        focus "Note"
        expect text "editing nothing"
        """)
  }

  @Test func aFocusedBindingChangesWhatItIsBoundTo() async throws {
    let simulator = try await Simulator { Desk() }
    try await simulator.run(
      steps: """
        focus "Title"
        tap "Clear"
        expect state Desk.title == ""
        """)
  }
}

private enum SubjectKey: FocusedValueKey {
  typealias Value = String
}
private enum CountKey: FocusedValueKey {
  typealias Value = Int
}
private enum TextKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var subject: String? {
    get { self[SubjectKey.self] }
    set { self[SubjectKey.self] = newValue }
  }
  fileprivate var count: Int? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
  fileprivate var text: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
}

private struct Desk: View {
  @State private var title = "Draft"
  @State private var note = ""
  var body: some View {
    TextField("Title", text: $title).focusedValue(\.subject, "the title").focusedValue(\.text, $title)
    TextField("Note", text: $note)
    Menu().focusedSceneValue(\.count, 3)
  }

  private struct Menu: View {
    @FocusedValue(\.subject) private var subject
    @FocusedValue(\.count) private var count
    @FocusedBinding(\.text) private var text
    var body: some View {
      Text("editing \(subject ?? "nothing")")
      Text("scene of \(count ?? 0)")
      Button("Clear") { text = "" }
    }
  }
}
