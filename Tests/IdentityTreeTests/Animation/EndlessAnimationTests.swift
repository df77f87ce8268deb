import Testing

@testable import IdentityTree

/// Animations that start themselves again, seen when what they move is gone or cannot be moved.
@MainActor @Suite struct EndlessAnimationTests {
  private struct Pulse: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("Flip") { isShown.toggle() }
        if isShown {
          PhaseAnimator([1.0, 0.5]) {
            Text("pulse").opacity($0)
          } animation: { _ in
            .linear(duration: 1).delay(0.5)
          }
        }
      }
    }
  }

  @Test func aPhaseAnimatorThatIsGoneInTheMiddleOfAPhaseGoesOnNoMore() async {
    let simulator = hosted { Pulse() }
    await simulator.pass(2)
    simulator.press("Flip")
    await simulator.runDue()
    await simulator.pass(10)
    #expect(!simulator.texts.contains("pulse"))
    simulator.press("Flip")
    await simulator.runDue()
    await simulator.pass(2)
    #expect(simulator.texts.contains("pulse"))
    #expect(simulator.diagnostics.isEmpty)
  }

  private struct Again: View {
    @State private var isOn = false
    @State private var rounds = 0
    var body: some View {
      VStack {
        Text(isOn ? "on" : "off")
        Button("Start") { again() }
        Button("Other") { isOn = true }
      }
    }
    /// Writes what is there already: nothing is animated.
    private func again() {
      withAnimation(.linear(duration: 1)) {
        rounds = min(rounds + 1, 3)
      } completion: {
        again()
      }
    }
  }

  @Test func completionsThatLeadToOneAnotherWithoutAnAnimationGoOnFrameByFrame() async {
    let simulator = hosted { Again() }
    simulator.press("Start")
    await simulator.runDue()
    simulator.press("Other")
    await simulator.runDue()
    #expect(simulator.texts.contains("on"))
    #expect(simulator.diagnostics.isEmpty)
  }

  private struct Waving: View {
    let callbacks: () -> Void
    @State private var waves = 0
    var body: some View {
      VStack {
        Text("hand").phaseAnimator([0.0, 1.0], trigger: waves) { $0.offset(x: $1) }
        Button("Wave") { waves += 1 }
      }
      .onAppear(perform: callbacks)
    }
  }

  @Test func whatAnAnimatorDoesByItselfIsNoCallbackOfTheUsers() async {
    let simulator = hosted { Waving {} }
    simulator.press("Wave")
    await simulator.runDue()
    let kinds = simulator.takeEvents().map(\.kind)
    #expect(kinds.filter { $0 == .appeared }.count == 1)
    #expect(!kinds.contains(.changed))
  }
}
