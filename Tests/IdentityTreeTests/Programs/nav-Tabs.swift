import SwiftUI

struct NotesTab: View {
  @State private var note = ""
  var body: some View {
    VStack {
      TextField("Note", text: $note)
      Text("\(note.count) letters")
    }
    .onAppear { print("notes appear") }
    .onDisappear { print("notes disappear") }
  }
}

struct MessagesTab: View {
  @Binding var unread: Int
  var body: some View {
    VStack {
      Text("Unread: \(unread)")
      Button("Read all") { unread = 0 }
    }
  }
}

struct TabbedApp: View {
  enum Screen: Hashable { case notes, messages, profile }
  @State private var screen = Screen.notes
  @State private var unread = 3

  var body: some View {
    TabView(selection: $screen) {
      NotesTab()
        .tabItem { Label("Notes", systemImage: "note.text") }
        .tag(Screen.notes)
      MessagesTab(unread: $unread)
        .tabItem { Label("Messages", systemImage: "envelope") }
        .badge(unread)
        .tag(Screen.messages)
      Button("Back to notes") { screen = .notes }
        .tabItem { Label("Profile", systemImage: "person") }
        .tag(Screen.profile)
    }
  }
}

#Preview { TabbedApp() }
