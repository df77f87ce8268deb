import Foundation

/// What a person could do in a state, in tree order.
@MainActor struct PossibleActions {
  let simulator: Simulator

  /// The most actions of one state.
  static let most = 40

  func all() async -> [StepAction] {
    var actions: [StepAction] = []
    func add(_ action: StepAction) { if !actions.contains(action) { actions.append(action) } }
    let controls = ControlQuery(graph: simulator.graph)
    let live = NodeQuery(graph: simulator.graph).live
    for (role, selector) in named(live, controls) {
      for action in Self.actions(of: role, selector, below: live) { add(action) }
    }
    for case let tabs as any TabsRole in live where tabs.isOnScreen && controls.obstacle(tabs) == nil {
      for tab in tabs.tabs where !tab.label.isEmpty && !tab.isSelected { add(.selectTab(.string(tab.label))) }
    }
    if live.contains(where: { ($0 as? any StackRole).map { $0.isOnScreen && $0.screenCount > 0 } ?? false }) {
      add(.back)
    }
    if let top = controls.topPresentation, top.kind.isScreen, top.isDismissable { add(.dismiss) }
    for action in rows(of: live) { add(action) }
    for action in states(of: live) { add(action) }
    for action in surroundings(of: live) { add(action) }
    if simulator.graph.clock.nextTime != nil { add(.settle) }
    for action in await menuItems(of: live, controls) { add(action) }
    return Array(actions.prefix(Self.most))
  }

  // MARK: Controls

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
    case .button: return [.tap(selector)]
    case .gesture(let touch):
      var actions: [StepAction] = []
      if !touch.phases(.tap(count: 1, at: .zero)).isEmpty { actions.append(.tap(selector)) }
      if !touch.phases(.longPress(duration: 1, at: .zero)).isEmpty { actions.append(.longPress(selector)) }
      if !touch.phases(.drag(from: .zero, translation: CGSize(width: 60, height: 0))).isEmpty {
        actions.append(.drag(selector, x: 60, y: 0))
      }
      return actions
    case .toggle: return [.toggle(selector, to: nil)]
    case .text(let role): return [.enter("a", selector)] + (role.onCommit == nil ? [] : [.submit(selector)])
    case .step(let increment, let decrement):
      return (increment == nil ? [] : [.increment(selector)]) + (decrement == nil ? [] : [.decrement(selector)])
    case .range(let range):
      let value = range.value() < range.bounds.upperBound ? range.bounds.upperBound : range.bounds.lowerBound
      return [.adjust(selector, to: value)]
    case .choice(let role):
      let selected = role.selection()
      return role.options().prefix(6).filter { !$0.label.isEmpty && $0.tag != selected }
        .map { .select(.string($0.label), selector) }
    }
  }

  /// The items of closed menus, which are made when a menu is opened.
  private func menuItems(of live: [Node], _ controls: ControlQuery) async -> [StepAction] {
    var actions: [StepAction] = []
    let known = named(live, controls).map(\.1)
    for case let menu as any OpenPart in live
    where menu.trigger == .tap && !menu.isOpen && controls.obstacle(menu) == nil {
      await simulator.act { menu.open() }
      for node in NodeQuery.nodes(from: menu) where node !== menu {
        guard let role = node.control, case .button = role else { continue }
        let names = ControlQuery.names(of: ControlQuery.Control(node: node, role: role))
        if let name = names.first, !known.contains(ControlSelector(name)) {
          actions.append(.tap(ControlSelector(name)))
        }
      }
      await simulator.act { menu.close() }
    }
    return actions
  }

  // MARK: Rows

  /// The first and the last row of each collection that can be edited, and pulling to refresh.
  private func rows(of live: [Node]) -> [StepAction] {
    var actions: [StepAction] = []
    let texts = Dictionary(live.compactMap(\.text).map { ($0, 1) }, uniquingKeysWith: +)
    for node in live where node.isOnScreen {
      guard case .element = node.step, let editing = RowEditing(of: node),
        editing.index == 0 || editing.index == editing.count - 1,
        let text = NodeQuery.texts(of: node).first, texts[text] == 1
      else { continue }
      if editing.delete != nil { actions.append(.delete(row: ControlSelector(text))) }
      if editing.move != nil, editing.count > 1 {
        actions.append(.move(row: ControlSelector(text), to: editing.index == 0 ? editing.count - 1 : 0))
      }
    }
    if live.contains(where: { $0.role(RefreshRole.self) != nil }) { actions.append(.refresh) }
    return actions
  }

  // MARK: States and surroundings

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
        } else if Mirror(reflecting: value).displayStyle == .enum,
          let cases = EnumPayloads.cases(of: Swift.type(of: value)), cases.count <= 8
        {
          let current = EnumPayloads.name(of: value)
          for item in cases where item.name != current {
            if let sample = item.sample { actions.append(.set(path, sample)) }
          }
        }
      }
    }
    return actions
  }

  /// What of the surroundings some view reads: size classes, appearance, text size, the window's size.
  private func surroundings(of live: [Node]) -> [StepAction] {
    var types: Set<ObjectIdentifier> = []
    var names: Set<String> = []
    for node in live {
      for field in node.type.dynamicFields { types.insert(ObjectIdentifier(field.type)) }
      names.insert(node.typeName)
    }
    var actions: [StepAction] = []
    func add<Value>(_ type: Value.Type, _ name: String, _ values: [String]) {
      guard types.contains(ObjectIdentifier(Environment<Value>.self)) else { return }
      actions += values.map { .environment(name, .member($0, [])) }
    }
    add(UserInterfaceSizeClass?.self, "horizontalSizeClass", ["regular", "compact"])
    add(UserInterfaceSizeClass?.self, "verticalSizeClass", ["compact", "regular"])
    add(ColorScheme.self, "colorScheme", ["dark", "light"])
    add(DynamicTypeSize.self, "dynamicTypeSize", ["accessibility3", "large"])
    add(LayoutDirection.self, "layoutDirection", ["rightToLeft", "leftToRight"])
    add(ScenePhase.self, "scenePhase", ["background", "active"])
    if !names.isDisjoint(with: ["GeometryReader", "ViewThatFits"]) {
      actions += [.resize(width: 844, height: 390), .resize(width: 390, height: 844)]
    }
    return actions
  }
}
