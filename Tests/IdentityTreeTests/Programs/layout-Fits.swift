import SwiftUI

struct WideControls: View {
  @State private var taps = 0

  var body: some View {
    HStack {
      Text("Wide controls")
      Button("Wide \(taps)") { taps += 1 }
    }
    .frame(width: 600)
    .onAppear { print("wide appears") }
    .onDisappear { print("wide disappears") }
  }
}

struct NarrowControls: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("Narrow controls")
      Button("Narrow \(taps)") { taps += 1 }
    }
    .frame(width: 200)
    .onAppear { print("narrow appears") }
    .onDisappear { print("narrow disappears") }
  }
}

struct FittingScreen: View {
  @State private var isBoxed = true

  var body: some View {
    VStack {
      ViewThatFits(in: .horizontal) {
        WideControls()
        NarrowControls()
      }
      .frame(maxWidth: isBoxed ? 300 : .infinity)
      Toggle("Boxed", isOn: $isBoxed)
    }
  }
}

#Preview("In the hand") { FittingScreen() }
#Preview("On the desk", traits: .fixedLayout(width: 1000, height: 600)) { FittingScreen() }
