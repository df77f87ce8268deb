import IdentityTree
import Testing

@MainActor struct ControlTests {
  @Test func theOneTrailingClosureOfAFieldIsTheOneThatItsParametersSay() async throws {
    let simulator = try await Simulator { OlderFields() }
    try await simulator.run(
      steps: """
        focus "Edited"
        expect printed containing "editing true"
        submit "Committed"
        expect printed containing "committed"
        """)
  }

  @Test func aRowOfABoundTreeWritesToItsElement() async throws {
    let simulator = try await Simulator { BoundTree() }
    try await simulator.run(
      steps: """
        tap "Plants"
        enter "s" in "name of Fern"
        expect text "Ferns"
        """)
  }

  @Test func aButtonStylesBodySeesPressesAndReadsTheEnvironment() async throws {
    let simulator = try await Simulator { PressedCard() }
    try await simulator.run(
      steps: """
        tap "Go"
        expect printed containing "pressed true"
        expect printed containing "pressed false"
        expect printed containing "went"
        expect text "Go on"
        """)
  }

  @Test func aPrimitiveButtonStyleDecidesWhatTriggersTheAction() async throws {
    let simulator = try await Simulator { HeldCard() }
    try await simulator.run(
      steps: """
        long press "Hold"
        expect printed containing "held"
        """)
  }

  @Test func aToggleStylesBodyIsARealNodeThatWritesTheValue() async throws {
    let simulator = try await Simulator { CheckCard() }
    try await simulator.run(
      steps: """
        expect text "off"
        tap "Wifi off"
        expect text "on"
        expect state CheckCard.isOn == true
        """)
  }

  @Test func aPickerTakesTagsAndTheIdsOfItsRows() async throws {
    let simulator = try await Simulator { PickerCard() }
    try await simulator.run(
      steps: """
        select "vanilla" in "Flavor"
        expect state PickerCard.flavor == "vanilla"
        select "Large" in "Size"
        expect state PickerCard.size == 3
        select "No size" in "Size"
        expect state PickerCard.size == nil
        """)
  }

  @Test func aFieldForAValueShowsWhatWasTypedAndWritesWhatCanBeRead() async throws {
    let simulator = try await Simulator { AmountCard() }
    try await simulator.run(
      steps: """
        clear "Amount"
        enter "7.5" in "Amount"
        expect state AmountCard.amount == 7.5
        expect value "Amount" == "7.5"
        enter "x" in "Amount"
        expect state AmountCard.amount == 7.5
        unfocus
        expect value "Amount" == "7.5"
        """)
  }

  @Test func aFieldIsSubmittedToTheActionsAroundItInnerOnesFirst() async throws {
    let simulator = try await Simulator { SubmitCard() }
    try await simulator.run(
      steps: """
        submit "Name"
        expect printed containing "inner"
        expect printed containing "outer"
        submit "Scoped"
        expect printed containing "own"
        """)
  }

  @Test func aStepperStopsAtTheEndsOfItsBounds() async throws {
    let simulator = try await Simulator { StepperCard() }
    try await simulator.run(
      steps: """
        increment "Count"
        expect state StepperCard.count == 4
        increment "Count"
        expect state StepperCard.count == 5
        adjust "Volume" to 0.7
        expect state StepperCard.volume == 0.7
        """)
  }

  @Test func theItemsOfAMenuAreMadeWhenItIsOpened() async throws {
    let simulator = try await Simulator { MenuCard() }
    try await simulator.run(
      steps: """
        expect no text "Reset"
        tap "Options"
        expect text "Reset"
        tap "Reset"
        expect printed containing "reset"
        expect no text "Reset"
        long press "Row"
        tap "Copy"
        expect printed containing "copied"
        expect no text "Copy"
        """)
  }

  @Test func hiddenContentOfADisclosureGroupIsNotThereAndStartsAnew() async throws {
    let simulator = try await Simulator { DisclosureCard() }
    try await simulator.run(
      steps: """
        expect count TallyView == 0
        toggle "More"
        tap "Tally 0"
        expect text "Tally 1"
        toggle "More"
        expect lost TallyView.tally == 1
        toggle "More"
        expect text "Tally 0"
        """)
  }

  @Test func aTextFieldStylesBodyStandsAroundTheField() async throws {
    let simulator = try await Simulator { StyledFieldCard() }
    try await simulator.run(
      steps: """
        expect count TextField == 1
        enter "hi" in "Name"
        expect state StyledFieldCard.name == "hi"
        """)
  }
}

private struct PressedStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(isEnabled ? "on" : "off")
    }
    .onChange(of: configuration.isPressed) { _, isPressed in print("pressed \(isPressed)") }
  }
}

private struct PressedCard: View {
  var body: some View {
    Button("Go") { print("went") }.accessibilityLabel("Go").buttonStyle(PressedStyle())
    Text("Go on")
  }
}

private struct HeldStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onLongPressGesture { configuration.trigger() }
  }
}

private struct HeldCard: View {
  var body: some View { Button("Hold") { print("held") }.buttonStyle(HeldStyle()) }
}

private struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
      Text(configuration.isOn ? "on" : "off")
    }
  }
}

private struct CheckCard: View {
  @State private var isOn = false
  var body: some View { Toggle("Wifi", isOn: $isOn).toggleStyle(CheckStyle()) }
}

private struct PickerCard: View {
  @State private var flavor = "chocolate"
  @State private var size: Int? = 1
  var body: some View {
    VStack {
      Picker("Flavor", selection: $flavor) {
        ForEach(["chocolate", "vanilla"], id: \.self) { Text($0) }
      }
      Picker("Size", selection: $size) {
        Text("No size").tag(nil as Int?)
        Text("Small").tag(1 as Int?)
        Text("Large").tag(3)
      }
    }
  }
}

private struct AmountCard: View {
  @State private var amount = 1.0
  var body: some View { TextField("Amount", value: $amount, format: .number) }
}

private struct SubmitCard: View {
  @State private var name = ""
  var body: some View {
    VStack {
      TextField("Name", text: $name).onSubmit { print("inner") }
      TextField("Scoped", text: $name).onSubmit { print("own") }.submitScope()
    }
    .onSubmit { print("outer") }
  }
}

private struct StepperCard: View {
  @State private var count = 3
  @State private var volume = 0.5
  var body: some View {
    VStack {
      Stepper("Count", value: $count, in: 0...5)
      Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
    }
  }
}

private struct MenuCard: View {
  var body: some View {
    VStack {
      Menu("Options") { Button("Reset") { print("reset") } }
      Text("Row").contextMenu { Button("Copy") { print("copied") } }
    }
  }
}

private struct TallyView: View {
  @State private var tally = 0
  var body: some View { Button("Tally \(tally)") { tally += 1 } }
}

private struct DisclosureCard: View {
  var body: some View { DisclosureGroup("More") { TallyView() } }
}

private struct BoxedField: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
}

private struct StyledFieldCard: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name).textFieldStyle(BoxedField()) }
}

private struct OlderFields: View {
  @State private var text = ""
  var body: some View {
    TextField("Edited", text: $text) { isEditing in print("editing \(isEditing)") }
    TextField("Committed", text: $text) { print("committed") }
  }
}

private struct Branch: Identifiable {
  let id: String
  var name: String
  var below: [Branch]?
}

private struct BoundTree: View {
  @State private var branches = [
    Branch(id: "Plants", name: "Plants", below: [Branch(id: "Fern", name: "Fern")])
  ]
  var body: some View {
    Text(branches[0].below?[0].name ?? "")
    OutlineGroup($branches, children: \.below) { $branch in
      if branch.below == nil {
        TextField("name of \(branch.id)", text: $branch.name)
      } else {
        Text(branch.name)
      }
    }
  }
}
