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
