/// The storage of one `@State` of one node (rule 3.4).
final class StateSlot<Value>: Location<Value>, StateStorage {
  /// The newest value; during an update the value of that update (rule 3.7).
  @exclusivity(unchecked) private(set) var value: Value
  /// The address of the node whose state it is, 0 once that is gone, and writes with it; the lowest bit says whether
  /// the owner's body read the value. A tree holds many slots, so they are kept small.
  @exclusivity(unchecked) private var ownerBits: UInt
  /// What slots have that were written, or read by other nodes; kept from the first time on.
  @exclusivity(unchecked) private var pending: Pending?

  private final class Pending {
    /// The value that bodies have seen.
    @exclusivity(unchecked) var committed: Value
    /// The batch of the write that waits; 0 if none does.
    @exclusivity(unchecked) var batch = 0
    /// Where writes of several transactions wait: the value of each batch, oldest first (rule 3.10).
    @exclusivity(unchecked) var queue: Queue?
    /// Other nodes whose bodies read the value, through bindings (rule 3.16).
    @exclusivity(unchecked) var readers: [WeakNode] = []

    init(committed: Value) { self.committed = committed }
  }

  private final class Queue {
    var waiting: [(value: Value, batch: Int)]
    /// The newest value, kept here while an update shows an older one.
    var newest: Value?

    init(_ waiting: [(value: Value, batch: Int)]) { self.waiting = waiting }
  }

  private static var readMark: UInt { 1 }

  init(_ value: Value, owner: Unmanaged<Node>) {
    self.value = value
    ownerBits = UInt(bitPattern: owner.toOpaque())
  }

  @inline(__always) private var owner: Unmanaged<Node>? {
    UnsafeRawPointer(bitPattern: ownerBits & ~Self.readMark).map { .fromOpaque($0) }
  }

  /// Whether the owner's body read the value (rule 3.6; the mark stays).
  @inline(__always) var wasRead: Bool {
    get { ownerBits & Self.readMark != 0 }
    set { if newValue { ownerBits |= Self.readMark } else { ownerBits &= ~Self.readMark } }
  }

  /// The number of the property among those of a node.
  @inline(__always) private func field(in node: Node) -> Int { node.number(ofProperty: self) }

  @inline(__always) var isGraphUpdating: Bool {
    guard let owner else { return false }
    return owner.borrowed { $0.core.pointee.isUpdating }
  }

  override var stateStorage: (any StateStorage)? { self }

  /// What an update shows: a write of another transaction that still waits is not seen before its turn (rule 3.10).
  var shown: Value {
    guard let pending, pending.batch != 0 || pending.queue != nil, isGraphUpdating else { return newest }
    return pending.committed
  }

  /// The newest value, for the thread that asks.
  @inline(__always) var newest: Value {
    if OutsideWrites.mayWait, let waiting = OutsideWrites.value(of: self) { return waiting }
    return value
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
    let pending = pending ?? Pending(committed: value)
    self.pending = pending
    if !pending.readers.contains(where: { $0.node === node }) { pending.readers.append(WeakNode(node: node)) }
  }

  override func write(_ newValue: Value, transaction: Transaction?) {
    guard let owner else { return }
    let core = owner.borrowed { $0.core }
    guard MainQueue.isCurrent else {
      let clock = core.pointee.rawGraph.borrowed { $0.clock }
      return OutsideWrites.put(newValue, in: self, on: clock, transaction ?? Transaction.current)
    }
    if core.pointee.isUpdating, core.pointee.rawGraph.borrowed({ !$0.takesWriteDuringUpdate() }) { return }
    guard !Self.areEqual(value, newValue) else { return }
    let batch = core.pointee.rawGraph.borrowed { $0.batch(for: transaction) }
    owner.borrowed { EventLog.record(.stateWritten, $0, field: field(in: $0), old: value, new: newValue) }
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
    guard !pending.readers.isEmpty else { return }
    pending.readers.removeAll { $0.node == nil }
    for reader in pending.readers { if let node = reader.node { graph.invalidate(node) } }
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
    EventLog.record(.stateDiscarded, node, field: field(in: node), value: value)
  }

  override func discard() {
    ownerBits = 0
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
