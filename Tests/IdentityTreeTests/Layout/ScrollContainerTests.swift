import IdentityTree
import Testing

@MainActor struct ScrollContainerTests {
  @Test func aRelativeFrameIsThatOfTheScrollViewAroundIt() async throws {
    let simulator = try await Simulator { Rows() }
    try await simulator.run(
      steps: """
        expect text "360 wide at 0"
        """)
  }
}

/// A scroll view in another, narrower than the window by the padding around it.
private struct Rows: View {
  @State private var size = 0
  @State private var x = -1
  var body: some View {
    ScrollView {
      LazyVStack {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            Text("page").containerRelativeFrame(.horizontal).overlay {
              GeometryReader { proxy in
                Color.clear.onAppear {
                  size = Int(proxy.size.width)
                  x = Int(proxy.frame(in: .scrollView(axis: .horizontal)).minX)
                }
              }
            }
            Rectangle().frame(width: 200)
          }
        }
        Text("\(size) wide at \(x)")
      }
      .padding(15)
    }
  }
}

@Suite("Disclosure groups") @MainActor struct DisclosureLayoutTests {
  struct Card: View {
    @State private var isOpen = true
    @State private var isOn = false
    var body: some View {
      List {
        DisclosureGroup("Settings", isExpanded: $isOpen) {
          Text("One")
          Toggle("Wifi", isOn: $isOn)
        }
        Text("After")
      }
    }
  }

  @Test("label and content of a disclosure group are rows of a list, from its leading edge on")
  func rows() {
    let laid = Laid { Card() }
    #expect(["Settings", "One", "After"].map { laid.frame($0).minX } == [0, 0, 0])
    #expect(laid.frame("One").midY - laid.frame("Settings").midY == 44)
    #expect(laid.frame("After").midY - laid.frame("One").midY == 88)
  }

  @Test("outside of a list what is disclosed stands in the middle below the label")
  func stack() {
    let laid = Laid {
      DisclosureGroup("Settings", isExpanded: .constant(true)) { Color.red.frame(width: 100, height: 20) }
    }
    #expect(laid.frame("Settings").minX == 0)
    #expect(laid.frame("Color").minX == 100)
  }

  @Test("a disclosure group is named by its label, whatever is disclosed")
  func name() async throws {
    let simulator = try await Simulator { Card() }
    #expect(simulator.toggleLabels == ["Settings", "Wifi"])
    try await simulator.toggle("Settings")
    #expect(simulator.toggleLabels == ["Settings"])
  }
}
