/// Marks a view with a value for a selection (rule 2.12: no identity).
nonisolated public struct _TagModifier<Value: Hashable>: PrimitiveModifier {
  public typealias Body = Never
  let value: Value
  let includesOptional: Bool
  /// The value.
  @MainActor public var _attributes: [NodeAttribute] { [NodeAttribute("tag", "\(value)")] }
}

/// A view, modifier or row that stands for a value in a selection.
@MainActor protocol TagRole {
  var tag: AnyHashable { get }
}

extension _TagModifier: TagRole {
  @MainActor var tag: AnyHashable { AnyHashable(value) }
}

extension View {
  /// Marks the view with a value for a selection.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(value: tag, includesOptional: includeOptional))
  }
}

/// Rows of a collection, with the ids that stand for them in a selection.
@MainActor protocol RowContainer: Node {
  /// The typed id of the row that the child at a position is.
  func rowID(at position: Int) -> AnyHashable?
}

extension ForEachNode: RowContainer {
  func rowID(at position: Int) -> AnyHashable? {
    let data = view.data
    // Of rows that are made when they become visible, only some are children.
    let index = madeRowNumbers.map { $0.indices.contains(position) ? $0[position] : data.count } ?? position
    guard index < data.count else { return nil }
    let element = data[data.index(data.startIndex, offsetBy: index)]
    switch view.identify {
    case .keyPath(let path): return AnyHashable(element[keyPath: path])
    case .identifiable(let id): return AnyHashable(id(element))
    case .element, .constantRange:
      guard let id = element as? ID else { return nil }
      return AnyHashable(id)
    }
  }
}

/// The tagged views below a node.
@MainActor enum Tagged {
  struct Found {
    var tag: AnyHashable
    var node: Node
  }

  /// The tagged views in tree order. A view without a tag in a row of a `ForEach` is tagged by the row's id.
  static func views(below root: Node, isStop: (Node) -> Bool = { _ in false }) -> [Found] {
    var found: [Found] = []
    var waiting: [(node: Node, implicit: AnyHashable?)] = root.children.reversed().map { ($0, nil) }
    while let (node, implicit) = waiting.popLast() {
      if let tag = node.role(TagRole.self)?.tag {
        found.append(Found(tag: tag, node: node))
        continue
      }
      if node.isLeafView, let implicit {
        found.append(Found(tag: explicitTag(below: node) ?? implicit, node: node))
        continue
      }
      if isStop(node) { continue }
      let container = node as? any RowContainer
      for (index, child) in node.children.enumerated().reversed() {
        waiting.append((child, container.map { $0.rowID(at: index) } ?? implicit))
      }
    }
    return found
  }

  private static func explicitTag(below node: Node) -> AnyHashable? {
    var node = node
    while node.childCount == 1 {
      node = node.child(at: 0)
      if let tag = node.role(TagRole.self)?.tag { return tag }
    }
    return nil
  }

  /// The tag that stands for the row that a node is in, up to a container.
  static func tag(of node: Node, in container: Node) -> AnyHashable? {
    var implicit: AnyHashable?
    var current = node
    while current !== container, let parent = current.parent {
      if let tag = current.role(TagRole.self)?.tag { return tag }
      if implicit == nil, let rows = parent as? any RowContainer { implicit = rows.rowID(at: current.slot) }
      current = parent
    }
    if let implicit {
      return implicit
    }
    return nil
  }

  /// Whether a tag stands for a selection, either of which may be optional.
  static func matches(_ tag: AnyHashable, _ selection: AnyHashable?) -> Bool {
    guard let selection else { return false }
    return tag == selection
  }
}

extension AnyHashable {
  /// The value as another type; a plain value also as an optional of itself, and an optional as what it holds.
  func cast<Value>(to type: Value.Type) -> Value? {
    if let value = base as? Value { return value }
    let mirror = Mirror(reflecting: base)
    guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value else { return nil }
    return wrapped as? Value
  }
}

extension Node {
  /// The texts at and below the node, in tree order.
  @MainActor var texts: [String] {
    var result: [String] = []
    var waiting: [Node] = [self]
    while let next = waiting.popLast() {
      if let text = next.text { result.append(text) }
      waiting.append(contentsOf: next.children.reversed())
    }
    return result
  }
}
