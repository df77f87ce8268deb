/// The storage of one `@State` of one node (rule 3.4).
final class StateSlot<Value>: Location<Value>, StateStorage {
  /// The newest value; during an update the value of that update (rule 3.7).
  @exclusivity(unchecked) private(set) var value: Value
  /// The node whose state it is; `nil` once that is gone, and writes with it.
  @exclusivity(unchecked) private var owner: Unmanaged<Node>?
  /// Writes that wait for an update; kept from the first write on.
  @exclusivity(unchecked) private var pending: Pending?
  /// Other nodes whose bodies read the value, through bindings (rule 3.16).
  @exclusivity(unchecked) private var readers: [WeakNode]?
  @exclusivity(unchecked) private var marks: UInt32 = 0
  private let field: UInt32

  private final class Pending {
    /// The value that bodies have seen.
    @exclusivity(unchecked) var committed: Value
    /// The batch of the write that waits; 0 if none does.
    @exclusivity(unchecked) var batch = 0
    /// Where writes of several transactions wait: the value of each batch, oldest first (rule 3.10).
    @exclusivity(unchecked) var queue: Queue?

    init(committed: Value) { self.committed = committed }
  }

  private final class Queue {
    var waiting: [(value: Value, batch: Int)]
    /// The newest value, kept here while an update shows an older one.
    var newest: Value?

    init(_ waiting: [(value: Value, batch: Int)]) { self.waiting = waiting }
  }

  private static var readMark: UInt32 { 1 }

  init(_ value: Value, owner: Unmanaged<Node>, index: Int) {
    self.value = value
    self.owner = owner
    field = UInt32(truncatingIfNeeded: index)
  }

  /// Whether the owner's body read the value (rule 3.6; the mark stays).
  var wasRead: Bool {
    get { marks & Self.readMark != 0 }
    set { if newValue { marks |= Self.readMark } else { marks &= ~Self.readMark } }
  }

  @inline(__always) var isGraphUpdating: Bool {
    guard let owner else { return false }
    return owner.borrowed { $0.core.pointee.isUpdating }
  }

  override var stateStorage: (any StateStorage)? { self }

  /// What an update shows: a write of another transaction that still waits is not seen before its turn (rule 3.10).
  var shown: Value {
    guard let pending, pending.batch != 0 || pending.queue != nil, isGraphUpdating else { return value }
    return pending.committed
  }

  override var current: Value { shown }

  override func read() -> Value {
    owner?.borrowed { owner in
      if let reader = owner.core.pointee.reader { addReader(reader.takeUnretainedValue()) }
    }
    return shown
  }

  override func addReader(_ node: Node) {
    if let owner, owner.toOpaque() == Unmanaged.passUnretained(node).toOpaque() {
      wasRead = true
      return
    }
    if readers?.contains(where: { $0.node === node }) != true { readers = (readers ?? []) + [WeakNode(node: node)] }
  }

  override func write(_ newValue: Value, transaction: Transaction?) {
    guard let owner else { return }
    let core = owner.borrowed { $0.core }
    if core.pointee.isUpdating, core.pointee.rawGraph.borrowed({ !$0.takesWriteDuringUpdate() }) { return }
    guard !Self.areEqual(value, newValue) else { return }
    let batch = core.pointee.rawGraph.borrowed { $0.batch(for: transaction) }
    owner.borrowed { EventLog.record(.stateWritten, $0, field: Int(field), old: value, new: newValue) }
    if let pending {
      if pending.batch == 0, pending.queue == nil {
        pending.committed = value
        pending.batch = batch
        core.pointee.rawGraph.borrowed { $0.enqueue(self, in: batch) }
      } else if pending.batch != batch {
        wait(newValue, in: batch, pending)
      }
    } else {
      let pending = Pending(committed: value)
      pending.batch = batch
      self.pending = pending
      core.pointee.rawGraph.borrowed { $0.enqueue(self, in: batch) }
    }
    value = newValue
  }

  /// A write of another transaction than the one that waits already.
  private func wait(_ newValue: Value, in batch: Int, _ pending: Pending) {
    let queue = pending.queue ?? Queue([(value, pending.batch)])
    pending.queue = queue
    pending.batch = 0
    if queue.waiting.last?.batch == batch {
      queue.waiting[queue.waiting.count - 1].value = newValue
    } else {
      queue.waiting.append((newValue, batch))
      owner?.borrowed { $0.graph.enqueue(self, in: batch) }
    }
  }

  /// Equal by value (rule 3.8): whole numbers and truth values at once, all else as `ValueComparison` has it.
  @inline(__always) private static func areEqual(_ left: Value, _ right: Value) -> Bool {
    if Value.self == Int.self { return unsafeBitCast(left, to: Int.self) == unsafeBitCast(right, to: Int.self) }
    if Value.self == Bool.self { return unsafeBitCast(left, to: Bool.self) == unsafeBitCast(right, to: Bool.self) }
    return ValueComparison.areEqual(left, right)
  }

  /// Makes the value of a batch the one that bodies see; what depends on it becomes invalid.
  override func commit(batch: Int, in graph: ViewGraph) {
    guard let pending else { return }
    let isChanged: Bool
    if let queue = pending.queue {
      guard let position = queue.waiting.firstIndex(where: { $0.batch == batch }) else { return }
      let next = queue.waiting.remove(at: position).value
      isChanged = !Self.areEqual(pending.committed, next)
      if !queue.waiting.isEmpty || queue.newest != nil { queue.newest = queue.newest ?? value }
      value = next
      pending.committed = next
      graph.endsUpdateLater(self)
    } else {
      guard pending.batch == batch else { return }
      isChanged = !Self.areEqual(pending.committed, value)
      // No value is kept alive that the state no longer has.
      pending.committed = value
      pending.batch = 0
    }
    guard isChanged else { return }
    if wasRead, let owner { owner.borrowed { graph.invalidate($0) } }
    guard readers != nil else { return }
    readers?.removeAll { $0.node == nil }
    for reader in readers ?? [] { if let node = reader.node { graph.invalidate(node) } }
  }

  /// Outside of updates the newest value is read again (rule 3.7).
  override func endUpdate() {
    guard let pending, let queue = pending.queue else { return }
    if let newest = queue.newest {
      value = newest
      queue.newest = nil
    }
    if queue.waiting.isEmpty { pending.queue = nil }
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
  func set(_ value: Any) -> Bool
  var valueText: String { get }
  var anyValue: Any { get }
}
