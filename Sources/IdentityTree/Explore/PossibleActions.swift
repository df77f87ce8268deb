import Foundation

/// What a person could do in a state, in tree order. Each action is one that a steps file can hold.
@MainActor struct PossibleActions {
  let simulator: Simulator
  private let live: [Node]
  private let controls: ControlQuery
  private let selectors: ActionSelectors

  init(simulator: Simulator) {
    self.simulator = simulator
    controls = ControlQuery(graph: simulator.graph)
    live = NodeQuery(graph: simulator.graph).live
    selectors = ActionSelectors(graph: simulator.graph, live: live)
  }

  /// The most actions of one state.
  static let most = 60

  func all() async -> [StepAction] {
    var actions: [StepAction] = []
    func add(_ new: [StepAction]) {
      for action in new where !actions.contains(action) && StepWords.isWritable(action) { actions.append(action) }
    }
    for node in live {
      guard let role = node.control, controls.obstacle(node) == nil, isSample(node) else { continue }
      let number = fieldNumber(node)
      add(uses(of: role, number).compactMap { use in selectors.selector(of: node, role, use.need).map(use.action) })
    }
    add(tabs)
    if live.contains(where: { ($0 as? any StackRole).map { $0.isOnScreen && $0.screenCount > 0 } ?? false }) {
      add([.back])
    }
    if let top = controls.topPresentation, top.kind.isScreen, top.isDismissable { add([.dismiss]) }
    add(edits)
    add(selections)
    add(scrolls)
    if live.contains(where: { $0.role(RefreshRole.self) != nil && controls.obstacle($0) == nil }) { add([.refresh]) }
    add(keyboard)
    add(states)
    add(surroundings)
    if simulator.graph.clock.nextTime != nil { add([.settle]) }
    add(await menuItems())
    add(await swipes())
    add(contextMenus)
    return Array(actions.prefix(Self.most))
  }

  // MARK: Controls

  /// One way of using a control.
  private struct Use {
    let need: ControlQuery.Need
    let action: (ControlSelector) -> StepAction
  }

  /// The position of a field among those that can be typed into.
  private func fieldNumber(_ node: Node) -> Int {
    let fields = live.filter { if case .text? = $0.control { controls.obstacle($0) == nil } else { false } }
    return fields.firstIndex { $0 === node } ?? 0
  }

  private func uses(of role: ControlRole, _ number: Int) -> [Use] {
    switch role {
    case .button: return [Use(need: .tap) { .tap($0) }]
    case .gesture(let touch):
      var uses: [Use] = []
      if let taps = touch.taps { uses.append(Use(need: taps == 1 ? .tap : .severalTaps) { .tap($0) }) }
      if !touch.phases(.longPress(duration: 1, at: .zero)).isEmpty {
        uses.append(Use(need: .longPress) { .longPress($0) })
      }
      if !touch.phases(.drag(from: .zero, translation: CGSize(width: 60, height: 0))).isEmpty {
        uses.append(Use(need: .drag) { .drag($0, x: 60, y: 0) })
      }
      return uses
    case .toggle: return [Use(need: .toggle) { .toggle($0, to: nil) }]
    case .text(let role): return Self.typing(in: role, number)
    case .step(let increment, let decrement):
      return (increment == nil ? [] : [Use(need: .stepper) { .increment($0) }])
        + (decrement == nil ? [] : [Use(need: .stepper) { .decrement($0) }])
    case .range(let range):
      let value = range.value() < range.bounds.upperBound ? range.bounds.upperBound : range.bounds.lowerBound
      return [Use(need: .range) { .adjust($0, to: value) }]
    case .choice(let role):
      let selected = role.selection()
      return role.options().prefix(6).filter { $0.tag != selected }.map { option in
        let literal = option.label.isEmpty ? LiteralReading.literal(of: option.tag) : .string(option.label)
        return Use(need: .choice) { .select(literal, $0) }
      }
    }
  }

  /// An empty field is typed into, another one emptied, so that both are seen without an end to the typing. A word and a
  /// long number decide most conditions on a text; of several fields each may also get a text of its own.
  private static func typing(in role: TextRole, _ number: Int) -> [Use] {
    let text = role.text.wrappedValue
    var uses: [Use] = []
    if text.isEmpty {
      let own = number > 0 && number < 3 ? ["text \(number + 1)"] : []
      uses += (["abc"] + own + ["12345"]).map { text in Use(need: .text) { .enter(text, $0) } }
    } else {
      // A field of a number takes digits alone.
      if Double(text) != nil, text.count < 3 { uses.append(Use(need: .text) { .enter("7", $0) }) }
      uses.append(Use(need: .text) { .clear($0) })
    }
    if role.onCommit != nil { uses.append(Use(need: .text) { .submit($0) }) }
    return uses
  }

  /// Whether a node is in no collection, or in a row that stands for the others: the first and the last on screen.
  private func isSample(_ node: Node) -> Bool {
    var current = node
    while let parent = current.parent {
      if case .element = current.step, parent.children.count > 3 {
        let rows = parent.children.filter { $0.isOnScreen && !$0.isLeaving }
        guard current === rows.first || current === rows.last else { return false }
      }
      current = parent
    }
    return true
  }

  private var tabs: [StepAction] {
    var actions: [StepAction] = []
    for case let view as any TabsRole in live where view.isOnScreen && controls.obstacle(view) == nil {
      for tab in view.tabs where !tab.isSelected && tab.obstacle == nil {
        if !tab.label.isEmpty {
          actions.append(.selectTab(.string(tab.label)))
        } else if let tag = tab.tag {
          actions.append(.selectTab(LiteralReading.literal(of: tag)))
        }
      }
    }
    return actions
  }

  /// Taking the focus away, where some view looks at it.
  private var keyboard: [StepAction] {
    guard simulator.graph.focus.node != nil else { return [] }
    let isSeen = live.contains { node in
      node.type.dynamicFields.contains { "\($0.type)".hasPrefix("FocusState<") }
    }
    return isSeen ? [.unfocus] : []
  }

  // MARK: Menus

  /// The items of closed menus, which are made when a menu is opened.
  private func menuItems() async -> [StepAction] {
    var actions: [StepAction] = []
    for part in parts(.tap) {
      await simulator.act { part.open() }
      for name in Self.buttons(below: part, controls) { actions.append(.tap(ControlSelector(name))) }
      await simulator.act { part.close() }
    }
    return actions.filter { action in
      guard case .tap(let selector) = action, case .label(let label) = selector.target else { return false }
      return controls.isMissing(label, selector, .tap)
    }
  }

  /// The actions behind rows.
  private func swipes() async -> [StepAction] {
    var actions: [StepAction] = []
    for part in parts(.swipe) {
      guard let row = Self.row(of: part), let selector = selectors.selector(ofRow: row) else { continue }
      await simulator.act { part.open() }
      for name in Self.buttons(below: part, controls) { actions.append(.swipe(row: selector, action: name)) }
      await simulator.act { part.close() }
    }
    return actions
  }

  /// Opening a context menu; its items are there in the state that follows.
  private var contextMenus: [StepAction] {
    let all = parts(.longPress)
    return all.compactMap { part in
      let texts = NodeQuery.texts(of: part)
      let names = [texts.joined(separator: " ")] + texts
      let name = names.first { name in
        !name.isEmpty
          && live.compactMap { $0 as? any OpenPart }.count { other in
            guard other.trigger == .longPress else { return false }
            let texts = NodeQuery.texts(of: other)
            return texts.contains(name) || texts.joined(separator: " ") == name
          } == 1
      }
      return name.map { .longPress(ControlSelector($0)) }
    }
  }

  private func parts(_ trigger: OpenTrigger) -> [any OpenPart] {
    live.compactMap { $0 as? any OpenPart }
      .filter { $0.trigger == trigger && !$0.isOpen && controls.obstacle($0) == nil && isSample($0) }
  }

  private static func buttons(below part: any OpenPart, _ controls: ControlQuery) -> [String] {
    NodeQuery.nodes(from: part).compactMap { node in
      guard node !== part, let role = node.control, case .button = role, controls.obstacle(node) == nil,
        node.enclosing(PresentedPart.self)?.node.ancestors.contains(where: { $0 === part }) == true
      else { return nil }
      return ControlQuery.names(of: ControlQuery.Control(node: node, role: role)).first
    }
  }

  // MARK: Rows

  private static func row(of node: Node) -> Node? {
    ([node] + node.ancestors).first { if case .element = $0.step { true } else { false } }
  }

  /// Deleting and moving the first and the last row of each collection that can be edited.
  private var edits: [StepAction] {
    var actions: [StepAction] = []
    for node in live where node.isOnScreen {
      guard case .element = node.step, let editing = RowEditing(of: node),
        editing.index == 0 || editing.index == editing.count - 1, let row = selectors.selector(ofRow: node)
      else { continue }
      if editing.delete != nil { actions.append(.delete(row: row)) }
      if editing.move != nil, editing.count > 1 {
        actions.append(.move(row: row, to: editing.index == 0 ? editing.count - 1 : 0))
      }
    }
    return actions
  }

  /// Selecting the first and the last row of lists with a selection.
  private var selections: [StepAction] {
    live.compactMap { node in
      guard case .element = node.step, node.isOnScreen, isSample(node),
        let list = node.enclosing(RowSelectionRole.self), (list.node as? any SelectingList)?.canSelect == true,
        !list.role.isSelected(rowOf: node), controls.obstacle(node) == nil
      else { return nil }
      return selectors.selector(ofRow: node).map { .selectRow($0) }
    }
  }

  /// Scrolling lazy rows to their end and back to their start.
  private var scrolls: [StepAction] {
    var actions: [StepAction] = []
    for case let rows as any LazyRows in live {
      guard rows.madeRowNumbers != nil, rows.rowCount > 1, rows.enclosing(ScrollRole.self) != nil,
        controls.obstacle(rows) == nil, let made = rows.children.first(where: \.isOnScreen),
        let view = ActionSelectors.view(in: made)
      else { continue }
      for number in [0, rows.rowCount - 1] {
        if let row = rows.row(number), row.isOnScreen { continue }
        guard let id = rows.rowID(number) else { continue }
        actions.append(.scroll(to: ControlSelector(node: NodeSelector(view.typeName, id: id))))
      }
    }
    return actions
  }

  // MARK: States and surroundings

  /// The other value of each Bool state, the other cases of each enum state, and an optional one with and without a
  /// value; of several nodes of a type the first.
  private var states: [StepAction] {
    var counts: [String: Int] = [:]
    for node in live where !node.stateFields.isEmpty { counts[node.typeName, default: 0] += 1 }
    var seen: Set<String> = []
    var actions: [StepAction] = []
    for node in live where !node.stateFields.isEmpty && seen.insert(node.typeName).inserted {
      for (name, storage) in node.stateFields {
        guard let writable = storage as? any LiteralWritable else { continue }
        let selector = NodeSelector(node.typeName, index: counts[node.typeName] == 1 ? nil : 0)
        let path = StatePath(node: selector, property: name)
        actions += Self.otherValues(than: storage.anyValue, as: writable.valueType).map { .set(path, $0) }
      }
    }
    return actions
  }

  private static func otherValues(than value: Any, as type: Any.Type) -> [StepLiteral] {
    if let value = value as? Bool { return [.bool(!value)] }
    if Mirror(reflecting: value).displayStyle == .optional {
      if !Mirror(reflecting: value).children.isEmpty { return [.nothing] }
      let samples: [(Any.Type, StepLiteral)] = [
        (String?.self, .string("kept?")), (Int?.self, .integer(7)), (Double?.self, .integer(7)),
        (Bool?.self, .bool(true)),
      ]
      return samples.first { $0.0 == type }.map { [$0.1] } ?? []
    }
    guard Mirror(reflecting: value).displayStyle == .enum,
      let cases = EnumPayloads.cases(of: Swift.type(of: value)), cases.count <= 8
    else { return [] }
    let current = EnumPayloads.name(of: value)
    return cases.filter { $0.name != current }.compactMap(\.sample)
  }

  /// What of the surroundings some view reads: size classes, appearance, text size, the window's size.
  private var surroundings: [StepAction] {
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
      let device = simulator.graph.device
      actions += [device.otherSize, device.size].map {
        .resize(width: Double($0.width), height: Double($0.height))
      }
    }
    return actions
  }
}

extension StepWords {
  /// Whether a steps file reads the action as it is.
  static func isWritable(_ action: StepAction) -> Bool {
    guard let step = try? StepsLine.step(in: words(action), marks: []), case .action(let read, 1) = step.kind else {
      return false
    }
    return read == action
  }
}
