/// The storage of one `@State` of one node (rule 3.4).
final class StateSlot<Value>: Location<Value>, StateStorage {
  /// The newest value.
  var value: Value
  /// The value that bodies have seen, while a write waits for its update.
  private var waiting: [(value: Value, batch: Int)] = []
  /// Whether the owner's body read the value (rule 3.6; the mark stays).
  var wasRead = false
  private weak var owner: Node?
  private let graph: ViewGraph
  private let index: Int
  private var readers: [WeakNode] = []

  @MainActor init(_ value: Value, owner: Node, index: Int) {
    self.value = value
    self.owner = owner
    self.graph = owner.graph
    self.index = index
  }

  var isGraphUpdating: Bool { graph.isUpdating }

  override var current: Value { value }

  override func read() -> Value {
    graph.noteRead(of: self)
    return value
  }

  func addReader(_ node: Node) {
    if !readers.contains(where: { $0.node === node }) { readers.append(WeakNode(node: node)) }
  }

  override func write(_ newValue: Value, transaction: Transaction?) {
    guard let owner, !owner.isDiscarded else { return }
    guard !graph.isUpdating else {
      RuntimeDiagnostics.report(.modifiedDuringUpdate)
      return graph.noteDiagnostic(.modifiedDuringUpdate)
    }
    guard !ValueComparison.areEqual(value, newValue) else { return }
    let batch = graph.batch(for: transaction ?? Transaction.current ?? Transaction())
    let old = value
    value = newValue
    if let last = waiting.last, last.batch == batch {
      waiting[waiting.count - 1].value = newValue
    } else {
      if waiting.isEmpty { committed = old }
      waiting.append((newValue, batch))
    }
    graph.enqueue(self, in: batch)
    graph.noteWrite(owner, index: index, old: old, new: newValue)
  }

  private var committed: Value?

  /// Makes the value of a batch the one that bodies see; tells which nodes depend on it.
  func commit(batch: Int) -> [Node] {
    guard let position = waiting.firstIndex(where: { $0.batch == batch }) else { return [] }
    let newest = waiting.last?.value ?? value
    let next = waiting.remove(at: position).value
    let isChanged = committed.map { !ValueComparison.areEqual($0, next) } ?? true
    latest = newest
    value = next
    committed = waiting.isEmpty ? nil : next
    guard isChanged else { return [] }
    readers.removeAll { $0.node == nil }
    var nodes = readers.compactMap(\.node)
    if wasRead, let owner { nodes.insert(owner, at: 0) }
    return nodes
  }

  private var latest: Value?

  /// Outside of updates the newest value is read again (rule 3.7).
  func endUpdate() {
    if let latest { value = latest }
    latest = nil
  }

  var valueText: String { String(reflecting: value) }
  var anyValue: Any { value }

  func discard() { owner = nil }

  @discardableResult func set(_ text: Any) -> Bool {
    guard let typed = text as? Value else { return false }
    write(typed, transaction: nil)
    return true
  }
}

struct WeakNode {
  weak var node: Node?
}

/// A state slot with its type left out.
protocol StateStorage: AnyObject {
  func commit(batch: Int) -> [Node]
  func endUpdate()
  func discard()
  func addReader(_ node: Node)
  func set(_ value: Any) -> Bool
  var valueText: String { get }
  var anyValue: Any { get }
}
