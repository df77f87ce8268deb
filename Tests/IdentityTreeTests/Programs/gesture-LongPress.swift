import SwiftUI

struct PressCard: View {
  @State private var isPressing = false
  @State private var taps = 0
  @State private var doubles = 0
  @State private var holds = 0

  var body: some View {
    VStack {
      Text("Hold me")
        .padding()
        .background(isPressing ? Color.green : Color.yellow, in: RoundedRectangle(cornerRadius: 10))
        .scaleEffect(isPressing ? 0.9 : 1)
        .animation(.easeOut, value: isPressing)
        .onLongPressGesture(minimumDuration: 0.8) {
          holds += 1
        } onPressingChanged: { pressing in
          isPressing = pressing
        }
        .accessibilityIdentifier("card")
      Text("Held \(holds)")
      Rectangle()
        .fill(.teal)
        .frame(width: 60, height: 60)
        .onTapGesture { taps += 1 }
        .accessibilityLabel("Box")
      Text("Tapped \(taps)")
      Text("Menu \(doubles)")
        .contextMenu {
          Button("Double") { doubles += 2 }
          Button("Forget", role: .destructive) { doubles = 0 }
        }
    }
  }
}

#Preview { PressCard() }
