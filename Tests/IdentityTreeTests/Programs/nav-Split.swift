import SwiftUI

struct Mailbox: Identifiable, Hashable {
  let id: String
  let letters: [String]
}

struct LetterView: View {
  let letter: String
  @State private var isFlagged = false

  var body: some View {
    VStack {
      Text("Letter: \(letter)").font(.title)
      Toggle("Flag", isOn: $isFlagged)
    }
    .padding()
  }
}

struct MailApp: View {
  @State private var mailbox: Mailbox?
  @State private var letter: String?
  @State private var visibility = NavigationSplitViewVisibility.all

  private let mailboxes = [
    Mailbox(id: "Inbox", letters: ["Hello", "Invoice"]),
    Mailbox(id: "Sent", letters: ["Reply"]),
  ]

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(mailboxes, selection: $mailbox) { mailbox in
        NavigationLink(mailbox.id, value: mailbox)
      }
      .navigationTitle("Mailboxes")
    } content: {
      if let mailbox {
        List(mailbox.letters, id: \.self, selection: $letter) { Text($0) }
          .navigationTitle(mailbox.id)
      } else {
        Text("Choose a mailbox")
      }
    } detail: {
      if let letter {
        LetterView(letter: letter).id(letter)
      } else {
        ContentUnavailableView("No letter", systemImage: "envelope", description: Text("Choose one."))
      }
    }
    .navigationSplitViewStyle(.balanced)
    .onChange(of: mailbox) { letter = nil }
  }
}

#Preview(traits: .landscapeLeft) { MailApp() }
