import Foundation
import IdentityTree
import Testing

@MainActor struct ListTests {
  @Test func rowsAreDeletedMovedSelectedAndSwiped() async throws {
    let simulator = try await Simulator { EditList() }
    try await simulator.run(
      steps: """
        delete row "b"
        expect state EditList.rows == ["a", "c", "d"]
        move row "a" to 2
        expect state EditList.rows == ["c", "d", "a"]
        select row "d"
        expect state EditList.selection == "d"
        expect no text "Flag"
        swipe row "c" "Flag"
        expect printed containing "flagged c"
        expect no text "Flag"
        refresh
        expect printed containing "refreshed"
        """)
  }

  @Test func aSwipeThatCannotBeDoneSaysWhichRowsAndActionsThereAre() async throws {
    let simulator = try await Simulator { EditList() }
    let noRow = await #expect(throws: StepFailure.self) { try await simulator.run(steps: #"swipe row "x" "Flag""#) }
    #expect(noRow?.details == [#"rows: "a", "b", "c", "d""#])
    let noAction = await #expect(throws: StepFailure.self) { try await simulator.run(steps: #"swipe row "a" "Pin""#) }
    #expect(noAction?.details == [#"swipe actions: "Flag", "Delete""#])
    let plain = try await Simulator { PlainRows() }
    let noActions = await #expect(throws: StepFailure.self) { try await plain.run(steps: #"swipe row "1" "Flag""#) }
    #expect(noActions?.details == [#"rows with swipe actions: "2""#])
  }

  @Test func aRowThatCanBeDeletedHasASwipeActionForIt() async throws {
    let simulator = try await Simulator { PlainRows() }
    try await simulator.run(
      steps: """
        swipe row "4" "Delete"
        expect printed containing "deleted 1"
        """)
  }

  @Test func aSearchFieldStandsInTheBarAndTellsThatAPersonSearches() async throws {
    let simulator = try await Simulator { SearchList() }
    try await simulator.run(
      steps: """
        expect text "resting"
        enter "ap" in "Find"
        expect text "searching"
        expect no text "banana"
        expect text "apple"
        """)
  }

  @Test func aCollapsedSectionHasNoRows() async throws {
    let simulator = try await Simulator { SectionList() }
    try await simulator.run(
      steps: """
        expect text "inside"
        set SectionList.isExpanded to false
        expect no text "inside"
        expect text "Header"
        """)
  }
}

private struct PlainRows: View {
  var body: some View {
    List {
      ForEach(1..<3) { row in
        if row == 2 { Text("\(row)").swipeActions { Button("Flag") {} } } else { Text("\(row)") }
      }
      ForEach(3..<5) { Text("\($0)") }.onDelete { print("deleted \($0.first ?? -1)") }
    }
  }
}

private struct EditList: View {
  @State private var rows = ["a", "b", "c", "d"]
  @State private var selection: String?
  var body: some View {
    List(selection: $selection) {
      ForEach(rows, id: \.self) { row in
        Text(row).swipeActions { Button("Flag") { print("flagged \(row)") } }
      }
      .onDelete { rows.remove(atOffsets: $0) }
      .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
    }
    .refreshable { print("refreshed") }
  }
}

private struct SearchedRows: View {
  @Environment(\.isSearching) private var isSearching
  let text: String
  var body: some View {
    List {
      Text(isSearching ? "searching" : "resting")
      ForEach(["apple", "banana"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
    }
  }
}

private struct SearchList: View {
  @State private var text = ""
  var body: some View {
    NavigationStack { SearchedRows(text: text).searchable(text: $text, prompt: "Find") }
  }
}

private struct SectionList: View {
  @State private var isExpanded = true
  var body: some View {
    List { Section("Header", isExpanded: $isExpanded) { Text("inside") } }
  }
}

extension ListTests {
  @Test func anEditButtonSwitchesTheModeOfItsScreen() async throws {
    let simulator = try await Simulator { EditedScreen() }
    try await simulator.run(
      steps: """
        expect text "reading"
        tap "Edit"
        expect text "editing"
        tap "Done"
        expect text "reading"
        """)
  }

  @Test("A row that is made where a list was scrolled to is selected by its own id")
  func aRowFarDownIsSelected() async throws {
    let simulator = try await Simulator { LongList() }
    try await simulator.run(
      steps: """
        tap "Jump"
        select row "row 300"
        expect state LongList.selection == 300
        """)
  }

  @Test func rowsInASheetAreMadeAsTheyBecomeVisibleThere() async throws {
    let simulator = try await Simulator { SheetOfRows() }
    try await simulator.run(
      steps: """
        tap "Present"
        expect text "row 0"
        expect no text "row 400"
        """)
  }
}

private struct ModeText: View {
  @Environment(\.editMode) private var editMode
  var body: some View { Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading") }
}

private struct EditedScreen: View {
  var body: some View {
    NavigationStack { ModeText().toolbar { EditButton() } }
  }
}

private struct SheetOfRows: View {
  @State private var isPresented = false
  var body: some View {
    Button("Present") { isPresented = true }
      .sheet(isPresented: $isPresented) { List(0..<500) { Text("row \($0)") } }
  }
}

private struct LongList: View {
  @State private var selection: Int?
  var body: some View {
    ScrollViewReader { proxy in
      Button("Jump") { proxy.scrollTo(300) }
      List(0..<500, id: \.self, selection: $selection) { Text("row \($0)") }
    }
  }
}
