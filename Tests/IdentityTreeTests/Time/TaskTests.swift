import Foundation
import Testing

@testable import IdentityTree

@MainActor private final class Journal {
  var lines: [String] = []
}

private struct Loader: View {
  let journal: Journal
  @State private var id = 0
  @State private var isShown = true
  @State private var result = "none"

  var body: some View {
    VStack {
      if isShown {
        Text("result \(result)")
          .task {
            journal.lines.append("task")
            do {
              try await Task.sleep(for: .seconds(1))
              result = "loaded"
            } catch { journal.lines.append("cancelled \(Task.isCancelled)") }
          }
          .task(id: id) {
            journal.lines.append("id \(id)")
            try? await Task.sleep(nanoseconds: 5_000_000_000)
            journal.lines.append("id ended \(Task.isCancelled)")
          }
          .onAppear { journal.lines.append("appear") }
      }
      Button("Next") { id += 1 }
      Button("Hide") { isShown = false }
    }
  }
}

/// A stack whose root has a task, and pushes.
private struct Covered: View {
  let journal: Journal
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Push") { path.append(1) }
        .task {
          journal.lines.append("task")
          try? await Task.sleep(for: .seconds(60))
          journal.lines.append("cancelled \(Task.isCancelled)")
        }
        .navigationDestination(for: Int.self) { number in Text("screen \(number)") }
    }
  }
}

/// Tasks that wait for others.
private struct Awaiting: View {
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Text(log.joined(separator: ","))
      Button("Value") {
        Task {
          let inner = Task { () -> Int in
            try? await Task.sleep(for: .seconds(5))
            return 7
          }
          log.append("value \(await inner.value)")
        }
      }
      Button("Group") {
        Task {
          await withTaskGroup(of: Int.self) { group in
            for seconds in 1...3 {
              group.addTask {
                try? await Task.sleep(for: .seconds(4 - seconds))
                return seconds
              }
            }
            for await number in group { log.append("\(number)") }
          }
        }
      }
    }
  }
}

private struct Delayed: View {
  @State private var steps: [String] = []
  var body: some View {
    VStack {
      Text(steps.joined(separator: ","))
      Button("Go") {
        steps.append("now")
        DispatchQueue.main.async { steps.append("async") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { steps.append("after") }
        Task {
          steps.append("task")
          try? await Task.sleep(for: .seconds(1))
          steps.append("slept")
        }
      }
    }
  }
}

private struct Single: View {
  let journal: Journal
  @State private var id = 0
  var body: some View {
    Button("Next") { id += 1 }
      .task(id: id) { [id] in
        journal.lines.append("start \(id)")
        do { try await Task.sleep(for: .seconds(1)) } catch { journal.lines.append("cancelled \(id)") }
      }
  }
}

private actor Server {
  func load() async -> Int {
    var total = 0
    for number in 0..<200_000 { total &+= number }
    return total &* 0 &+ 7
  }
}

private struct Remote: View {
  let server: Server
  @State private var value = 0
  var body: some View {
    Text("value \(value)").task { value = await server.load() }
  }
}

@MainActor @Suite struct TaskTests {
  @Test func `4.6 and 4.20: tasks start after the appear callbacks and end on the virtual clock`() async {
    let journal = Journal()
    let simulator = hosted { Loader(journal: journal) }
    #expect(journal.lines == ["appear"])
    await simulator.runDue()
    #expect(journal.lines == ["appear", "task", "id 0"])
    await simulator.pass(0.999)
    #expect(simulator.snapshot().texts.contains("result none"))
    await simulator.pass(0.001)
    #expect(simulator.snapshot().texts.contains("result loaded"))
    #expect(abs(simulator.time - 1) < 1e-9)
  }

  @Test func `4.20: disappearing cancels a task, which its sleep notices at once`() async {
    let journal = Journal()
    let simulator = hosted { Loader(journal: journal) }
    await simulator.runDue()
    _ = simulator.takeEvents()
    simulator.press("Hide")
    await simulator.runDue()
    // The outer task disappears first.
    #expect(journal.lines == ["appear", "task", "id 0", "cancelled true", "id ended true"])
    #expect(
      simulator.takeEvents().filter { $0.kind == .taskCancelled }.map(\.type) == [
        "_TaskModifier", "_TaskValueModifier",
      ])
    #expect(simulator.time == 0)
  }

  @Test func `4.20: a view that is pushed over cancels its task, and starts it again when it is back`() async throws {
    let journal = Journal()
    let simulator = try await Simulator { Covered(journal: journal) }
    try await simulator.tap("Push")
    #expect(journal.lines == ["task", "cancelled true"])
    try await simulator.back()
    #expect(journal.lines == ["task", "cancelled true", "task"])
  }

  @Test func `a task that waits for another waits on the virtual clock alone`() async throws {
    let simulator = try await Simulator { Awaiting() }
    try await simulator.tap("Value")
    await simulator.advance(by: 5)
    try simulator.expectText("value 7")
    #expect(simulator.diagnostics.isEmpty)
  }

  @Test func `the children of a task go on in the order of their times`() async throws {
    let simulator = try await Simulator { Awaiting() }
    try await simulator.tap("Group")
    await simulator.settle()
    try simulator.expectText("3,2,1")
    #expect(simulator.diagnostics.isEmpty)
  }

  @Test func `4.21: another id cancels the running task and starts a new one`() async {
    let journal = Journal()
    let simulator = hosted { Loader(journal: journal) }
    await simulator.calm()
    #expect(journal.lines.suffix(2) == ["id 0", "id ended false"])
    simulator.press("Next")
    await simulator.runDue()
    simulator.press("Next")
    await simulator.runDue()
    #expect(journal.lines.suffix(3).sorted() == ["id 1", "id 2", "id ended true"])
  }

  @Test func `4.21: the new task starts before the cancelled one goes on, in each run`() async {
    for _ in 0..<100 {
      let journal = Journal()
      let simulator = hosted { Single(journal: journal) }
      await simulator.runDue()
      simulator.press("Next")
      await simulator.runDue()
      #expect(journal.lines == ["start 0", "start 1", "cancelled 0"])
    }
  }

  @Test func `tasks that wake at one time go on in the order in which they went to sleep, in each run`() async {
    for _ in 0..<50 {
      let journal = Journal()
      let simulator = hosted {
        VStack {
          ForEach(0..<4) { number in
            Text("\(number)").task {
              for round in 0..<3 {
                try? await Task.sleep(for: .seconds(1))
                journal.lines.append("\(number).\(round)")
              }
            }
          }
        }
      }
      await simulator.pass(3)
      let first = journal.lines.prefix(4).map { String($0.prefix(1)) }
      #expect(journal.lines == (0..<3).flatMap { round in first.map { "\($0).\(round)" } })
      #expect(first == ["3", "2", "1", "0"])
    }
  }

  @Test func `delayed main-queue work and tasks of an action run on the virtual clock`() async {
    let simulator = hosted { Delayed() }
    simulator.press("Go")
    #expect(simulator.graph.clock.nextTime == 0)
    await simulator.runDue()
    #expect(simulator.graph.clock.nextTime == 1)
    #expect(["now,async,task", "now,task,async"].contains(simulator.snapshot().texts[0]))
    await simulator.pass(1)
    #expect(simulator.snapshot().texts[0].hasSuffix("slept"))
    await simulator.pass(1)
    #expect(simulator.snapshot().texts[0].hasSuffix("slept,after"))
  }

  @Test func `a task that waits for another actor is waited for`() async {
    let simulator = hosted { Remote(server: Server()) }
    await simulator.runDue()
    #expect(simulator.snapshot().texts == ["value 7"])
  }
}

private struct Ticking: View {
  @State private var ticks = 0
  @State private var once = 0
  var body: some View {
    Text("ticks \(ticks), once \(once)")
      .onAppear {
        let (ticks, once) = ($ticks, $once)
        let timer = Timer._scheduleTimer(withTimeInterval: 1, repeats: true) { timer in
          ticks.wrappedValue += 1
          if ticks.wrappedValue == 3 { timer.invalidate() }
        }
        _ = timer
        RunLoop.main.put(Timer(_virtualTime: 2, repeats: false) { _ in once.wrappedValue += 1 }, forMode: .common)
      }
  }
}

@MainActor @Suite struct TimerTests {
  @Test("A timer fires on the virtual clock until it is invalid")
  func ticking() async {
    let simulator = hosted { Ticking() }
    await simulator.pass(0.9)
    #expect(simulator.texts == ["ticks 0, once 0"])
    await simulator.pass(0.2)
    #expect(simulator.texts == ["ticks 1, once 0"])
    await simulator.pass(1)
    #expect(simulator.texts == ["ticks 2, once 1"])
    await simulator.pass(60)
    #expect(simulator.texts == ["ticks 3, once 1"])
  }
}
