import Combine
import SwiftUI

struct StopwatchScreen: View {
  @State private var elapsed = 0
  @State private var isRunning = false
  @State private var laps: [Int] = []
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text(String(format: "%02d:%02d", elapsed / 60, elapsed % 60))
        .monospacedDigit()
        .font(.largeTitle)
      HStack {
        Button(isRunning ? "Pause" : "Start") { isRunning.toggle() }
        Button("Lap") { laps.insert(elapsed, at: 0) }
          .disabled(!isRunning)
        Button("Reset") {
          elapsed = 0
          laps.removeAll()
        }
        .disabled(isRunning || elapsed == 0)
      }
      List(Array(laps.enumerated()), id: \.offset) { index, lap in
        Text("Lap \(laps.count - index): \(lap) s")
      }
    }
    .onReceive(timer) { _ in
      if isRunning { elapsed += 1 }
    }
  }
}

#Preview { StopwatchScreen() }
