import Testing

@testable import IdentityTree

private struct Counter: View {
  var label = "Add"
  @State private var count = 0

  var body: some View {
    VStack {
      Text("count \(count)")
      Button(label) { count += 1 }
    }
  }
}

private struct Frame<Content: View>: View {
  let content: Content
  var body: some View { content }
}

@MainActor @Suite struct StructuralIdentityTests {
  private func counted<V: View>(_ root: V) -> Simulator {
    let simulator = Simulator { root }
    for _ in 0..<3 { #expect(simulator.tap("Add")) }
    #expect(simulator.state("Counter.count") as? Int == 3)
    return simulator
  }

  @ViewBuilder private func branched(_ flag: Bool) -> some View {
    if flag { Counter() } else { Counter() }
  }

  @Test func `1.2: flipping a condition destroys the state of the old arm`() {
    let simulator = counted(branched(true))
    _ = simulator.takeEvents()
    simulator.setRoot { branched(false) }
    #expect(simulator.state("Counter.count") as? Int == 0)
    let lost = simulator.takeEvents().filter { $0.kind == .stateDiscarded }
    #expect(lost.map(\.text) == ["count = 3"])
  }

  @Test func `1.3: the same arm with a new value keeps its state`() {
    @ViewBuilder func root(_ label: String) -> some View {
      if label.isEmpty { Text("none") } else { Counter(label: label) }
    }
    let simulator = counted(root("Add"))
    simulator.setRoot { root("More") }
    #expect(simulator.state("Counter.count") as? Int == 3)
    #expect(simulator.buttonLabels == ["More"])
  }

  @Test func `1.5: the builder makes the static types of the table`() {
    func type<V: View>(@ViewBuilder _ content: () -> V) -> String { "\(V.self)" }
    #expect(type {} == "EmptyView")
    #expect(type { Text("a") } == "Text")
    #expect(
      type {
        Text("a")
        Divider()
      } == "TupleView<(Text, Divider)>")
    let flag = true
    #expect(type { if flag { Text("a") } } == "Optional<Text>")
    #expect(type { if flag { Text("a") } else { Divider() } } == "_ConditionalContent<Text, Divider>")
  }

  @Test func `1.7: an if without else keeps its siblings and makes its content anew`() {
    @ViewBuilder func root(_ flag: Bool) -> some View {
      if flag { Text("extra") }
      Counter()
    }
    let simulator = counted(root(true))
    simulator.setRoot { root(false) }
    #expect(simulator.state("Counter.count") as? Int == 3)
    #expect(simulator.snapshot().texts.contains("extra") == false)
    simulator.setRoot { root(true) }
    #expect(simulator.state("Counter.count") as? Int == 3)
  }

  @Test func `1.18: an AnyView keeps its content while the wrapped type stays`() {
    func root(_ kind: Int) -> AnyView {
      kind == 2 ? AnyView(Frame(content: Counter())) : AnyView(Counter(label: "Add"))
    }
    let simulator = counted(VStack { root(0) })
    simulator.setRoot { VStack { root(1) } }
    #expect(simulator.state("Counter.count") as? Int == 3)
    simulator.setRoot { VStack { root(2) } }
    #expect(simulator.state("Counter.count") as? Int == 0)
  }

  @Test func `2.3: EmptyModifier makes no node`() {
    let plain = Simulator { Counter() }.snapshot().nodes.map(\.type)
    let modified = Simulator { Counter().modifier(EmptyModifier()) }.snapshot().nodes.map(\.type)
    #expect(plain == modified)
  }

  @Test func `2.6: a changed id starts its content anew`() {
    let simulator = counted(Counter().id(1))
    simulator.setRoot { Counter().id(1) }
    #expect(simulator.state("Counter.count") as? Int == 3)
    simulator.setRoot { Counter().id(2) }
    #expect(simulator.state("Counter.count") as? Int == 0)
  }

  @Test func `2.13: reordered rows keep their nodes`() {
    func root(_ ids: [Int]) -> some View { ForEach(ids, id: \.self) { Text("row \($0)") } }
    let simulator = Simulator { root([1, 2, 3]) }
    let before = simulator.snapshot().nodes.filter { $0.type == "Text" }
    _ = simulator.takeEvents()
    simulator.setRoot { root([3, 1, 2]) }
    let after = simulator.snapshot().nodes.filter { $0.type == "Text" }
    #expect(Set(before.map(\.id)) == Set(after.map(\.id)))
    #expect(after.map(\.text) == ["row 3", "row 1", "row 2"])
    #expect(simulator.takeEvents().count { $0.kind == .nodeMoved } == 1)
  }

  @Test func `2.17: equal ids stay separate nodes, show the first element, and are reported once`() {
    struct Item {
      var id: Int
      var name: String
    }
    let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 1, name: "c")]
    let simulator = Simulator { ForEach(items, id: \.id) { Text($0.name) } }
    #expect(simulator.snapshot().texts == ["a", "b", "a"])
    #expect(simulator.diagnostics.map(\.code) == ["duplicate-element-id"])
  }

  @Test func `a chain of 100,000 erased views neither overflows nor loses its end`() {
    var view = AnyView(Counter())
    for _ in 0..<100_000 { view = AnyView(Frame(content: view)) }
    let simulator = Simulator { view }
    #expect(simulator.tap("Add"))
    #expect(simulator.state("Counter.count") as? Int == 1)
  }
}
