import Testing

@testable import IdentityTree

private struct Toggled: ViewModifier {
  let isOn: Bool
  @State private var uses = 0
  func body(content: Content) -> some View {
    if isOn { content.border(.red) } else { content }
  }
}

private struct Tinted: ViewModifier {
  let color: Color
  @State private var uses = 0
  func body(content: Content) -> some View {
    VStack {
      content.background(color)
      Button("Use") { uses += 1 }
    }
  }
}

private struct Bordered: ViewModifier {
  func body(content: Content) -> some View { content.border(.red) }
}

private struct SelfResetting: View {
  @State private var generation = 0
  var body: some View {
    VStack {
      Tally()
      Button("Reset") { generation += 1 }
    }.id(generation)
  }
}

@MainActor @Suite("Rules 2: modifiers and explicit ids")
struct ModifierRuleTests {
  private func counted<V: View>(@ViewBuilder _ root: () -> V) async -> RuleStage {
    let stage = await RuleStage.show { root() }
    await stage.tap("Add", times: 3)
    #expect(stage.states("Tally.count").first == "3")
    _ = stage.log()
    return stage
  }

  @Test("2.1: the modifier's node is outside of what it modifies")
  func outside() async {
    let stage = await RuleStage.show { Text("a").modifier(Bordered()) }
    let modifier = stage.nodes("Bordered").first
    #expect(modifier.map { Snapshot(root: $0).nodes.map(\.type) }?.contains("Text") == true)
    #expect(stage.nodes("Text").first.map { Snapshot(root: $0).nodes.map(\.type) } == ["Text"])
  }

  @Test("2.2: a modifier may own state, which lives as long as the position that it modifies")
  func modifierState() async {
    let stage = await RuleStage.show { Tally().modifier(Tinted(color: .red)) }
    await stage.tap("Use", times: 2)
    await stage.update { Tally().modifier(Tinted(color: .green)) }
    #expect(stage.states("Tinted.uses") == ["2"])
  }

  @Test("2.3: EmptyModifier passes its content through and makes no node")
  func emptyModifier() async {
    let plain = await RuleStage.show { Tally() }
    let modified = await RuleStage.show { Tally().modifier(EmptyModifier()).modifier(EmptyModifier()) }
    #expect(plain.types == modified.types)
    let both = EmptyModifier().concat(EmptyModifier())
    let concatenated = await RuleStage.show { Tally().modifier(both) }
    #expect(concatenated.types == plain.types)
  }

  @Test("2.4: a conditional inside of a modifier's body gives its content two identities")
  func conditionInModifier() async {
    let stage = await counted { Tally().modifier(Toggled(isOn: false)) }
    await stage.update { Tally().modifier(Toggled(isOn: true)) }
    #expect(stage.states("Tally.count") == ["0"])
    #expect(stage.log(.stateDiscarded) == ["stateDiscarded Tally count = 3"])
  }

  @Test("2.5: two modifier types through AnyView reset, one type with two values does not")
  func modifierTypes() async {
    func erased(_ flag: Bool) -> AnyView {
      flag ? AnyView(Tally().modifier(Bordered())) : AnyView(Tally().modifier(Toggled(isOn: false)))
    }
    let swapped = await counted { erased(true) }
    await swapped.update { erased(false) }
    #expect(swapped.states("Tally.count") == ["0"])
    let valued = await counted { AnyView(Tally().modifier(Tinted(color: .red))) }
    await valued.update { AnyView(Tally().modifier(Tinted(color: .blue))) }
    #expect(valued.states("Tally.count") == ["3"])
  }

  @Test("2.6: a changed id removes its content and makes it anew")
  func changedID() async {
    let stage = await counted { Tally().id("a") }
    await stage.update { Tally().id("a") }
    #expect(stage.states("Tally.count") == ["3"])
    #expect(stage.log(.nodeRemoved, .nodeInserted).isEmpty)
    await stage.update { Tally().id("b") }
    #expect(stage.states("Tally.count") == ["0"])
    #expect(stage.log(.stateDiscarded) == ["stateDiscarded Tally count = 3"])
  }

  @Test("2.7: only what is inside of the id starts anew")
  func placeInChain() async {
    let journal = RuleJournal()
    let inside = await RuleStage.show { Text("a").onAppear { journal.note("inside") }.id(1) }
    await inside.update { Text("a").onAppear { journal.note("inside") }.id(2) }
    let outside = await RuleStage.show { Text("a").id(1).onAppear { journal.note("outside") } }
    await outside.update { Text("a").id(2).onAppear { journal.note("outside") } }
    #expect(journal.take() == ["inside", "inside", "outside"])
  }

  @Test("2.8: a view's own state survives an id inside of its body")
  func ownState() async {
    let stage = await counted { SelfResetting() }
    await stage.tap("Reset")
    #expect(stage.states("SelfResetting.generation") == ["1"])
    #expect(stage.states("Tally.count") == ["0"])
  }

  @Test("2.9: chained ids are one list: a change of either starts the content anew")
  func chainedIDs() async {
    let stage = await counted { Tally().id("a").id(1) }
    #expect(stage.nodes("Tally").first?.path.description.contains("id(1)") == true)
    #expect(stage.nodes("Tally").first?.path.description.contains("id(a)") == true)
    await stage.update { Tally().id("b").id(1) }
    #expect(stage.states("Tally.count") == ["0"])
    await stage.tap("Add")
    await stage.update { Tally().id("b").id(2) }
    #expect(stage.states("Tally.count") == ["0"])
  }

  @Test("2.10: siblings with equal ids in a stack stay distinct")
  func equalIDs() async {
    let stage = await counted {
      VStack {
        Tally().id("x")
        Tally(label: "Other").id("x")
      }
    }
    #expect(stage.states("Tally.count") == ["3", "0"])
    #expect(Set(stage.ids("Tally")).count == 2)
    #expect(stage.simulator.diagnostics.isEmpty)
  }

  @Test("2.11: the same id in both arms does not merge them")
  func sameIDInArms() async {
    @ViewBuilder func root(_ flag: Bool) -> some View {
      if flag { Tally().id("x") } else { Tally().id("x") }
    }
    let stage = await counted { root(true) }
    await stage.update { root(false) }
    #expect(stage.states("Tally.count") == ["0"])
  }

  @Test("2.12: a tag has nothing to do with identity")
  func tag() async {
    let stage = await counted { Tally().tag("a") }
    await stage.update { Tally().tag("b") }
    #expect(stage.states("Tally.count") == ["3"])
  }

  @Test("2.26: opacity 0 and hidden() keep identity, and nothing disappears")
  func invisible() async {
    let journal = RuleJournal()
    func root(_ opacity: Double) -> some View {
      Tally().onDisappear { journal.note("gone") }.opacity(opacity)
    }
    let stage = await counted { root(1) }
    await stage.update { root(0) }
    #expect(stage.states("Tally.count") == ["3"])
    let hidden = await counted { Tally().onDisappear { journal.note("gone") }.hidden() }
    #expect(hidden.states("Tally.count") == ["3"])
    #expect(journal.take().isEmpty)
  }
}
