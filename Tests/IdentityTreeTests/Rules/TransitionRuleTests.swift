import Testing

@testable import IdentityTree

private struct Fading: Transition {
  let journal: RuleJournal
  func body(content: Content, phase: TransitionPhase) -> some View {
    let _ = journal.note("\(phase)")
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct Resetting: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    if phase.isIdentity { content } else { content.opacity(0) }
  }
}

private struct Tint: ViewModifier {
  let amount: Double
  func body(content: Content) -> some View { content.blur(radius: amount) }
}

private struct Entering<T: View>: View {
  @ViewBuilder let content: () -> T
  @State private var isShown = false
  var body: some View {
    VStack {
      if isShown { content() }
      Button("Animate") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      Button("Flip") { isShown.toggle() }
    }
  }
}

private struct InnerAnimation: View {
  @State private var isShown = true
  var body: some View {
    VStack {
      if isShown { Text("a").transition(.scale).animation(.linear(duration: 1), value: isShown) }
      Button("Flip") { isShown.toggle() }
    }
  }
}

private struct OuterAnimation: View {
  @State private var isShown = true
  var body: some View {
    VStack {
      if isShown { Text("a").transition(.scale) }
      Button("Flip") { isShown.toggle() }
    }
    .animation(.linear(duration: 1), value: isShown)
  }
}

private struct Matched: View {
  @Namespace private var space
  @State private var isBig = false
  @State private var isDoubled = false
  var body: some View {
    VStack {
      if isBig {
        Tally().matchedGeometryEffect(id: "card", in: space)
      } else {
        Tally().matchedGeometryEffect(id: "card", in: space)
      }
      if isDoubled { Text("second").matchedGeometryEffect(id: "card", in: space) }
      Button("Flip") { isBig.toggle() }
      Button("Double") { isDoubled = true }
    }
  }
}

private struct Deprecated: View {
  @State private var isDim = false
  var body: some View {
    VStack {
      Text("lamp").opacity(isDim ? 0.5 : 1).animation(.linear(duration: 1))
      Button("Dim") { isDim.toggle() }
    }
  }
}

@MainActor @Suite("Rules 5: transitions")
struct TransitionRuleTests {
  private func opacity(of simulator: Simulator) -> [Double] {
    simulator.liveNodes.filter { $0.attributes.contains { $0.name == "opacity" } }.map { node in
      node.presentation(of: "opacity")?.first ?? node.attributes.first { $0.name == "opacity" }?.data.first ?? -1
    }
  }

  @Test("5.4: the deprecated animation(_:) animates every change below it")
  func deprecated() throws {
    let simulator = hosted { Deprecated() }
    _ = simulator.takeEvents()
    simulator.press("Dim")
    simulator.press("Dim")
    #expect(simulator.takeEvents().filter { $0.kind == .animationStarted }.count == 2)
  }

  @Test("5.13: the animation of a transition comes from outside of the view that comes or goes")
  func outside() throws {
    let inner = hosted { InnerAnimation() }
    _ = inner.takeEvents()
    inner.press("Flip")
    #expect(!inner.takeEvents().contains { $0.kind == .transitionStarted })
    let outer = hosted { OuterAnimation() }
    _ = outer.takeEvents()
    outer.press("Flip")
    #expect(outer.takeEvents().filter { $0.kind == .transitionStarted }.map(\.text) == ["removing scale"])
  }

  @Test("5.13: a transition that names an animation runs under it where the update has none")
  func ownAnimation() async throws {
    let journal = RuleJournal()
    let simulator = try await Simulator {
      Entering {
        Tally().transition(.scale.animation(.linear(duration: 1)))
        Text("own").transition(AnyTransition(Fading(journal: journal)).animation(.linear(duration: 1)))
      }
    }
    try await simulator.run(
      steps: """
        tap "Flip"
        expect transition Tally inserting
        advance 0.25
        expect attribute Tally.scale == 0.25 within 0.01
        settle
        tap "Flip"
        expect transition Tally removing
        expect gone Tally
        settle
        expect no transition Tally
        """)
    #expect(journal.take() == ["willAppear", "identity", "didDisappear"])
    let plain = try await Simulator { Entering { Tally().transition(.scale) } }
    try await plain.tap("Flip")
    try plain.expectNoTransition("Tally")
  }

  @Test("5.15: a transition's body runs in willAppear, then in identity under the animation, then in didDisappear")
  func phases() async throws {
    let journal = RuleJournal()
    let simulator = hosted { Entering { Text("card").transition(Fading(journal: journal)) } }
    simulator.press("Animate")
    #expect(journal.take() == ["willAppear", "identity"])
    #expect(opacity(of: simulator) == [0])
    await simulator.pass(0.25)
    #expect(opacity(of: simulator).map { ($0 * 100).rounded() } == [25])
    await simulator.pass(1)
    #expect(opacity(of: simulator) == [1])
    #expect(journal.take().allSatisfy { $0 == "identity" })
    simulator.press("Animate")
    #expect(journal.take() == ["didDisappear"])
    #expect(!simulator.texts.contains("card"))
    await simulator.pass(2)
    #expect(journal.take() == [])
    #expect(simulator.graph.timeline.isEmpty)
  }

  @Test("5.15: without an animation the body runs in identity alone")
  func unanimated() throws {
    let journal = RuleJournal()
    let simulator = hosted { Entering { Text("card").transition(Fading(journal: journal)) } }
    simulator.press("Flip")
    #expect(journal.take() == ["identity"])
    simulator.press("Flip")
    #expect(journal.take() == [])
  }

  @Test("4.11, 5.15: a view that comes back while it leaves moves back to identity from where it is, with its state")
  func comesBack() async throws {
    let journal = RuleJournal()
    let simulator = hosted { Entering { Tally().transition(Fading(journal: journal)) } }
    simulator.press("Flip")
    simulator.press("Add")
    _ = journal.take()
    simulator.press("Animate")
    await simulator.pass(0.5)
    _ = journal.take()
    simulator.press("Animate")
    #expect(journal.take().last == "identity")
    #expect(simulator.state("Tally.count") as? Int == 1)
    await simulator.pass(0.1)
    let shown = try #require(opacity(of: simulator).first)
    #expect(shown > 0.4 && shown < 1)
  }

  @Test("5.15: modifier(active:identity:) is the active one outside of the identity phase")
  func modifiers() async throws {
    let simulator = hosted {
      Entering { Text("card").transition(.modifier(active: Tint(amount: 8), identity: Tint(amount: 0))) }
    }
    simulator.press("Animate")
    let tint = { simulator.liveNodes.filter { $0.typeName == "Tint" }.count }
    #expect(tint() == 1)
    let blur = { () -> Double? in
      let node = simulator.liveNodes.first { $0.attributes.contains { $0.name == "blur" } }
      return node.flatMap { node in
        node.presentation(of: "blur")?.first ?? node.attributes.first { $0.name == "blur" }?.data.first
      }
    }
    #expect(blur() == 8)
    await simulator.pass(2)
    #expect(blur() == 0)
  }

  @Test("5.15: an asymmetric transition has one body for each way")
  func asymmetric() async throws {
    let (coming, going) = (RuleJournal(), RuleJournal())
    let simulator = hosted {
      Entering {
        Text("card").transition(
          .asymmetric(
            insertion: AnyTransition(Fading(journal: coming)), removal: AnyTransition(Fading(journal: going))))
      }
    }
    simulator.press("Animate")
    #expect(coming.take() == ["willAppear", "identity"])
    #expect(going.take() == ["identity", "identity"])
    await simulator.pass(2)
    _ = (coming.take(), going.take())
    simulator.press("Animate")
    #expect(coming.take() == ["identity"])
    #expect(going.take() == ["didDisappear"])
  }

  @Test("5.10: what fades in has an opacity between, and nothing in it counts as animating")
  func fading() async throws {
    let simulator = try await Simulator {
      Entering { VStack { Tally() }.transition(Fading(journal: RuleJournal()).combined(with: .opacity)) }
    }
    try await simulator.run(
      steps: """
        tap "Animate"
        advance 0.25
        expect transition Tally inserting
        expect attribute Tally.opacity == 0.25 within 0.01
        expect not animating Tally
        settle
        expect no transition Tally
        tap "Animate"
        expect transition Tally removing
        """)
  }

  @Test("5.14: a branch on the content in a transition's body resets it")
  func branch() async throws {
    let simulator = hosted { Entering { Tally().transition(Resetting()) } }
    _ = simulator.takeEvents()
    simulator.press("Animate")
    let inserted = simulator.takeEvents().filter { $0.kind == .nodeInserted && $0.type == "Tally" }
    #expect(inserted.count == 2)
    #expect(simulator.liveNodes.filter { $0.typeName == "Tally" }.count == 1)
  }

  @Test("5.16: matchedGeometryEffect links no state: the other arm starts anew")
  func matched() throws {
    let simulator = hosted { Matched() }
    simulator.press("Add")
    simulator.press("Flip")
    #expect(simulator.state("Tally.count") as? Int == 0)
  }

  @Test("7.17: two sources in a matched geometry group are reported")
  func sources() throws {
    let simulator = hosted { Matched() }
    #expect(simulator.diagnostics.isEmpty)
    simulator.press("Double")
    let texts = simulator.diagnostics.map(\.description)
    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix("Multiple inserted views in matched geometry group ") == true
        && texts.first?.hasSuffix(" have `isSource: true`, results are undefined.") == true)
  }
}
