import Foundation

// `Timer` on the virtual clock. An extension cannot take the place of `Timer.scheduledTimer`: of two functions of one
// type neither is better. So these take a closure of something more general than a timer, which makes them the better
// ones for the compiler. What is left (a closure that says `Timer`, or asks its timer for more) are Foundation's own,
// which fire in real time; in a file that the command line compiles, they get the other names below, as long as the
// first, so that no place in the file moves.

/// The timer that a timer's closure is given. What can be done with it are properties here and methods of `Timer`, so
/// that neither counts as the better one.
public protocol _TimerInBlock: AnyObject {}

extension _TimerInBlock {
  /// Stops the timer.
  public var invalidate: @Sendable () -> Void {
    nonisolated(unsafe) let timer = self as? Timer
    return { timer.map(Timer.invalidate)?() }
  }
  /// Calls the timer's closure now.
  public var fire: @Sendable () -> Void {
    nonisolated(unsafe) let timer = self as? Timer
    return { timer.map(Timer.fire)?() }
  }
}

extension Timer: _TimerInBlock {}

extension Timer {
  /// A timer on the virtual clock of the tree whose code runs.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any _TimerInBlock) -> Void
  ) -> Timer {
    _scheduleTimer(withTimeInterval: interval, repeats: repeats) { block($0) }
  }

  /// A timer that is due on the virtual clock of the tree whose code runs. Whoever makes one gives it to a run loop at
  /// once: its time begins here.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (any _TimerInBlock) -> Void
  ) {
    let clock = VirtualClock.current
    let fireDate = clock == nil ? Date(timeIntervalSinceNow: interval) : Date.distantFuture
    self.init(fire: fireDate, interval: interval, repeats: repeats, block: { (timer: Timer) in block(timer) })
    clock?.arm(self, after: interval, interval: repeats ? max(interval, 0.0001) : nil)
  }

  /// What `Timer(timeInterval:repeats:block:)` becomes: as on Apple's systems it is due after the interval, not at once.
  public convenience init(
    _virtualTime interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
  }

  /// What `Timer.scheduledTimer` becomes: the timer fires on the virtual clock of the tree whose code runs.
  @discardableResult
  public static func _scheduleTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    guard let clock = VirtualClock.current else {
      let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
    let timer = Timer(fire: .distantFuture, interval: interval, repeats: repeats, block: block)
    clock.arm(timer, after: interval, interval: repeats ? max(interval, 0.0001) : nil)
    return timer
  }
}

extension RunLoop {
  /// What `add(_:forMode:)` of a run loop becomes for a timer.
  public func put(_ timer: Timer, forMode mode: RunLoop.Mode) {
    guard let clock = VirtualClock.current else { return add(timer, forMode: mode) }
    let delay = (timer.fireDate.timeIntervalSinceNow * 1000).rounded() / 1000
    clock.arm(timer, after: delay, interval: timer.timeInterval > 0 ? timer.timeInterval : nil)
  }

  /// The same for a port, which is nothing of time.
  public func put(_ port: Port, forMode mode: RunLoop.Mode) { add(port, forMode: mode) }
}

extension VirtualClock {
  /// Fires a timer after a delay, and again after each interval, until it is invalid.
  fileprivate func arm(_ timer: Timer, after delay: Double, interval: Double?) {
    nonisolated(unsafe) let timer = timer
    let time = now + max(delay, 0)
    // It stands on no run loop: the date only tells the program when it is due.
    timer.fireDate = launch + time
    schedule(at: time) { [weak self] in
      guard timer.isValid else { return }
      // The program may have put it off.
      if let self, case let later = (timer.fireDate.timeIntervalSince(launch + time) * 1000).rounded() / 1000, later > 0
      {
        return arm(timer, after: later, interval: interval)
      }
      timer.fire()
      if let interval {
        if timer.isValid { self?.arm(timer, after: interval, interval: interval) }
      } else {
        timer.invalidate()
      }
    }
  }
}
