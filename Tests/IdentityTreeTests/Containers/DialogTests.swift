import Foundation
import Testing

@testable import IdentityTree

private struct Importing: View {
  @State private var isImporting = false
  @State private var cancellations = 0
  var body: some View {
    Text("importing \(isImporting), given up \(cancellations) times")
    Button("Import") { isImporting = true }
    Button("Toggle") { isImporting.toggle() }
      .fileImporter(
        isPresented: $isImporting, allowedContentTypes: [.plainText], allowsMultipleSelection: false,
        onCompletion: { _ in }, onCancellation: { cancellations += 1 })
  }
}

private struct Finding: View {
  @State private var text = ""
  var body: some View {
    NavigationStack {
      List(["apple", "pear"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) { Text($0) }
        .searchable(text: $text) { Text("Pears").searchCompletion("pe") }
    }
  }
}

private struct FindingWithSuggestionsBehind: View {
  @State private var text = ""
  var body: some View {
    NavigationStack {
      List { Text("query \(text)") }
        .searchable(text: $text, prompt: "Find")
        .searchSuggestions { ForEach(["Apple", "Apricot"], id: \.self) { Text("Try \($0)").searchCompletion($0) } }
    }
  }
}

@MainActor @Suite("Dialogs and suggestions can be used")
struct DialogTests {
  @Test("A person gives a file dialog up: it is dismissed, and its closure is called")
  func fileDialog() async throws {
    let simulator = try await Simulator { Importing() }
    try await simulator.run(
      steps: """
        tap "Import"
        expect text "importing true, given up 0 times"
        tap "Cancel"
        expect text "importing false, given up 1 times"
        tap "Import"
        dismiss
        expect text "importing false, given up 2 times"
        """)
  }

  @Test("A suggestion of a search completes the text when it is tapped")
  func suggestion() async throws {
    let simulator = try await Simulator { Finding() }
    try await simulator.run(
      steps: """
        focus "Search"
        tap "Pears"
        expect state Finding.text == "pe"
        expect no text "apple"
        """)
  }

  @Test("Suggestions that are given behind a search show while a person searches")
  func suggestionsBehind() async throws {
    let simulator = try await Simulator { FindingWithSuggestionsBehind() }
    try await simulator.run(
      steps: """
        expect no text "Try Apple"
        focus "Find"
        tap "Try Apricot"
        expect text "query Apricot"
        """)
  }
}
