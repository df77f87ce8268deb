import Testing

@testable import IdentityTree

/// The invariants are looked at after each commit of a debug build; these tests show that a broken one is found.
@Suite("Invariants")
@MainActor struct InvariantTests {
  private struct Rows: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)")
        ForEach([1, 2, 3], id: \.self) { Text("\($0)") }
      }
    }
  }

  private func graph() -> ViewGraph {
    let graph = ViewGraph()
    graph.setRoot(Rows())
    return graph
  }

  private func node(named name: String, in graph: ViewGraph) -> Node? {
    var waiting = graph.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      if node.typeName == name { return node }
      waiting.append(contentsOf: node.children)
    }
    return nil
  }

  @Test("A tree that was made as it should be breaks none")
  func sound() {
    #expect(Invariants.broken(in: graph()) == nil)
  }

  @Test("A child that says another position than its own is found")
  func position() throws {
    let graph = graph()
    let rows = try #require(node(named: "ForEach", in: graph))
    rows.child(at: 2).slot = 1
    #expect(Invariants.broken(in: graph)?.contains("stands at 2 and says 1") == true)
  }

  @Test("A node that is removed and still in the tree is found")
  func removed() throws {
    let graph = graph()
    let stack = try #require(node(named: "VStack", in: graph))
    stack.isRemoved = true
    #expect(Invariants.broken(in: graph)?.contains("is removed and in the tree") == true)
    stack.isRemoved = false
  }

  @Test("A node that waits for an evaluation nobody will make is found")
  func forgotten() throws {
    let graph = graph()
    let view = try #require(node(named: "Rows", in: graph))
    view.isDirty = true
    #expect(Invariants.broken(in: graph)?.contains("was not evaluated") == true)
  }

  @Test("A node with more storage than dynamic properties is found")
  func storage() throws {
    let graph = graph()
    let view = try #require(node(named: "Rows", in: graph))
    view.appendProperty(nil)
    #expect(Invariants.broken(in: graph)?.contains("storage for 2 of 1 dynamic properties") == true)
  }
}
