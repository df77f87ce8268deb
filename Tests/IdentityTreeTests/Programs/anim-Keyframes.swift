import SwiftUI

struct Glow {
  var opacity = 0.1
  var trim = 0.0
}

struct KeyframesDemo: View {
  @State private var isOn = false
  @State private var steps = 3

  var body: some View {
    VStack {
      KeyframeAnimator(initialValue: Glow(), trigger: isOn) { glow in
        Circle().trim(from: 0, to: glow.trim).stroke(.red, lineWidth: 3).opacity(glow.opacity)
      } keyframes: { _ in
        KeyframeTrack(\.opacity) {
          if isOn {
            MoveKeyframe(0.1)
            CubicKeyframe(1, duration: 1)
          } else {
            MoveKeyframe(1)
            CubicKeyframe(0.1, duration: 2)
          }
        }
        if steps > 2 {
          KeyframeTrack(\.trim) {
            for step in 1...steps { LinearKeyframe(Double(step) / Double(steps), duration: 0.2) }
          }
        }
      }
      Toggle("On", isOn: $isOn)
      Stepper("Steps \(steps)", value: $steps)
    }
  }
}

struct Squash: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time > 1 ? nil : value.scaled(by: time * time)
  }
}

struct SquashDemo: View {
  @State private var width = 50.0
  var body: some View {
    Button("Grow \(Int(width))") { withAnimation(Animation(Squash())) { width += 50 } }
      .frame(width: width)
  }
}

#Preview {
  VStack {
    KeyframesDemo()
    SquashDemo()
  }
}
