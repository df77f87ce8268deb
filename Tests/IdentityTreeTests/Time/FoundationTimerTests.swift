import Foundation
import Testing

@testable import IdentityTree

@MainActor private final class Counter {
  var count = 0
  var timer: Timer?
}

private struct Clock: View {
  let counter: Counter
  @State private var shown = 0
  var body: some View {
    VStack {
      Text("count \(shown)")
      Button("Repeat") {
        counter.timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
          MainActor.assumeIsolated { shown += 1 }
        }
      }
      Button("Thrice") {
        nonisolated(unsafe) var left = 3
        Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { timer in
          MainActor.assumeIsolated { shown += 1 }
          left -= 1
          if left == 0 { timer.invalidate() }
        }
      }
      Button("Run loop") {
        let timer = Timer(timeInterval: 60, repeats: false) { _ in MainActor.assumeIsolated { shown += 1 } }
        RunLoop.main.add(timer, forMode: .common)
      }
      Button("Real") {
        counter.timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { (timer: Timer) in
          MainActor.assumeIsolated { shown += 1 }
        }
      }
      Button("Stop") { counter.timer?.invalidate() }
    }
  }
}

/// What a package's own code writes, with Foundation imported: nothing of it goes through the command line.
@MainActor @Suite("Timers")
struct FoundationTimerTests {
  @Test("Timer.scheduledTimer fires on the virtual clock until it is invalid")
  func repeating() async throws {
    let simulator = try await Simulator { Clock(counter: Counter()) }
    try await simulator.tap("Repeat")
    await simulator.advance(by: 150)
    try simulator.expectText("count 2")
    try await simulator.tap("Stop")
    await simulator.advance(by: 600)
    try simulator.expectText("count 2")
    #expect(simulator.diagnostics.isEmpty)
  }

  @Test("a timer stops itself from its closure")
  func stopping() async throws {
    let simulator = try await Simulator { Clock(counter: Counter()) }
    try await simulator.tap("Thrice")
    await simulator.advance(by: 6000)
    try simulator.expectText("count 3")
  }

  @Test("a timer that is given to a run loop fires on the virtual clock, once if it does not repeat")
  func runLoop() async throws {
    let simulator = try await Simulator { Clock(counter: Counter()) }
    try await simulator.tap("Run loop")
    await simulator.advance(by: 59)
    try simulator.expectText("count 0")
    await simulator.advance(by: 600)
    try simulator.expectText("count 1")
    #expect(simulator.diagnostics.isEmpty)
  }

  @Test("a timer whose closure says Timer is Foundation's own: real time is waited for it, and that is said")
  func realTimer() async throws {
    let simulator = try await Simulator { Clock(counter: Counter()) }
    try await simulator.tap("Real")
    await simulator.advance(by: 0.1)
    try simulator.expectText("count 1")
    // Tests beside this one may report to the newest tree, which this one may be.
    #expect(simulator.diagnostics.filter { $0.code == "waited-real-time" } == [.waitedRealTime(nil)])
  }
}
