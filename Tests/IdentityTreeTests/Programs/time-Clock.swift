import SwiftUI

struct Hand: Shape {
  var angle: Angle
  var length: CGFloat

  var animatableData: Double {
    get { angle.degrees }
    set { angle = .degrees(newValue) }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2 * length
    return Path { path in
      path.move(to: center)
      path.addLine(
        to: CGPoint(
          x: center.x + radius * cos(angle.radians - .pi / 2), y: center.y + radius * sin(angle.radians - .pi / 2)))
    }
  }
}

struct ClockFace: View {
  let date: Date
  @State private var isFrozen = false

  private var seconds: Double { date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60) }

  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: 4)
      ForEach(0..<12) { hour in
        Capsule()
          .frame(width: 3, height: 10)
          .offset(y: -90)
          .rotationEffect(.degrees(Double(hour) * 30))
      }
      Hand(angle: .degrees(seconds * 6), length: 0.9)
        .stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round))
    }
    .frame(width: 200, height: 200)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Clock")
  }
}

struct ClockScreen: View {
  @State private var isPaused = false

  var body: some View {
    VStack {
      TimelineView(.animation(minimumInterval: 1, paused: isPaused)) { context in
        ClockFace(date: context.date)
      }
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(context.date, style: .time)
      }
      Toggle("Pause", isOn: $isPaused)
    }
    .padding()
  }
}

#Preview { ClockScreen() }
