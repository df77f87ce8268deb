import Testing

@testable import IdentityTree

private final class Journal {
  var lines: [String] = []
}

private struct Hosted: UIViewRepresentable {
  let journal: Journal
  let text: String

  final class Coordinator {
    var count = 0
  }

  func makeCoordinator() -> Coordinator {
    journal.lines.append("coordinator")
    return Coordinator()
  }
  func makeUIView(context: Context) -> UIView {
    journal.lines.append("make")
    return UIView()
  }
  func updateUIView(_ uiView: UIView, context: Context) {
    context.coordinator.count += 1
    journal.lines.append("update \(text) \(context.coordinator.count)")
  }
  static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) { uiView.tag = coordinator.count }
}

private struct Bound: UIViewRepresentable {
  @Binding var text: String
  @State private var count = 0
  @Environment(\.isEnabled) private var isEnabled

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) { uiView.accessibilityIdentifier = "\(text) \(isEnabled)" }
}

private struct Ticking: View {
  let journal: Journal
  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceNow: 0), by: 1)) { _ in
      let _ = journal.lines.append("tick")
      Text("now")
    }
  }
}

private struct Spaced: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      configuration.icon
    }
  }
}

@MainActor @Suite("Hosted views, timelines and label styles") struct HostedViewTests {
  @Test("a hosted view and its coordinator are made once and updated with each value")
  func representable() {
    let journal = Journal()
    let simulator = Simulator { Hosted(journal: journal, text: "a") }
    simulator.setRoot { Hosted(journal: journal, text: "b") }
    #expect(journal.lines == ["coordinator", "make", "update a 1", "update b 2"])
  }

  @Test("a hosted view with dynamic properties keeps what it made behind them, and breaks no invariant")
  func dynamicProperties() {
    let simulator = Simulator { Bound(text: .constant("a")) }
    simulator.setRoot { Bound(text: .constant("b")) }
    #expect(simulator.diagnostics.isEmpty)
  }

  @Test("a label style of the user's is a node with a body of its own")
  func labelStyle() {
    let simulator = Simulator { Label("Star", systemImage: "star").labelStyle(Spaced()) }
    #expect(simulator.snapshot().nodes.map(\.type).contains("Spaced"))
    #expect(simulator.snapshot().texts == ["Star"])
  }

  @Test("an image that would be loaded shows its placeholder")
  func asyncImage() {
    let simulator = Simulator {
      AsyncImage(url: URL(string: "https://example.com/a.png")) {
        $0
      } placeholder: {
        Text("waiting")
      }
    }
    #expect(simulator.snapshot().texts == ["waiting"])
  }

  @Test("a disabled view stays disabled inside, whatever a nearer modifier says")
  func disabled() {
    let simulator = Simulator { Button("Go") {}.disabled(false).disabled(true) }
    #expect(!simulator.tap("Go"))
  }

  @Test("modifiers for accessibility that follow each other make one modifier")
  func accessibility() {
    let view = Text("x").font(.body).accessibilityHint("b").accessibilityAddTraits(.isButton)
    #expect(view.modifier._attributes.map(\.value) == ["b", "isButton"])
  }

  @Test("a timeline's content is made anew when the time is moved past its dates")
  func timeline() async throws {
    let journal = Journal()
    let simulator = try await Simulator { Ticking(journal: journal) }
    let first = journal.lines.count
    #expect(first == 1)
    await simulator.advance(by: 3)
    #expect(journal.lines.count == 4)
  }
}
