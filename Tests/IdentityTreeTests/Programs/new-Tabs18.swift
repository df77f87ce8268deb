import SwiftUI

enum AppTab: Hashable {
  case watch, search
  case saved(String)
}

struct Watch: View {
  @State private var minutes = 0
  var body: some View {
    VStack {
      Text("Watched \(minutes)")
      Button("Play") { minutes += 1 }
    }
  }
}

struct Saved: View {
  let name: String
  @State private var isSorted = false
  var body: some View {
    VStack {
      Text("Saved \(name)")
      Toggle("Sorted \(name)", isOn: $isSorted)
    }
  }
}

struct MediaApp: View {
  @State private var tab = AppTab.watch
  @State private var lists = ["Films", "Shows"]
  @AppStorage("tabs") private var customization: TabViewCustomization

  var body: some View {
    TabView(selection: $tab) {
      Tab("Watch", systemImage: "play", value: .watch) { Watch() }
        .badge(2)
        .customizationID("watch")
      TabSection("Lists") {
        ForEach(lists, id: \.self) { name in
          Tab(name, systemImage: "list.bullet", value: AppTab.saved(name)) { Saved(name: name) }
        }
      }
      Tab(value: .search, role: .search) {
        Button("Make a list") { lists.append("Music") }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
  }
}

#Preview { MediaApp() }
