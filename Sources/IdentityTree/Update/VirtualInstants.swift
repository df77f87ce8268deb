// The clocks of the standard library on the virtual clock: what is written with their names. Generic code that asks an
// unknown clock for its time gets the real one.

/// The time of a clock as it tells it itself.
private func realNow<C: Clock>(_ clock: C) -> C.Instant { clock.now }

/// Where the virtual time begins on the clocks of the standard library.
private enum Beginning {
  static let continuous = realNow(ContinuousClock())
  static let suspending = realNow(SuspendingClock())
}

extension ContinuousClock {
  /// The time: it goes on with the virtual time of the tree whose code runs.
  public static var now: Instant {
    guard let clock = VirtualTask.scope?.clock else { return realNow(ContinuousClock()) }
    return Beginning.continuous + .seconds(clock.now)
  }
  /// The time: it goes on with the virtual time of the tree whose code runs.
  public var now: Instant { Self.now }
  /// Suspends the task until a time on the virtual clock.
  nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }
}

extension ContinuousClock {
  /// How much time passes while work is done: virtual time, of the tree whose code runs.
  public func measure(_ work: () throws -> Void) rethrows -> Instant.Duration {
    let start = now
    try work()
    return start.duration(to: now)
  }
}

extension ContinuousClock {
  /// How much time passes while work is done: virtual time, of the tree whose code runs.
  nonisolated(nonsending) public func measure(_ work: () async throws -> Void) async rethrows -> Instant.Duration {
    let start = now
    try await work()
    return start.duration(to: now)
  }
}

extension ContinuousClock.Instant {
  /// The time: it goes on with the virtual time of the tree whose code runs.
  public static var now: ContinuousClock.Instant { ContinuousClock.now }
}

extension SuspendingClock {
  /// The time: it goes on with the virtual time of the tree whose code runs.
  public static var now: Instant {
    guard let clock = VirtualTask.scope?.clock else { return realNow(SuspendingClock()) }
    return Beginning.suspending + .seconds(clock.now)
  }
  /// The time: it goes on with the virtual time of the tree whose code runs.
  public var now: Instant { Self.now }
  /// Suspends the task until a time on the virtual clock.
  nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }
}

extension SuspendingClock {
  /// How much time passes while work is done: virtual time, of the tree whose code runs.
  public func measure(_ work: () throws -> Void) rethrows -> Instant.Duration {
    let start = now
    try work()
    return start.duration(to: now)
  }
}

extension SuspendingClock {
  /// How much time passes while work is done: virtual time, of the tree whose code runs.
  nonisolated(nonsending) public func measure(_ work: () async throws -> Void) async rethrows -> Instant.Duration {
    let start = now
    try await work()
    return start.duration(to: now)
  }
}

extension SuspendingClock.Instant {
  /// The time: it goes on with the virtual time of the tree whose code runs.
  public static var now: SuspendingClock.Instant { SuspendingClock.now }
}

extension Clock {
  /// Suspends the task for a time: on the virtual clock if this is a clock of the standard library.
  nonisolated(nonsending) public func sleep(
    for duration: Instant.Duration, tolerance: Instant.Duration? = nil
  ) async throws {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

/// How far off a time is, in seconds, if its clock is one of the standard library.
func virtualSeconds<C: Clock>(until deadline: C.Instant, on clock: C) -> Double? {
  switch deadline {
  case let deadline as ContinuousClock.Instant where clock is ContinuousClock:
    (deadline - ContinuousClock.now).seconds
  case let deadline as SuspendingClock.Instant where clock is SuspendingClock:
    (deadline - SuspendingClock.now).seconds
  default: nil
  }
}
