import SwiftUI

struct Ring: View {
  var progress: Double
  var width: CGFloat = 20

  var body: some View {
    ZStack {
      Circle().stroke(.gray.opacity(0.2), lineWidth: width)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(colors: [.pink, .purple], center: .center),
          style: StrokeStyle(lineWidth: width, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text(progress, format: .percent.precision(.fractionLength(0)))
        .font(.title.bold())
    }
    .accessibilityValue(Text("\(Int(progress * 100)) percent"))
  }
}

struct RingScreen: View {
  @State private var glasses = 0
  private let goal = 8

  var body: some View {
    VStack(spacing: 30) {
      Ring(progress: Double(glasses) / Double(goal))
        .frame(width: 200, height: 200)
        .animation(.spring(response: 0.5, dampingFraction: 0.8), value: glasses)
      HStack {
        Button("Drink", systemImage: "drop") { glasses = min(goal, glasses + 1) }
        Button("Undo", systemImage: "arrow.uturn.backward") { glasses = max(0, glasses - 1) }
          .disabled(glasses == 0)
      }
      .buttonStyle(.bordered)
      ProgressView("Glasses", value: Double(glasses), total: Double(goal))
    }
    .padding()
  }
}

#Preview { RingScreen() }
