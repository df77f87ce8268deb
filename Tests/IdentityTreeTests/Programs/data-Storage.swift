import SwiftUI

enum Unit: String, CaseIterable { case metric, imperial }

struct UnitPicker: View {
  @AppStorage("unit") private var unit = Unit.metric

  var body: some View {
    Picker("Unit", selection: $unit) {
      ForEach(Unit.allCases, id: \.self) { Text($0.rawValue) }
    }
  }
}

struct Distance: View {
  @AppStorage("unit") private var unit = Unit.metric
  let kilometers: Double

  var body: some View {
    Text(unit == .metric ? "\(Int(kilometers)) km" : "\(Int(kilometers / 1.6)) mi")
  }
}

struct NoteField: View {
  @SceneStorage("note") private var note = ""
  @State private var edits = 0

  var body: some View {
    TextField("Note", text: $note)
      .onChange(of: note) { edits += 1 }
    Text("\(edits) edits")
  }
}

struct StorageScreen: View {
  @State private var version = 0

  var body: some View {
    VStack {
      UnitPicker()
      Distance(kilometers: 16)
      NoteField().id(version)
      Button("Rebuild") { version += 1 }
    }
  }
}

#Preview { StorageScreen() }
