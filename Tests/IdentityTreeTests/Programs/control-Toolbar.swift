import SwiftUI

struct Note: Identifiable, Hashable {
  let id: Int
  var body: String
}

struct Editor: View {
  @Binding var note: Note
  @State private var isPinned = false
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    TextField("Body", text: $note.body, axis: .vertical)
      .lineLimit(3...6)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button(isPinned ? "Unpin" : "Pin", systemImage: "pin") { isPinned.toggle() }
        }
        ToolbarItem(placement: .keyboard) {
          Button("Stamp") { note.body += "#" }
        }
      }
      .navigationTitle("Note \(note.id)")
      .toolbarBackground(.visible, for: .navigationBar)
  }
}

struct NotesApp: View {
  @State private var notes = [Note(id: 1, body: "First"), Note(id: 2, body: "Second")]
  @State private var isAlertShown = false
  @State private var newText = ""

  var body: some View {
    NavigationStack {
      List($notes) { $note in
        NavigationLink {
          Editor(note: $note)
        } label: {
          Text(note.body)
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Text("\(notes.count) notes") }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") { isAlertShown = true }
        }
      }
      .alert("New note", isPresented: $isAlertShown) {
        TextField("Text", text: $newText)
        Button("Create") {
          notes.append(Note(id: notes.count + 1, body: newText))
          newText = ""
        }
        .disabled(newText.isEmpty)
        Button("Cancel", role: .cancel) { newText = "" }
      }
      .navigationTitle("Notes")
    }
  }
}

#Preview { NotesApp() }
