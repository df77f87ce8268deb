import SwiftUI

struct TodoItem: Identifiable, Hashable {
  let id: Int
  var title: String
  var isDone = false
}

struct TodoRow: View {
  @Binding var item: TodoItem
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
          .onTapGesture { item.isDone.toggle() }
        Text(item.title)
          .strikethrough(item.isDone)
        Spacer()
        Button(isExpanded ? "Less" : "More") { isExpanded.toggle() }
      }
      if isExpanded {
        Text("Number \(item.id)").font(.caption)
      }
    }
  }
}

struct TodoList: View {
  @State private var items = [
    TodoItem(id: 1, title: "Milk"),
    TodoItem(id: 2, title: "Bread"),
    TodoItem(id: 3, title: "Apples"),
  ]
  @State private var draft = ""
  @State private var nextID = 4

  private var open: Int { items.filter { !$0.isDone }.count }

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach($items) { $item in
            TodoRow(item: $item)
              .swipeActions(edge: .leading) {
                Button("Done") { item.isDone = true }.tint(.green)
              }
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          Text("Shopping")
        } footer: {
          Text("^[\(open) thing](inflect: true) to buy")
        }
        HStack {
          TextField("New item", text: $draft)
            .onSubmit(add)
          Button("Add", action: add)
            .disabled(draft.isEmpty)
        }
      }
      .navigationTitle("Todo")
      .toolbar { EditButton() }
    }
  }

  private func add() {
    guard !draft.isEmpty else { return }
    items.append(TodoItem(id: nextID, title: draft))
    nextID += 1
    draft = ""
  }
}

#Preview { TodoList() }
