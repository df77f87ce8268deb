import SwiftUI

struct Countdown: View {
  let seconds: Int
  @State private var left = 0

  var body: some View {
    VStack {
      Text(left > 0 ? "\(left)…" : "Go!")
      Text("Started from \(seconds)")
    }
    .task(id: seconds) {
      left = seconds
      print("start \(seconds)")
      while left > 0 {
        do {
          try await Task.sleep(for: .seconds(1))
        } catch {
          print("cancelled at \(left)")
          return
        }
        left -= 1
      }
      print("done")
    }
  }
}

struct CountdownScreen: View {
  @State private var seconds = 3
  @State private var isVisible = true

  var body: some View {
    VStack {
      if isVisible {
        Countdown(seconds: seconds)
      }
      Button("Longer") { seconds += 5 }
      Button(isVisible ? "Hide" : "Show") { isVisible.toggle() }
    }
  }
}

#Preview { CountdownScreen() }
