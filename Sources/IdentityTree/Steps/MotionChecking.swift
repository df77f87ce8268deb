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
    guard isExpected else { return }
    // What the modifiers around a view animate is seen on it too, as `expect attribute` has it.
    for node in nodes {
      for wrapper in node.wrappers where !wrapper.isEntering {
        if simulator.motion.animatedAttribute(of: wrapper) != nil { return }
      }
    }
    throw StepFailure("nothing at or below \(selector) is in flight")
  }

  func checkAttribute(
    _ path: StatePath, _ comparison: StepComparison, _ literal: StepLiteral, _ tolerance: Double?
  ) throws(StepFailure) {
    let node = try query.one(path.node)
    let presented = simulator.motion.presentedValue(Self.attributeName(path), of: node)
    guard let value = presented.map(Self.literal) else {
      var unique: [String] = []
      for name in simulator.motion.attributeNames(of: node) where !unique.contains(name) { unique.append(name) }
      throw StepFailure(
        "\(path.node) has no attribute `\(Self.attributeName(path))`",
        details: ["attributes: " + (unique.isEmpty ? "none" : unique.prefix(30).joined(separator: ", "))])
    }
    try compare(value, comparison, literal, named: "\(path)", within: tolerance)
  }

  static func attributeName(_ path: StatePath) -> String {
    ([path.property] + path.rest.map { "\($0)".replacing(".", with: "") }).joined(separator: ".")
  }

  private static func literal(of attribute: NodeAttribute) -> StepLiteral {
    if let number = attribute.singleNumber { return .number(number) }
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
