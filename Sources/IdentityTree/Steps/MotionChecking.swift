/// Expectations about what moves in time: animations, transitions, tasks; and about frames.
extension StepChecking {
  func checkAnimating(_ selector: NodeSelector, _ isExpected: Bool) throws(StepFailure) {
    let nodes = isExpected ? try query.some(selector) : query.nodes(selector)
    for node in nodes {
      for below in NodeQuery.nodes(from: node) {
        // What enters by a transition is not kept: its transition's own values do not count.
        guard let attribute = simulator.motion.animatedAttribute(of: below), !below.isEntering else { continue }
        if isExpected { return }
        throw StepFailure("\(attribute) of \(below.stepDescription) is in flight")
      }
    }
    if isExpected { throw StepFailure("nothing at or below \(selector) is in flight") }
  }

  func checkAttribute(
    _ path: StatePath, _ comparison: StepComparison, _ literal: StepLiteral, _ tolerance: Double?
  ) throws(StepFailure) {
    let node = try query.one(path.node)
    let name = ([path.property] + path.rest.map { "\($0)".replacing(".", with: "") }).joined(separator: ".")
    guard let value = attribute(name, of: node) else {
      let known = attributeNodes(around: node).flatMap { $0.attributes.map(\.name) }
      var unique: [String] = []
      for name in known where !unique.contains(name) { unique.append(name) }
      throw StepFailure(
        "\(path.node) has no attribute `\(name)`",
        details: ["attributes: " + (unique.isEmpty ? "none" : unique.prefix(30).joined(separator: ", "))])
    }
    try compare(value, comparison, literal, named: "\(path)", within: tolerance)
  }

  /// The node, what its body is made of up to the first container, the modifiers around it, then all below it.
  private func attributeNodes(around node: Node) -> [Node] {
    var inward: [Node] = [node]
    while let last = inward.last, !last.isLeafView {
      let children = last.children.filter { $0.step != .attachment && !$0.isLeaving }
      guard children.count == 1 else { break }
      inward.append(children[0])
    }
    return inward + node.wrappers + NodeQuery.nodes(from: node)
  }

  private func attribute(_ name: String, of node: Node) -> StepLiteral? {
    let parts = name.split(separator: ".").map(String.init)
    for candidate in attributeNodes(around: node) {
      for attribute in candidate.attributes {
        if attribute.name == name || attribute.name == parts[0] && parts.count == 1 {
          return Self.literal(of: simulator.motion.presented(attribute, of: candidate), part: nil)
        }
        if parts.count == 2, attribute.name == parts[0], attribute.labels.contains(parts[1]) {
          return Self.literal(of: simulator.motion.presented(attribute, of: candidate), part: parts[1])
        }
      }
    }
    return name == "opacity" ? node.enteringOpacity.map { .number($0) } : nil
  }

  private static func literal(of attribute: NodeAttribute, part: String?) -> StepLiteral {
    if let part, let index = attribute.labels.firstIndex(of: part), index < attribute.data.count {
      return .number(attribute.data[index])
    }
    if attribute.data.count == 1 { return .number(attribute.data[0]) }
    switch attribute.value {
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      if let number = Int(attribute.value) { return .integer(number) }
      if let number = Double(attribute.value) { return .number(number) }
      return .object(type: attribute.name, [], text: attribute.value)
    }
  }

  func checkTransition(_ selector: NodeSelector, _ isInserting: Bool) throws(StepFailure) {
    let moving = simulator.motion.transitions(in: graph)
    let kind = isInserting ? "inserting" : "removing"
    for transition in moving where transition.isInserting == isInserting {
      if !transition.nodes(selector).isEmpty { return }
    }
    let found = moving.map { "\($0.root.typeName) \($0.isInserting ? "inserting" : "removing")" }
    throw StepFailure(
      "no \(selector) is \(kind) by a transition",
      details: found.isEmpty ? ["no transition is in flight"] : ["in flight: \(found.joined(separator: ", "))"])
  }

  func checkNoTransition(_ selector: NodeSelector) throws(StepFailure) {
    for transition in simulator.motion.transitions(in: graph) where !transition.nodes(selector).isEmpty {
      throw StepFailure("\(selector) is \(transition.isInserting ? "inserting" : "removing") by a transition")
    }
  }

  func checkTask(_ selector: NodeSelector, _ phase: StepExpectation.TaskPhase) throws(StepFailure) {
    let found = try simulator.motion.taskPhases(selector, checking: self)
    if found.contains(phase) { return }
    throw StepFailure(
      found.isEmpty
        ? "there is no `.task` at or below \(selector)"
        : "its tasks: \(found.map(\.rawValue).joined(separator: ", "))")
  }

  func checkFrame(
    _ selector: NodeSelector, _ width: Double, _ height: Double, _ tolerance: Double
  ) throws(StepFailure) {
    let node = try query.one(selector)
    guard let size = simulator.motion.size(of: node) else { throw StepFailure("\(selector) has no frame") }
    let isNear = abs(size.width - width) <= tolerance + 1e-6 && abs(size.height - height) <= tolerance + 1e-6
    if !isNear {
      throw StepFailure("its size is \(AttributeText.number(size.width)) x \(AttributeText.number(size.height))")
    }
  }
}
