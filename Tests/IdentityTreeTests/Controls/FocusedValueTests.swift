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

  @Test("the focus that moves from one offering view to another brings the other's value, and back")
  func movingFocus() async throws {
    let simulator = try await Simulator { TwoOffers() }
    try await simulator.run(
      steps: """
        expect text "about nothing"
        focus "First"
        expect text "about first"
        focus "Second"
        expect text "about second"
        focus "First"
        expect text "about first"
        focus "Third"
        expect text "about nothing"
        expect no diagnostics
        """)
  }

  @Test("a value that a child offers is seen by a reader outside of it, and of two the innermost counts")
  func offersOfChildren() async throws {
    let simulator = try await Simulator { Nest() }
    try await simulator.run(
      steps: """
        expect text "about nothing"
        focus "Inner"
        expect text "about inner"
        focus "Outer"
        expect text "about outer"
        """)
  }

  @Test("a focused object is found while its view has the focus, and its changes update the reader")
  func focusedObject() async throws {
    let simulator = try await Simulator { Players() }
    try await simulator.run(
      steps: """
        expect text "no score"
        focus "Ann"
        expect text "score 0"
        tap "Score"
        expect text "score 1"
        focus "Ben"
        expect text "score 0"
        tap "Score" 2 times
        expect text "score 2"
        focus "Ann"
        expect text "score 1"
        expect no diagnostics
        """)
  }
}

private final class Score: ObservableObject {
  @Published var points = 0
}

private struct Players: View {
  private struct Player: View {
    let name: String
    @StateObject private var score = Score()
    @State private var text = ""
    var body: some View { TextField(name, text: $text).focusedObject(score) }
  }
  private struct Board: View {
    @FocusedObject private var score: Score?
    var body: some View {
      Text(score.map { "score \($0.points)" } ?? "no score")
      Button("Score") { score?.points += 1 }
    }
  }
  var body: some View {
    VStack {
      Player(name: "Ann")
      Player(name: "Ben")
      Board()
    }
  }
}

private struct SubjectReader: View {
  @FocusedValue(\.subject) private var subject
  var body: some View { Text("about \(subject ?? "nothing")") }
}

private struct TwoOffers: View {
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("First", text: $text).focusedValue(\.subject, "first")
      TextField("Second", text: $text).focusedValue(\.subject, "second")
      TextField("Third", text: $text)
      SubjectReader()
    }
  }
}

private struct Nest: View {
  private struct Inner: View {
    @State private var text = ""
    var body: some View { TextField("Inner", text: $text).focusedValue(\.subject, "inner") }
  }
  @State private var text = ""
  var body: some View {
    VStack {
      Group {
        TextField("Outer", text: $text)
        Inner()
      }
      .focusedValue(\.subject, "outer")
      SubjectReader()
    }
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
