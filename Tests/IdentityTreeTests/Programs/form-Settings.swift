import SwiftUI

enum Theme: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
  var scheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

struct SchemeLabel: View {
  @Environment(\.colorScheme) private var colorScheme
  var body: some View { Text(colorScheme == .dark ? "It is dark" : "It is light") }
}

struct SettingsForm: View {
  @AppStorage("sounds") private var hasSounds = true
  @AppStorage("name") private var name = "Guest"
  @State private var theme = Theme.system
  @State private var volume = 0.5
  @State private var guests = 2
  @State private var birthday = Date(timeIntervalSince1970: 0)
  @State private var showsMore = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Name", text: $name)
          LabeledContent("Plan", value: "Free")
          Stepper("Guests: \(guests)", value: $guests, in: 1...4)
          DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
        }
        Section("Sound") {
          Toggle(isOn: $hasSounds.animation()) { Label("Sounds", systemImage: "speaker") }
          if hasSounds {
            Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
            Text(volume, format: .percent)
          }
        }
        Section("Look") {
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { Text($0.rawValue.capitalized) }
          }
          SchemeLabel()
        }
        DisclosureGroup("More", isExpanded: $showsMore) {
          Text("Version 1.0")
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
    }
    .preferredColorScheme(theme.scheme)
  }
}

#Preview { SettingsForm() }
