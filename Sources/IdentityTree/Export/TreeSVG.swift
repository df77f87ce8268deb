/// Runs as one picture: the tree at first, then a tree for each step that changed it, one below the other.
///
/// What stayed, was replaced, went and came differs in colour, outline and sign. Colours follow the reader's light or
/// dark appearance.
struct TreeSVG {
  let runs: [RecordedRun]

  init(_ runs: [RecordedRun]) { self.runs = runs }

  private static let margin = 20.0
  private static let characterWidth = 7.25
  private static let longestLabel = 34
  /// The tree after a step shows no more nodes than these without folding what stayed.
  private static let mostWhole = 60

  var lines: [String] {
    var body: [String] = []
    var y = Self.margin
    var width = 560.0
    func heading(_ text: String, _ kind: String) {
      y += 18
      body.append(
        "<text class=\"\(kind)\" x=\"\(Self.number(Self.margin))\" y=\"\(Self.number(y))\">"
          + "\(EscapedText.xml(text))</text>")
      width = max(width, Double(TextColumns.count(text)) * 9 + 2 * Self.margin)
      y += 14
    }
    for run in runs {
      heading(run.title, "title")
      let start = panel(ChangedTree(run.start), y: y)
      body += start.lines
      width = max(width, start.width)
      y += start.height
      for (index, outcome) in run.outcomes.enumerated() {
        let tree = ChangedTree(from: outcome.before, to: outcome.after)
        let counts = tree.isChanged ? Self.counts(tree) : "every one of \(tree.nodes.count) nodes kept"
        heading("\(index + 1). \(outcome.title): \(counts)", "step")
        let states = outcome.states.filter { $0.fate == .kept && $0.before != $0.after }.map(\.description)
        if !tree.isChanged {
          if !states.isEmpty { heading(states.joined(separator: ", "), "note") }
          continue
        }
        let panel = panel(tree.nodes.count > Self.mostWhole ? tree.folded : tree, y: y)
        body += panel.lines
        width = max(width, panel.width)
        y += panel.height
      }
    }
    let legend = legend(y: y + 8)
    y += 8 + legend.height + Self.margin
    let size = "width=\"\(Self.number(width))\" height=\"\(Self.number(y))\""
    let viewBox = "viewBox=\"0 0 \(Self.number(width)) \(Self.number(y))\""
    let title = EscapedText.xml(runs.map(\.title).joined(separator: ", "))
    return [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(viewBox) role=\"img\">",
      "<title>Identity tree of \(title)</title>",
    ] + Self.style + ["<rect class=\"paper\" width=\"100%\" height=\"100%\"/>"] + body + legend.lines + ["</svg>"]
  }

  private static func counts(_ tree: ChangedTree) -> String {
    ChangedTree.Fate.allCases.map { "\(tree.count($0)) \($0.rawValue)" }.joined(separator: ", ")
  }

  // MARK: Tree

  private func panel(_ tree: ChangedTree, y top: Double) -> (lines: [String], width: Double, height: Double) {
    let labels = tree.nodes.map(Self.label)
    let layout = TreeLayout(tree, widths: labels.map(Self.width))
    var lines = ["<g transform=\"translate(\(Self.number(Self.margin)) \(Self.number(top + 4)))\">"]
    for (index, node) in tree.nodes.enumerated() {
      guard let parent = node.parent else { continue }
      let kind = node.fate == .replaced || node.fate == .lost ? "edge gone" : "edge"
      let path = Self.edge(from: layout.boxes[parent], to: layout.boxes[index], isOutline: layout.isOutline)
      lines.append("<path class=\"\(kind)\" d=\"\(path)\"/>")
    }
    for (index, node) in tree.nodes.enumerated() {
      lines += Self.node(node.fate, labels[index], layout.boxes[index], tooltip: node)
    }
    return (lines + ["</g>"], layout.width + 2 * Self.margin, layout.height + 20)
  }

  private static func label(_ node: ChangedTree.Entry) -> [String] {
    if node.foldedCount > 1 { return ["… \(node.foldedCount) nodes kept"] }
    let name = "\(node.value.type) \(node.value.id)"
    let below = [node.stepText, node.contentText.isEmpty ? nil : node.contentText].compactMap(\.self)
    return ([name] + (below.isEmpty ? [] : [below.joined(separator: " · ")])).map {
      TextColumns.cut($0, to: longestLabel)
    }
  }

  /// Room for the sign on the left.
  private static func width(_ label: [String]) -> Double {
    Double(label.map(TextColumns.count).max() ?? 0) * characterWidth + 36
  }

  private static func edge(from parent: TreeLayout.Box, to child: TreeLayout.Box, isOutline: Bool) -> String {
    let half = TreeLayout.boxHeight / 2
    if isOutline {
      let x = number(parent.x + 7)
      return "M\(x) \(number(parent.y + 2 * half)) V\(number(child.y + half)) H\(number(child.x))"
    }
    let (startX, startY) = (parent.x + parent.width, parent.y + half)
    let (endX, endY) = (child.x, child.y + half)
    let bend = number(endX - 14)
    return "M\(number(startX)) \(number(startY)) H\(bend) V\(number(endY)) H\(number(endX))"
  }

  private static func sign(_ fate: ChangedTree.Fate) -> String {
    switch fate {
    case .kept: "●"
    case .replaced: "↻"
    case .lost: "×"
    case .new: "○"
    }
  }

  private static func node(
    _ fate: ChangedTree.Fate, _ label: [String], _ box: TreeLayout.Box, tooltip: ChangedTree.Entry?
  ) -> [String] {
    var lines = ["<g class=\"\(fate.rawValue)\">"]
    if let tooltip { lines.append("<title>\(EscapedText.xml(tooltip.value.path.description))</title>") }
    lines.append(outline(fate, box))
    let middle = box.y + TreeLayout.boxHeight / 2
    lines.append("<text class=\"sign\" x=\"\(number(box.x + 14))\" y=\"\(number(middle + 4))\">\(sign(fate))</text>")
    for (index, text) in label.enumerated() {
      let y = label.count == 1 ? middle + 4 : middle - 3 + Double(index) * 14
      let kind = index == 0 ? "name" : "more"
      lines.append(
        "<text class=\"\(kind)\" x=\"\(number(box.x + 26))\" y=\"\(number(y))\">\(EscapedText.xml(text))</text>")
    }
    return lines + ["</g>"]
  }

  /// A box for what stays, cut corners for what is replaced, a crossed-out box for what goes, round ends for what
  /// comes.
  private static func outline(_ fate: ChangedTree.Fate, _ box: TreeLayout.Box) -> String {
    let (left, top, right, bottom) = (box.x, box.y, box.x + box.width, box.y + TreeLayout.boxHeight)
    let rect =
      "x=\"\(number(left))\" y=\"\(number(top))\" width=\"\(number(box.width))\" "
      + "height=\"\(number(TreeLayout.boxHeight))\""
    switch fate {
    case .kept: return "<rect class=\"shape\" \(rect) rx=\"4\"/>"
    case .new: return "<rect class=\"shape\" \(rect) rx=\"\(number(TreeLayout.boxHeight / 2))\"/>"
    case .lost:
      let cross = "M\(number(left)) \(number(bottom)) L\(number(right)) \(number(top))"
      return "<rect class=\"shape\" \(rect)/><path class=\"strike\" d=\"\(cross)\"/>"
    case .replaced:
      let points = [
        (left + 8, top), (right - 8, top), (right, top + 8), (right, bottom - 8), (right - 8, bottom),
        (left + 8, bottom), (left, bottom - 8), (left, top + 8),
      ]
      let text = points.map { "\(number($0.0)),\(number($0.1))" }.joined(separator: " ")
      return "<polygon class=\"shape\" points=\"\(text)\"/>"
    }
  }

  private func legend(y: Double) -> (lines: [String], height: Double) {
    var lines: [String] = []
    var x = Self.margin
    for fate in ChangedTree.Fate.allCases {
      let label = [fate.rawValue]
      let box = TreeLayout.Box(x: x, y: y, width: Self.width(label))
      lines += Self.node(fate, label, box, tooltip: nil)
      x += box.width + 14
    }
    return (lines, TreeLayout.boxHeight)
  }

  // MARK: Looks

  private static let style =
    ["<style>"] + rules(light) + ["@media (prefers-color-scheme: dark) {"] + rules(dark) + ["}", "</style>"]

  private struct Palette {
    let paper, ink, quiet, line: String
    /// Outline and filling by fate.
    let colors: [ChangedTree.Fate: (line: String, fill: String)]
  }

  private static let light = Palette(
    paper: "#ffffff", ink: "#1f2328", quiet: "#57606a", line: "#8c959f",
    colors: [
      .kept: ("#57606a", "#f6f8fa"), .replaced: ("#9a6700", "#fff8c5"), .lost: ("#cf222e", "#ffebe9"),
      .new: ("#1a7f37", "#dafbe1"),
    ])
  private static let dark = Palette(
    paper: "#0d1117", ink: "#e6edf3", quiet: "#9198a1", line: "#6e7681",
    colors: [
      .kept: ("#9198a1", "#161b22"), .replaced: ("#d29922", "#2e2408"), .lost: ("#f85149", "#35141a"),
      .new: ("#3fb950", "#0f2d1a"),
    ])

  private static func rules(_ palette: Palette) -> [String] {
    let font = "font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
    var rules = [
      ".paper { fill: \(palette.paper) }",
      "text { fill: \(palette.ink); font-size: 12px; \(font) }",
      ".title { font-size: 16px; font-weight: bold }",
      ".step { font-size: 13px; font-weight: bold }",
      ".more, .note { fill: \(palette.quiet); font-size: 11px }",
      ".sign { text-anchor: middle; font-weight: bold }",
      ".edge { fill: none; stroke: \(palette.line) }",
      ".gone { stroke-dasharray: 4 3 }",
      ".shape { stroke-width: 1.2 }",
      ".replaced .shape { stroke-width: 2; stroke-dasharray: 7 3 }",
      ".lost .shape { stroke-width: 1.6; stroke-dasharray: 2 3 }",
      ".new .shape { stroke-width: 2.4 }",
    ]
    for fate in ChangedTree.Fate.allCases {
      guard let color = palette.colors[fate] else { continue }
      rules.append(".\(fate.rawValue) .shape { fill: \(color.fill); stroke: \(color.line) }")
      rules.append(".\(fate.rawValue) .sign { fill: \(color.line) }")
    }
    if let lost = palette.colors[.lost] {
      rules.append(".strike { stroke: \(lost.line); stroke-width: 1; stroke-opacity: 0.45 }")
    }
    return rules
  }

  /// At most one digit behind the point.
  private static func number(_ value: Double) -> String {
    let value = (value * 10).rounded() / 10
    return value == value.rounded() ? String(Int(value)) : String(value)
  }
}
