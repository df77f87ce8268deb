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

  @Test func aPersonHidesAColumnByItsCustomizationId() async throws {
    let simulator = try await Simulator { ChosenColumns().environment(\.horizontalSizeClass, .regular) }
    try await simulator.run(
      steps: """
        expect text "age 30"
        expect no text "Note"
        tap "Hide ages"
        expect no text "age 30"
        expect no text "Age"
        expect text "Ann"
        tap "Show notes"
        expect text "Note"
        """)
  }

  @Test func aTableOfTreesShowsRowsBelowARowInADisclosureGroup() async throws {
    let simulator = try await Simulator { Teams().environment(\.horizontalSizeClass, .regular) }
    try await simulator.run(
      steps: """
        expect text "Red"
        expect no text "Ann"
        tap "Red"
        expect text "Ann"
        """)
  }

  @Test func rowsOfATableStandInSectionsAndInTypesOfOnesOwn() async throws {
    let simulator = try await Simulator { Grouped().environment(\.horizontalSizeClass, .regular) }
    try await simulator.run(
      steps: """
        expect text "Old"
        expect text "Ann"
        expect text "Young"
        expect text "Bob"
        expect text "age 20"
        """)
  }
}

private struct ChosenColumns: View {
  @State private var columns = TableColumnCustomization<Person>()
  private let people = [Person(id: 1, name: "Ann", age: 30)]
  var body: some View {
    Button("Hide ages") { columns[visibility: "age"] = .hidden }
    Button("Show notes") { columns[visibility: "note"] = .visible }
    Table(people, columnCustomization: $columns) {
      TableColumn("Name", value: \.name).customizationID("name")
      TableColumn("Age") { Text("age \($0.age)") }.customizationID("age")
      TableColumn("Note") { Text("\($0.id)") }.customizationID("note").defaultVisibility(.hidden)
    }
  }
}

private struct Team: Identifiable {
  var id: String
  var members: [Team]?
}

private struct Teams: View {
  private let teams = [Team(id: "Red", members: [Team(id: "Ann")])]
  var body: some View {
    Table(teams, children: \.members) { TableColumn("Name", value: \.id) }
  }
}

private struct Grouped: View {
  private let people = [Person(id: 1, name: "Ann", age: 30), Person(id: 2, name: "Bob", age: 20)]
  var body: some View {
    Table(of: Person.self) {
      TableColumn("Name", value: \.name)
      Ages()
    } rows: {
      Section("Old") { TableRow(people[0]) }
      Young(people: people)
    }
  }
}

private struct Ages: TableColumnContent {
  var tableColumnBody: some TableColumnContent<Person, Never> {
    TableColumn("Age") { Text("age \($0.age)") }
  }
}

private struct Young: TableRowContent {
  let people: [Person]
  var tableRowBody: some TableRowContent<Person> {
    Section {
      ForEach(people.filter { $0.age < 25 })
    } header: {
      Text("Young")
    }
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
