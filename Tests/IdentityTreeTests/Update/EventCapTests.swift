import Testing

@testable import IdentityTree

private struct Switchboard: View {
  @State private var name = "a"

  var body: some View {
    Button("Rename") { name += "a" }
    Text(name)
  }
}

@MainActor struct EventCapTests {
  @Test("At the cap the oldest events go; the newest stay whole, with their texts, and the log counts what it lost")
  func theOldestGo() async throws {
    let simulator = try await Simulator { Switchboard() }
    let log: EventLog = simulator.graph.log
    let root = try #require(simulator.graph.root)
    simulator.eventCap = 16
    for _ in 0..<40 {
      log.record(.bodySkipped, root)
      log.record(.changed, root, text: "text \(log.recordedCount)")
    }
    #expect(log.count == 16)
    #expect(log.droppedCount == log.recordedCount - 16)
    let texts = log.events.filter { $0.kind == .changed }.map(\.text)
    #expect(texts.count == 8)
    #expect(texts.last == "text \(log.recordedCount - 1)")
    #expect(log.total(.changed) == 40)
    log.clear()
    #expect((log.count, log.droppedCount) == (0, 0))
    simulator.eventCap = 100
    for _ in 0..<200 { log.record(.changed, root, text: "later") }
    #expect(log.count <= 100 && log.count > 90)
    #expect(log.events.allSatisfy { $0.text == "later" })
  }
}
