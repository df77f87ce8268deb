import SwiftUI

/// A feed whose entries come one after the other, from a writer that sleeps between them.
struct Feed: View {
  @State private var entries: [Int] = []
  @State private var isDone = false

  private var stream: AsyncStream<Int> {
    AsyncStream { continuation in
      Task {
        for number in 1...3 {
          try? await Task.sleep(for: .seconds(1))
          continuation.yield(number)
        }
        continuation.finish()
      }
    }
  }

  var body: some View {
    VStack {
      Text("Entries: \(entries.count)")
      if isDone { Text("Done") }
    }
    .task {
      for await entry in stream { entries.append(entry) }
      isDone = true
    }
  }
}

#Preview { Feed() }
