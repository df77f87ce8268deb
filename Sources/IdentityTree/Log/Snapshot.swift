/// The tree at one moment, as a value.
public struct Snapshot: Sendable, Equatable, Codable, CustomStringConvertible {
  /// One node with what it holds.
  public struct NodeValue: Sendable, Equatable, Codable {
    public var id: NodeID
    public var type: String
    public var path: IdentityPath
    /// The last step of the path.
    public var step: PathStep
    /// Names and values of the state, in source order.
    public var state: [StateValue]
    /// The text that the node shows.
    public var text: String?
    /// The value of an explicit id, or a wrapped type.
    public var detail: String?
    /// How many times views called back on appearance in this node's modifiers.
    public var animations: [String]
    public var place: SourcePlace?
    public var children: [NodeValue]
  }

  /// A state property with its value as text.
  public struct StateValue: Sendable, Equatable, Codable {
    public var name: String
    public var value: String
  }

  public var root: NodeValue?

  /// Every node, parents before children.
  public var nodes: [NodeValue] {
    var result: [NodeValue] = []
    var waiting = root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      result.append(node)
      waiting.append(contentsOf: node.children.reversed())
    }
    return result
  }

  /// The texts shown, in tree order.
  public var texts: [String] { nodes.compactMap(\.text) }

  /// The tree as indented lines.
  public var description: String {
    var lines: [String] = []
    var waiting: [(NodeValue, Int)] = root.map { [($0, 0)] } ?? []
    while let (node, depth) = waiting.popLast() {
      let indent = String(repeating: "  ", count: min(depth, 60))
      var line = "\(indent)\(node.type) \(node.id)"
      switch node.step {
      case .branch, .some, .element, .explicit: line += " [\(node.step)]"
      default: break
      }
      if let text = node.text { line += " \"\(text)\"" }
      if !node.state.isEmpty { line += "  " + node.state.map { "\($0.name) = \($0.value)" }.joined(separator: ", ") }
      lines.append(line)
      waiting.append(contentsOf: node.children.reversed().map { ($0, depth + 1) })
    }
    return lines.joined(separator: "\n")
  }
}
