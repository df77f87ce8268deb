import Dispatch
import Foundation

// The main queue on the virtual clock; delays of other queues too. Functions of this library take the place of those of
// Dispatch only where they are the better ones for the compiler: where they have fewer arguments with defaults. Work
// items have no such functions; in a file that the command line compiles, `execute:` gets the name `perform:` below,
// which is as long, so that no place in the file moves.

extension DispatchQueue {
  /// Runs work later: on the main queue by the virtual clock, elsewhere in real time.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) { async(perform: work) }

  /// Runs work of a group later.
  public func async(group: DispatchGroup, execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(group: group, perform: work)
  }

  /// Runs work later, with a quality of service.
  public func async(qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(qos: qos, perform: work)
  }

  /// Runs work later, such as a barrier.
  public func async(flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(flags: flags, perform: work)
  }

  /// Runs work later, with a quality of service.
  public func async(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(qos: qos, flags: flags, perform: work)
  }

  /// Runs work of a group later, with a quality of service.
  public func async(
    group: DispatchGroup, qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: group, qos: qos, perform: work)
  }

  /// Runs work after a time on the virtual clock.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
    asyncAfter(deadline: deadline, perform: work)
  }

  /// Runs work after a time on the virtual clock, with a quality of service.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(deadline: deadline, qos: qos, perform: work)
  }

  /// Runs work at a time of day, as far as that is away on the virtual clock.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(wallDeadline: wallDeadline, perform: work)
  }
}

// MARK: What `execute:` becomes
// A closure behind the call has no label: for the compiler these are never the better ones then.

extension DispatchQueue {
  @_disfavoredOverload
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    perform work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let clock = VirtualClock.current else {
      return async(group: group, qos: qos, flags: flags, execute: work)
    }
    guard isMain else { return clock.submit(to: self, group: group, qos: qos, flags: flags, work) }
    group?.enter()
    clock.schedule(after: 0) {
      work()
      group?.leave()
    }
  }

  public func async(group: DispatchGroup? = nil, perform workItem: DispatchWorkItem) {
    nonisolated(unsafe) let workItem = workItem
    async(group: group, perform: { workItem.perform() })
  }

  @_disfavoredOverload
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    perform work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let clock = VirtualClock.current else {
      return asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
    }
    perform(after: deadline.secondsFromNow, on: clock, qos, flags, work)
  }

  public func asyncAfter(deadline: DispatchTime, perform workItem: DispatchWorkItem) {
    nonisolated(unsafe) let workItem = workItem
    asyncAfter(deadline: deadline, perform: { workItem.perform() })
  }

  @_disfavoredOverload
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    perform work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let clock = VirtualClock.current else {
      return asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags, execute: work)
    }
    perform(after: wallDeadline.secondsFromNow, on: clock, qos, flags, work)
  }

  public func asyncAfter(wallDeadline: DispatchWallTime, perform workItem: DispatchWorkItem) {
    nonisolated(unsafe) let workItem = workItem
    asyncAfter(wallDeadline: wallDeadline, perform: { workItem.perform() })
  }

  private func perform(
    after seconds: Double, on clock: VirtualClock, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags,
    _ work: @escaping @Sendable () -> Void
  ) {
    let isMain = isMain
    clock.schedule(after: seconds) { [unowned clock] in
      if isMain { work() } else { clock.submit(to: self, qos: qos, flags: flags, work) }
    }
  }
}

extension DispatchGroup {
  /// Runs work once the group is empty.
  public func notify(queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let clock = VirtualClock.current else {
      return notify(qos: .unspecified, flags: [], queue: queue, execute: work)
    }
    let number = clock.groupNotices.add(self)
    notify(qos: .unspecified, flags: [], queue: .global()) {
      clock.asCurrent { queue.async(perform: work) }
      clock.groupNotices.remove(number)
    }
  }
}

extension DispatchTime {
  /// Rounded to milliseconds, so that the few nanoseconds between `.now()` and here do not count.
  var secondsFromNow: Double {
    let now = DispatchTime.now().uptimeNanoseconds
    guard uptimeNanoseconds > now else { return 0 }
    return (Double(uptimeNanoseconds - now) / 1e6).rounded() / 1000
  }
}

extension DispatchWallTime {
  /// A time of day counts its nanoseconds downwards.
  fileprivate var secondsFromNow: Double {
    let nanoseconds = DispatchWallTime.now().rawValue &- rawValue
    return max((Double(Int64(bitPattern: nanoseconds)) / 1e6).rounded() / 1000, 0)
  }
}

// MARK: Sources of time

/// What is known of a timer source beside what it knows itself.
private final class SourceTimes: @unchecked Sendable {
  private struct Entry {
    weak var source: DispatchSource?
    weak var clock: VirtualClock?
    var job: VirtualClock.Job?
    var isFiring = false
    var hasHandler = false
  }

  static let shared = SourceTimes()
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func arm(_ source: DispatchSource, on clock: VirtualClock, after delay: Double, interval: Double?) {
    let job = clock.schedule(after: delay) { [weak self, weak source, weak clock] in
      guard let self, let source, let clock, !source.isCancelled else { return }
      fire(source, on: clock)
      if let interval { arm(source, on: clock, after: interval, interval: interval) }
    }
    lock.withLock {
      entries = entries.filter { $0.value.source?.isCancelled == false }
      var entry = entries[ObjectIdentifier(source)] ?? Entry()
      entry.job?.cancel()
      (entry.source, entry.clock, entry.job) = (source, clock, job)
      entries[ObjectIdentifier(source)] = entry
    }
  }

  /// Has the source itself call its handler, on its queue.
  private func fire(_ source: DispatchSource, on clock: VirtualClock) {
    let isCounted = lock.withLock {
      guard let entry = entries[ObjectIdentifier(source)], entry.hasHandler, !entry.isFiring else { return false }
      entries[ObjectIdentifier(source)]?.isFiring = true
      return true
    }
    if isCounted { clock.taskStarted() }
    source.schedule(deadline: .now(), repeating: .never, leeway: .nanoseconds(0))
  }

  func handled(_ source: DispatchSource) {
    let clock: VirtualClock? = lock.withLock {
      let entry = entries[ObjectIdentifier(source)]
      guard entry?.isFiring == true else { return nil }
      entries[ObjectIdentifier(source)]?.isFiring = false
      return entry?.clock
    }
    clock?.taskEnded()
  }

  func hasHandler(_ source: DispatchSource) {
    lock.withLock { entries[ObjectIdentifier(source), default: Entry(source: source)].hasHandler = true }
  }
}

extension DispatchSourceTimer {
  /// Has the source fire once on the virtual clock.
  public func schedule(deadline: DispatchTime) { arm(deadline, nil) }

  /// Has the source fire again and again on the virtual clock; the interval in seconds.
  public func schedule(deadline: DispatchTime, repeating interval: Double) { arm(deadline, interval) }

  /// Has the source fire again and again on the virtual clock.
  public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval) {
    arm(deadline, interval.seconds)
  }

  /// What `leeway:` becomes in a file that the command line compiles.
  public func schedule(deadline: DispatchTime, repeating interval: Double, within: DispatchTimeInterval) {
    arm(deadline, interval)
  }

  /// What `leeway:` becomes in a file that the command line compiles.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never, within: DispatchTimeInterval
  ) {
    arm(deadline, interval.seconds)
  }

  private func arm(_ deadline: DispatchTime, _ interval: Double?) {
    guard let clock = VirtualClock.current, let source = self as? DispatchSource else {
      let milliseconds = interval.map { DispatchTimeInterval.milliseconds(Int($0 * 1000)) }
      return schedule(deadline: deadline, repeating: milliseconds ?? .never, leeway: .nanoseconds(0))
    }
    SourceTimes.shared.arm(source, on: clock, after: deadline.secondsFromNow, interval: interval.map { max($0, 0.001) })
  }
}

extension DispatchSourceProtocol {
  /// Sets what the source calls; it is code of the tree whose code runs.
  public func setEventHandler(handler: @escaping @Sendable @convention(block) () -> Void) {
    guard let clock = VirtualClock.current, let source = self as? DispatchSource else {
      return setEventHandler(qos: .unspecified, flags: [], handler: handler)
    }
    SourceTimes.shared.hasHandler(source)
    setEventHandler(qos: .unspecified, flags: []) { [weak source] in
      clock.asCurrent { handler() }
      if let source { SourceTimes.shared.handled(source) }
    }
  }
}

extension DispatchTimeInterval {
  /// In seconds; `nil` for never.
  fileprivate var seconds: Double? {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: nil
    @unknown default: nil
    }
  }
}
