/// The newest events, up to a cap, as plain memory.
///
/// Events are numbered as they come, and each stands at its number modulo the capacity. At the cap the oldest go, some
/// at a time, so that nearly every event costs a comparison and the bytes that it writes.
struct EventRing {
  private var buffer: UnsafeMutablePointer<RawEvent>
  /// One less than the capacity, which is a power of two.
  private var mask: Int
  /// The number of the next event.
  private var end = 0
  /// The number of the oldest event.
  private var start = 0
  /// The end at which there is no room for another.
  private var limit: Int
  /// The most events that are kept.
  private(set) var cap = 1 << 16
  /// How many events were dropped since all were taken.
  private(set) var droppedCount = 0
  /// How many events of each kind were recorded since the graph was made, dropped and taken ones included.
  private let totals: UnsafeMutablePointer<Int>

  init() {
    // Memory that is not written costs nothing; to grow step by step would copy all events again and again.
    mask = cap &- 1
    limit = cap
    buffer = .allocate(capacity: cap)
    totals = .allocate(capacity: 256)
    totals.initialize(repeating: 0, count: 256)
  }

  func deallocate() {
    buffer.deallocate()
    totals.deallocate()
  }

  func total(_ kind: Event.Kind) -> Int { totals[Int(unsafeBitCast(kind, to: UInt8.self))] }

  var count: Int { end &- start }

  /// How many events there were since all were taken, dropped ones included.
  var recordedCount: Int { count &+ droppedCount }

  @inline(__always) var isFull: Bool { end == limit }

  /// Adds an event; there is room (see ``isFull``).
  @inline(__always) mutating func append(_ event: RawEvent) {
    (buffer + (end & mask)).initialize(to: event)
    end &+= 1
    totals[Int(unsafeBitCast(event.kind, to: UInt8.self))] &+= 1
  }

  /// How many of the oldest events go at once where there is no room.
  var batch: Int { max(1, cap >> 4) }

  /// Drops the oldest events.
  mutating func dropOldest(_ number: Int) {
    let number = min(number, count)
    start &+= number
    limit = start &+ cap
    droppedCount &+= number
  }

  /// Sets the cap; there are no more events than that.
  mutating func setCap(_ newCap: Int) {
    cap = newCap
    limit = start &+ cap
    let capacity = 1 << (Int.bitWidth - max(newCap - 1, 0).leadingZeroBitCount)
    guard capacity != mask + 1 else { return }
    let new = UnsafeMutablePointer<RawEvent>.allocate(capacity: capacity)
    for number in start..<end {
      (new + (number & (capacity &- 1))).initialize(to: buffer[number & mask])
    }
    buffer.deallocate()
    buffer = new
    mask = capacity &- 1
  }

  /// An event, counted from the oldest.
  subscript(index: Int) -> RawEvent { buffer[(start &+ index) & mask] }

  mutating func removeAll() {
    start = end
    limit = start &+ cap
    droppedCount = 0
  }
}
