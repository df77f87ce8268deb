import SwiftUI

struct PillStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var tint = Color.accentColor

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 20)
      .padding(.vertical, 10)
      .background(isEnabled ? tint : .gray, in: Capsule())
      .foregroundStyle(.white)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .overlay {
        if configuration.role == .destructive { Capsule().stroke(.red, lineWidth: 2) }
      }
  }
}

extension ButtonStyle where Self == PillStyle {
  static var pill: PillStyle { PillStyle() }
  static func pill(tint: Color) -> PillStyle { PillStyle(tint: tint) }
}

struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
      }
    }
    .buttonStyle(.plain)
  }
}

struct TrailingIconStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

struct StyleGallery: View {
  @State private var isOn = false
  @State private var presses = 0
  @State private var isLocked = false

  var body: some View {
    VStack(spacing: 12) {
      Text("Presses \(presses)")
      Button("Press") { presses += 1 }
        .buttonStyle(.pill)
        .disabled(isLocked)
      Button("Erase", role: .destructive) { presses = 0 }
        .buttonStyle(.pill(tint: .red))
      Toggle("Agree", isOn: $isOn)
        .toggleStyle(CheckStyle())
      Toggle("Lock", isOn: $isLocked)
        .toggleStyle(.button)
      Label("Next", systemImage: "chevron.right")
        .labelStyle(TrailingIconStyle())
      if isOn { Text("Agreed") }
    }
  }
}

#Preview { StyleGallery() }
