import Foundation

/// The time of day. In a process that is a user's program alone, all that asks for it (`Date()`, `Date.now`,
/// `timeIntervalSinceNow`, formatters) is told the date of the launch and the virtual time that has passed since.
enum WallClock {
  /// The date of the real world.
  static var realDate: Date {
    #if os(Linux)
      Date(timeIntervalSince1970: realSeconds)
    #else
      Date()
    #endif
  }
}

#if os(Linux)
  extension WallClock {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var followsVirtualTime = false
    private nonisolated(unsafe) static var lastTime = -1.0
    private nonisolated(unsafe) static var readings = 0
    private nonisolated(unsafe) static var drift = 0.0
    /// How often the date is read at one virtual time before it hurries, for a program that waits for it in a loop.
    private static var mostReadings: Int { 10_000 }

    /// From here on dates go by the virtual time.
    static func followVirtualTime() { followsVirtualTime = true }

    /// Seconds since 1970 for the code that runs; `nil` where they are those of the real world. No two readings are
    /// the same, as dates often tell things apart.
    fileprivate static var virtualSeconds: Double? {
      guard followsVirtualTime, let clock = VirtualClock.current else { return nil }
      let (now, launch) = (clock.now, clock.launch)
      return lock.withLock {
        if now != lastTime { (lastTime, readings) = (now, 0) }
        readings += 1
        drift += readings > mostReadings ? 1e-4 : 1e-6
        return launch.timeIntervalSince1970 + now + drift
      }
    }

    fileprivate static var realSeconds: Double {
      var time = timespec()
      _ = realClock(CLOCK_REALTIME, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    fileprivate typealias ClockFunction = @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32
    fileprivate typealias DayFunction =
      @convention(c) (UnsafeMutablePointer<timeval>, UnsafeMutableRawPointer?) -> Int32

    /// The next function of a name behind the ones below: the C library's.
    fileprivate static func next(_ name: String) -> UnsafeMutableRawPointer {
      guard let function = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name) else {
        fatalError("the C library has no \(name)")
      }
      return function
    }

    fileprivate static let realClock = unsafeBitCast(next("clock_gettime"), to: ClockFunction.self)
    fileprivate static let realDay = unsafeBitCast(next("gettimeofday"), to: DayFunction.self)
  }

  // Foundation asks the C library for the time of day. A program of the command line's is linked so that it finds these
  // functions before those; in other programs nothing asks them.

  @_cdecl("clock_gettime")
  func clockTime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> Int32 {
    guard clock == CLOCK_REALTIME, let seconds = WallClock.virtualSeconds else {
      return WallClock.realClock(clock, time)
    }
    time.pointee.tv_sec = Int(seconds)
    time.pointee.tv_nsec = Int((seconds - seconds.rounded(.down)) * 1e9)
    return 0
  }

  @_cdecl("gettimeofday")
  func timeOfDay(_ time: UnsafeMutablePointer<timeval>, _ zone: UnsafeMutableRawPointer?) -> Int32 {
    guard let seconds = WallClock.virtualSeconds else { return WallClock.realDay(time, zone) }
    time.pointee.tv_sec = Int(seconds)
    time.pointee.tv_usec = Int((seconds - seconds.rounded(.down)) * 1e6)
    return 0
  }
#else
  extension WallClock {
    static func followVirtualTime() {}
  }
#endif
