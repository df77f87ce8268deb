/// The storage of one `@State` of one node (rule 3.4).
final class StateSlot<Value>: Location<Value>, StateStorage {
  /// The newest value; during an update the value of that update (rule 3.7).
  private(set) var value: Value
  /// The node whose state it is; `nil` once that is gone, and writes with it.
  private var owner: Unmanaged<Node>?
  private var marks: UInt32 = 0
  private let field: UInt32
  /// What waits for an update; `nil` most of the time.
  private var pending: Pending?
  /// Other nodes whose bodies read the value, through bindings (rule 3.16).
  private var readers: [WeakNode]?

  private final class Pending {
    /// The value that bodies have seen.
    var committed: Value
    /// The value of each batch of writes that waits, oldest first.
    var waiting: [(value: Value, batch: Int)]
    /// The newest value, kept here while an update shows an older one.
    var newest: Value?

    init(committed: Value, value: Value, batch: Int) {
      self.committed = committed
      waiting = [(value, batch)]
    }
  }

  private static var readMark: UInt32 { 1 }

  init(_ value: Value, owner: Node, index: Int) {
    self.value = value
    self.owner = .passUnretained(owner)
    field = UInt32(truncatingIfNeeded: index)
  }

  /// Whether the owner's body read the value (rule 3.6; the mark stays).
  var wasRead: Bool {
    get { marks & Self.readMark != 0 }
    set { if newValue { marks |= Self.readMark } else { marks &= ~Self.readMark } }
  }

  @inline(__always) var isGraphUpdating: Bool {
    guard let owner else { return false }
    return owner._withUnsafeGuaranteedRef { $0.core.pointee.isUpdating }
  }

  override var stateStorage: (any StateStorage)? { self }

  /// What an update shows: a write of another transaction that still waits is not seen before its turn (rule 3.10).
  var shown: Value {
    guard let pending, isGraphUpdating else { return value }
    return pending.committed
  }

  override var current: Value { shown }

  override func read() -> Value {
    owner?._withUnsafeGuaranteedRef { $0.graph.noteRead(of: self) }
    return shown
  }

  func addReader(_ node: Node) {
    if let owner, owner.toOpaque() == Unmanaged.passUnretained(node).toOpaque() {
      wasRead = true
      return
    }
    if readers?.contains(where: { $0.node === node }) != true { readers = (readers ?? []) + [WeakNode(node: node)] }
  }

  override func write(_ newValue: Value, transaction: Transaction?) {
    guard let owner = owner?.takeUnretainedValue() else { return }
    let graph = owner.graph
    if graph.isUpdating {
      RuntimeDiagnostics.report(.modifiedDuringUpdate)
      graph.noteDiagnostic(.modifiedDuringUpdate)
      graph.touch(.bodyWrites)
      guard graph.policies.bodyWrites == .deferred else { return }
    }
    guard !Self.areEqual(value, newValue) else { return }
    let batch = graph.batch(for: transaction ?? Transaction.current ?? Transaction())
    EventLog.record(.stateWritten, owner, field: Int(field), old: value, new: newValue)
    if let pending {
      if pending.waiting.last?.batch == batch {
        pending.waiting[pending.waiting.count - 1].value = newValue
      } else {
        pending.waiting.append((newValue, batch))
        graph.enqueue(self, in: batch)
      }
    } else {
      pending = Pending(committed: value, value: newValue, batch: batch)
      graph.enqueue(self, in: batch)
    }
    value = newValue
  }

  /// Equal by value (rule 3.8): by bytes where the type is plain, else as `ValueComparison` has it.
  @inline(__always) private static func areEqual(_ left: Value, _ right: Value) -> Bool {
    if let left = left as? Int, let right = right as? Int { return left == right }
    return ValueComparison.areEqual(left, right)
  }

  /// Makes the value of a batch the one that bodies see; tells which nodes depend on it.
  func commit(batch: Int, invalidate: (Node) -> Void) {
    guard let pending, let position = pending.waiting.firstIndex(where: { $0.batch == batch }) else { return }
    let next = pending.waiting.remove(at: position).value
    let isChanged = !Self.areEqual(pending.committed, next)
    if !pending.waiting.isEmpty || pending.newest != nil { pending.newest = pending.newest ?? value }
    value = next
    pending.committed = next
    guard isChanged else { return }
    if wasRead, let owner { invalidate(owner.takeUnretainedValue()) }
    guard readers != nil else { return }
    readers?.removeAll { $0.node == nil }
    for reader in readers ?? [] { if let node = reader.node { invalidate(node) } }
  }

  /// Outside of updates the newest value is read again (rule 3.7).
  func endUpdate() {
    guard let pending else { return }
    if let newest = pending.newest {
      value = newest
      pending.newest = nil
    }
    if pending.waiting.isEmpty { self.pending = nil }
  }

  var valueText: String { ValueText.reflecting(value) }
  var anyValue: Any { value }

  override func recordDiscard(of node: Node) {
    EventLog.record(.stateDiscarded, node, field: Int(field), value: value)
  }

  override func discard() {
    owner = nil
    readers = nil
    pending = nil
  }

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
  func commit(batch: Int, invalidate: (Node) -> Void)
  func endUpdate()
  func recordDiscard(of node: Node)
  func discard()
  func addReader(_ node: Node)
  func set(_ value: Any) -> Bool
  var valueText: String { get }
  var anyValue: Any { get }
}
