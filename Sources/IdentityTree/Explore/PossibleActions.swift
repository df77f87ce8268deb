/// What a person could do in a state, in tree order.
@MainActor struct PossibleActions {
  let simulator: Simulator

  /// The most actions of one state.
  static let most = 40

  var all: [StepAction] {
    var actions: [StepAction] = []
    func add(_ action: StepAction) { if !actions.contains(action) { actions.append(action) } }
    let controls = ControlQuery(graph: simulator.graph)
    let live = NodeQuery(graph: simulator.graph).live
    for (role, selector) in named(live, controls) {
      for action in Self.actions(of: role, selector, below: live) { add(action) }
    }
    for case let tabs as any TabsRole in live where tabs.isOnScreen && controls.obstacle(tabs) == nil {
      for tab in tabs.tabs where !tab.label.isEmpty { add(.selectTab(.string(tab.label))) }
    }
    if live.contains(where: { ($0 as? any StackRole).map { $0.isOnScreen && $0.depth > 0 } ?? false }) { add(.back) }
    if let top = controls.topPresentation, top.kind.isScreen, top.isDismissable { add(.dismiss) }
    for action in states(of: live) { add(action) }
    if simulator.graph.clock.nextTime != nil { add(.settle) }
    if readsSizeClass(live) {
      for size in ["regular", "compact"] { add(.environment("horizontalSizeClass", .member(size, []))) }
    }
    return Array(actions.prefix(Self.most))
  }

  /// The controls that react, each with a selector that picks it alone.
  private func named(_ live: [Node], _ controls: ControlQuery) -> [(ControlRole, ControlSelector)] {
    var found: [(role: ControlRole, name: String)] = []
    var counts: [String: Int] = [:]
    for node in live {
      guard let role = node.control, controls.obstacle(node) == nil else { continue }
      guard let name = ControlQuery.names(of: ControlQuery.Control(node: node, role: role)).first else { continue }
      found.append((role, name))
      counts[name, default: 0] += 1
    }
    var numbers: [String: Int] = [:]
    return found.map { role, name in
      let number = numbers[name, default: 0]
      numbers[name] = number + 1
      return (role, ControlSelector(name, index: (counts[name] ?? 0) > 1 ? number : nil))
    }
  }

  private static func actions(
    of role: ControlRole, _ selector: ControlSelector, below live: [Node]
  ) -> [StepAction] {
    switch role {
    case .button: [.tap(selector)]
    case .gesture(let touch): touch.phases(.tap(count: 1, at: .zero)).isEmpty ? [] : [.tap(selector)]
    case .toggle: [.toggle(selector, to: nil)]
    case .text: [.enter("a", selector)]
    case .step(let increment, let decrement):
      (increment == nil ? [] : [.increment(selector)]) + (decrement == nil ? [] : [.decrement(selector)])
    case .range(let range): [.adjust(selector, to: range.bounds.upperBound)]
    case .choice: options(of: selector, in: live).map { .select(.string($0), selector) }
    }
  }

  /// The texts of a picker's options.
  private static func options(of selector: ControlSelector, in live: [Node]) -> [String] {
    guard case .label(let label) = selector.target else { return [] }
    for node in live {
      guard case .choice? = node.control else { continue }
      let names = ControlQuery.names(of: ControlQuery.Control(node: node, role: node.control ?? .button(action: {})))
      guard names.contains(label) else { continue }
      return Tagged.views(below: node).prefix(6).map { NodeQuery.texts(of: $0.node).joined(separator: " ") }
        .filter { !$0.isEmpty && $0 != label }
    }
    return []
  }

  /// The other value of each Bool state, and the other cases of each enum state, where one node has it.
  private func states(of live: [Node]) -> [StepAction] {
    var counts: [String: Int] = [:]
    for node in live where !node.stateFields.isEmpty { counts[node.typeName, default: 0] += 1 }
    var actions: [StepAction] = []
    for node in live where counts[node.typeName] == 1 {
      for (name, storage) in node.stateFields where storage is any LiteralWritable {
        let path = StatePath(node: NodeSelector(node.typeName), property: name)
        let value = storage.anyValue
        if let value = value as? Bool {
          actions.append(.set(path, .bool(!value)))
        } else if let cases = EnumCases.names(of: Swift.type(of: value)), cases.count <= 8 {
          let current = EnumCases.name(of: value)
          for name in cases where name != current { actions.append(.set(path, .member(name, []))) }
        }
      }
    }
    return actions
  }

  /// Whether a view reads how much room there is.
  private func readsSizeClass(_ live: [Node]) -> Bool {
    live.contains { node in
      node.type.dynamicFields.contains { $0.type == Environment<UserInterfaceSizeClass?>.self }
    }
  }
}
