import Foundation

/// The dates at which a timeline view changes (https://developer.apple.com/documentation/swiftui/timelineschedule).
public protocol TimelineSchedule {
  /// The dates, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often the view may change.
  typealias Mode = TimelineScheduleMode
  /// The dates from one on.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How often a timeline may change (https://developer.apple.com/documentation/swiftui/timelineschedulemode).
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// Dates at a regular distance (https://developer.apple.com/documentation/swiftui/periodictimelineschedule).
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval
    /// The next date.
    public mutating func next() -> Date? {
      defer { upcoming += interval }
      return upcoming
    }
  }

  let startDate: Date
  let interval: TimeInterval
  /// Dates from one on, at a distance in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = max(interval, 0.001)
  }
  /// The dates from the last one before a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    return Entries(upcoming: self.startDate + max(passed, 0) * interval, interval: interval)
  }
}

/// The begin of each minute (https://developer.apple.com/documentation/swiftui/everyminutetimelineschedule).
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    /// The next date.
    public mutating func next() -> Date? {
      defer { upcoming += 60 }
      return upcoming
    }
  }

  public init() {}
  /// The begins of minutes from the last one before a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return Entries(upcoming: Date(timeIntervalSinceReferenceDate: minute))
  }
}

/// Given dates (https://developer.apple.com/documentation/swiftui/explicittimelineschedule).
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  /// The given dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A date each frame (https://developer.apple.com/documentation/swiftui/animationtimelineschedule).
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates; one alone where the timeline is paused.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: TimeInterval?
    /// The next date.
    public mutating func next() -> Date? {
      defer { upcoming = interval.flatMap { interval in upcoming.map { $0 + interval } } }
      return upcoming
    }
  }

  let interval: TimeInterval
  let isPaused: Bool
  /// A date each frame, or at a longer distance in seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 1.0 / 60, 1.0 / 60)
    isPaused = paused
  }
  /// The dates from one on.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: start, interval: isPaused ? nil : interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates from one on, at a distance in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The begin of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A date each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// A date each frame, or at a longer distance in seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  /// Given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
