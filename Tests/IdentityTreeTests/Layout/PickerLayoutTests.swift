import Foundation
import IdentityTree
import Testing

@MainActor struct PickerLayoutTests {
  @Test func aMenuShowsTheSelectedOptionAlone() async throws {
    let simulator = try await Simulator { Pickers() }
    #expect(drawn(simulator).contains("Two"))
    #expect(!drawn(simulator).contains("One"))
    try await simulator.run(steps: #"select "One" in "Menu""#)
    #expect(drawn(simulator).contains("One"))
    #expect(!drawn(simulator).contains("Two"))
  }

  @Test func aRowOfAFormShowsTheLabelBesideTheSelectedOption() async throws {
    let simulator = try await Simulator { Form { Pickers() } }
    #expect(drawn(simulator).contains("Menu"))
    #expect(drawn(simulator).contains("Two"))
    #expect(!drawn(simulator).contains("One"))
  }

  @Test func segmentsShowAllOptions() async throws {
    let simulator = try await Simulator { Pickers().pickerStyle(.segmented) }
    #expect(!drawn(simulator).contains("Menu"))
    #expect(drawn(simulator).contains("One"))
    #expect(drawn(simulator).contains("Two"))
  }

  @Test func aWheelIs216PointsHighAndShowsTheRowsAroundTheSelectedOne() async throws {
    #expect(Laid(390, 844) { Wheel() }.frame("Picker") == rect(0, 314, 390, 216))
    let simulator = try await Simulator { Wheel() }
    #expect(drawn(simulator).contains("Row 50"))
    #expect(drawn(simulator).contains("Row 53"))
    #expect(!drawn(simulator).contains("Row 54"))
    try await simulator.run(steps: #"select "Row 3" in "Wheel""#)
    #expect(drawn(simulator).contains("Row 3"))
    #expect(!drawn(simulator).contains("Row 50"))
  }

  private func drawn(_ simulator: Simulator) -> String { DrawRun(DrawRequest()).lines(simulator).joined() }
}

private struct Pickers: View {
  @State private var menu = 2
  var body: some View {
    Picker("Menu", selection: $menu) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
  }
}

private struct Wheel: View {
  @State private var row = 50
  var body: some View {
    Picker("Wheel", selection: $row) {
      ForEach(0..<100) { Text("Row \($0)") }
    }
    .pickerStyle(.wheel)
  }
}

@MainActor struct LabeledContentLayoutTests {
  @Test func theLabelIsAtTheLeadingEdgeAndTheValueAtTheTrailingOne() {
    let laid = Laid(300, 200) {
      LabeledContent {
        Color.red.frame(width: 60, height: 30)
      } label: {
        Color.blue.frame(width: 100, height: 20)
      }
    }
    #expect(laid.frame("LabeledContent").size == CGSize(width: 300, height: 30))
    #expect(laid.frame("blue") == rect(0, 90, 100, 20))
    #expect(laid.frame("red") == rect(240, 85, 60, 30))
  }

  @Test func aValueThatFillsItsPlaceTakesWhatTheLabelLeaves() {
    let laid = Laid(300, 200) {
      LabeledContent {
        Color.red.frame(height: 30)
      } label: {
        Color.blue.frame(width: 100, height: 20)
      }
    }
    #expect(laid.frame("blue").width == 100)
    #expect(laid.frame("red") == rect(108, 85, 192, 30))
  }

  @Test func aValueOfSeveralViewsStandsSideBySideAtTheTrailingEdge() {
    let laid = Laid(300, 200) {
      LabeledContent {
        Color.red.frame(width: 60, height: 30)
        Color.green.frame(width: 20, height: 10)
      } label: {
        Color.blue.frame(width: 100, height: 20)
        Color.pink.frame(width: 50, height: 20)
      }
    }
    #expect(laid.frame("LabeledContent").size == CGSize(width: 300, height: 40))
    #expect(laid.frame("blue") == rect(0, 80, 100, 20))
    #expect(laid.frame("pink") == rect(0, 100, 50, 20))
    #expect(laid.frame("red") == rect(212, 85, 60, 30))
    #expect(laid.frame("green") == rect(280, 95, 20, 10))
  }

  @Test func rowsOfAForEachAreAllPartOfTheValue() {
    let laid = Laid(300, 200) {
      LabeledContent {
        ForEach(0..<3) { row in
          Color.red.frame(width: 20, height: 10).overlay { Text("\(row)").font(.system(size: 5)) }
        }
      } label: {
        Color.blue.frame(width: 100, height: 20)
      }
    }
    #expect(laid.frame("blue") == rect(0, 90, 100, 20))
    #expect(laid.frame("0").midX == 234)
    #expect(laid.frame("1").midX == 262)
    #expect(laid.frame("2").midX == 290)
  }
}

@MainActor struct DatePickerLayoutTests {
  private func label() -> some View { Color.red.frame(width: 40, height: 20) }

  @Test func wheelsAre320By216AtTheTrailingEnd() {
    let laid = Laid(400, 300) {
      DatePicker(selection: .constant(.distantPast)) { label() }.datePickerStyle(.wheel)
    }
    #expect(laid.frame("DatePicker") == rect(0, 42, 400, 216))
    #expect(laid.frame("red") == rect(0, 140, 40, 20))
    let bare = Laid(400, 300) {
      DatePicker(selection: .constant(.distantPast)) { label() }.datePickerStyle(.wheel).labelsHidden()
    }
    #expect(bare.frame("DatePicker") == rect(40, 42, 320, 216))
  }

  @Test func aCalendarTakesTheProposedWidthAndShowsNoLabel() {
    let laid = Laid(400, 500) {
      DatePicker(selection: .constant(.distantPast), displayedComponents: .date) { label() }
        .datePickerStyle(.graphical)
    }
    #expect(laid.frame("DatePicker") == rect(0, 85, 400, 330))
    #expect(laid.frame("red").isNull)
    let timed = Laid(400, 500) {
      DatePicker(selection: .constant(.distantPast)) { label() }.datePickerStyle(.graphical).fixedSize()
    }
    #expect(timed.frame("DatePicker") == rect(40, 62, 320, 376))
  }

  @Test func aTimeAloneAndAStyleSetFurtherInAreCompact() {
    let laid = Laid(400, 500) {
      DatePicker(selection: .constant(.distantPast), displayedComponents: .hourAndMinute) { label() }
        .datePickerStyle(.graphical)
    }
    #expect(laid.frame("DatePicker") == rect(0, 233, 400, 34))
    let inner = Laid(400, 500) {
      DatePicker(selection: .constant(.distantPast)) { label() }.datePickerStyle(.compact).datePickerStyle(.wheel)
    }
    #expect(inner.frame("DatePicker") == rect(0, 233, 400, 34))
  }

  @Test func aControlWithoutItsLabelIsTheControlAlone() {
    let laid = Laid {
      VStack(spacing: 0) {
        Toggle(isOn: .constant(true)) { label() }
        Stepper(value: .constant(1)) { label() }
      }
      .labelsHidden()
    }
    #expect(laid.frame("Toggle").size == CGSize(width: 51, height: 31))
    #expect(laid.frame("Stepper").size == CGSize(width: 94, height: 32))
    #expect(laid.frame("red").isNull)
  }
}

@MainActor struct StyledControlLayoutTests {
  @Test func aToggleAsAButtonIsAsLargeAsItsLabel() {
    let laid = Laid {
      VStack {
        Toggle(isOn: .constant(true)) { Color.red.frame(width: 40, height: 20) }
      }
      .toggleStyle(.button)
    }
    #expect(laid.frame("Toggle") == rect(130, 90, 40, 20))
  }

  @Test func aToggleOfTheUsersStyleIsAsLargeAsItsBody() {
    let laid = Laid {
      HStack {
        Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Dot())
        Spacer()
      }
    }
    #expect(laid.frame("Toggle").size == CGSize(width: 40, height: 20))
  }

  @Test("A label of the icon or the title alone has the size of that part, and both stay in the tree")
  func labelParts() {
    let laid = Laid {
      VStack {
        part("icon").labelStyle(.iconOnly).background(Color.red)
        part("title").labelStyle(.titleOnly).background(Color.green)
        part("both").labelStyle(.titleAndIcon).background(Color.blue)
      }
    }
    #expect(laid.frame("red").size == CGSize(width: 30, height: 10))
    #expect(laid.frame("green").size == CGSize(width: 50, height: 20))
    #expect(laid.frame("blue").size == CGSize(width: 88, height: 20))
    #expect(laid.texts == ["icon", "title", "both"])
  }

  private func part(_ name: String) -> some View {
    Label {
      Text(name).frame(width: 50, height: 20)
    } icon: {
      Color.gray.frame(width: 30, height: 10)
    }
  }

  @Test("The controls of a group stand side by side")
  func controlGroup() {
    let laid = Laid {
      VStack {
        ControlGroup {
          Color.red.frame(width: 20, height: 20)
          Color.green.frame(width: 30, height: 20)
        }
      }
    }
    #expect(laid.frame("red") == rect(121, 90, 20, 20))
    #expect(laid.frame("green") == rect(149, 90, 30, 20))
  }
}

private struct Dot: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Color.red.frame(width: 40, height: 20).onTapGesture { configuration.isOn.toggle() }
  }
}
