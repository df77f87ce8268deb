import IdentityTree
import Testing

@MainActor struct FocusTests {
  @Test func theStateFollowsTheFocusAndTheFocusTheState() async throws {
    let simulator = try await Simulator { LoginCard() }
    try await simulator.run(
      steps: """
        expect no focus
        focus "Name"
        expect state LoginCard.field == .name
        submit "Name"
        expect focus "Password"
        expect state LoginCard.field == .password
        tap "Done"
        expect no focus
        expect state LoginCard.field == nil
        """)
  }

  @Test("3.19: focus is lost with the node of its field") func focusIsLostWithTheNodeOfItsField() async throws {
    let simulator = try await Simulator { BranchedField() }
    try await simulator.run(
      steps: """
        focus "Field"
        expect text "typing"
        tap "Switch"
        expect reset TextField
        expect no focus
        expect text "idle"
        """)
  }

  @Test func theStateOfTheOnlyFieldSaysThatItIsGone() async throws {
    let simulator = try await Simulator { OnlyField() }
    try await simulator.run(
      steps: """
        set OnlyField.isShown to true
        expect state OnlyField.isFocused == true
        set OnlyField.isShown to false
        expect no focus
        expect state OnlyField.isFocused == false
        """)
  }

  @Test func aStateThatNamesNoFieldFallsBack() async throws {
    let simulator = try await Simulator { LostFocus() }
    try await simulator.run(
      steps: """
        tap "Nowhere"
        expect no focus
        expect state LostFocus.field == nil
        """)
  }

  @Test func focusIsLostWhenItsTabLeavesTheScreen() async throws {
    let simulator = try await Simulator { FocusTabs() }
    try await simulator.run(
      steps: """
        focus "Field"
        select tab "Other"
        expect no focus
        expect state FocusTabs.isFocused == false
        """)
  }
}

private struct LoginCard: View {
  enum Field: Hashable { case name, password }
  @State private var name = ""
  @State private var password = ""
  @FocusState private var field: Field?
  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .password }
      SecureField("Password", text: $password).focused($field, equals: .password)
      Button("Done") { field = nil }
    }
  }
}

private struct BranchedField: View {
  @State private var text = ""
  @State private var isOther = false
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      if isOther {
        TextField("Field", text: $text).focused($isFocused)
      } else {
        TextField("Field", text: $text).focused($isFocused)
      }
      Text(isFocused ? "typing" : "idle")
      Button("Switch") { isOther.toggle() }
    }
  }
}

private struct LostFocus: View {
  @State private var text = ""
  @FocusState private var field: String?
  var body: some View {
    VStack {
      TextField("Field", text: $text).focused($field, equals: "here")
      Button("Nowhere") { field = "nowhere" }
    }
  }
}

private struct FocusTabs: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    TabView {
      TextField("Field", text: $text).focused($isFocused).tabItem { Text("First") }
      Text("Nothing").tabItem { Text("Other") }
    }
  }
}

private struct OnlyField: View {
  @State private var isShown = false
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    Text("above")
    if isShown { TextField("Field", text: $text).focused($isFocused).onAppear { isFocused = true } }
  }
}
