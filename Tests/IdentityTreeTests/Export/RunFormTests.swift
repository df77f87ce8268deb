import Foundation
import Testing

@testable import IdentityTree

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor @Suite("Forms of a run")
struct RunFormTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button {
        count += 1
      } label: {
        Text(verbatim: "\(count) <&> \"\\\"")
      }
    }
  }

  private struct Screen: View {
    @State private var isFramed = false
    var body: some View {
      VStack {
        if isFramed { Counter().padding() } else { Counter() }
        Text("below")
      }
    }
  }

  /// Counts once, then flips the branch on and off.
  private func run() -> RecordedRun {
    let simulator = Simulator { Screen() }
    let launch = simulator.takeEvents()
    var run = RecordedRun(title: "Screen<\"x\">", start: simulator.snapshot(), launch: launch, steps: [])
    func step(_ title: String, _ body: () -> Void) {
      body()
      run.steps.append(
        RecordedRun.Step(title: title, after: simulator.snapshot(), events: simulator.takeEvents()))
    }
    step("count") { simulator.tap("0 <&> \"\\\"") }
    step("frame | on") { simulator.setState("Screen.isFramed", to: true) }
    step("frame | off") { simulator.setState("Screen.isFramed", to: false) }
    return run
  }

  /// A tree of `branching` children at each of `depth` levels.
  private func tree(branching: Int, depth: Int) -> Snapshot {
    var next: UInt32 = 0
    func node(_ depth: Int) -> Snapshot.NodeValue {
      next += 1
      let id = NodeID(rawValue: next)
      let children = depth == 0 ? [] : (0..<branching).map { _ in node(depth - 1) }
      return Snapshot.NodeValue(
        id: id, type: "Node", path: IdentityPath(steps: [.type("Node")]), step: .child(0), state: [], text: nil,
        detail: nil, animations: [], place: nil, children: children)
    }
    return Snapshot(root: node(depth))
  }

  @Test("A changed tree says of each node whether it was kept, replaced or lost, or is new")
  func fates() {
    let outcomes = run().outcomes
    let counted = ChangedTree(from: outcomes[0].before, to: outcomes[0].after)
    #expect(!counted.isChanged)
    #expect(counted.nodes.map(\.stateTexts).contains(["count 0 → 1"]))
    let framed = ChangedTree(from: outcomes[1].before, to: outcomes[1].after)
    #expect(
      framed.nodes.filter { $0.fate != .kept }.map { "\($0.fate) \($0.value.type)" } == [
        "replaced Counter", "replaced Button", "replaced Text", "new _PaddingLayout", "new Counter", "new Button",
        "new Text",
      ])
    let unframed = ChangedTree(from: outcomes[2].before, to: outcomes[2].after)
    #expect(unframed.nodes.filter { $0.fate == .lost }.map(\.value.type) == ["_PaddingLayout"])
    #expect(unframed.nodes.count == outcomes[2].keptCount + outcomes[2].removedCount + outcomes[2].insertedCount)
  }

  @Test("Another root replaces the whole tree")
  func roots() {
    var other = tree(branching: 1, depth: 1)
    other.root?.id = NodeID(rawValue: 7)
    other.root?.children[0].id = NodeID(rawValue: 8)
    let changed = ChangedTree(from: tree(branching: 1, depth: 1), to: other)
    #expect(changed.nodes.map(\.fate) == [.replaced, .replaced, .new, .new])
    #expect(ChangedTree(from: Snapshot(root: nil), to: Snapshot(root: nil)).nodes.isEmpty)
  }

  @Test("Folding keeps every change and stands for all that stayed")
  func folding() throws {
    let outcome = run().outcomes[1]
    let whole = ChangedTree(from: outcome.before, to: outcome.after)
    let folded = whole.folded
    #expect(folded.nodes.filter { $0.fate != .kept }.count == whole.nodes.filter { $0.fate != .kept }.count)
    #expect(folded.nodes.reduce(0) { $0 + max($1.foldedCount, 1) } == whole.nodes.count)
    let atRest = ChangedTree(tree(branching: 3, depth: 4)).folded
    #expect(atRest.nodes.map(\.foldedCount) == [0, 120])
  }

  @Test("The SVG is well-formed and knows four shapes and both appearances")
  func svg() {
    let text = RunForm.svg.lines(of: [run()]).joined(separator: "\n")
    #expect(XMLParser(data: Data(text.utf8)).parse())
    for part in ["<polygon", "class=\"strike\"", "rx=\"17\"", "rx=\"4\"", "prefers-color-scheme: dark"] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("Screen<\""))
  }

  @Test(
    "No two boxes overlap, with 10 nodes, with 300, and in a tree too deep for columns",
    arguments: [
      (2, 2), (4, 4), (1, 40),
    ])
  func boxes(branching: Int, depth: Int) {
    let tree = ChangedTree(tree(branching: branching, depth: depth))
    let layout = TreeLayout(tree, widths: tree.nodes.map { 60 + Double($0.depth * 10) })
    #expect(layout.boxes.count == tree.nodes.count)
    #expect(layout.isOutline == (depth > TreeLayout.deepest))
    for (index, box) in layout.boxes.enumerated() {
      #expect(box.x >= 0 && box.y >= 0)
      #expect(box.x + box.width <= layout.width && box.y + TreeLayout.boxHeight <= layout.height)
      for other in layout.boxes[(index + 1)...] {
        let isApart =
          abs(box.y - other.y) >= TreeLayout.boxHeight || box.x + box.width < other.x || other.x + other.width < box.x
        if !isApart { Issue.record("\(box) overlaps \(other)") }
      }
    }
  }

  @Test("The DOT graph quotes what it is given and has an edge to each node but the roots")
  func dot() {
    let run = run()
    let lines = RunForm.dot.lines(of: [run])
    #expect(lines.first == "digraph \"Screen<\\\"x\\\">\" {" && lines.last == "}")
    #expect(lines.contains { $0.contains("\\\"0 <&> \\\"\\\\\\\"\\\"") })
    let nodes = lines.count { $0.contains("shape=") }
    #expect(lines.count { $0.contains(" -> ") } == nodes - run.steps.count - 1)
  }

  @Test("Markdown has a table a step, with the cause of each loss")
  func markdown() {
    let lines = RunForm.markdown.lines(of: [run()])
    #expect(lines.contains("| 2 | frame \\| on | 5 | 3 | 4 | Counter.count |"))
    #expect(
      lines.contains { $0.hasPrefix("| ↻ lost | Counter.count | 1 | 0 | false branch → true branch at RunFormTests") })
    #expect(lines.contains("| ● kept | Screen.isFramed | false | true |  |"))
  }

  @Test("The timeline has a lane for each node that ever lived and fits 80 columns")
  func timeline() {
    let lines = RunForm.timeline.lines(of: [run()])
    func lane(_ start: String) -> [String] {
      lines.filter { $0.drop { $0 == " " }.hasPrefix(start) }.map { line in
        line.filter { "○●◆×".contains($0) }.map(String.init).joined()
      }
    }
    #expect(lane("Counter #") == ["○◆×", "○×", "○"])
    #expect(lane("Screen #") == ["○●◆◆"])
    #expect(lane("_PaddingLayout #") == ["○×"])
    #expect(lines.contains { $0.hasPrefix("  2  frame | on   frame") })
    #expect(lines.allSatisfy { TextColumns.count($0) <= 80 })
  }

  @Test("A timeline of many steps goes on in blocks, which leave out lanes without a node")
  func blocks() {
    var run = run()
    let last = run.steps[2]
    run.steps += Array(repeating: RecordedRun.Step(title: "wait", after: last.after, events: []), count: 40)
    let lines = RunForm.timeline.lines(of: [run])
    #expect(lines.allSatisfy { TextColumns.count($0) <= 80 })
    #expect(lines.count { $0.drop { $0 == " " }.hasPrefix("Screen #") } == 3)
    #expect(lines.count { $0.drop { $0 == " " }.hasPrefix("_PaddingLayout #") } == 1)
  }

  @Test("A run is the same after it went through JSON, however deep its tree is")
  func coding() throws {
    let run = run()
    let line = try #require(RunForm.snapshots.lines(of: [run]).first)
    #expect(try JSONDecoder().decode(RecordedRun.self, from: Data(line.utf8)) == run)
    let deep = RecordedRun(title: "deep", start: tree(branching: 1, depth: 1500), steps: [])
    let copy = try JSONDecoder().decode(RecordedRun.self, from: JSONEncoder().encode(deep))
    #expect(copy.start.nodes.map(\.id) == deep.start.nodes.map(\.id))
  }

  @Test("Every form says the same each time", arguments: RunForm.allCases)
  func deterministic(form: RunForm) {
    #expect(form.lines(of: [run()]) == form.lines(of: [run()]))
  }

  @Test("Text is cut at its column, wide characters counted twice")
  func columns() {
    #expect(TextColumns.cut("abcdef", to: 4) == "abc…")
    #expect(TextColumns.cut("日本語", to: 4) == "日…")
    #expect(TextColumns.fitted("日", to: 4) == "日  ")
    #expect(TextColumns.cut("a\nb", to: 9) == "a b")
    #expect(TextColumns.cut("abc", to: 0) == "")
  }
}
