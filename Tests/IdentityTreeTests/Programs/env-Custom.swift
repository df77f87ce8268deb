import SwiftUI

extension EnvironmentValues {
  @Entry var density: CGFloat = 1
  @Entry var theme = Palette.calm
}

struct ShortcutKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  var shortcut: String {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

enum Palette: String { case calm, loud }

extension View {
  func palette(_ palette: Palette) -> some View { environment(\.theme, palette) }
}

struct Swatch: View {
  @Environment(\.theme) private var theme
  @Environment(\.density) private var density
  @Environment(\.shortcut) private var shortcut
  let name: String

  var body: some View {
    Text("\(name): \(theme.rawValue), \(Int(density)), \(shortcut)")
  }
}

struct Reader: View {
  @Environment(\.shortcut) private var shortcut
  var body: some View { Text("Only \(shortcut)") }
}

struct EnvironmentScreen: View {
  @State private var palette = Palette.calm
  @State private var density = 1.0

  var body: some View {
    VStack {
      Swatch(name: "plain")
      Swatch(name: "loud").palette(.loud)
      Swatch(name: "keyed").environment(\.shortcut, "K")
      Reader()
      Toggle("Loud", isOn: Binding(get: { palette == .loud }, set: { palette = $0 ? .loud : .calm }))
      Stepper("Density", value: $density)
    }
    .palette(palette)
    .environment(\.density, density)
    .transformEnvironment(\.shortcut) { $0 += "!" }
  }
}

#Preview { EnvironmentScreen() }
