import Testing

@testable import IdentityTree

private struct Visitor: View {
  @State private var isThere = true

  var body: some View {
    VStack {
      Button("Flip") { isThere.toggle() }
      if isThere {
        Text("arrives").onAppear {}
        Text("leaves").onDisappear {}
        Text("works").task {}
      }
    }
  }
}

@MainActor struct CallbackLogTests {
  @Test("The log has the callbacks that a view has: no disappearance of what only appears, and none of a task")
  func onlyWhatIsThere() async throws {
    let simulator = try await Simulator { Visitor() }
    func callbacks() -> [String] {
      simulator.takeEvents().map(\.kind).filter { [.appeared, .disappeared, .taskStarted].contains($0) }.map(\.rawValue)
    }
    #expect(callbacks().sorted() == ["appeared", "taskStarted"])
    try await simulator.tap("Flip")
    #expect(callbacks() == ["disappeared"])
  }
}
