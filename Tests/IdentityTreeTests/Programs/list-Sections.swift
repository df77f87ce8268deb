import SwiftUI

struct Animal: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let kind: Kind

  enum Kind: String, CaseIterable, Identifiable {
    case birds = "Birds"
    case fish = "Fish"
    var id: Self { self }
  }
}

struct AnimalRow: View {
  let name: String
  var body: some View {
    Label(name, systemImage: "pawprint")
      .listRowSeparator(.hidden)
      .listRowBackground(Color.clear)
      .badge(name.count)
  }
}

struct Zoo: View {
  @State private var animals = [
    Animal(name: "Owl", kind: .birds), Animal(name: "Eel", kind: .fish), Animal(name: "Duck", kind: .birds),
  ]
  @State private var isExpanded = true
  @State private var newest = 0

  var body: some View {
    List {
      ForEach(Animal.Kind.allCases) { kind in
        Section {
          ForEach(animals.filter { $0.kind == kind }) { AnimalRow(name: $0.name) }
        } header: {
          HStack {
            Text(kind.rawValue)
            Spacer()
            Text("\(animals.count { $0.kind == kind }) of \(animals.count)")
          }
        }
      }
      Section("More", isExpanded: $isExpanded) {
        Button("Turn an eel into a bird") {
          animals[1] = Animal(name: "Eel", kind: .birds)
        }
      }
      DisclosureGroup("Details") {
        Text("The zoo is open")
      }
    }
    .listStyle(.sidebar)
    .headerProminence(.increased)
    .refreshable {
      newest += 1
      animals.append(Animal(name: "Fish \(newest)", kind: .fish))
    }
    .animation(.default, value: animals)
  }
}

#Preview { Zoo() }
