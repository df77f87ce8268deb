import Testing

@testable import IdentityTree

/// Rows that were made from a binding to a collection, where nothing else in the body reads the collection.
@Suite("Bound rows")
@MainActor struct BoundRowsTests {
  private struct Item: Identifiable {
    var id: Int
    var name: String
  }

  private struct Row: View {
    @Binding var item: Item
    @State private var count = 0
    var body: some View { Button("\(item.name)\(count)") { count += 1 } }
  }

  private struct Bound: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    var body: some View {
      ForEach($items) { $item in Row(item: $item) }
      Button("Turn") { items.reverse() }
      Button("Add") { items.append(Item(id: 3, name: "c")) }
      Button("Remove") { items.removeFirst() }
    }
  }

  private struct Edited: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    var body: some View {
      List($items, editActions: .delete) { $item in Text(item.name) }
      Button("Add") { items.append(Item(id: 3, name: "c")) }
    }
  }

  private func texts(_ simulator: Simulator, _ wanted: Set<String>) -> [String] {
    simulator.snapshot().texts.filter(wanted.contains)
  }

  @Test("2.13, 3.16: rows of a bound collection follow it, each with its state")
  func order() async throws {
    let simulator = try await Simulator { Bound() }
    try await simulator.tap("a0")
    try await simulator.tap("Turn")
    #expect(texts(simulator, ["a0", "a1", "b0", "b1"]) == ["b0", "a1"])
    try await simulator.tap("Add")
    #expect(texts(simulator, ["a1", "b0", "c0"]) == ["b0", "a1", "c0"])
    try await simulator.tap("Remove")
    #expect(texts(simulator, ["a1", "b0", "c0"]) == ["a1", "c0"])
  }

  @Test("Rows with edit actions follow their collection")
  func edited() async throws {
    let simulator = try await Simulator { Edited() }
    try await simulator.tap("Add")
    #expect(texts(simulator, ["a", "b", "c"]) == ["a", "b", "c"])
  }
}
