import SwiftUI

struct Puck: View {
  @GestureState private var translation = CGSize.zero
  @State private var position = CGSize.zero
  @State private var isHeld = false

  var body: some View {
    VStack {
      Circle()
        .fill(isHeld ? .red : .blue)
        .frame(width: 80, height: 80)
        .scaleEffect(translation == .zero ? 1 : 1.2)
        .offset(x: position.width + translation.width, y: position.height + translation.height)
        .accessibilityLabel("Puck")
        .gesture(
          DragGesture()
            .updating($translation) { value, state, _ in state = value.translation }
            .onEnded { value in
              position.width += value.translation.width
              position.height += value.translation.height
            }
        )
        .animation(.spring, value: translation)
      Text("x \(Int(position.width)), y \(Int(position.height))")
      Button("Home") { withAnimation { position = .zero } }
    }
  }
}

struct PuckScreen: View {
  var body: some View {
    Puck()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(white: 0.95))
  }
}

#Preview { PuckScreen() }
