/// Finds what a person can use, and says why something cannot be used.
@MainActor struct ControlQuery {
  let graph: ViewGraph
  private var query: NodeQuery { NodeQuery(graph: graph) }

  /// What a step needs of a control.
  enum Need: Equatable {
    case tap, severalTaps, longPress, drag, toggle, text, choice, range, stepper, any

    /// As messages name it.
    var name: String {
      switch self {
      case .tap: "a button, link, menu item or tap gesture"
      case .severalTaps: "a gesture of several taps"
      case .longPress: "a long press gesture"
      case .drag: "a drag gesture"
      case .toggle: "a toggle"
      case .text: "a text field or editor"
      case .choice: "a picker"
      case .range: "a slider"
      case .stepper: "a stepper"
      case .any: "a control"
      }
    }

    /// Whether a control's role is what is needed.
    @MainActor func fits(_ role: ControlRole) -> Bool {
      switch (self, role) {
      case (.any, .gesture): false
      case (.any, _), (.tap, .button), (.toggle, .toggle), (.text, .text), (.choice, .choice), (.range, .range),
        (.stepper, .step):
        true
      case (.tap, .gesture(let touch)): touch.taps == 1
      case (.severalTaps, .gesture(let touch)): (touch.taps ?? 1) > 1
      case (.longPress, .gesture(let touch)): !touch.phases(.longPress(duration: 1, at: .zero)).isEmpty
      case (.drag, .gesture(let touch)):
        !touch.phases(.drag(from: .zero, translation: CGSize(width: 40, height: 40))).isEmpty
      default: false
      }
    }
  }

  struct Control {
    let node: Node
    let role: ControlRole
  }

  /// The one control that a selector picks, if a person could use it now.
  func usable(_ selector: ControlSelector, _ need: Need) throws(StepFailure) -> Control {
    let control = try one(selector, need)
    if let reason = obstacle(control.node) { throw StepFailure("\(selector) does not react: \(reason)") }
    return control
  }

  /// The one control that a selector picks, whether it reacts or not.
  func one(_ selector: ControlSelector, _ need: Need) throws(StepFailure) -> Control {
    let scope = try scope(of: selector)
    let all = controls(in: scope, need)
    switch selector.target {
    case .label(let label): return try labelled(label, selector, need, all, scope)
    case .node(let node): return try held(by: node, selector, need, scope)
    }
  }

  /// Whether no control of the kind has that label.
  func isMissing(_ label: String, _ selector: ControlSelector, _ need: Need) -> Bool {
    guard let scope = try? scope(of: selector) else { return false }
    return !controls(in: scope, need).contains { Self.names(of: $0).contains(label) }
  }

  private func scope(of selector: ControlSelector) throws(StepFailure) -> [Node] {
    guard let container = selector.container else { return query.live }
    return NodeQuery.nodes(from: try query.one(container))
  }

  private func controls(in nodes: [Node], _ need: Need) -> [Control] {
    nodes.compactMap { node in
      guard let role = node.control, need.fits(role) else { return nil }
      return Control(node: node, role: role)
    }
  }

  // MARK: By label

  private func labelled(
    _ label: String, _ selector: ControlSelector, _ need: Need, _ all: [Control], _ scope: [Node]
  ) throws(StepFailure) -> Control {
    let matching = innermost(all.filter { Self.names(of: $0).contains(label) })
    if let index = selector.index {
      let shown = matching.filter { $0.node.isOnScreen }
      let choice = index < shown.count ? shown : matching
      guard index < choice.count else {
        throw StepFailure("there are \(matching.count) controls with the label \(StepText.quoted(label))")
      }
      return choice[index]
    }
    if matching.count == 1 { return matching[0] }
    guard !matching.isEmpty else { throw missing(label, need, all, scope) }
    let reachable = matching.filter { obstacle($0.node, isScreenOnly: true) == nil }
    if reachable.count == 1 { return reachable[0] }
    let usable = reachable.filter { obstacle($0.node) == nil }
    if usable.count == 1 { return usable[0] }
    throw StepFailure(
      "\(matching.count) controls have the label \(StepText.quoted(label))",
      details: ["pick one by its position, or with `in`:"]
        + matching.prefix(10).enumerated().map { "  \(StepText.quoted(label))[\($0)]\(Self.owner(of: $1.node))" })
  }

  /// Where gestures nest, the inner one takes the touch.
  private func innermost(_ controls: [Control]) -> [Control] {
    guard controls.count > 1 else { return controls }
    var outer: Set<NodeID> = []
    for control in controls { outer.formUnion(control.node.ancestors.map(\.id)) }
    return controls.filter { !outer.contains($0.node.id) }
  }

  private func missing(_ label: String, _ need: Need, _ all: [Control], _ scope: [Node]) -> StepFailure {
    let quoted = StepText.quoted(label)
    if let other = controls(in: scope, .any).first(where: { Self.names(of: $0).contains(label) }) {
      return StepFailure("\(quoted) is \(Self.kind(of: other.role)), not \(need.name)")
    }
    var names: [String] = []
    for name in all.compactMap({ Self.names(of: $0).first }) where !names.contains(name) { names.append(name) }
    var details: [String] = []
    if let nearest = Spelling.nearest(to: label, among: names) {
      details.append("did you mean \(StepText.quoted(nearest))?")
    }
    details.append(
      names.isEmpty
        ? "there is no control of that kind"
        : "candidates: " + names.prefix(20).map(StepText.quoted).joined(separator: ", "))
    return StepFailure("\(need.name) with the label \(quoted) is not there", details: details)
  }

  /// What a person calls the control.
  static func names(of control: Control) -> [String] {
    var names: [String] = []
    func add(_ name: String?) { if let name, !name.isEmpty, !names.contains(name) { names.append(name) } }
    let node = control.node
    func addAccessibilityNames(of node: Node) {
      for attribute in node.attributes
      where attribute.name == "accessibilityLabel" || attribute.name == "accessibilityIdentifier" {
        add(attribute.value)
      }
    }
    for other in [node] + node.wrappers { addAccessibilityNames(of: other) }
    if case .text(let text) = control.role { add(text.prompt) }
    add(NodeQuery.label(of: node))
    for part in NodeQuery.nodes(from: node).dropFirst() { addAccessibilityNames(of: part) }
    return names
  }

  static func kind(of role: ControlRole) -> String {
    switch role {
    case .button: "a button"
    case .toggle: "a toggle"
    case .text: "a text field or editor"
    case .choice: "a picker"
    case .range: "a slider"
    case .step: "a stepper"
    case .gesture: "a gesture"
    }
  }

  private static func owner(of node: Node) -> String {
    node.ancestors.first { $0.hasBody }.map { " in \($0.stepDescription)" } ?? ""
  }

  // MARK: By node

  /// The control at a picked node, below it, or directly around it.
  private func held(
    by picked: NodeSelector, _ selector: ControlSelector, _ need: Need, _ scope: [Node]
  ) throws(StepFailure) -> Control {
    let nodes = NodeQuery.filter(scope, picked)
    guard nodes.count == 1, let node = nodes.first else { throw query.notOne(picked, nodes) }
    let below = controls(in: NodeQuery.nodes(from: node), need)
    if let first = below.first, first.node === node { return first }
    let around = controls(in: node.wrappers, need)
    let choice = below.isEmpty ? Array(around.prefix(1)) : below
    if choice.count == 1 { return choice[0] }
    guard choice.isEmpty else {
      throw StepFailure(
        "\(picked) holds \(choice.count) controls",
        details: [
          "candidates: "
            + choice.prefix(20).compactMap { Self.names(of: $0).first }.map(StepText.quoted)
            .joined(separator: ", ")
        ])
    }
    throw StepFailure("\(picked) holds no control that is \(need.name)")
  }

  // MARK: Obstacles

  /// Why a person cannot use a control; `nil` if nothing is in the way.
  func obstacle(_ node: Node, isScreenOnly: Bool = false) -> String? {
    if let part = ([node] + node.ancestors).first(where: { !$0.marks.isDisjoint(with: [.detached, .scrolledAway]) }) {
      return "it is not on screen (\(Self.reason(for: part)))"
    }
    if let top = topPresentation, node !== top, !node.ancestors.contains(where: { $0 === top }) {
      return "it is covered by \(Self.article(top.kind))"
    }
    guard !isScreenOnly else { return nil }
    for other in [node] + node.ancestors {
      for attribute in other.attributes {
        switch (attribute.name, attribute.value) {
        case ("hidden", "true"): return "it is hidden"
        case ("allowsHitTesting", "false"): return "`allowsHitTesting(false)` keeps touches from it"
        case ("opacity", _) where attribute.data.first.map { $0 <= 0 } == true: return "its opacity is 0"
        default: break
        }
      }
    }
    return node.scope.values.isEnabled ? nil : "it is disabled"
  }

  /// The presentation that takes all touches.
  var topPresentation: (any PresentedPart)? {
    let modal = query.live.compactMap { $0 as? any PresentedPart }.filter { $0.kind.coversOthers && $0.isOnScreen }
    return modal.max { $0.order < $1.order }
  }

  private static func reason(for part: Node) -> String {
    if FittingChoice.hides(part) { return "another view of its `ViewThatFits` is shown" }
    if part.marks.contains(.scrolledAway) { return "its row is scrolled out of the visible part: `scroll to` it first" }
    return part is any PresentedPart
      ? "another screen is on top" : "its tab is not selected, or another screen is on top"
  }

  static func article(_ kind: PresentationKind) -> String {
    switch kind {
    case .alert, .inspector: "an \(kind.rawValue)"
    case .fullScreenCover: "a full screen cover"
    case .confirmationDialog: "a confirmation dialog"
    default: "a \(kind.rawValue)"
    }
  }
}

extension PresentationKind {
  /// Whether what lies below gets no touches while it is open.
  var coversOthers: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog: true
    case .inspector, .destination, .menu, .contextMenu, .swipeActions: false
    }
  }
}

extension NodeQuery {
  /// The one node that a selector picks.
  func one(_ selector: NodeSelector) throws(StepFailure) -> Node {
    let nodes = nodes(selector)
    guard nodes.count == 1 else { throw notOne(selector, nodes) }
    return nodes[0]
  }

  /// At least one node.
  func some(_ selector: NodeSelector) throws(StepFailure) -> [Node] {
    let nodes = nodes(selector)
    if nodes.isEmpty { throw notOne(selector, nodes) }
    return nodes
  }

  func notOne(_ selector: NodeSelector, _ nodes: [Node]) -> StepFailure {
    guard nodes.isEmpty else {
      return StepFailure(
        "\(selector) picks \(nodes.count) nodes where one is needed",
        details: ["candidates:"]
          + nodes.prefix(10).enumerated().map { "  \(selector.typeName)[\($0)]: \($1.stepDescription)" })
    }
    var broad = selector
    (broad.id, broad.text, broad.index) = (nil, nil, nil)
    let others = self.nodes(broad)
    if !others.isEmpty, broad != selector {
      return StepFailure(
        "\(selector) picks no node",
        details: ["candidates:"]
          + others.prefix(10).enumerated().map { "  \(selector.typeName)[\($0)]: \($1.stepDescription)" })
    }
    let names = typeNames
    var details: [String] = []
    if let nearest = Spelling.nearest(to: selector.typeName, among: names) {
      details.append("did you mean \(nearest)?")
    }
    let own = live.filter(\.hasBody).map(\.typeName)
    let shown = own.isEmpty ? names : names.filter(own.contains)
    details.append(
      names.isEmpty ? "the tree is empty" : "live views: " + shown.prefix(20).joined(separator: ", "))
    return StepFailure("no live node is a \(selector.typeName)", details: details)
  }
}
