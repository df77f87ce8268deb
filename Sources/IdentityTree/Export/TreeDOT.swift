/// Runs as one Graphviz graph: a cluster for the tree at first, and one for each step that changed it.
struct TreeDOT {
  let runs: [RecordedRun]

  init(_ runs: [RecordedRun]) { self.runs = runs }

  var lines: [String] {
    var lines = [
      "digraph \(Self.quoted(runs.map(\.title).joined(separator: ", "))) {",
      "  rankdir=LR;",
      "  node [fontname=\"monospace\", fontsize=11];",
      "  edge [color=\"#8c959f\", fontname=\"monospace\", fontsize=9];",
    ]
    var number = 0
    for run in runs {
      lines += cluster(ChangedTree(run.start), title: run.title, number: number)
      number += 1
      for (index, outcome) in run.outcomes.enumerated() {
        let tree = ChangedTree(from: outcome.before, to: outcome.after)
        let title = "\(run.title): \(index + 1). \(outcome.title)"
        lines += cluster(tree, title: tree.isChanged ? title : title + " (every node kept)", number: number)
        number += 1
      }
    }
    return lines + ["}"]
  }

  private func cluster(_ tree: ChangedTree, title: String, number: Int) -> [String] {
    var lines = ["  subgraph cluster_\(number) {", "    label=\(Self.quoted(title));"]
    for (index, node) in tree.nodes.enumerated() {
      let label = [Self.mark(node.fate) + "\(node.value.type) \(node.value.id)", node.contentText]
        .filter { !$0.isEmpty }.joined(separator: "\n")
      lines.append("    s\(number)n\(index) [label=\(Self.quoted(label)), \(Self.look(node.fate))];")
    }
    for (index, node) in tree.nodes.enumerated() {
      guard let parent = node.parent else { continue }
      let style = node.fate == .replaced || node.fate == .lost ? ", style=dashed" : ""
      let step = Self.quoted(node.stepText ?? "")
      lines.append("    s\(number)n\(parent) -> s\(number)n\(index) [label=\(step)\(style)];")
    }
    return lines + ["  }"]
  }

  private static func mark(_ fate: ChangedTree.Fate) -> String {
    switch fate {
    case .kept: ""
    case .replaced: "↻ "
    case .lost: "× "
    case .new: "+ "
    }
  }

  private static func look(_ fate: ChangedTree.Fate) -> String {
    switch fate {
    case .kept: "shape=box, style=rounded, color=\"#57606a\""
    case .replaced: "shape=hexagon, style=\"bold,dashed\", color=\"#9a6700\""
    case .lost: "shape=box, style=\"bold,dotted\", color=\"#cf222e\""
    case .new: "shape=ellipse, style=bold, color=\"#1a7f37\""
    }
  }

  private static func quoted(_ text: String) -> String { EscapedText.dot(text) }
}
