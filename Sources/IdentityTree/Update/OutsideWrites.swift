import Foundation

/// Writes to states from other threads than the main one. They are allowed at any time, and take effect there; until
/// then their own thread reads back what it wrote.
enum OutsideWrites {
  private struct Waiting {
    var value: Any
    var count: Int
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var waiting: [ObjectIdentifier: Waiting] = [:]
  /// A hint that need not be exact, so that who reads on the main thread asks for no lock.
  private(set) nonisolated(unsafe) static var mayWait = false

  /// Has a write done on the main actor.
  static func put<Value>(_ value: Value, in slot: StateSlot<Value>, on clock: VirtualClock, _ transaction: Transaction?)
  {
    let key = ObjectIdentifier(slot)
    lock.withLock {
      waiting[key] = Waiting(value: value, count: (waiting[key]?.count ?? 0) + 1)
      mayWait = true
    }
    nonisolated(unsafe) let (value, slot) = (value, slot)
    clock.schedule(after: 0) {
      lock.withLock {
        waiting[key]?.count -= 1
        if waiting[key]?.count == 0 { waiting[key] = nil }
        mayWait = !waiting.isEmpty
      }
      slot.write(value, transaction: transaction)
    }
  }

  /// What the running thread wrote and is not there yet.
  static func value<Value>(of slot: StateSlot<Value>) -> Value? {
    guard !MainQueue.isCurrent else { return nil }
    return lock.withLock { waiting[ObjectIdentifier(slot)]?.value as? Value }
  }
}
