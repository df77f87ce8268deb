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

  @Test("An object that is made anew with each body comes to rest with its reader")
  func anObjectMadeAnew() async throws {
    let simulator = try await Simulator { FreshOffer() }
    try simulator.expectText("some")
    try simulator.expectNoDiagnostics()
  }

  @Test("A view that reads what it offers itself comes to rest, though bindings and closures are made anew")
  func aViewReadsWhatItOffers() async throws {
    let simulator = try await Simulator { SelfReader() }
    try await simulator.run(
      steps: """
        expect text "note none, no actions"
        focus "Note"
        expect text "note draft, actions"
        expect no diagnostics
        tap "Clear"
        expect text "note , actions"
        focus "Other"
        expect text "note none, no actions"
        expect no diagnostics
        """)
  }
}

private enum SubjectKey: FocusedValueKey {
  typealias Value = String
}
private enum CountKey: FocusedValueKey {
  typealias Value = Int
}
private struct Actions {
  var clear: () -> Void
}
private enum ActionsKey: FocusedValueKey {
  typealias Value = Actions
}
private enum TextKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var actions: Actions? {
    get { self[ActionsKey.self] }
    set { self[ActionsKey.self] = newValue }
  }
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

private struct SelfReader: View {
  @State private var text = "draft"
  @State private var other = ""
  @FocusedBinding(\.text) private var note
  @FocusedValue(\.actions) private var actions
  var body: some View {
    Text("note \(note ?? "none"), \(actions == nil ? "no actions" : "actions")")
    TextField("Note", text: $text)
      .focusedValue(\.text, $text)
      .focusedValue(\.actions, Actions { text = "" })
    TextField("Other", text: $other)
    Button("Clear") { actions?.clear() }
  }
}

private final class Fresh {}
private enum FreshKey: FocusedValueKey {
  typealias Value = Fresh
}
extension FocusedValues {
  fileprivate var fresh: Fresh? {
    get { self[FreshKey.self] }
    set { self[FreshKey.self] = newValue }
  }
}

private struct FreshOffer: View {
  @FocusedValue(\.fresh) private var fresh
  var body: some View { Text(fresh == nil ? "none" : "some").focusedSceneValue(\.fresh, Fresh()) }
}
