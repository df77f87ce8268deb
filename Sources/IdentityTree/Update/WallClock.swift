import Foundation

/// The time of day. In a process that is a user's program alone, all that asks for it (`Date()`, `Date.now`,
/// `timeIntervalSinceNow`, formatters) is told the date of the launch and the virtual time that has passed since.
enum WallClock {
  /// The date of the real world.
  static var realDate: Date {
    #if canImport(Glibc)
      Date(timeIntervalSince1970: realSeconds)
    #else
      Date()
    #endif
  }
}

#if canImport(Glibc)
  extension WallClock {
    private nonisolated(unsafe) static var followsVirtualTime = false
    private static let processLaunch = realDate

    /// From here on dates go by the virtual time.
    static func followVirtualTime() {
      _ = processLaunch
      followsVirtualTime = true
    }

    /// The date at which a clock begins. Where dates go by the virtual time all trees begin at one, so that the same
    /// steps lead to the same dates.
    static var launch: Date { followsVirtualTime ? processLaunch : realDate }

    /// Seconds since 1970 for the code that runs; `nil` where they are those of the real world.
    fileprivate static func virtualSeconds(counts: Bool) -> Double? {
      guard followsVirtualTime else { return nil }
      return VirtualClock.current?.readDate(counts: counts)
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
  // functions before those; in any other program they pass the question on.

  @_cdecl("clock_gettime")
  func clockTime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> Int32 {
    guard clock == CLOCK_REALTIME, let seconds = WallClock.virtualSeconds(counts: true) else {
      return WallClock.realClock(clock, time)
    }
    time.pointee.tv_sec = Int(seconds)
    time.pointee.tv_nsec = Int((seconds - seconds.rounded(.down)) * 1e9)
    return 0
  }

  @_cdecl("gettimeofday")
  func timeOfDay(_ time: UnsafeMutablePointer<timeval>, _ zone: UnsafeMutableRawPointer?) -> Int32 {
    guard let seconds = WallClock.virtualSeconds(counts: false) else { return WallClock.realDay(time, zone) }
    time.pointee.tv_sec = Int(seconds)
    time.pointee.tv_usec = Int((seconds - seconds.rounded(.down)) * 1e6)
    return 0
  }
#else
  extension WallClock {
    static var launch: Date { realDate }
    static func followVirtualTime() {}
  }
#endif
