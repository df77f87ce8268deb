import Testing

@testable import IdentityTree

private struct Twins: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      if isOn { Tally().id("one") } else { Tally().id("one") }
      Button("Flip") { isOn.toggle() }
    }
  }
}

@MainActor @Suite("Verdicts under policies")
struct PolicyVerdictTests {
  private func digest(_ policies: Policies) -> ActionDigest {
    let simulator = Simulator(policies: policies) { Twins() }
    simulator.tap("Add")
    let before = simulator.snapshot()
    _ = (simulator.takeEvents(), simulator.graph.takeTouchedPolicies())
    simulator.tap("Flip")
    let outcome = StepOutcome(
      title: "tap", before: before, after: simulator.snapshot(), events: simulator.takeEvents())
    let touched = simulator.graph.takeTouchedPolicies().map(\.rawValue)
    return ActionDigest(outcome, explanations: Explanation.all(of: outcome), touched: touched)
  }

  @Test("A verdict that another value of a policy changes depends on it")
  func depends() throws {
    let own = digest(Policies())
    #expect(own.touched == ["same-id-arms"])
    let other = digest(try Policies(["same-id-arms": "shared"]))
    let lines = PolicyVerdict.lines(of: own, trials: [("same-id-arms", "shared", other)])
    #expect(lines == ["depends on `same-id-arms`: under `shared` nothing is replaced"])
    #expect(
      PolicyVerdict.lines(of: own, trials: [("same-id-arms", "shared", nil)])
        == ["depends on `same-id-arms`: under `shared` the program ends before this action"])
  }

  @Test("A verdict that is the same under every value holds under all of them")
  func holds() {
    var own = digest(Policies())
    own.touched = ["tabs", "same-id-arms"]
    let lines = PolicyVerdict.lines(
      of: own, trials: [("same-id-arms", "shared", own), ("tabs", "eager", own), ("tabs", "eager-appear", own)])
    #expect(lines == ["holds under all 3 values of `tabs`", "holds under both values of `same-id-arms`"])
  }

  @Test("Callbacks that run otherwise are a difference, and are named")
  func callbacks() {
    var own = digest(Policies())
    own.touched = ["group-callbacks"]
    own.callbacks = "onAppear 1×"
    var other = own
    other.callbacks = ""
    #expect(
      PolicyVerdict.lines(of: own, trials: [("group-callbacks", "per-child", other)])
        == ["depends on `group-callbacks`: under `per-child` no callback runs"])
  }
}
