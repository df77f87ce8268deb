import SwiftUI

struct Zoomable<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var scale = 1.0
  @GestureState private var pinch = 1.0
  @State private var angle = Angle.zero
  @GestureState private var twist = Angle.zero

  var body: some View {
    content
      .scaleEffect(scale * pinch)
      .rotationEffect(angle + twist)
      .gesture(
        MagnifyGesture()
          .updating($pinch) { value, state, _ in state = value.magnification }
          .onEnded { scale *= $0.magnification }
          .simultaneously(
            with: RotateGesture()
              .updating($twist) { value, state, _ in state = value.rotation }
              .onEnded { angle += $0.rotation })
      )
      .onTapGesture(count: 2) { withAnimation { scale = scale > 1 ? 1 : 2 } }
  }
}

struct Draggable: View {
  enum DragPhase: Equatable {
    case inactive, pressing
    case dragging(CGSize)
    var translation: CGSize { if case .dragging(let size) = self { size } else { .zero } }
  }

  @GestureState private var phase = DragPhase.inactive
  @State private var offset = CGSize.zero
  @State private var drops = 0

  var body: some View {
    let drag = LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture())
      .updating($phase) { value, state, _ in
        switch value {
        case .first(true): state = .pressing
        case .second(true, let drag): state = .dragging(drag?.translation ?? .zero)
        default: state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        offset.width += drag.translation.width
        drops += 1
      }
    VStack {
      Circle()
        .frame(width: 50, height: 50)
        .offset(x: offset.width + phase.translation.width)
        .gesture(drag)
        .accessibilityLabel("Ball")
      Text("Dropped \(drops)")
    }
  }
}

struct GestureLab: View {
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 40) {
      Zoomable { Text("Map").frame(width: 100, height: 100) }
      Draggable()
      Text("Tapped \(taps)")
        .onTapGesture { taps += 1 }
        .simultaneousGesture(TapGesture().onEnded { print("also") })
    }
  }
}

#Preview { GestureLab() }
