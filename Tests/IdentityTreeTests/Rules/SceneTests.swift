import Foundation
import Testing

@testable import IdentityTree

private final class Notes: ObservableObject {
  @Published var titles = ["first"]
}

private struct Editor: View {
  @Binding var count: Int
  @EnvironmentObject var notes: Notes
  @State private var draft = ""

  var body: some View {
    VStack {
      Text("count \(count)")
      Text("notes \(notes.titles.count)")
      TextField("Draft", text: $draft)
      Button("Add") {
        count += 1
        notes.titles.append("next")
      }
    }
  }
}

private struct SideScene: Scene {
  @Binding var count: Int
  @State private var doubled = 0

  var body: some Scene {
    Window("Side", id: "side") { Text("doubled \(doubled)") }
      .onChange(of: count) { doubled = count * 2 }
  }
}

private struct NotesApp: App {
  @State private var count = 0
  @StateObject private var notes = Notes()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { Editor(count: $count).environmentObject(notes) }
      .onChange(of: phase) { if phase == .background { count = 100 } }
    SideScene(count: $count)
  }
}

private struct MenuApp: App {
  @State private var isInserted = true
  @State private var count = 0

  var body: some Scene {
    MenuBarExtra("Count", isInserted: $isInserted) {
      Button("More \(count)") { count += 1 }
      Button("Hide") { isInserted = false }
    }
    Settings { Text("settings") }
  }
}

private struct SettingsApp: App {
  var body: some Scene { Settings { Text("settings") } }
}

private struct ConditionalApp: App {
  @State private var isLite = true

  var body: some Scene {
    if isLite {
      Window("Lite", id: "lite") { Toggle("Lite", isOn: $isLite) }
    }
    WindowGroup { Toggle("Full", isOn: $isLite) }
  }
}

@MainActor @Suite("Apps and scenes keep state as views do")
struct SceneTests {
  @Test("A state of an app is storage: a write runs the app's body, and the window's views go on with their state")
  func state() async throws {
    let simulator = try await Simulator(app: NotesApp.self)
    try await simulator.enter("milk", in: "Draft")
    try await simulator.tap("Add")
    try simulator.expectText("count 1")
    try simulator.expectText("notes 2")
    #expect(simulator.state("NotesApp.count") as? Int == 1)
    #expect(simulator.state("Editor.draft") as? String == "milk")
    try simulator.expectNoDiagnostics()
  }

  @Test("A scene's onChange is called with the phase that the app's environment has")
  func phase() async throws {
    let simulator = try await Simulator(app: NotesApp.self)
    await simulator.setEnvironment(\.scenePhase, .background)
    try simulator.expectText("count 100")
  }

  @Test("A scene of one's own has state, and its onChange is called while its window is closed")
  func ownScene() async throws {
    let simulator = try await Simulator(app: NotesApp.self)
    try await simulator.tap("Add")
    #expect(simulator.state("SideScene.doubled") as? Int == 2)
    try simulator.expectNoText("doubled 2")
  }

  @Test("An item in the menu bar is shown where an app has no window, and goes when it is taken out")
  func menuBar() async throws {
    let simulator = try await Simulator(app: MenuApp.self)
    try await simulator.tap("More 0")
    try simulator.expectText("More 1")
    try await simulator.tap("Hide")
    try simulator.expectNoText("More 1")
    try simulator.expectNoText("settings")
  }

  @Test("Settings are shown where an app has nothing else")
  func settings() async throws {
    try await Simulator(app: SettingsApp.self).expectText("settings")
  }

  @Test("Of windows under conditions the first that is there is shown")
  func conditional() async throws {
    let simulator = try await Simulator(app: ConditionalApp.self)
    try await simulator.toggle("Lite")
    try await simulator.toggle("Full")
    try simulator.expectText("Lite")
    try simulator.expectNoText("Full")
  }
}
