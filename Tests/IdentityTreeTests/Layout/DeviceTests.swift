import Foundation
import Testing

@testable import IdentityTree

/// What a view is shown on, and the columns that there is space for.
@Suite("Devices") @MainActor struct DeviceTests {
  struct Sizes: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    var body: some View {
      GeometryReader { geometry in
        Text(verbatim: "\(Int(geometry.size.width)) x \(Int(geometry.size.height))")
        Text("\(width == .regular ? "regular" : "compact") \(height == .regular ? "regular" : "compact")")
      }
    }
  }

  struct Mail: View {
    @State private var choice: Int?
    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $choice) { Text("Mail \($0)") }
          .navigationSplitViewColumnWidth(min: 100, ideal: 150, max: 300)
      } content: {
        Color.red.frame(maxWidth: .infinity)
      } detail: {
        Text(choice.map { "Reads \($0)" } ?? "Nothing")
      }
    }
  }

  @Test("a Mac's window has all of its points, and is of regular size classes however narrow it is")
  func macWindow() {
    let simulator = Simulator(device: .mac) { Sizes() }
    #expect(simulator.snapshot().texts == ["1000 x 700", "regular regular"])
    simulator.setWindowSize(width: 400, height: 300)
    #expect(simulator.snapshot().texts == ["400 x 300", "regular regular"])
  }

  @Test("a phone's window leaves its safe area, and becomes regular with its width")
  func phoneWindow() {
    let simulator = Simulator { Sizes() }
    #expect(simulator.snapshot().texts == ["390 x 763", "compact regular"])
    simulator.setWindowSize(width: 1180, height: 820)
    #expect(simulator.snapshot().texts == ["1180 x 739", "regular regular"])
  }

  @Test("a Mac shows the detail beside the sidebar, a phone only the sidebar")
  func splitView() {
    #expect(Simulator(device: .mac) { Mail() }.snapshot().texts == ["Mail 1", "Mail 2", "Nothing"])
    #expect(Simulator { Mail() }.snapshot().texts == ["Mail 1", "Mail 2"])
  }

  @Test("columns stand side by side in the width that they ask for, and the detail has what is left")
  func columns() {
    let simulator = Simulator(device: .mac) { Mail() }
    func frame(_ name: String) -> CGRect? {
      let node = NodeQuery(graph: simulator.graph).live.first { $0.typeName == name || $0.text == name }
      return node.flatMap { simulator.graph.layoutTree.frame(of: $0) }?.tidy
    }
    #expect(frame("List") == rect(0, 0, 150, 700))
    #expect(frame("Color") == rect(150, 0, 220, 700))
    #expect(frame("Nothing").map { $0.midX.rounded() } == 685)
  }

  @Test("columns that do not fit share the width")
  func narrowColumns() {
    let simulator = Simulator(device: .mac) { Mail() }
    simulator.setWindowSize(width: 300, height: 300)
    let detail = NodeQuery(graph: simulator.graph).live.first { $0.text == "Nothing" }
    #expect(detail.flatMap { simulator.graph.layoutTree.frame(of: $0) }?.midX.rounded() == 250)
  }
}
