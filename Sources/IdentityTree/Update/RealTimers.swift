import Foundation

/// Timers that stand on the run loop of this thread and not on the virtual clock: Foundation's own, for which real time
/// is waited.
@MainActor enum RealTimers {
  /// Asking a run loop lets it run what is due, which may ask again.
  private static var isAsking = false

  /// When the first of them is due; `nil` if there are none.
  private static var nextDate: Date? {
    guard let date = RunLoop.current.limitDate(forMode: .default), date < .distantFuture else { return nil }
    return date
  }

  /// Lets them fire that are due within some seconds of real time; false if there are none.
  static func run(for seconds: Double) -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    guard nextDate != nil else { return false }
    let end = Date(timeIntervalSinceNow: seconds)
    while let next = nextDate, next <= end {
      _ = RunLoop.current.run(mode: .default, before: next)
    }
    return true
  }
}
