import Foundation

/// What is shown of attributes at the moment: animations and transitions in flight count with where they are.
extension StepMotion {
  /// The modifiers whose attribute has another name than they.
  private static let modifierNames = ["scaleEffect": "scale", "rotationEffect": "rotation"]

  /// An attribute (`opacity`, `offset`) or one of its numbers (`offset.x`) as it is shown now: of the node, of what its
  /// body is made of up to the first container, of the modifiers around it, or else of something below it.
  func presentedValue(_ name: String, of node: Node) -> NodeAttribute? {
    let parts = name.split(separator: ".").map(String.init)
    let attribute = parts.first.map { Self.modifierNames[$0] ?? $0 } ?? name
    let part = parts.count == 2 ? parts[1] : nil
    let chain = chain(around: node)
    let own = found(attribute, part, in: chain)
    if let moved = node.transitionValue(of: attribute) {
      let data = own.map { TransitionMotion.combine(attribute, $0.data, moved) } ?? moved
      return Self.picked(attribute, data, TransitionMotion.labels(of: attribute), part)
    }
    let written = chain + NodeQuery.nodes(from: node, leaving: node.isLeaving)
    guard let shown = own ?? found(attribute, part, in: written) ?? found(name, nil, in: written) else { return nil }
    return shown.data.isEmpty ? shown : Self.picked(shown.name, shown.data, shown.labels, part) ?? shown
  }

  func attributeNames(of node: Node) -> [String] {
    (chain(around: node) + NodeQuery.nodes(from: node)).flatMap { $0.attributes.map(\.name) }
  }

  private func found(_ attribute: String, _ part: String?, in nodes: [Node]) -> NodeAttribute? {
    for node in nodes {
      for known in node.attributes where known.name == attribute && (part.map(known.labels.contains) ?? true) {
        return presented(known, of: node)
      }
    }
    return nil
  }

  private static func picked(
    _ name: String, _ data: [Double], _ labels: [String], _ part: String?
  ) -> NodeAttribute? {
    if let part { return labels.firstIndex(of: part).map { NodeAttribute("\(name).\(part)", data[$0]) } }
    if data.count == 1 { return NodeAttribute(name, data[0]) }
    let text = zip(labels, data).map { "\($0): \(AttributeText.number($1))" }.joined(separator: ", ")
    return NodeAttribute(name, text, data: data, labels: labels)
  }

  /// The node, what its body is made of up to the first container, and the modifiers around it.
  private func chain(around node: Node) -> [Node] {
    var inward: [Node] = [node]
    while let last = inward.last, !last.isLeafView {
      let children = last.children.filter { $0.step != .attachment && $0.isLeaving == node.isLeaving }
      guard children.count == 1 else { break }
      inward.append(children[0])
    }
    return inward + node.wrappers
  }
}

extension NodeAttribute {
  /// The number of an attribute that has one, or the same in both directions.
  var singleNumber: Double? {
    if data.count == 1 { return data[0] }
    return name == "scale" && data.count == 2 && data[0] == data[1] ? data[0] : nil
  }
}
