/// Expectations about identity: what was kept, replaced, inserted, removed.
@MainActor struct IdentityChecking {
  let checking: StepChecking

  private var observation: StepObservation { checking.observation }
  private var moment: StepObservation.Moment { checking.moment }
  private var query: NodeQuery { checking.query }

  func check(_ expectation: StepExpectation) throws(StepFailure) {
    switch expectation {
    case .kept(let selector): try kept(selector)
    case .reset(let selector): try reset(selector)
    case .new(let selector): try new(selector)
    case .gone(let selector): try gone(selector)
    case .lost(let path, let comparison, let literal): try lost(path, comparison, literal)
    case .count(let selector, let comparison, let count):
      let nodes = query.nodes(selector)
      if !comparison.holds(nodes.count, count) {
        throw StepFailure(
          "there are \(nodes.count)", details: nodes.prefix(10).map { "  \($0.stepDescription)" })
      }
    default: break
    }
  }

  /// The removed nodes of a type, whatever else a selector says.
  private func removedOfType(_ selector: NodeSelector) -> [StepObservation.RemovedNode] {
    observation.removed(NodeSelector(selector.typeName), since: moment)
  }

  private func kept(_ selector: NodeSelector) throws(StepFailure) {
    let nodes = try query.some(selector)
    guard let new = nodes.first(where: { observation.isNew($0, since: moment) }) else { return }
    let removed = removedOfType(selector)
    guard let old = predecessor(of: new, among: removed) else {
      throw StepFailure("\(new.stepDescription) is new: nothing of its type was removed")
    }
    throw StepFailure(
      "\(new.stepDescription) is new: it replaced node \(old.id)", details: explanation(old, new))
  }

  private func reset(_ selector: NodeSelector) throws(StepFailure) {
    let nodes = try query.some(selector)
    if let same = nodes.first(where: { !observation.isNew($0, since: moment) }) {
      throw StepFailure("\(same.stepDescription) is still the same node")
    }
    if removedOfType(selector).isEmpty {
      throw StepFailure(
        "\(nodes[0].stepDescription) is new, but no \(selector.typeName) was removed",
        details: ["`expect new` speaks of what has no predecessor"])
    }
  }

  private func new(_ selector: NodeSelector) throws(StepFailure) {
    let nodes = try query.some(selector)
    if let same = nodes.first(where: { !observation.isNew($0, since: moment) }) {
      throw StepFailure("\(same.stepDescription) was there before")
    }
    let removed = removedOfType(selector)
    guard let old = predecessor(of: nodes[0], among: removed) else { return }
    throw StepFailure(
      "\(nodes[0].stepDescription) replaced node \(old.id)",
      details: explanation(old, nodes[0]) + ["`expect reset` speaks of what has a predecessor"])
  }

  private func gone(_ selector: NodeSelector) throws(StepFailure) {
    let removed = observation.removed(selector, since: moment)
    guard !removed.isEmpty else {
      let live = query.nodes(selector)
      throw StepFailure(
        live.isEmpty ? "no \(selector) was removed" : "\(live[0].stepDescription) is still there",
        details: live.isEmpty && !wasThere(selector) ? ["there was none before either"] : [])
    }
    var broad = selector
    broad.index = nil
    if let successor = query.nodes(broad).first(where: { observation.isNew($0, since: moment) }) {
      throw StepFailure(
        "\(successor.stepDescription) came for it", details: explanation(removed[0], successor))
    }
    if selector.index == nil, selector.text == nil,
      let left = query.nodes(broad).first
    {
      throw StepFailure("\(left.stepDescription) is still there")
    }
  }

  private func wasThere(_ selector: NodeSelector) -> Bool { moment.nodes.contains { $0.type == selector.typeName } }

  private func lost(
    _ path: StatePath, _ comparison: StepComparison, _ literal: StepLiteral
  ) throws(StepFailure) {
    let removed = observation.removed(path.node, since: moment)
    guard !removed.isEmpty else { throw StepFailure("no \(path.node) was removed") }
    var values: [String] = []
    for node in removed {
      guard let property = node.properties.first(where: { $0.label == path.property }) else { continue }
      let value = try checking.part(of: property.value, path)
      if value.holds(comparison, literal) == true { return }
      values.append("\(value)")
    }
    guard !values.isEmpty else {
      let known = removed[0].properties.compactMap(\.label)
      throw StepFailure(
        "\(path.node) has no state property `\(path.property)`",
        details: known.isEmpty ? [] : ["state: \(known.joined(separator: ", "))"])
    }
    throw StepFailure("removed with \(path.property) = \(values.joined(separator: ", "))")
  }

  // MARK: Explanation

  /// The removed node that the new one took the place of: the one whose path agrees longest.
  private func predecessor(
    of node: Node, among removed: [StepObservation.RemovedNode]
  ) -> StepObservation.RemovedNode? {
    let steps = node.path.steps
    return removed.max { left, right in
      Self.agreement(left.path.steps, steps) < Self.agreement(right.path.steps, steps)
    }
  }

  private static func agreement(_ left: [PathStep], _ right: [PathStep]) -> Int {
    zip(left, right).prefix { $0 == $1 }.count
  }

  /// Which step of the path differs, where that was written, what it cost, and what would keep the node.
  private func explanation(_ old: StepObservation.RemovedNode, _ new: Node) -> [String] {
    let steps = new.path.steps
    let index = Self.agreement(old.path.steps, steps)
    var lines: [String] = []
    var advice: String?
    if index < steps.count, index < old.path.steps.count {
      let place = place(at: index, of: new).map { ", \($0)" } ?? ""
      lines.append("why: \(Self.words(old.path.steps[index])) became \(Self.words(steps[index]))\(place)")
      advice = Self.advice(for: old.path.steps[index])
    } else {
      lines.append("why: the path is the same, but something around it was removed and inserted anew")
    }
    let state = old.properties.map { "\($0.label ?? "?") = \($0.value)" }
    if !state.isEmpty { lines.append("lost: \(state.joined(separator: ", "))") }
    lines.append("cost: \(cost)")
    if let advice { lines.append("to keep it: \(advice)") }
    return lines
  }

  /// What else the window cost.
  private var cost: String {
    let events = observation.events(since: moment)
    func count(_ kind: Event.Kind, _ one: String, _ many: String) -> String? {
      let count = events.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }
    return [
      count(.nodeRemoved, "node removed", "nodes removed"), count(.nodeInserted, "node inserted", "nodes inserted"),
      count(.stateDiscarded, "state lost", "states lost"), count(.disappeared, "disappearance", "disappearances"),
      count(.appeared, "appearance", "appearances"), count(.animationCut, "animation cut", "animations cut"),
      count(.taskCancelled, "task cancelled", "tasks cancelled"),
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// The smallest rewrite that keeps the node.
  private static func advice(for step: PathStep) -> String? {
    switch step {
    case .branch, .some:
      "move the condition into a value: `.border(flag ? .red : .clear)`, `.opacity(flag ? 1 : 0)`, `.disabled(flag)`"
    case .explicit: "give `.id(_:)` a value that does not change, or leave it out"
    case .element: "give the element an id that belongs to the thing itself, not to its position or content"
    case .wrapped: "return one type instead of several in `AnyView`"
    default: nil
    }
  }

  /// Where the step at that position of the node's path was written.
  private func place(at index: Int, of node: Node) -> SourcePlace? {
    let line = ([node] + node.ancestors).reversed()
    for candidate in line where candidate.path.steps.count > index {
      return checking.graph.places[candidate.place]
    }
    return nil
  }

  private static func words(_ step: PathStep) -> String {
    switch step {
    case .type(let name): "a \(name)"
    case .branch, .some: "the \(step)"
    case .explicit(let id), .element(let id, _): "id \(StepText.quoted(id))"
    default: "\(step)"
    }
  }
}
