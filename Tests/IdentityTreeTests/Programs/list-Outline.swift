import SwiftUI

struct FileItem: Identifiable, Hashable {
  let id: String
  var children: [FileItem]?
}

struct Person: Identifiable {
  let id: Int
  let given: String
  let age: Int
}

struct FileRow: View {
  let item: FileItem
  var body: some View {
    Label(item.id, systemImage: item.children == nil ? "doc" : "folder")
  }
}

struct Browser: View {
  @State private var order = [KeyPathComparator(\Person.given)]
  @State private var isOpen = false
  private let files = [
    FileItem(id: "Sources", children: [FileItem(id: "main.swift"), FileItem(id: "View.swift")]),
    FileItem(id: "README"),
  ]
  private let people = [Person(id: 1, given: "Zoe", age: 30), Person(id: 2, given: "Abe", age: 40)]

  var body: some View {
    VStack {
      OutlineGroup(files, children: \.children) { FileRow(item: $0) }
      Divider()
      Table(people.sorted(using: order), sortOrder: $order) {
        TableColumn("Given", value: \.given)
        TableColumn("Age", value: \.age) { Text("\($0.age) years") }
      }
      DisclosureGroup(isExpanded: $isOpen) {
        ForEach(1..<4) { Text("Line \($0)") }
      } label: {
        Text("Lines")
      }
      Button(isOpen ? "Fold" : "Unfold") { isOpen.toggle() }
    }
  }
}

#Preview { Browser() }
