import SwiftUI

extension View {
  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct Rating: View {
  @State private var session = UUID()
  @State private var stars = 3

  var body: some View {
    Stepper("\(stars) stars", value: $stars)
      .onAppear { print("session \(session) begins") }
  }
}

struct Card: View {
  @State private var isDebug = false

  var body: some View {
    VStack {
      Text("Jane Appleseed")
      Rating()
        .if(isDebug) { $0.border(.red, width: 2) }
        .padding()
      Toggle("Debug", isOn: $isDebug)
    }
  }
}
