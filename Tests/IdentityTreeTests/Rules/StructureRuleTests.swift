import Testing

@testable import IdentityTree

private struct Wrapped<Content: View>: View {
  let content: Content
  var body: some View { content }
}

private struct Pair: View {
  var body: some View {
    Text("one")
    Text("two")
  }
}

private struct Returning: View {
  let flag: Bool
  var body: some View {
    if flag { return Tally(label: "Add") }
    return Tally(label: "More")
  }
}

private struct Counting: ViewModifier {
  @State private var taps = 0
  func body(content: Content) -> some View {
    VStack {
      content
      Button("Tap") { taps += 1 }
    }
  }
}

private enum Phase {
  case loading
  case loaded(String)
}

private struct Same: View, Equatable {
  let id: Int
  let journal: RuleJournal
  @State private var extra: [Int] = []
  nonisolated static func == (left: Same, right: Same) -> Bool { true }
  var body: some View {
    let _ = journal.note("body \(id)")
    Text("\(id) \(extra.count)")
  }
}

@MainActor @Suite("Rules 1: structural identity")
struct StructureRuleTests {
  /// A root whose `Tally` was counted up to 3.
  private func counted<V: View>(@ViewBuilder _ root: () -> V) async -> RuleStage {
    let stage = await RuleStage.show { root() }
    await stage.tap("Add", times: 3)
    #expect(stage.states("Tally.count").first == "3")
    _ = stage.log()
    return stage
  }

  @Test("1.1: identity is type and position, and state lives as long as its identity")
  func typeAndPosition() async {
    let stage = await counted {
      Tally()
      Tally(label: "Other")
    }
    let ids = stage.ids("Tally")
    await stage.update {
      Tally(label: "Other")
      Tally()
    }
    #expect(stage.ids("Tally") == ids)
    #expect(stage.states("Tally.count") == ["3", "0"])
    await stage.teardown()
    #expect(
      stage.log(.stateDiscarded).sorted() == ["stateDiscarded Tally count = 0", "stateDiscarded Tally count = 3"])
  }

  @Test("1.2: flipping a condition destroys the old arm and makes the new one, even of the same type")
  func flip() async {
    @ViewBuilder func root(_ flag: Bool) -> some View { if flag { Tally() } else { Tally() } }
    let stage = await counted { root(true) }
    await stage.update { root(false) }
    #expect(
      stage.log() == [
        "nodeRemoved Tally", "nodeRemoved VStack", "nodeRemoved Text", "nodeRemoved Button", "nodeRemoved Text",
        "nodeInserted Tally", "bodyEvaluated Tally", "stateInitialized Tally count = 0", "nodeInserted VStack",
        "nodeInserted Text", "nodeInserted Button", "nodeInserted Text", "stateDiscarded Tally count = 3",
      ])
    #expect(stage.states("Tally.count") == ["0"])
  }

  @Test("1.3: the same arm with a new value keeps its state")
  func sameArm() async {
    @ViewBuilder func root(_ label: String) -> some View {
      if label.isEmpty { Text("none") } else { Tally(label: label) }
    }
    let stage = await counted { root("Add") }
    await stage.update { root("More") }
    #expect(stage.states("Tally.count") == ["3"])
    #expect(stage.simulator.buttonLabels == ["More"])
    #expect(stage.log(.nodeRemoved, .nodeInserted).isEmpty)
  }

  @Test("1.4: only the taken arm's views are made")
  func takenArm() async {
    let journal = RuleJournal()
    @ViewBuilder func root(_ flag: Bool) -> some View {
      if flag { RuleProbe("yes", journal) } else { RuleProbe("no", journal) }
    }
    let stage = await RuleStage.show { root(true) }
    #expect(journal.take() == ["made yes", "body yes"])
    await stage.update { root(false) }
    #expect(journal.take() == ["made no", "body no"])
  }

  @Test("1.6: nested conditionals are flattened to leaves: a chain and a nested if of one type are alike")
  func flattening() async {
    @ViewBuilder func chain(_ n: Int) -> some View {
      if n == 1 { Tally() } else if n == 2 { Tally() } else { Tally() }
    }
    @ViewBuilder func nested(_ n: Int) -> some View {
      if n < 3 { if n == 1 { Tally() } else { Tally() } } else { Tally() }
    }
    #expect("\(type(of: chain(1)))" == "\(type(of: nested(1)))")
    for n in 1...3 {
      let chained = await RuleStage.show { chain(n) }
      let nested = await RuleStage.show { nested(n) }
      #expect(chained.nodes("Tally").map(\.step) == [.branch(n - 1, of: 3)])
      #expect(nested.nodes("Tally").map(\.step) == [.branch(n - 1, of: 3)])
    }
    let stage = await counted { nested(1) }
    await stage.update { nested(2) }
    #expect(stage.states("Tally.count") == ["0"])
  }

  @Test("1.7: an if without else makes its content anew, and leaves its siblings alone")
  func optional() async {
    @ViewBuilder func root(_ flag: Bool) -> some View {
      if flag { Tally(label: "Extra") }
      Tally()
    }
    let stage = await RuleStage.show { root(true) }
    await stage.tap("Extra")
    await stage.tap("Add", times: 3)
    let kept = stage.ids("Tally")[1]
    await stage.update { root(false) }
    #expect(stage.states("Tally.count") == ["3"])
    await stage.update { root(true) }
    #expect(stage.states("Tally.count") == ["0", "3"])
    #expect(stage.ids("Tally")[1] == kept)
  }

  @Test("1.8: if let keeps its content while there is a payload, whichever it is")
  func payload() async {
    @ViewBuilder func root(_ label: String?) -> some View { if let label { Tally(label: label) } }
    let stage = await counted { root("Add") }
    await stage.update { root("More") }
    #expect(stage.states("Tally.count") == ["3"])
    await stage.update { root(nil) }
    await stage.update { root("More") }
    #expect(stage.states("Tally.count") == ["0"])
  }

  @Test("1.9: a switch keeps the content of a case with another payload, and resets at another case")
  func cases() async {
    @ViewBuilder func root(_ phase: Phase) -> some View {
      switch phase {
      case .loading: Tally()
      case .loaded(let label): Tally(label: label)
      }
    }
    let stage = await counted { root(.loaded("Add")) }
    await stage.update { root(.loaded("More")) }
    #expect(stage.states("Tally.count") == ["3"])
    await stage.update { root(.loading) }
    #expect(stage.states("Tally.count") == ["0"])
  }

  @Test("1.10: if #available erases its content and never resets it")
  func availability() async {
    @ViewBuilder func root(_ label: String) -> some View {
      if #available(iOS 15, macOS 12, *) { Tally(label: label) } else { Text("old") }
    }
    let stage = await counted { root("Add") }
    #expect(stage.types.contains("AnyView"))
    await stage.update { root("More") }
    #expect(stage.states("Tally.count") == ["3"])
  }

  @Test("1.12: an explicit return switches the builder off: both paths are one identity")
  func explicitReturn() async {
    let stage = await counted { Returning(flag: true) }
    #expect(!stage.types.contains("_ConditionalContent"))
    await stage.update { Returning(flag: false) }
    #expect(stage.states("Tally.count") == ["3"])
    #expect(stage.simulator.buttonLabels == ["More"])
  }

  @Test("1.13: children of a tuple are identified by their index")
  func tuple() async {
    @ViewBuilder func root(_ flag: Bool) -> some View {
      Text("first")
      if flag { Text("second") }
      Tally()
    }
    let stage = await counted { VStack { root(true) } }
    #expect(stage.nodes("Tally").map(\.step) == [.child(2)])
    await stage.update { VStack { root(false) } }
    #expect(stage.nodes("Tally").map(\.step) == [.child(2)])
    #expect(stage.states("Tally.count") == ["3"])
  }

  @Test("1.14: Group has no node, and its modifiers go to its members, each with state of its own")
  func group() async {
    let plain = await RuleStage.show {
      VStack {
        Group {
          Text("one")
          Text("two")
        }
      }
    }
    #expect(plain.types.suffix(3) == ["VStack", "Text", "Text"])
    let stage = await RuleStage.show {
      Group {
        Text("one")
        Text("two")
      }.modifier(Counting())
    }
    #expect(stage.states("Counting.taps") == ["0", "0"])
    await stage.tap("Tap")
    #expect(stage.states("Counting.taps") == ["1", "0"])
  }

  @Test("1.15: EmptyView is no child, and only AnyView(EmptyView()) can appear")
  func emptyView() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show {
      EmptyView().onAppear { journal.note("static") }
      Text("a")
    }
    #expect(stage.types.filter { $0 == "EmptyView" }.isEmpty)
    #expect(journal.take().isEmpty)
    _ = await RuleStage.show { AnyView(EmptyView()).onAppear { journal.note("erased") } }
    #expect(journal.take() == ["erased"])
  }

  @Test("1.16: a custom view has state of its own and is no container: its body's views take its place")
  func customView() async {
    let stage = await RuleStage.show { VStack { Pair() } }
    #expect(stage.texts == ["one", "two"])
    #expect(stage.nodes("Pair").first?.children.map(\.type) == ["Text", "Text"])
  }

  @Test("1.17: some View adds nothing: the underlying type counts")
  func opaque() async {
    func card(_ label: String) -> some View { Tally(label: label) }
    let stage = await counted { card("Add") }
    #expect(stage.types.prefix(2).contains("Tally"))
    await stage.update { card("More") }
    #expect(stage.states("Tally.count") == ["3"])
  }

  @Test("1.18: an AnyView keeps its content while the wrapped type stays, and is one level however often erased")
  func erased() async {
    func root(_ kind: Int) -> AnyView {
      switch kind {
      case 0: AnyView(Tally())
      case 1: AnyView(AnyView(Tally(label: "More")))
      default: AnyView(Wrapped(content: Tally()))
      }
    }
    let stage = await counted { VStack { root(0) } }
    await stage.update { VStack { root(1) } }
    #expect(stage.states("Tally.count") == ["3"])
    #expect(stage.types.count { $0 == "AnyView" } == 1)
    await stage.update { VStack { root(2) } }
    #expect(stage.states("Tally.count") == ["0"])
  }

  @Test("1.19: a swap in an AnyView starts no transition, one of a branch does")
  func erasedSwap() async {
    struct Screen: View {
      let erases: Bool
      @State private var isOn = false
      var body: some View {
        VStack {
          if erases {
            isOn ? AnyView(Text("on")) : AnyView(Color.red)
          } else {
            if isOn { Text("on") } else { Color.red }
          }
          Button("Flip") { withAnimation { isOn.toggle() } }
        }
      }
    }
    let erased = await RuleStage.show { Screen(erases: true) }
    await erased.tap("Flip")
    #expect(erased.texts.contains("on"))
    #expect(erased.log(.transitionStarted).isEmpty)
    let branched = await RuleStage.show { Screen(erases: false) }
    await branched.tap("Flip")
    #expect(branched.log(.transitionStarted).contains { $0.contains("removing opacity") })
  }

  @Test("1.20: a condition in an argument keeps one identity and animates, a branch makes two")
  func argument() async {
    struct Screen: View {
      let branches: Bool
      @State private var isOn = false
      var body: some View {
        if branches {
          if isOn { Tally().opacity(0.3) } else { Tally() }
        } else {
          Tally().opacity(isOn ? 0.3 : 1)
        }
        Button("Flip") { withAnimation { isOn.toggle() } }
      }
    }
    let argument = await counted { Screen(branches: false) }
    await argument.tap("Flip")
    #expect(argument.states("Tally.count") == ["3"])
    #expect(argument.log(.animationStarted).count == 1)
    let branch = await counted { Screen(branches: true) }
    await branch.tap("Flip")
    #expect(branch.states("Tally.count") == ["0"])
    #expect(branch.log(.animationStarted).isEmpty)
  }

  @Test("1.21: a ternary between views of one type is one identity whose value changes")
  func ternary() async {
    func root(_ flag: Bool) -> some View { flag ? Tally(label: "Add") : Tally(label: "More") }
    let stage = await counted { root(true) }
    await stage.update { root(false) }
    #expect(stage.states("Tally.count") == ["3"])
    #expect(stage.simulator.buttonLabels == ["More"])
  }

  @Test("1.22: equatable() adds no identity, it only forces ==")
  func equatable() async {
    let journal = RuleJournal()
    let plain = await RuleStage.show { Same(id: 1, journal: journal) }
    let types = plain.types
    let stage = await RuleStage.show { Same(id: 1, journal: journal).equatable() }
    #expect(stage.types == types)
    _ = journal.take()
    await stage.update { Same(id: 2, journal: journal).equatable() }
    #expect(journal.take().isEmpty)
  }

  @Test("A chain of 100,000 erased views neither overflows nor loses its end")
  func depth() {
    var view = AnyView(Tally())
    for _ in 0..<100_000 { view = AnyView(Wrapped(content: view)) }
    let simulator = Simulator { view }
    #expect(simulator.tap("Add"))
    #expect(simulator.state("Tally.count") as? Int == 1)
  }
}
