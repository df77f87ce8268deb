import SwiftUI

enum Bounce: CaseIterable {
  case rest, up, down
  var offset: CGFloat {
    switch self {
    case .rest: 0
    case .up: -40
    case .down: 10
    }
  }
}

struct Bell: View {
  let trigger: Int
  var body: some View {
    Image(systemName: "bell")
      .font(.largeTitle)
      .phaseAnimator(Bounce.allCases, trigger: trigger) { content, phase in
        content.offset(y: phase.offset)
      } animation: { phase in
        switch phase {
        case .rest: .bouncy
        case .up: .easeOut(duration: 0.2)
        case .down: .easeIn(duration: 0.2)
        }
      }
      .accessibilityLabel("Bell")
  }
}

struct Pose {
  var scale = 1.0
  var angle = Angle.zero
}

struct Heart: View {
  let likes: Int
  var body: some View {
    Text("\(likes) likes")
      .keyframeAnimator(initialValue: Pose(), trigger: likes) { content, pose in
        content
          .scaleEffect(pose.scale)
          .rotationEffect(pose.angle)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          SpringKeyframe(1.5, duration: 0.3)
          LinearKeyframe(1, duration: 0.2)
        }
        KeyframeTrack(\.angle) {
          CubicKeyframe(.degrees(20), duration: 0.25)
          CubicKeyframe(.zero, duration: 0.25)
        }
      }
  }
}

struct Attention: View {
  @State private var rings = 0
  @State private var likes = 0

  var body: some View {
    VStack(spacing: 40) {
      Bell(trigger: rings)
      Button("Ring") { rings += 1 }
      Heart(likes: likes)
      Button("Like") { likes += 1 }
    }
    .symbolEffect(.bounce, value: rings)
    .sensoryFeedback(.impact, trigger: likes)
  }
}

#Preview { Attention() }
