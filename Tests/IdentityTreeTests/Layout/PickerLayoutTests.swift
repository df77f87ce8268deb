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
}

@MainActor struct StyledControlLayoutTests {
  @Test func aToggleOfTheUsersStyleIsAsLargeAsItsBody() {
    let laid = Laid {
      HStack {
        Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Dot())
        Spacer()
      }
    }
    #expect(laid.frame("Toggle").size == CGSize(width: 40, height: 20))
  }
}

private struct Dot: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Color.red.frame(width: 40, height: 20).onTapGesture { configuration.isOn.toggle() }
  }
}
