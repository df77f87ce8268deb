import SwiftUI

struct Slot: View {
  let day: String
  @Binding var isBooked: Bool

  var body: some View {
    HStack {
      Text(day)
      Image(systemName: isBooked ? "checkmark" : "plus")
    }
    .padding()
    .onTapGesture { isBooked.toggle() }
    .accessibilityElement(children: .combine)
    .accessibilityLabel("\(day), \(isBooked ? "booked" : "free")")
    .accessibilityAddTraits(.isButton)
    .accessibilityHint(Text("Books the day"))
  }
}

struct Planner: View {
  @State private var booked: [String: Bool] = [:]
  @State private var level = 3
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .title) private var icon = 24.0

  private func binding(_ day: String) -> Binding<Bool> {
    Binding(get: { booked[day, default: false] }, set: { booked[day] = $0 })
  }

  var body: some View {
    VStack {
      ForEach(["Monday", "Tuesday"], id: \.self) { Slot(day: $0, isBooked: binding($0)) }
      Text("Booked: \(booked.values.filter { $0 }.count)")
        .accessibilityAddTraits(.isHeader)
      HStack {
        ForEach(0..<5) { Image(systemName: $0 < level ? "star.fill" : "star").frame(width: icon) }
      }
      .accessibilityElement()
      .accessibilityLabel("Level")
      .accessibilityValue("\(level)")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: level = min(5, level + 1)
        case .decrement: level = max(0, level - 1)
        @unknown default: break
        }
      }
      HStack { Image(systemName: "moon").accessibilityIdentifier("night") }
        .onTapGesture { level = 1 }
      Button {
        level += 1
      } label: {
        Image(systemName: "arrow.up").accessibilityIdentifier("level-up")
      }
      Button {
        booked.removeAll()
      } label: {
        Image(systemName: "xmark").accessibilityHidden(true)
      }
      .accessibilityLabel("Clear all")
      .accessibilityInputLabels(["Clear", "Reset"])
      if typeSize.isAccessibilitySize { Text("Large") }
      if reduceMotion { Text("Calm") }
    }
  }
}

#Preview { Planner() }
