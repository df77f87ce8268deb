/// Writes on their way to an update. Those of one transaction take effect together, in one update (rule 3.10).
struct WriteBatches {
  struct Batch {
    var number: Int
    var transaction: Transaction
    /// Whether the writes were under no transaction at all.
    var isPlain: Bool
    var slots: ContiguousArray<PropertyStorage> = []
    var nodes: [Node] = []
  }

  private var batches: [Batch] = []
  /// Memory for the slots of the next batch.
  private var spareSlots: ContiguousArray<PropertyStorage> = []
  private var next = 1

  var isEmpty: Bool { batches.isEmpty }

  /// The number of the batch for a write under a transaction: the last one, if its transaction is the same.
  mutating func number(under transaction: Transaction?) -> Int {
    if let last = batches.indices.last {
      if let transaction {
        if batches[last].transaction == transaction { return batches[last].number }
      } else if batches[last].isPlain || batches[last].transaction == Transaction() {
        return batches[last].number
      }
    }
    let number = next
    next &+= 1
    var batch = Batch(number: number, transaction: transaction ?? Transaction(), isPlain: transaction == nil)
    swap(&batch.slots, &spareSlots)
    batches.append(batch)
    if let transaction { AnimationCompletions.hold(transaction.listeners) }
    return number
  }

  /// Adds a slot to the batch that was named last.
  mutating func add(_ slot: PropertyStorage, to batch: Int) {
    guard let last = batches.indices.last, batches[last].number == batch else { return }
    batches[last].slots.append(slot)
  }

  /// Adds a node whose source of truth is not a slot.
  mutating func add(_ node: Node, under transaction: Transaction?) {
    _ = number(under: transaction)
    batches[batches.count - 1].nodes.append(node)
  }

  mutating func takeFirst() -> Batch? { batches.isEmpty ? nil : batches.removeFirst() }

  mutating func removeAll() { batches = [] }

  /// Keeps the memory of a batch that is done for the next one.
  mutating func reuseMemory(of batch: inout Batch) {
    guard spareSlots.isEmpty, batch.slots.capacity > spareSlots.capacity, batch.slots.count < 4096 else { return }
    batch.slots.removeAll(keepingCapacity: true)
    swap(&batch.slots, &spareSlots)
  }
}
