import Testing

@testable import IdentityTree

extension View {
  @ViewBuilder fileprivate func marked(_ isMarked: Bool) -> some View {
    if isMarked { border(.red) } else { self }
  }
}

private struct Field: View {
  @State private var draft = "d"
  var body: some View { Text(draft) }
}

private struct RiskyScreen: View {
  var body: some View {
    VStack {
      ForEach([1, 2], id: \.self) { _ in EmptyView() }
      Field().id("a")
      Field().marked(false)
    }
  }
}

@MainActor
@Suite("Risks")
struct RiskTests {
  @Test("Each place above a state is a risk, the mark of an `.if` helper first")
  func risks() async {
    let simulator = Simulator()
    await simulator.launch { simulator.graph.setRoot(RiskyScreen()) }
    let risks = Risk.all(in: simulator.snapshot())
    #expect(risks.map(\.kind) == ["branch", "id"])
    #expect(risks.map(\.hasSameViewInBothArms) == [true, false])
    #expect(risks.allSatisfy { $0.state == "Field.draft" })
  }

  @Test("A state that stands below nothing that can change has no risks")
  func none() async {
    let simulator = Simulator()
    await simulator.launch { simulator.graph.setRoot(VStack { Field() }) }
    #expect(Risk.all(in: simulator.snapshot()).isEmpty)
  }
}
