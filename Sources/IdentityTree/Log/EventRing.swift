/// The newest events, up to a cap, as plain memory.
struct EventRing {
  private var buffer: UnsafeMutablePointer<RawEvent>
  private var capacity: Int
  private var head = 0
  private(set) var count = 0
  /// The most events that are kept.
  private(set) var cap = 1 << 16
  /// How many events of each kind were recorded since the graph was made, dropped and taken ones included.
  private let totals: UnsafeMutablePointer<Int>

  init() {
    // Memory that is not written costs nothing; to grow step by step would copy all events again and again.
    capacity = cap
    buffer = .allocate(capacity: capacity)
    totals = .allocate(capacity: 256)
    totals.initialize(repeating: 0, count: 256)
  }

  func deallocate() {
    buffer.deallocate()
    totals.deallocate()
  }

  func total(_ kind: Event.Kind) -> Int { totals[Int(unsafeBitCast(kind, to: UInt8.self))] }

  var isFull: Bool { count == capacity && capacity >= cap }

  /// Adds an event; there is room (see ``isFull``).
  @inline(__always) mutating func append(_ event: RawEvent) {
    if count == capacity { grow() }
    var position = head &+ count
    if position >= capacity { position &-= capacity }
    (buffer + position).initialize(to: event)
    count &+= 1
    totals[Int(unsafeBitCast(event.kind, to: UInt8.self))] &+= 1
  }

  @inline(never) private mutating func grow() { move(to: min(capacity * 4, cap)) }

  private mutating func move(to newCapacity: Int) {
    let new = UnsafeMutablePointer<RawEvent>.allocate(capacity: newCapacity)
    let first = min(count, capacity - head)
    new.moveInitialize(from: buffer + head, count: first)
    (new + first).moveInitialize(from: buffer, count: count - first)
    buffer.deallocate()
    buffer = new
    head = 0
    capacity = newCapacity
  }

  /// How many events were dropped since all were taken.
  private(set) var droppedCount = 0

  /// Whether more than its bytes goes with the oldest event.
  @inline(__always) var oldestHasText: Bool {
    let form = buffer[head].form
    return form == .text || (form == .removal && buffer[head].first.0 == 0)
  }

  /// Takes the oldest event out.
  @discardableResult @inline(__always) mutating func dropOldest() -> RawEvent {
    let oldest = buffer[head]
    head &+= 1
    if head == capacity { head = 0 }
    count &-= 1
    droppedCount &+= 1
    return oldest
  }

  /// Sets the cap; there are no more events than that.
  mutating func setCap(_ newCap: Int) {
    cap = newCap
    if capacity > newCap { move(to: newCap) }
  }

  subscript(index: Int) -> RawEvent {
    let position = head + index
    return buffer[position >= capacity ? position - capacity : position]
  }

  mutating func removeAll() {
    head = 0
    count = 0
    droppedCount = 0
  }
}
