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
      "\(new.stepDescription) is new: it replaced node \(old.id)", explanation: explanation(old))
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
      details: ["`expect reset` speaks of what has a predecessor"], explanation: explanation(old))
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
        "\(successor.stepDescription) came for it", explanation: explanation(removed[0]))
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

  /// Why the old node went.
  private func explanation(_ old: StepObservation.RemovedNode) -> Explanation? {
    ObservedOutcome(of: checking.simulator, since: moment).explanation(of: old.id)
  }
}
