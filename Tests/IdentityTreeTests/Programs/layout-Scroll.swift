import SwiftUI

struct Message: Identifiable {
  let id: Int
  let text: String
}

struct Bubble: View {
  let message: Message
  var body: some View {
    Text(message.text)
      .padding(8)
      .frame(maxWidth: .infinity, alignment: message.id.isMultiple(of: 2) ? .leading : .trailing)
      .frame(height: 60)
  }
}

struct Chat: View {
  @State private var messages = (1...40).map { Message(id: $0, text: "Message \($0)") }
  @State private var draft = ""

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Button("Top") { withAnimation { proxy.scrollTo(1, anchor: .top) } }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(messages) { message in
              Bubble(message: message).id(message.id)
            }
          }
        }
        HStack {
          TextField("Message", text: $draft)
          Button("Send") {
            messages.append(Message(id: messages.count + 1, text: draft))
            draft = ""
          }
          .disabled(draft.isEmpty)
        }
      }
      .onChange(of: messages.count) { _, count in
        proxy.scrollTo(count, anchor: .bottom)
      }
    }
  }
}

#Preview { Chat() }
