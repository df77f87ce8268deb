import Testing

@testable import IdentityTree

private struct PlacedCounter: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

private struct PlacedPerson: Identifiable {
  let id: Int
}

private struct PlacedToolbar: View {
  static let line = #line + 8
  @State private var isOn = true

  var body: some View {
    NavigationStack {
      Text("a")
        .toolbar {
          ToolbarItem { Text("b") }
          if isOn {
            ToolbarItem { PlacedCounter() }
          }
        }
    }
  }
}

private struct PlacedTabs: View {
  static let line = #line + 6
  @State private var isOn = true

  var body: some View {
    TabView {
      Tab("One", systemImage: "1.circle") { Text("one") }
      if isOn {
        Tab("Two", systemImage: "2.circle") { PlacedCounter() }
      }
    }
  }
}

private struct PlacedTable: View {
  static let line = #line + 8
  @State private var isOn = true

  var body: some View {
    Table(of: PlacedPerson.self) {
      TableColumn("Name") { _ in PlacedCounter() }
      TableColumn("Other") { _ in Text("x") }
    } rows: {
      if isOn {
        TableRow(PlacedPerson(id: 1))
      } else {
        TableRow(PlacedPerson(id: 1))
        TableRow(PlacedPerson(id: 2))
      }
    }
  }
}

private struct PlacedColumns: View {
  static let line = #line + 7
  @State private var isOn = true

  var body: some View {
    Table([PlacedPerson(id: 1)]) {
      TableColumn("Name") { _ in Text("x") }

      if isOn {
        TableColumn("Count") { _ in PlacedCounter() }
      }
    }
    .environment(\.horizontalSizeClass, .regular)
  }
}

/// Builders of other things than views tell where their conditions were written.
@MainActor
@Suite("Places of other builders")
struct BuilderPlaceTests {
  private func explanation<V: View>(_ view: V, _ state: String) async throws -> Explanation {
    let simulator = Simulator()
    await simulator.launch { simulator.graph.setRoot(view) }
    let before = simulator.snapshot()
    _ = simulator.takeEvents()
    simulator.setState(state, to: false)
    await simulator.rest()
    let outcome = StepOutcome(
      title: "flip", before: before, after: simulator.snapshot(), events: simulator.takeEvents())
    return try #require(Explanation.all(of: outcome).first { !$0.losses.isEmpty })
  }

  private func lines(of explanation: Explanation) -> [Int] {
    [explanation.place, explanation.formerPlace, explanation.statement].compactMap(\.self)
      .filter { !$0.isLibrary }.map(\.line)
  }

  @Test("An if in a toolbar is known by the place where it ends")
  func toolbar() async throws {
    let found = try await explanation(PlacedToolbar(), "PlacedToolbar.isOn")
    #expect(found.kind == "optional")
    #expect(lines(of: found).contains { (PlacedToolbar.line...PlacedToolbar.line + 2).contains($0) })
  }

  @Test("An if around a tab is known by its place")
  func tabs() async throws {
    let simulator = Simulator()
    await simulator.launch { simulator.graph.setRoot(PlacedTabs()) }
    let places = simulator.snapshot().nodes.compactMap(\.place).filter { !$0.isLibrary }.map(\.line)
    #expect(places.contains { (PlacedTabs.line...PlacedTabs.line + 2).contains($0) })
  }

  @Test("An if … else of table rows is a branch with its place, and no swap of erased types")
  func rows() async throws {
    let found = try await explanation(PlacedTable(), "PlacedTable.isOn")
    #expect(found.kind == "branch")
    #expect(lines(of: found).contains { (PlacedTable.line...PlacedTable.line + 5).contains($0) })
  }

  @Test("A column under an if is known by its place")
  func columns() async throws {
    let found = try await explanation(PlacedColumns(), "PlacedColumns.isOn")
    #expect(found.kind == "optional")
    #expect(lines(of: found).contains { (PlacedColumns.line...PlacedColumns.line + 2).contains($0) })
  }

  @Test("The first column keeps its state when a compact width hides the others")
  func compact() async throws {
    let simulator = Simulator()
    await simulator.launch { simulator.graph.setRoot(PlacedTable().environment(\.horizontalSizeClass, .regular)) }
    let before = simulator.snapshot().nodes.filter { $0.type == "PlacedCounter" }.map(\.id)
    simulator.graph.setRoot(PlacedTable().environment(\.horizontalSizeClass, .compact))
    await simulator.rest()
    #expect(simulator.snapshot().nodes.filter { $0.type == "PlacedCounter" }.map(\.id) == before)
    #expect(!before.isEmpty)
  }
}
