import SwiftUI

struct Channel: View {
  let name: LocalizedStringKey
  let tint: Color
  @Binding var value: Double

  var body: some View {
    HStack {
      Text(name)
      Slider(value: $value, in: 0...255) {
        Text(name)
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("255")
      }
      .tint(tint)
      .labelsHidden()
    }
  }
}

struct ColorMixer: View {
  @State private var red = 0.0
  @State private var green = 0.0
  @State private var blue = 0.0
  @State private var saved: [String] = []

  private var hex: String { String(format: "#%02X%02X%02X", Int(red), Int(green), Int(blue)) }
  private var color: Color { Color(red: red / 255, green: green / 255, blue: blue / 255) }

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 20, style: .continuous)
        .fill(color.gradient)
        .frame(height: 160)
        .overlay(alignment: .bottomTrailing) {
          Text(hex).padding().background(.thinMaterial, in: Capsule())
        }
        .shadow(color: color.opacity(0.4), radius: 10, y: 6)
      Channel(name: "Red", tint: .red, value: $red)
      Channel(name: "Green", tint: .green, value: $green)
      Channel(name: "Blue", tint: .blue, value: $blue)
      Button("Save") { saved.append(hex) }
        .disabled(saved.contains(hex))
      ForEach(saved, id: \.self) { Text("Saved \($0)") }
    }
    .padding()
  }
}

#Preview(traits: .sizeThatFitsLayout) { ColorMixer() }
