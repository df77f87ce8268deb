import Foundation
import Testing

@testable import IdentityTree

/// Where bars stand, and what is drawn of them and of what is presented.
@Suite("Bars and screens") @MainActor struct BarTests {
  struct Mail: View {
    @State private var isDeep = false
    @State private var isPlain = false
    @State private var isWriting = false
    @State private var isAsking = false
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack {
          VStack { Color.red }
            .navigationTitle("Inbox")
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
              ToolbarItem { Button("New") {} }
              ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
            }
            .navigationDestination(isPresented: $isDeep) { Text("Letter").navigationTitle("Read") }
            .navigationBarHidden(isPlain)
        }
        .tabItem { Text("Mail") }.tag(0)
        Text("All settings").tabItem { Text("Settings") }.tag(1)
      }
      .sheet(isPresented: $isWriting) {
        NavigationStack { Text("Draft").navigationTitle("Write").toolbar { Button("Done") {} } }
      }
      .alert("Delete?", isPresented: $isAsking) {
        Button("No") {}
      } message: {
        Text("For ever.")
      }
    }
  }

  private func simulator(_ states: String...) -> Simulator {
    let simulator = Simulator { Mail() }
    for state in states { simulator.setState("Mail.\(state)", to: true) }
    return simulator
  }

  /// The texts of the drawing, from top to bottom, those of a line from left to right.
  private func drawn(_ simulator: Simulator) -> [String] {
    simulator.drawing().items.compactMap { item -> (String, CGRect)? in
      guard case .text(let lines, _, _, _) = item.figure else { return nil }
      return (lines.joined(separator: " "), item.frame)
    }
    .sorted { ($0.1.midY.rounded(), $0.1.minX) < ($1.1.midY.rounded(), $1.1.minX) }.map(\.0)
  }

  private func frame(_ text: String, _ simulator: Simulator) -> CGRect? {
    let node = NodeQuery(graph: simulator.graph).live.first { $0.text == text }
    return node.flatMap { simulator.graph.layoutTree.frame(of: $0) }?.tidy
  }

  @Test("title and items stand in the bar above the screen, labels of tabs below it, and take no space from it")
  func places() throws {
    let simulator = simulator()
    #expect(drawn(simulator) == ["Edit", "Inbox", "New", "Archive", "Mail", "Settings"])
    let title = try #require(frame("Inbox", simulator))
    #expect(abs(title.midX - 195) < 0.01 && abs(title.midY - 25) < 0.5)
    #expect(frame("Edit", simulator)?.minX == 16)
    #expect(frame("New", simulator)?.maxX == 374)
    let tab = try #require(frame("Mail", simulator))
    #expect(abs(tab.midX - 97.5) < 0.01 && abs(tab.midY - 827) < 0.5)
    let content = NodeQuery(graph: simulator.graph).live.first { $0.typeName == "Color" }
    #expect(
      content.flatMap { simulator.graph.layoutTree.frame(of: $0) } == CGRect(x: 0, y: 47, width: 390, height: 763))
  }

  @Test("a pushed screen has a bar of its own, with a way back")
  func pushed() {
    let simulator = simulator("isDeep")
    #expect(drawn(simulator) == ["‹ Back", "Read", "Letter", "Mail", "Settings"])
    #expect(frame("Inbox", simulator) == nil)
    simulator.setState("Mail.isDeep", to: false)
    #expect(drawn(simulator) == ["Edit", "Inbox", "New", "Archive", "Mail", "Settings"])
  }

  @Test("a hidden bar shows neither title nor items, until it is shown again; the bottom bar stays")
  func hidden() {
    let simulator = simulator("isPlain")
    #expect(drawn(simulator) == ["Archive", "Mail", "Settings"])
    simulator.setState("Mail.isPlain", to: false)
    #expect(drawn(simulator) == ["Edit", "Inbox", "New", "Archive", "Mail", "Settings"])
  }

  @Test("only the selected tab's bar is shown")
  func tabs() async throws {
    let simulator = try await Simulator { Mail() }
    try await simulator.run(steps: #"select tab "Settings""#)
    #expect(drawn(simulator) == ["All settings", "Mail", "Settings"])
  }

  @Test("a sheet is drawn over all, with its own bar; an alert in the middle of it")
  func presented() {
    #expect(drawn(simulator("isWriting")) == ["Write", "Done", "Draft"])
    let alert = drawn(simulator("isAsking"))
    #expect(alert == ["Edit", "Inbox", "New", "Delete?", "For ever.", "No", "Archive", "Mail", "Settings"])
  }

  @Test("columns of a wide window have their own bars")
  func columns() throws {
    let simulator = Simulator {
      NavigationSplitView {
        Text("Side").navigationTitle("Folders")
      } detail: {
        Text("Main").navigationTitle("Letters")
      }
    }
    simulator.setWindowSize(width: 1180, height: 820)
    #expect(try #require(frame("Folders", simulator)).midX.rounded() == 160)
    #expect(try #require(frame("Letters", simulator)).midX.rounded() == 750)
  }
}
