/// Compares what an expectation says with what there is. A failure says what was found instead.
@MainActor struct StepChecking {
  let simulator: Simulator
  let moment: StepObservation.Moment

  var graph: ViewGraph { simulator.graph }
  var query: NodeQuery { NodeQuery(graph: graph) }
  var observation: StepObservation { simulator.observation }

  func check(_ expectation: StepExpectation) throws(StepFailure) {
    switch expectation {
    case .text, .noText, .textContaining: try checkTexts(expectation)
    case .printed, .printedContaining, .notPrinted: try checkPrinted(expectation)
    case .kept, .reset, .new, .gone, .lost, .count: try IdentityChecking(checking: self).check(expectation)
    case .state(let path, let comparison, let literal):
      let node = try query.one(path.node)
      guard let value = node.property(named: path.property) else { throw unknownProperty(path, node) }
      try compare(try part(of: value, path), comparison, literal, named: "\(path)")
    case .value(let control, let comparison, let literal):
      try checkValue(control, comparison, literal)
    case .bodyRan(let selector), .bodySkipped(let selector): try checkBody(selector, expectation)
    case .animating(let selector, let isExpected): try checkAnimating(selector, isExpected)
    case .attribute(let path, let comparison, let literal, let tolerance):
      try checkAttribute(path, comparison, literal, tolerance)
    case .transition(let selector, let isInserting): try checkTransition(selector, isInserting)
    case .noTransition(let selector): try checkNoTransition(selector)
    case .task(let selector, let phase): try checkTask(selector, phase)
    case .frame(let selector, let width, let height, let tolerance):
      try checkFrame(selector, width, height, tolerance ?? 0)
    case .focus(let control): try checkFocus(control)
    case .noFocus:
      if let node = graph.focus.node, !node.isLeaving { throw StepFailure("\(focusName(of: node)) is focused") }
    case .enabled(let control, let isExpected):
      let control = try ControlQuery(graph: graph).one(control, .any)
      let obstacle = ControlQuery(graph: graph).obstacle(control.node)
      if isExpected, let obstacle { throw StepFailure("it does not react: \(obstacle)") }
      if !isExpected, obstacle == nil { throw StepFailure("it reacts") }
    case .presented(let selector, let isExpected): try checkPresented(selector, isExpected)
    case .diagnostic, .noDiagnostic, .noDiagnostics: try checkDiagnostics(expectation)
    }
  }

  // MARK: Texts

  private func checkTexts(_ expectation: StepExpectation) throws(StepFailure) {
    let texts = query.visibleTexts
    switch expectation {
    case .text(let text):
      if !texts.contains(text) { throw missing(text, texts) }
    case .textContaining(let text):
      if !texts.contains(where: { $0.contains(text) }) { throw missing(text, texts) }
    case .noText(let text, let isPart):
      if let found = texts.first(where: { isPart ? $0.contains(text) : $0 == text }) {
        throw StepFailure("the text \(StepText.quoted(found)) is there")
      }
    default: break
    }
  }

  private func missing(_ text: String, _ texts: [String]) -> StepFailure {
    guard !texts.isEmpty else { return StepFailure("no text is visible") }
    var details: [String] = []
    if let nearest = Spelling.nearest(to: text, among: texts) { details.append("nearest: \(StepText.quoted(nearest))") }
    details.append("texts: " + Self.quotedList(texts))
    return StepFailure("no visible text is that", details: details)
  }

  static func quotedList(_ texts: [String]) -> String {
    let shown = texts.prefix(20).map(StepText.quoted).joined(separator: ", ")
    return texts.count > 20 ? shown + ", … \(texts.count - 20) more" : shown
  }

  // MARK: Printed lines

  private func checkPrinted(_ expectation: StepExpectation) throws(StepFailure) {
    let lines = observation.printedLines(since: moment)
    let found = lines.isEmpty ? "nothing was printed" : "printed: \(Self.quotedList(lines))"
    switch expectation {
    case .printed(let wanted, let isAnyOrder):
      let holds = isAnyOrder ? wanted.sorted() == lines.sorted() : wanted == lines
      guard !holds else { return }
      var details: [String] = []
      let missing = Self.difference(wanted, lines)
      let extra = Self.difference(lines, wanted)
      if !missing.isEmpty, !lines.isEmpty { details.append("missing: \(Self.quotedList(missing))") }
      if !extra.isEmpty, !wanted.isEmpty { details.append("too many: \(Self.quotedList(extra))") }
      if missing.isEmpty, extra.isEmpty { details.append("the lines are the same; their order is not") }
      throw StepFailure(found, details: details)
    case .printedContaining(let wanted):
      let missing = wanted.filter { !lines.contains($0) }
      if !missing.isEmpty {
        throw StepFailure(found, details: lines.isEmpty ? [] : ["missing: \(Self.quotedList(missing))"])
      }
    case .notPrinted(let unwanted):
      if unwanted.contains(where: lines.contains) { throw StepFailure(found) }
    default: break
    }
  }

  /// What the one list has more of.
  private static func difference(_ left: [String], _ right: [String]) -> [String] {
    var rest = right
    return left.filter { line in
      guard let index = rest.firstIndex(of: line) else { return true }
      rest.remove(at: index)
      return false
    }
  }

  // MARK: Values

  func part(of value: StepLiteral, _ path: StatePath) throws(StepFailure) -> StepLiteral {
    do throws(LiteralPathError) {
      return try value.part(at: path.rest)
    } catch {
      throw StepFailure("\(path.node).\(path.property) is \(value): \(error.message)")
    }
  }

  func compare(
    _ value: StepLiteral, _ comparison: StepComparison, _ literal: StepLiteral, named name: String,
    within tolerance: Double? = nil
  ) throws(StepFailure) {
    guard let holds = value.holds(comparison, literal, within: tolerance) else {
      throw StepFailure("\(name) is \(value), which has no order with \(literal)")
    }
    if !holds { throw StepFailure("\(name) is \(value)") }
  }

  func unknownProperty(_ path: StatePath, _ node: Node) -> StepFailure {
    let known = node.propertyNames
    var details: [String] = []
    if let nearest = Spelling.nearest(to: path.property, among: known) { details.append("did you mean `\(nearest)`?") }
    details.append(known.isEmpty ? "it stores nothing" : "stored properties: \(known.joined(separator: ", "))")
    return StepFailure("\(path.node) stores no property `\(path.property)`", details: details)
  }

  private func checkValue(
    _ selector: ControlSelector, _ comparison: StepComparison, _ literal: StepLiteral
  ) throws(StepFailure) {
    let control = try valueControl(selector)
    var values: [StepLiteral] = []
    switch control.role {
    case .toggle(let isOn): values = [.bool(isOn.wrappedValue)]
    case .text(let role): values = [.string(role.text.wrappedValue)]
    case .range(let role): values = [.number(role.value())]
    case .choice(let role):
      let tag = role.selection()
      let option = role.options().first { $0.tag == tag }
      values = [tag.map { LiteralReading.literal(of: $0) } ?? .nothing]
      if let option { values.append(.string(option.label)) }
    case .step:
      if let value = control.node.steppedValue { values = [value] }
    case .button, .gesture: break
    }
    guard let first = values.first else { throw StepFailure("\(ControlQuery.kind(of: control.role)) shows no value") }
    let results = values.map { $0.holds(comparison, literal) ?? false }
    let holds = comparison == .unequal ? results.allSatisfy(\.self) : results.contains(true)
    if !holds { throw StepFailure("it shows \(values.last == first ? "\(first)" : "\(first) (\(values[1]))")") }
  }

  /// The control with a value that a selector means.
  private func valueControl(_ selector: ControlSelector) throws(StepFailure) -> ControlQuery.Control {
    let controls = ControlQuery(graph: graph)
    for need in [ControlQuery.Need.text, .toggle, .choice, .range, .stepper] {
      if let control = try? controls.one(selector, need) { return control }
    }
    return try controls.one(selector, .any)
  }

  // MARK: Updates

  private func checkBody(_ selector: NodeSelector, _ expectation: StepExpectation) throws(StepFailure) {
    let nodes = try query.some(selector)
    let ran = Set(
      observation.events(since: moment).filter { $0.kind == .bodyEvaluated }.compactMap(\.node))
    let those = nodes.filter { ran.contains($0.id) }
    guard nodes.contains(where: \.hasBody) else { throw StepFailure("\(selector) has no body") }
    if case .bodyRan = expectation {
      if those.isEmpty { throw StepFailure("the body of \(selector) was not evaluated") }
    } else if let first = those.first {
      throw StepFailure("the body of \(first.stepDescription) was evaluated")
    }
  }

  private func checkDiagnostics(_ expectation: StepExpectation) throws(StepFailure) {
    let diagnostics = observation.diagnostics(since: moment)
    let details = diagnostics.map { "\($0.code): \($0)" }
    switch expectation {
    case .diagnostic(let code):
      if !diagnostics.contains(where: { $0.code == code }) {
        throw StepFailure(diagnostics.isEmpty ? "no diagnostic was reported" : "other diagnostics", details: details)
      }
    case .noDiagnostic(let code):
      if diagnostics.contains(where: { $0.code == code }) { throw StepFailure("it was reported", details: details) }
    default:
      if !diagnostics.isEmpty {
        throw StepFailure(
          diagnostics.count == 1 ? "1 diagnostic" : "\(diagnostics.count) diagnostics", details: details)
      }
    }
  }

  // MARK: Focus and screens

  private func checkFocus(_ selector: ControlSelector) throws(StepFailure) {
    guard let focused = graph.focus.node, !focused.isLeaving else {
      _ = try? ControlQuery(graph: graph).one(selector, .text)
      throw StepFailure("nothing is focused")
    }
    let controls = ControlQuery(graph: graph)
    let control: ControlQuery.Control
    do throws(StepFailure) {
      control = try controls.one(selector, .text)
    } catch {
      control = try controls.one(selector, .any)
    }
    if control.node !== focused { throw StepFailure("\(focusName(of: focused)) is focused") }
  }

  private func focusName(of node: Node) -> String {
    guard let role = node.control else { return node.stepDescription }
    let name = ControlQuery.names(of: ControlQuery.Control(node: node, role: role)).first
    return name.map(StepText.quoted) ?? node.stepDescription
  }

  private func checkPresented(_ selector: NodeSelector, _ isExpected: Bool) throws(StepFailure) {
    let nodes = isExpected ? try query.some(selector) : query.nodes(selector)
    let presented = nodes.filter { node in
      node.ancestors.contains { ($0 as? any PresentedPart)?.kind.isScreen == true && !$0.isLeaving }
    }
    if isExpected, presented.isEmpty { throw StepFailure("\(selector) is inside nothing presented") }
    if !isExpected, let first = presented.first,
      let part = first.ancestors.lazy.compactMap({ $0 as? any PresentedPart }).first
    {
      throw StepFailure("\(first.stepDescription) is inside \(ControlQuery.article(part.kind))")
    }
  }
}

extension Node {
  /// The value of a control whose role does not tell it.
  @MainActor var steppedValue: StepLiteral? {
    (anyValue as? any ValuedControl)?._controlValue.map { LiteralReading.literal(of: $0) }
  }
}
