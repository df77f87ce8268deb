/// The environment of a part of the tree, and who reads it.
final class EnvironmentScope {
  private(set) var values: EnvironmentValues
  private weak var parent: EnvironmentScope?
  private var children: [WeakScope] = []
  private var readers: [Reader] = []
  private var change: ((inout EnvironmentValues) -> Void)?

  private struct WeakScope {
    weak var scope: EnvironmentScope?
  }
  private struct Reader {
    weak var node: Node?
    var differs: (EnvironmentValues, EnvironmentValues) -> Bool
  }

  /// The plain memory of the graph.
  let core: CorePointer

  init(values: EnvironmentValues, core: CorePointer) {
    self.values = values
    self.core = core
  }

  init(parent: EnvironmentScope, change: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    core = parent.core
    self.change = change
    values = parent.values
    change(&values)
    parent.children.append(WeakScope(scope: self))
  }

  func addReader(_ node: Node, differs: @escaping (EnvironmentValues, EnvironmentValues) -> Bool) {
    readers.append(Reader(node: node, differs: differs))
  }

  /// Applies another change, and tells which nodes read something that became different (rule 3.17).
  func update(change: @escaping (inout EnvironmentValues) -> Void) -> [Node] {
    self.change = change
    var base = parent?.values ?? EnvironmentValues()
    change(&base)
    return set(base)
  }

  func set(_ new: EnvironmentValues) -> [Node] {
    let old = values
    values = new
    readers.removeAll { $0.node == nil }
    children.removeAll { $0.scope == nil }
    var nodes = readers.filter { $0.differs(old, new) }.compactMap(\.node)
    for child in children.compactMap(\.scope) {
      var next = new
      child.change?(&next)
      nodes += child.set(next)
    }
    return nodes
  }
}
