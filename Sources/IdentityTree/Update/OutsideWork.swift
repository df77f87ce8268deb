import Dispatch
import Foundation

// Work that a program does outside of the main actor's tasks and queue: on global queues, queues of its own, threads.
// It runs in real time. Its clock counts it as it counts tasks, so that a step waits for it, for a bounded time.

extension VirtualClock {
  /// A piece of work begins elsewhere; `place` says where, in words.
  func outsideBegins(_ place: String) {
    taskStarted()
    noteOutside(place)
  }

  /// Runs a piece of work that has begun elsewhere, as code of this clock's tree, and ends it.
  func runOutside(_ place: String, _ work: () -> Void) {
    asCurrent(work)
    outsideEnds(place)
  }

  /// Hands work to a queue that is not the main one.
  func submit(
    to queue: DispatchQueue, group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], _ work: @escaping @Sendable () -> Void
  ) {
    let place = queue.place
    outsideBegins(place)
    let counted: @Sendable () -> Void = { self.runOutside(place, work) }
    if queue.isGlobal, !flags.contains(.barrier) {
      group?.enter()
      globalWork.add(on: queue, qos: qos) {
        counted()
        group?.leave()
      }
    } else {
      queue.async(group: group, qos: qos, flags: flags, execute: counted)
    }
  }
}

extension DispatchQueue {
  /// Each use of the main queue may be another object on Linux.
  var isMain: Bool { label == DispatchQueue.main.label }
  var isGlobal: Bool { label.hasPrefix("com.apple.root.") }
  /// In words, for a diagnostic.
  fileprivate var place: String { isGlobal ? "a global queue" : label.isEmpty ? "a queue" : "the queue \"\(label)\"" }
}

/// The work of a tree on global queues: one piece after the other, in the order in which it was begun, so that a run is
/// the same each time. A piece that takes long does not hold up the next ones for long: it may wait for them.
final class GlobalWork: @unchecked Sendable {
  private struct Piece {
    let queue: DispatchQueue
    let qos: DispatchQoS
    let work: @Sendable () -> Void
  }

  /// For how many seconds of real time the next piece is held back.
  private static var patience: Double { 0.1 }

  private let lock = NSLock()
  private var waiting: [Piece] = []
  /// The piece that holds the others back, counted from 1; 0 if none does.
  private var holder = 0
  private var count = 0

  func add(on queue: DispatchQueue, qos: DispatchQoS, _ work: @escaping @Sendable () -> Void) {
    lock.withLock { waiting.append(Piece(queue: queue, qos: qos, work: work)) }
    begin()
  }

  private func begin() {
    let next: (piece: Piece, number: Int)? = lock.withLock {
      guard holder == 0, !waiting.isEmpty else { return nil }
      count += 1
      holder = count
      return (waiting.removeFirst(), count)
    }
    guard let (piece, number) = next else { return }
    piece.queue.async(group: nil, qos: piece.qos, flags: []) {
      piece.work()
      self.release(number)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, qos: .unspecified, flags: []) {
      self.release(number)
    }
  }

  private func release(_ number: Int) {
    let isHolder = lock.withLock {
      guard holder == number else { return false }
      holder = 0
      return true
    }
    if isHolder { begin() }
  }
}

/// Blocks that wait for a group of work.
final class GroupNotices: @unchecked Sendable {
  private let lock = NSLock()
  private var groups: [Int: DispatchGroup] = [:]
  private var lastNumber = 0

  func add(_ group: DispatchGroup) -> Int {
    lock.withLock {
      lastNumber += 1
      groups[lastNumber] = group
      return lastNumber
    }
  }

  func remove(_ number: Int) { lock.withLock { groups[number] = nil } }

  /// Whether a block is about to run: its group is empty.
  var isOneDue: Bool {
    let groups = lock.withLock { Array(self.groups.values) }
    return groups.contains { $0.wait(timeout: .now()) == .success }
  }
}

/// Operations that their clock counts; what `OperationQueue()` becomes in a file that the command line compiles.
public final class _CountingQueue: OperationQueue, @unchecked Sendable {
  private static let place = "an operation queue"

  private func count(_ operation: Foundation.Operation) {
    guard let clock = VirtualClock.current else { return }
    clock.outsideBegins(Self.place)
    let completion = operation.completionBlock
    operation.completionBlock = {
      clock.asCurrent { completion?() }
      clock.outsideEnds(Self.place)
    }
  }

  public override func addOperation(_ block: @escaping @Sendable () -> Void) {
    guard let clock = VirtualClock.current else { return super.addOperation(block) }
    addOperation(BlockOperation { clock.asCurrent(block) })
  }

  public override func addOperation(_ op: Foundation.Operation) {
    count(op)
    super.addOperation(op)
  }

  public override func addOperations(_ ops: [Foundation.Operation], waitUntilFinished wait: Bool) {
    ops.forEach(count)
    super.addOperations(ops, waitUntilFinished: wait)
  }
}

extension Thread {
  /// What `Thread.detachNewThread` becomes in a file that the command line compiles: the clock counts the thread.
  public static func _startNewThread(_ block: @escaping @Sendable () -> Void) {
    guard let clock = VirtualClock.current else { return detachNewThread(block) }
    let place = "a thread"
    clock.outsideBegins(place)
    detachNewThread { clock.runOutside(place, block) }
  }
}
