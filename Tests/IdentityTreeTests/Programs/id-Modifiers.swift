import SwiftUI

struct Highlight: ViewModifier {
  let isOn: Bool
  @State private var taps = 0

  func body(content: Content) -> some View {
    VStack {
      content.background(isOn ? Color.yellow : .clear)
      Button("Highlighted \(taps)") { taps += 1 }
    }
  }
}

struct Wrapping: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View {
    if isOn {
      content.padding().border(.blue)
    } else {
      content
    }
  }
}

extension View {
  func highlight(_ isOn: Bool) -> some View { modifier(Highlight(isOn: isOn)) }
  func wrapping(_ isOn: Bool) -> some View { modifier(Wrapping(isOn: isOn)) }

  @ViewBuilder func `if`(_ condition: Bool, transform: (Self) -> some View) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct Meter: View {
  let name: String
  @State private var value = 0
  var body: some View { Button("\(name) \(value)") { value += 1 } }
}

struct ModifierScreen: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Meter(name: "first").highlight(isOn)
      Meter(name: "second").wrapping(isOn)
      Meter(name: "third").if(isOn) { $0.opacity(0.5) }
      Meter(name: "fourth").opacity(isOn ? 0.5 : 1)
      Toggle("On", isOn: $isOn)
    }
  }
}

#Preview { ModifierScreen() }
