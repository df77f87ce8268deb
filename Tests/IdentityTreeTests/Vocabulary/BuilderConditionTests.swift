import Foundation
import Testing

@testable import IdentityTree

private struct Song: Identifiable {
  let id: Int
  let title: String
  let isFavorite: Bool
}

private struct Songs: View {
  let songs = [Song(id: 1, title: "One", isFavorite: true), Song(id: 2, title: "Two", isFavorite: false)]
  @State private var volume = 0.5

  var body: some View {
    List(songs) { Text($0.title) }
      .accessibilityRotor("Favorites") {
        ForEach(songs) { song in
          if song.isFavorite { AccessibilityRotorEntry(song.title, id: song.id) }
        }
      }
      .accessibilityRotor("First") {
        if let first = songs.first { AccessibilityRotorEntry(first.title, id: first.id) }
        AccessibilityRotorEntry("More", id: 3)
      }
  }
}

private struct SongApp: App {
  @State private var isPro = true

  var body: some Scene {
    WindowGroup { Songs() }
      .commands {
        if isPro { CommandMenu("Pro") { Button("Mix") {} } }
        CommandGroup(after: .newItem) { Button("Import") {} }
      }
  }
}

@MainActor @Suite("Builders of other things than views take conditions")
struct BuilderConditionTests {
  @Test("Entries of a rotor and commands may stand under an if")
  func conditions() async throws {
    let simulator = try await Simulator(app: SongApp.self)
    try simulator.expectText("One")
    try simulator.expectText("Two")
  }
}

@Suite("Attributed strings know how a part is meant")
struct PresentationIntentTests {
  @Test("Markdown becomes intents, which a text shows by its font")
  func markdown() throws {
    var text = try AttributedString(markdown: "**bold** plain *italic*")
    #expect(text.runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil, .emphasized])
    #expect(text.runs.allSatisfy { $0.font == nil })
    text = AttributedString("code")
    text.inlinePresentationIntent = [.code, .stronglyEmphasized]
    let attributes = text.textRuns.flatMap(\.traits).map(\.attribute.name)
    #expect(attributes == ["bold", "monospaced"])
  }
}
