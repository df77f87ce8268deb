import SwiftUI

struct Guest: Identifiable {
  let id: Int
  var name: String
}

struct GuestRow: View {
  let name: String
  @State private var isHere = false
  var body: some View { Toggle(name, isOn: $isHere) }
}

struct GuestList: View {
  @State private var guests = [Guest(id: 1, name: "Ann"), Guest(id: 2, name: "Bob"), Guest(id: 3, name: "Cid")]

  var body: some View {
    VStack {
      Section("By id") {
        ForEach(guests) { GuestRow(name: "id \($0.name)") }
      }
      Section("By position") {
        ForEach(guests.indices, id: \.self) { GuestRow(name: "at \(guests[$0].name)") }
      }
      Section("By name") {
        ForEach(guests, id: \.name) { GuestRow(name: "by \($0.name)") }
      }
      Button("Drop first") { guests.removeFirst() }
      Button("Rename last") { guests[guests.count - 1].name = "Zed" }
    }
  }
}

#Preview { GuestList() }
