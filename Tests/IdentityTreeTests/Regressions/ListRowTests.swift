import Testing

@testable import IdentityTree

private struct NameRow: View {
  let name: String
  @State private var taps = 0

  var body: some View { Text(name) }
}

private struct NameList: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        HStack { NameRow(name: name) }
      }
    }
    Button("Cut the middle") { names.remove(at: 1) }
  }
}

private struct SortMenu: View {
  @State private var order = 0
  @State private var isGrouped = false
  @State private var size = 1

  var body: some View {
    Menu("Options") {
      Menu("Sort") {
        Picker("Order", selection: $order) {
          Text("By name").tag(0)
          Text("By date").tag(1)
        }
      }
      Toggle("Grouped", isOn: $isGrouped)
      Stepper("Size", value: $size, in: 1...2)
    }
    Text("\(order) \(isGrouped) \(size)")
  }
}

@MainActor struct ListRowTests {
  @Test("A row that is removed from a list goes by its own id, not by that of the row which takes its place")
  func removedRowsKeepTheirID() async throws {
    let simulator = try await Simulator { NameList() }
    try await simulator.tap("Cut the middle")
    try simulator.expectGone(NodeSelector("NameRow", id: "b"))
    #expect(throws: StepFailure.self) { try simulator.expectGone(NodeSelector("NameRow", id: "c")) }
    let removals = simulator.takeEvents().filter { $0.kind == .nodeRemoved && $0.type == "NameRow" }
    #expect(removals.map { $0.path.map { "\($0)".contains("b") } } == [true])
  }

  @Test("Toggles, pickers and steppers in a closed menu, and in a menu inside of it, are reached as a person would")
  func controlsInMenus() async throws {
    let simulator = try await Simulator { SortMenu() }
    try await simulator.select("By date", in: "Order")
    try await simulator.toggle("Grouped")
    try await simulator.increment("Size")
    try simulator.expectText("1 true 2")
    let failure = await #expect(throws: StepFailure.self) { try await simulator.increment("Size") }
    #expect(failure?.found.contains("upper end") == true)
  }
}
