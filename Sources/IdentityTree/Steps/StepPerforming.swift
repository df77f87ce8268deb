import Foundation

/// Does what an action says, as a person would: what a person could not do fails.
@MainActor final class StepPerforming {
  let simulator: Simulator
  /// What the step used last: where a label counts, a finger that stays on it finds it under its new label.
  private weak var used: Node?

  init(simulator: Simulator) { self.simulator = simulator }

  private var graph: ViewGraph { simulator.graph }
  private var query: NodeQuery { NodeQuery(graph: graph) }
  private var controls: ControlQuery { ControlQuery(graph: graph) }

  func perform(_ action: StepAction) async throws(StepFailure) {
    switch action {
    case .tap(let control): try await tap(control)
    case .toggle(let control, let value): try await toggle(control, to: value)
    case .longPress(let control): try await longPress(control)
    case .drag(let control, let x, let y): try await drag(control, by: CGSize(width: x, height: y))
    case .enter, .clear, .focus, .unfocus, .submit: try await StepTyping(simulator: simulator).perform(action)
    case .select(let option, let control): try await select(option, in: control)
    case .selectTab(let tab): try await selectTab(tab)
    case .selectRow, .swipe, .delete, .move, .scroll, .refresh:
      try await StepRows(simulator: simulator).perform(action)
    case .adjust(let control, let value): try await adjust(control, to: value)
    case .increment(let control): try await step(control, isUp: true)
    case .decrement(let control): try await step(control, isUp: false)
    case .back: try await back()
    case .dismiss: try await dismiss()
    case .set(let path, let literal): try await set(path, to: literal)
    case .environment(let name, let literal):
      try StepsEnvironment.set(name, to: literal, in: simulator)
      await simulator.rest()
    case .resize(let width, let height):
      simulator.window.size = CGSize(width: width, height: height)
      simulator.window.apply(to: simulator)
      await simulator.rest()
    case .advance(let seconds): await simulator.dueWork.advance(by: seconds, in: graph)
    case .settle: await simulator.dueWork.settle(limit: 60, in: graph)
    case .teardown:
      graph.teardown()
      await simulator.rest()
    }
  }

  // MARK: Touches

  private func tap(_ selector: ControlSelector) async throws(StepFailure) {
    do throws(StepFailure) {
      try await using(selector, .tap) { control throws(StepFailure) in await touch(control) }
    } catch {
      // What reacts to two taps alone gets two.
      if let control = try? usable(selector, .severalTaps) { return await touch(control) }
      guard let group = try? usable(selector, .toggle), group.node.typeName == "DisclosureGroup",
        case .toggle(let isOn) = group.role
      else { throw error }
      await simulator.act { isOn.wrappedValue.toggle() }
    }
  }

  /// Does something with the control that a selector picks. One that is not in the tree may be in a menu: items are not
  /// there until their menu is open, so each is opened, as a person would to look for it.
  private func using(
    _ selector: ControlSelector, _ need: ControlQuery.Need,
    _ use: @MainActor (ControlQuery.Control) async throws(StepFailure) -> Void
  ) async throws(StepFailure) {
    let missing: StepFailure
    do throws(StepFailure) {
      return try await use(try usable(selector, need))
    } catch {
      guard case .label(let label) = selector.target, controls.isMissing(label, selector, need) else { throw error }
      missing = error
    }
    // Menus that a tap opens first: a context menu is the further way.
    for trigger in [OpenTrigger.tap, .longPress] {
      if try await useInMenus(of: query.live, openedBy: trigger, selector, need, use) { return }
    }
    throw missing
  }

  private func useInMenus(
    of nodes: [Node], openedBy trigger: OpenTrigger, _ selector: ControlSelector, _ need: ControlQuery.Need,
    _ use: @MainActor (ControlQuery.Control) async throws(StepFailure) -> Void
  ) async throws(StepFailure) -> Bool {
    let menus = nodes.compactMap { $0 as? any OpenPart }
      .filter { $0.trigger == trigger && !$0.isOpen && controls.obstacle($0) == nil }
    for menu in menus {
      await simulator.act { menu.open() }
      var isUsed = false
      if let item = try? controls.usable(selector, need) {
        try await use(item)
        isUsed = true
      } else {
        isUsed = try await useInMenus(of: NodeQuery.nodes(from: menu), openedBy: .tap, selector, need, use)
      }
      if menu.isOpen { await simulator.act { menu.close() } }
      if isUsed { return true }
    }
    return false
  }

  /// The control that a selector picks. One that the step used before and that can be used still is meant again: a
  /// finger stays on it, whatever its label says now.
  private func usable(_ selector: ControlSelector, _ need: ControlQuery.Need) throws(StepFailure)
    -> ControlQuery.Control
  {
    if let used, !used.isRemoved, !used.isLeaving, let role = used.control, need.fits(role),
      controls.obstacle(used) == nil
    {
      return ControlQuery.Control(node: used, role: role)
    }
    let control = try controls.usable(selector, need)
    used = control.node
    return control
  }

  private func touch(_ control: ControlQuery.Control) async {
    let tap = tap(on: control)
    // A gesture of high priority around the control takes the tap; simultaneous ones get it as well. They are looked
    // up first: the action may remove the control.
    if let phases = gestures(around: control.node, .high, tap).first { return await run(phases) }
    let simultaneous = gestures(around: control.node, .simultaneous, tap)
    await touchAlone(control)
    for phases in simultaneous { await run(phases) }
  }

  /// As many taps in the middle of a control as it reacts to.
  private func tap(on control: ControlQuery.Control) -> Touch {
    let count = if case .gesture(let touch) = control.role { touch.taps ?? 1 } else { 1 }
    return .tap(count: count, at: simulator.middle(of: control.node))
  }

  private func run(_ phases: [() -> Void]) async {
    for phase in phases { await simulator.act { phase() } }
  }

  /// What gestures of a priority around a control make of a touch, inner ones first.
  private func gestures(around node: Node, _ priority: GesturePriority, _ touch: Touch) -> [[() -> Void]] {
    node.ancestors.compactMap { other in
      guard other.role(GestureRole.self)?.gesturePriority == priority, case .gesture(let role)? = other.control
      else { return nil }
      let phases = role.phases(touch)
      return phases.isEmpty ? nil : phases
    }
  }

  private func touchAlone(_ control: ControlQuery.Control) async {
    switch control.role {
    case .button(let action):
      if let press = control.node as? any PressRole {
        press.setPressed(true)
        graph.update()
        press.setPressed(false)
      }
      await simulator.act { action() }
    case .gesture(let touch):
      for phase in touch.phases(tap(on: control)) { await simulator.act { phase() } }
    default: break
    }
  }

  private func longPress(_ selector: ControlSelector) async throws(StepFailure) {
    do throws(StepFailure) {
      let control = try controls.usable(selector, .longPress)
      guard case .gesture(let touch) = control.role else { return }
      for phase in touch.phases(.longPress(duration: 1, at: simulator.middle(of: control.node))) {
        await simulator.act { phase() }
      }
    } catch {
      guard let menu = try? contextMenu(of: selector), controls.obstacle(menu) == nil else { throw error }
      await simulator.act { menu.open() }
    }
  }

  /// The one context menu of what a selector picks: a view that shows the label, or a view in or around which it is.
  private func contextMenu(of selector: ControlSelector) throws(StepFailure) -> (any OpenPart)? {
    var scope = query.live
    if let container = selector.container { scope = NodeQuery.nodes(from: try query.one(container)) }
    var found: [any OpenPart]
    switch selector.target {
    case .label(let label):
      found = Self.contextMenus(in: scope).filter { menu in
        NodeQuery.texts(of: menu).contains(label) || NodeQuery.texts(of: menu).joined(separator: " ") == label
      }
    case .node(let picked):
      let nodes = NodeQuery.filter(scope, picked)
      guard nodes.count == 1 else { throw query.notOne(picked, nodes) }
      found = Self.contextMenus(in: NodeQuery.nodes(from: nodes[0]))
      if found.isEmpty { found = Array(Self.contextMenus(in: nodes[0].wrappers).prefix(1)) }
    }
    if let index = selector.index { return index < found.count ? found[index] : nil }
    return found.count == 1 ? found[0] : nil
  }

  private static func contextMenus(in nodes: [Node]) -> [any OpenPart] {
    nodes.compactMap { $0 as? any OpenPart }.filter { $0.trigger == .longPress }
  }

  private func drag(_ selector: ControlSelector, by translation: CGSize) async throws(StepFailure) {
    let control = try controls.usable(selector, .drag)
    guard case .gesture(let touch) = control.role else { return }
    let start = simulator.middle(of: control.node)
    for phase in touch.phases(.drag(from: start, translation: translation)) { await simulator.act { phase() } }
  }

  // MARK: Values

  private func toggle(_ selector: ControlSelector, to value: Bool?) async throws(StepFailure) {
    try await using(selector, .toggle) { control throws(StepFailure) in
      guard case .toggle(let isOn) = control.role else { return }
      let new = value ?? !isOn.wrappedValue
      await simulator.act { if isOn.wrappedValue != new { isOn.wrappedValue = new } }
    }
  }

  private func adjust(_ selector: ControlSelector, to value: Double) async throws(StepFailure) {
    let control = try controls.usable(selector, .range)
    guard case .range(let range) = control.role else { return }
    await simulator.act { range.onEditingChanged?(true) }
    await simulator.act { range.set(value) }
    await simulator.act { range.onEditingChanged?(false) }
  }

  private func step(_ selector: ControlSelector, isUp: Bool) async throws(StepFailure) {
    try await using(selector, .stepper) { control throws(StepFailure) in
      guard case .step(let up, let down) = control.role else { return }
      guard let action = isUp ? up : down else {
        throw StepFailure("\(selector) does not react: it is at its \(isUp ? "upper" : "lower") end")
      }
      await simulator.act { action() }
    }
  }

  private func select(_ option: StepLiteral, in selector: ControlSelector) async throws(StepFailure) {
    try await using(selector, .choice) { control throws(StepFailure) in
      guard case .choice(let choice) = control.role else { return }
      try await choose(option, of: choice, selector)
    }
  }

  private func choose(
    _ option: StepLiteral, of choice: ChoiceRole, _ selector: ControlSelector
  ) async throws(StepFailure) {
    let options = choice.options()
    let chosen =
      options.first { option.isText($0.label) } ?? options.first { LiteralReading.literal(of: $0.tag).equals(option) }
    guard let chosen else {
      throw StepFailure(
        "\(selector) has no option \(option)",
        details: ["options: " + options.map { StepText.quoted($0.label) }.joined(separator: ", ")])
    }
    var isSelected = false
    await simulator.act { isSelected = choice.select(chosen.tag) }
    guard isSelected else {
      throw StepFailure("the tag of \(option) is not of the selection's type, so that nothing is selected")
    }
  }

  private func selectTab(_ tab: StepLiteral) async throws(StepFailure) {
    let views = query.live.compactMap { $0 as? any TabsRole }.filter(\.isOnScreen)
    var labels: [String] = []
    for view in views {
      let tabs = view.tabs
      labels += tabs.map { $0.label.isEmpty ? "\($0.tag.map { "\($0.base)" } ?? "?")" : $0.label }
      let index =
        tabs.firstIndex { tab.isText($0.label) }
        ?? tabs.firstIndex { $0.tag.map { LiteralReading.literal(of: $0).equals(tab) } ?? false }
      guard let index else { continue }
      if let reason = controls.obstacle(view) { throw StepFailure("the tab \(tab) does not react: \(reason)") }
      if let reason = tabs[index].obstacle { throw StepFailure("the tab \(tab) does not react: it is \(reason)") }
      await simulator.act { view.select(index) }
      return
    }
    throw StepFailure(
      views.isEmpty ? "no tab view is on screen" : "no tab is called \(tab)",
      details: labels.isEmpty ? [] : ["tabs: " + labels.map(StepText.quoted).joined(separator: ", ")])
  }

  // MARK: Screens

  private func back() async throws(StepFailure) {
    let stacks = query.live.compactMap { $0 as? any StackRole }.filter { $0.isOnScreen && $0.screenCount > 0 }
    guard !stacks.isEmpty else { throw StepFailure("no navigation stack on screen shows a pushed screen") }
    guard let stack = stacks.last(where: { controls.obstacle($0, isScreenOnly: true) == nil }) else {
      throw StepFailure(
        "the back button does not react: \(stacks.last.flatMap { controls.obstacle($0, isScreenOnly: true) } ?? "")")
    }
    var isPopped = false
    await simulator.act { isPopped = stack.pop() }
    if !isPopped { throw StepFailure("the navigation stack did not pop") }
  }

  private func dismiss() async throws(StepFailure) {
    guard let top = controls.topPresentation else { throw StepFailure("nothing is presented") }
    guard top.kind.isScreen else {
      throw StepFailure("\(ControlQuery.article(top.kind)) is on top: tap one of its buttons")
    }
    guard top.kind == .fullScreenCover || top.isDismissable else {
      throw StepFailure("the \(top.kind.rawValue) does not let itself be dismissed (`interactiveDismissDisabled`)")
    }
    await simulator.act { top.dismiss() }
  }

  // MARK: State

  private func set(_ path: StatePath, to literal: StepLiteral) async throws(StepFailure) {
    let node = try query.one(path.node)
    let slot = node.writableProperty(named: path.property)
    guard let slot else {
      let known = node.propertyNames
      throw StepFailure(
        "\(path.node) has no state property `\(path.property)`",
        details: known.isEmpty ? [] : ["properties: \(known.joined(separator: ", "))"])
    }
    var isSet = false
    await simulator.act { isSet = slot.write(literal) }
    guard isSet else {
      throw StepFailure(
        "\(literal) is not a value of the type of \(path), which is \(TypeName.full(slot.valueType))",
        details: EnumPayloads.cases(of: slot.valueType).map {
          ["cases: \($0.map(\.description).joined(separator: ", "))"]
        } ?? [])
    }
  }
}

extension StepLiteral {
  /// Whether it is a string with that text.
  func isText(_ text: String) -> Bool { self == .string(text) }
}

extension Node {
  /// The storage of a state property, or of another property that can be written.
  @MainActor func writableProperty(named name: String) -> (any LiteralWritable)? {
    if let field = stateFields.first(where: { $0.name == name }) { return field.storage as? any LiteralWritable }
    let children = Mirror(reflecting: connectedValue).children
    return children.first { $0.label.map(LiteralReading.plainName) == name }?.value as? any LiteralWritable
  }
}

extension TypeName {
  /// With generic arguments, without the module of the user's program.
  static func full(_ type: Any.Type) -> String {
    String(reflecting: type).replacing("UserProgram.", with: "").replacing("Swift.", with: "")
  }
}
