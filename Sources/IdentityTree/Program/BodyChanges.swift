/// The values of views and of their dynamic properties at one moment, to say afterwards why bodies ran.
@MainActor struct BodyChanges {
  private struct Values {
    let view: Any
    let properties: [Any]
  }

  private var values: [NodeID: Values] = [:]

  init(_ graph: ViewGraph) {
    for node in NodeQuery(graph: graph).live where node.hasBody { values[node.id] = Self.values(of: node) }
  }

  /// For each node that lived before what differs now, as `_printChanges()` would name it (rule 6.7).
  func reasons(in graph: ViewGraph) -> [NodeID: [String]] {
    var reasons: [NodeID: [String]] = [:]
    for node in NodeQuery(graph: graph).live {
      guard let old = values[node.id] else { continue }
      let new = Self.values(of: node)
      let fields = node.type.dynamicFields
      var names = ValueComparison.areSame(old.view, new.view) ? [] : ["@self"]
      for index in fields.indices where index < old.properties.count {
        if !ValueComparison.areSame(old.properties[index], new.properties[index]) { names.append(fields[index].name) }
      }
      reasons[node.id] = names
    }
    return reasons
  }

  private static func values(of node: Node) -> Values {
    Values(
      view: node.anyValue,
      properties: TracedProperties.values(of: node))
  }
}
