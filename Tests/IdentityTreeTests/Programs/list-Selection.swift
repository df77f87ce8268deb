import SwiftUI

struct Fruit: Identifiable {
  let id: String
}

struct FruitRow: View {
  let fruit: Fruit
  @State private var count = 1
  var body: some View {
    HStack {
      Text(fruit.id)
      Button("Add \(count)") { count += 1 }
    }
  }
}

struct Basket: View {
  @State private var fruits = ["Apple", "Pear", "Plum"].map(Fruit.init)
  @State private var selection: Set<String> = []
  @State private var favorite: String?
  @State private var editMode = EditMode.active

  var body: some View {
    VStack {
      List(fruits, selection: $selection) { FruitRow(fruit: $0) }
        .environment(\.editMode, $editMode)
        .listStyle(.insetGrouped)
      Text("\(selection.count) chosen")
      Button("Remove chosen", role: .destructive) {
        fruits.removeAll { selection.contains($0.id) }
        selection = []
      }
      .disabled(selection.isEmpty)
      Picker("Favorite", selection: $favorite) {
        Text("None").tag(String?.none)
        ForEach(fruits) { Text("Likes \($0.id)").tag(Optional($0.id)) }
      }
      .pickerStyle(.menu)
    }
  }
}

#Preview { Basket() }
