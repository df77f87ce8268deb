import SwiftUI

/// A table whose rows and columns are types of the app's own, and rows that open.
struct Part: Identifiable {
  let id: Int
  let name: String
  var parts: [Part] = []
}

struct PartColumns: TableColumnContent {
  var tableColumnBody: some TableColumnContent<Part, Never> {
    TableColumn("Name") { (part: Part) in Text(part.name) }
  }
}

struct PartRows: TableRowContent {
  let part: Part
  @Binding var isOpen: Bool
  var tableRowBody: some TableRowContent<Part> {
    DisclosureTableRow(part, isExpanded: $isOpen) { ForEach(part.parts) }
  }
}

struct PartTable: View {
  @State private var isOpen = false
  let bike = Part(id: 1, name: "Bike", parts: [Part(id: 2, name: "Wheel"), Part(id: 3, name: "Saddle")])
  var body: some View {
    VStack {
      Table(of: Part.self) {
        PartColumns()
      } rows: {
        PartRows(part: bike, isOpen: $isOpen)
      }
      Toggle("Open", isOn: $isOpen)
    }
  }
}

#Preview { PartTable() }
