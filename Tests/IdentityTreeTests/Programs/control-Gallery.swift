import SwiftUI

struct ControlGallery: View {
  @State private var text = "Some words"
  @State private var date = Date(timeIntervalSince1970: 86_400)
  @State private var color = Color.red
  @State private var size = "Small"
  @State private var temperature = 20.0
  @State private var tries = 0
  @State private var quantity = 1

  var body: some View {
    Form {
      TextEditor(text: $text)
        .frame(height: 80)
        .accessibilityLabel("Essay")
      Text("\(text.split(separator: " ").count) words")
      ColorPicker("Ink", selection: $color, supportsOpacity: false)
      Menu("Size") {
        Button("Small") { size = "Small" }
        Button("Large") { size = "Large" }
        Menu("Others") {
          Button("Huge") { size = "Huge" }
        }
      } primaryAction: {
        size = "Default"
      }
      Text("Size is \(size)")
      ControlGroup {
        Button("Cooler") { temperature -= 5 }
        Button("Warmer") { temperature += 5 }
      }
      Gauge(value: temperature, in: 0...40) {
        Text("Temperature")
      } currentValueLabel: {
        Text("\(Int(temperature))°")
      }
      .gaugeStyle(.accessoryCircular)
      ProgressView(value: temperature, total: 40) { Text("Heat") }
      Stepper {
        Text("Pieces: \(quantity)")
      } onIncrement: {
        quantity *= 2
      } onDecrement: {
        quantity /= 2
      }
      ShareLink(item: text)
      TextField("Amount", value: $quantity, format: .number)
      Button(action: { tries += 1 }) {
        HStack {
          Text("Try")
          Text("again")
        }
      }
      .badge(tries)
      Text("Tries \(tries)")
    }
    .formStyle(.grouped)
  }
}

#Preview { ControlGallery() }
