import Foundation
import Testing

@testable import IdentityTree

private final class Model: ObservableObject, @unchecked Sendable {
  @Published var number = 0
}

private actor Server {
  func load() async -> Int {
    await Task.yield()
    return 7
  }
}

/// A screen with a button for each way of a test; all end in its text.
private struct Works: View {
  @State private var text = ""
  @StateObject private var model = Model()
  let queue = DispatchQueue(label: "own")
  let stops = DispatchSemaphore(value: 0)

  var body: some View {
    VStack {
      Text("\(text)|\(model.number)")
      Button("Global") {
        for number in 0..<20 {
          DispatchQueue.global().async { DispatchQueue.main.async { text += "\(number)," } }
        }
      }
      Button("Delay") { queue.asyncAfter(deadline: .now() + 3) { DispatchQueue.main.async { text = "late" } } }
      Button("Order") {
        let written = Boxed<[Int]>([])
        for number in 0..<3 { queue.async { written.value.append(number) } }
        queue.sync { text = "\(written.value)" }
      }
      Button("Group") {
        let group = DispatchGroup()
        for _ in 0..<3 { DispatchQueue.global().async(group: group) { usleep(1000) } }
        let text = $text
        group.notify(queue: .main) { text.wrappedValue = "all" }
      }
      Button("Never") { [stops] in DispatchQueue.global().async { stops.wait() } }
      Button("Go on") { stops.signal() }
      Button("State") {
        let text = $text
        queue.async {
          text.wrappedValue += "a"
          text.wrappedValue += "b"
        }
      }
      Button("Object") { queue.async { [model] in model.number = 5 } }
      Button("Detached") { Task.detached { await set("detached") } }
      Button("Clock") {
        Task {
          let start = ContinuousClock.now
          try? await ContinuousClock().sleep(for: .seconds(3))
          text = "\(Int((ContinuousClock.now - start).components.seconds))"
        }
      }
      Button("Any clock") {
        Task {
          let clock: any Clock<Duration> = SuspendingClock()
          try? await clock.sleep(for: .seconds(3))
          text = "any"
        }
      }
      Button("Until") {
        Task {
          try? await Task.sleep(until: .now + .seconds(3), clock: .continuous)
          text = "until"
        }
      }
      Button("Source") {
        nonisolated(unsafe) let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + 1, repeating: 1)
        source.setEventHandler {
          MainActor.assumeIsolated {
            text += "."
            if text.count == 3 { source.cancel() }
          }
        }
        source.resume()
      }
      Button("Many ways") { Task { await goManyWays() } }
    }
  }

  private func set(_ new: String) { text = new }

  /// Hops between the main actor and others, in ways that a step has to wait for.
  private func goManyWays() async {
    var total = await Server().load()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    Task.detached {
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    for await number in stream { total += number }
    total += await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume(returning: 100) }
    }
    async let left = Server().load()
    async let right = Server().load()
    total += await left + right
    total += await withTaskGroup(of: Int.self) { group in
      for number in 1...4 { group.addTask { number * (await Server().load()) } }
      var sum = 0
      for await number in group { sum += number }
      return sum
    }
    await Task.yield()
    text = "\(total)"
  }
}

private final class Boxed<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@MainActor @Suite("Work outside of the virtual clock")
struct OutsideWorkTests {
  private func shown(_ taps: String...) async throws -> Simulator {
    let simulator = try await Simulator { Works() }
    for tap in taps { try await simulator.tap(ControlSelector(tap)) }
    return simulator
  }

  @Test("the work of a global queue is waited for, keeps its order, and is told")
  func global() async throws {
    let simulator = try await shown("Global")
    try simulator.expectText((0..<20).map { "\($0)," }.joined() + "|0")
    #expect(simulator.diagnostics == [.waitedRealTime("a global queue")])
  }

  @Test("a delay on a queue of one's own is virtual")
  func delay() async throws {
    let simulator = try await shown("Delay")
    await simulator.advance(by: 2)
    try simulator.expectText("|0")
    #expect(simulator.diagnostics.isEmpty)
    await simulator.advance(by: 1)
    try simulator.expectText("late|0")
    #expect(simulator.diagnostics == [.waitedRealTime("the queue \"own\"")])
  }

  @Test("a queue of one's own stays first in, first out, also for sync")
  func order() async throws { try await shown("Order").expectText("[0, 1, 2]|0") }

  @Test("a group's notice is waited for")
  func group() async throws { try await shown("Group").expectText("all|0") }

  @Test("work that does not end is waited for once, for a bounded time, and that is told")
  func never() async throws {
    let simulator = try await shown()
    simulator.graph.clock.patience = 0.02
    try await simulator.tap("Never")
    #expect(simulator.diagnostics.contains(.workGoesOn("a global queue")))
    let count = simulator.diagnostics.count
    await simulator.advance(by: 1)
    try await simulator.tap("Go on")
    await simulator.advance(by: 1)
    #expect(simulator.diagnostics.count == count)
  }

  @Test("a state may be written from any thread, which reads back what it wrote")
  func state() async throws {
    let simulator = try await shown("State")
    try simulator.expectText("ab|0")
    #expect(simulator.diagnostics.map(\.code) == ["waited-real-time"])
  }

  @Test("7.15: an object that changes on another thread is told, and the change shows")
  func object() async throws {
    let simulator = try await shown("Object")
    try simulator.expectText("|5")
    #expect(simulator.diagnostics.map(\.code) == ["published-from-background", "waited-real-time"])
  }

  @Test("a detached task is waited for")
  func detached() async throws { try await shown("Detached").expectText("detached|0") }

  @Test("the clocks of the standard library sleep on the virtual clock", arguments: ["Clock", "Any clock", "Until"])
  func clocks(way: String) async throws {
    let simulator = try await shown(way)
    await simulator.advance(by: 2.9)
    try simulator.expectText("|0")
    await simulator.advance(by: 0.1)
    try simulator.expectText(["Clock": "3|0", "Any clock": "any|0", "Until": "until|0"][way] ?? "")
    #expect(simulator.diagnostics.isEmpty)
  }

  @Test("a timer source fires on the virtual clock until it is cancelled")
  func source() async throws {
    let simulator = try await shown("Source")
    await simulator.advance(by: 0.9)
    try simulator.expectText("|0")
    await simulator.advance(by: 1.2)
    try simulator.expectText("..|0")
    await simulator.advance(by: 60)
    try simulator.expectText("...|0")
  }

  @Test("actors, streams, continuations, child tasks and groups are done before the next step looks")
  func manyWays() async throws {
    for _ in 0..<200 {
      // 7 + (1 + 2 + 3) + 100 + 14 + 7 · (1 + 2 + 3 + 4)
      let simulator = try await shown("Many ways")
      try simulator.expectText("197|0")
      #expect(simulator.diagnostics.isEmpty)
    }
  }
}
