import Foundation
import IdentityTree
import Testing

@MainActor struct TableTests {
  @Test func aCompactTableShowsItsFirstColumn() async throws {
    let simulator = try await Simulator { People() }
    try await simulator.run(
      steps: """
        expect text "Ann"
        expect text "Bob"
        expect no text "age 30"
        expect no text "Name"
        """)
  }

  @Test func aWideTableShowsAllColumnsAndSortsByTheHeaderThatIsTapped() async throws {
    let simulator = try await Simulator { People().environment(\.horizontalSizeClass, .regular) }
    try await simulator.run(
      steps: """
        expect text "age 30"
        tap "Age"
        expect text "first: Bob"
        tap "Age"
        expect text "first: Ann"
        """)
  }
}

private struct Person: Identifiable {
  let id: Int
  var name: String
  var age: Int
}

private struct People: View {
  @State private var people = [Person(id: 1, name: "Ann", age: 30), Person(id: 2, name: "Bob", age: 20)]
  @State private var order = [KeyPathComparator(\Person.name)]
  var body: some View {
    Text("first: \(people[0].name)")
    Table(people, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text("age \($0.age)") }
      TableColumn("Id") { Text("\($0.id)") }.width(40)
    }
    .onChange(of: order) { people.sort(using: $1) }
  }
}
