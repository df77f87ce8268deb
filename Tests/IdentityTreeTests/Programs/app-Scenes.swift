import SwiftUI

@Observable final class Library {
  var books = ["Emma"]
}

@main
struct LibraryApp: App {
  @State private var library = Library()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      LibraryScreen()
        .environment(library)
    }
    .commands {
      CommandMenu("Book") {
        Button("Add") { library.books.append("Untitled") }
          .keyboardShortcut("n")
      }
    }
    .onChange(of: scenePhase) { _, phase in print("scene \(phase)") }
  }
}

struct BookRow: View {
  let title: String
  @State private var isRead = false
  var body: some View { Toggle(title, isOn: $isRead) }
}

struct LibraryScreen: View {
  @Environment(Library.self) private var library
  @Environment(\.scenePhase) private var phase
  @State private var title = ""

  var body: some View {
    VStack {
      ForEach(library.books, id: \.self) { BookRow(title: $0) }
      TextField("Title", text: $title)
      Button("Add") {
        library.books.insert(title, at: 0)
        title = ""
      }
      Text(phase == .active ? "Active" : "Not active")
    }
  }
}
