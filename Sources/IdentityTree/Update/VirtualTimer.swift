import Foundation

// `Timer` on the virtual clock. An extension cannot take the place of `Timer.scheduledTimer`, so that the command line
// writes these names into a user's file: they are as long, and no place in the file moves.

extension Timer {
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
      return scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
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
    schedule(after: delay) { [weak self] in
      guard timer.isValid else { return }
      timer.fire()
      if let interval {
        if timer.isValid { self?.arm(timer, after: interval, interval: interval) }
      } else {
        timer.invalidate()
      }
    }
  }
}
