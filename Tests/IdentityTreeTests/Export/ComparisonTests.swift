import Testing

@testable import IdentityTree

@Suite("Comparison of two runs")
struct ComparisonTests {
  /// A node whose children are named by their types: `tree("VStack", "Text", "Text")`.
  private func node(
    _ type: String, _ step: PathStep = .child(0), text: String? = nil, state: [(String, String)] = [],
    children: [Snapshot.NodeValue] = []
  ) -> Snapshot.NodeValue {
    Snapshot.NodeValue(
      id: NodeID(rawValue: 0), type: type, path: IdentityPath(steps: [.type(type)]), step: step,
      state: state.map { Snapshot.StateValue(name: $0.0, value: $0.1) }, text: text, detail: nil, animations: [],
      place: nil, children: children)
  }

  /// With ids counted from `first` in tree order.
  private func snapshot(_ root: Snapshot.NodeValue, from first: UInt32 = 1) -> Snapshot {
    var next = first
    func numbered(_ node: Snapshot.NodeValue) -> Snapshot.NodeValue {
      var copy = node
      copy.id = NodeID(rawValue: next)
      next += 1
      copy.children = node.children.map(numbered)
      return copy
    }
    return Snapshot(root: numbered(root))
  }

  private func marks(_ left: Snapshot, _ right: Snapshot) -> [String] {
    TreeAlignment(left, right).rows.map { row in
      "\(row.left?.node.type ?? "–") \(row.match.rawValue) \(row.right?.node.type ?? "–")"
    }
  }

  @Test("Equal trees are equal row by row, whatever their ids")
  func equal() {
    let tree = node(
      "Card", children: [node("VStack", .body, children: [node("Text", text: "a"), node("Text", .child(1))])])
    #expect(
      marks(snapshot(tree), snapshot(tree, from: 7)) == [
        "Card   Card", "VStack   VStack", "Text   Text", "Text   Text",
      ])
  }

  @Test("A wrapper on one side stands alone, and what it wraps is found at another place")
  func wrapper() {
    let left = node("Card", children: [node("Counter", .body, children: [node("Text")])])
    let right = node(
      "Card",
      children: [node("_BorderModifier", .body, children: [node("Counter", .content, children: [node("Text")])])])
    #expect(
      marks(snapshot(left), snapshot(right)) == [
        "Card   Card", "– > _BorderModifier", "Counter ~ Counter", "Text   Text",
      ])
    #expect(marks(snapshot(right), snapshot(left))[1] == "_BorderModifier < –")
  }

  @Test("Other values are the same identity; another type at the same step is not")
  func values() {
    let left = node("Card", children: [node("Text", .child(0), text: "a"), node("HStack", .child(1))])
    let right = node("Card", children: [node("Text", .child(0), text: "b"), node("VStack", .child(1))])
    #expect(marks(snapshot(left), snapshot(right)) == ["Card   Card", "Text ≠ Text", "HStack ! VStack"])
  }

  @Test("Of many rows only those around a difference are shown, and the others are counted")
  func many() {
    let rows = (0..<200).map { node("Text", .element("\($0)", occurrence: 0), text: "\($0)") }
    var others = rows
    others[100].text = "other"
    let left = RecordedRun(title: "l", start: snapshot(node("List", children: rows)), steps: [])
    let right = RecordedRun(title: "r", start: snapshot(node("List", children: others)), steps: [])
    let lines = ComparisonText(left: ("l", left), right: ("r", right)).lines
    #expect(lines.contains("  … 98 equal rows") && lines.contains("  … 96 equal rows"))
    #expect(lines.contains("200 equal · ≠ 1 with other text or state"))
    #expect(lines.count { $0.contains("Text [id") } == 7)
  }

  @Test("A comparison too large for the best pairing still finds what is equal")
  func large() {
    func list(_ ids: some Sequence<Int>) -> Snapshot {
      snapshot(node("List", children: ids.map { node("Text", .element("\($0)", occurrence: 0)) }))
    }
    let alignment = TreeAlignment(list(0..<2500), list((0..<2500).map { $0 == 0 || $0 == 2499 ? -$0 - 1 : $0 }))
    let counts = Dictionary(alignment.rows.map { ($0.match, 1) }, uniquingKeysWith: +)
    #expect(counts[.same] == 2499)
  }

  /// A screen whose branch flips: with new nodes, or with the same ones.
  private func run(_ type: String, loses: Bool) -> RecordedRun {
    func screen(_ isOn: Bool, counter: UInt32, count: String) -> Snapshot {
      var tree = snapshot(
        node(
          type, state: [("isOn", "\(isOn)")],
          children: [
            node("Counter", loses ? .branch(isOn ? 0 : 1, of: 2) : .body, state: [("count", count)])
          ]))
      tree.root?.children[0].id = NodeID(rawValue: counter)
      return tree
    }
    let after = screen(true, counter: loses ? 9 : 2, count: loses ? "0" : "3")
    return RecordedRun(
      title: type, start: screen(false, counter: 2, count: "3"),
      steps: [RecordedRun.Step(title: "\(type).isOn → true", after: after, events: [])])
  }

  @Test("The same flip of two types is one block, with the loss on its side")
  func losses() {
    let text = ComparisonText(left: ("a", run("A", loses: true)), right: ("b", run("B", loses: false)))
    #expect(
      Array(text.lines.suffix(7)) == [
        "          A.isOn → true                       B.isOn → true",
        "  nodes   1 kept, 1 removed, 1 new            2 kept, 0 removed, 0 new",
        "  lost    Counter.count 3 → 0                 –",
        "  because false branch → true branch          –",
        "",
        "a: state is lost in 1 of 1 steps",
        "b: state is lost in 0 of 1 steps",
      ])
    #expect(text.lines.allSatisfy { TextColumns.count($0) <= 80 })
  }

  @Test("A flip that one side does not have is said to be missing there")
  func missing() {
    let still = RecordedRun(title: "b", start: run("B", loses: false).start, steps: [])
    let lines = ComparisonText(left: ("a", run("A", loses: true)), right: ("b", still)).lines
    #expect(lines.contains("  nodes   1 kept, 1 removed, 1 new            cannot be flipped here"))
    #expect(lines.last == "b: nothing can be flipped")
  }

  @Test("Long names and deep trees stay within 80 columns")
  func width() {
    var tree = node("Innermost", text: String(repeating: "long 日本 ", count: 20))
    for _ in 0..<40 { tree = node("VeryLongNameOfAViewThatGoesOn", children: [tree]) }
    let run = RecordedRun(title: "l", start: snapshot(tree), steps: [])
    let name = String(repeating: "name ", count: 30)
    let lines = ComparisonText(left: (name, run), right: ("r", self.run("A", loses: true))).lines
    #expect(lines.dropLast(3).allSatisfy { TextColumns.count($0) <= 80 })
  }
}
