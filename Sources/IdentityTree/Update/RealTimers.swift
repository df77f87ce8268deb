import Dispatch
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
    // The date may stand still meanwhile: what is left is counted by another clock.
    let start = DispatchTime.now().uptimeNanoseconds
    var left = seconds
    while let next = nextDate, next.timeIntervalSinceNow <= left {
      _ = RunLoop.current.run(mode: .default, before: next)
      left = seconds - Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }
    return true
  }
}
