/// What went and what came for it, in the user's own terms.
struct ReplacedPart {
  /// The nodes that went, parents first.
  let old: [Snapshot.NodeValue]
  /// The nodes that came in their place.
  let new: [Snapshot.NodeValue]

  init(_ replacement: Replacement, in outcome: StepOutcome) {
    func subtrees(_ roots: [NodeID], of snapshot: Snapshot) -> [Snapshot.NodeValue] {
      let wanted = Set(roots)
      return snapshot.nodes.filter { wanted.contains($0.id) }.flatMap { Snapshot(root: $0).nodes }
    }
    old = subtrees(replacement.gone, of: outcome.before)
    new = subtrees(replacement.arrived, of: outcome.after)
  }

  /// The control among the old ones that lost the keyboard focus in an action.
  func lostFocus(in events: [Event]) -> String? {
    let ids = Set(old.map(\.id))
    return events.last { $0.kind == .focusLost && $0.node.map(ids.contains) == true }?.type
  }

  /// Whether a field came that can be typed into.
  var hasNewField: Bool { new.contains { Self.fields.contains($0.type) } }
  private static let fields: Set<String> = ["TextField", "SecureField", "TextEditor"]

  /// Types that went and came again; of framework views those that are not parts of the user's.
  var resetTypes: Set<String> { Self.named(old).intersection(Self.named(new)) }

  private static func named(_ nodes: [Snapshot.NodeValue]) -> Set<String> {
    var names: Set<String> = []
    var inside: Set<NodeID> = []
    for node in nodes {
      let isCustom = isCustom(node)
      if isCustom || !inside.contains(node.id) { names.insert(node.type) }
      // What a modifier's body passes on is no part of the modifier.
      if isCustom || inside.contains(node.id) || controls.contains(node.type), !isPlaceholder(node) {
        inside.formUnion(node.children.map(\.id))
      }
    }
    return names
  }

  /// The view that a person would name: what holds state and starts anew first, then the user's own views, then the
  /// outermost framework view; modifiers are left out.
  var subject: Snapshot.NodeValue? {
    let reset = resetTypes
    let custom = old.filter { Self.isCustom($0) && !Self.isModifier($0) }
    let views = old.filter(Self.isView)
    let modifiers = old.filter(Self.isCustom)
    return custom.first { !$0.state.isEmpty && reset.contains($0.type) } ?? custom.first { reset.contains($0.type) }
      ?? custom.first { !$0.state.isEmpty } ?? custom.first ?? views.first { reset.contains($0.type) } ?? views.first
      ?? modifiers.first ?? old.first
  }

  /// A row that stayed, where none went.
  func row(of replacement: Replacement, in outcome: StepOutcome) -> Snapshot.NodeValue? {
    guard let path = replacement.path, let node = outcome.after.nodes.first(where: { $0.path == path }) else {
      return nil
    }
    return Snapshot(root: node).nodes.first { Self.isCustom($0) && !$0.state.isEmpty }
  }

  /// The user's types that went, the subject first, each once.
  var types: [String] {
    var seen: Set<String> = []
    let custom = old.filter(Self.isCustom)
    return ([subject].compactMap(\.self) + custom).map(\.type).filter { seen.insert($0).inserted }
  }

  /// A type of the user's: it holds state, or its child is a body.
  static func isCustom(_ node: Snapshot.NodeValue) -> Bool {
    !node.state.isEmpty || node.children.first?.step == .body
  }

  /// Whether a selector can name the node: rows and contents of the framework share their names with users' views.
  static func isNamed(_ node: Snapshot.NodeValue) -> Bool {
    isCustom(node) || !["Row", "Content"].contains(node.type)
  }

  /// What stands in these is their label.
  private static let controls: Set<String> = [
    "Button", "DatePicker", "Label", "Link", "Menu", "NavigationLink", "Picker", "SecureField", "Slider", "Stepper",
    "TextEditor", "TextField", "Toggle",
  ]

  /// Where a modifier's body uses what it is applied to.
  private static func isPlaceholder(_ node: Snapshot.NodeValue) -> Bool {
    node.type == "Content" && node.children.first?.step == .content
  }

  /// A modifier of the user's: its own body, before any other of the user's, uses a content.
  private static func isModifier(_ node: Snapshot.NodeValue) -> Bool {
    var waiting = node.children
    while let next = waiting.popLast() {
      if isPlaceholder(next) { return true }
      if !isCustom(next) { waiting += next.children }
    }
    return false
  }

  /// Whether a node stands for a view rather than for what is around one.
  static func isView(_ node: Snapshot.NodeValue) -> Bool {
    if let step = node.children.first?.step {
      switch step {
      case .content, .branch, .some, .wrapped, .explicit, .element: return false
      default: break
      }
    }
    return !node.type.hasPrefix("_") && node.type != "Row" && node.type != "Optional"
  }
}
