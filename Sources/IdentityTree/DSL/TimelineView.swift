import Foundation

/// Times at which a view is to be updated (https://developer.apple.com/documentation/swiftui/timelineschedule).
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a timeline may update.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// At equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: Double
  public init(from startDate: Date, by interval: Double) {
    start = startDate
    self.interval = max(interval, 0.001)
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    var number = ((startDate.timeIntervalSince(start)) / interval).rounded(.down)
    let (start, interval) = (start, interval)
    return AnyIterator {
      defer { number += 1 }
      return start.addingTimeInterval(number * interval)
    }
  }
}

/// At times that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as the screen is drawn, unless an interval is given; without a screen ten times a second is enough.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0.1, AnimationTimeline.frame)
    isPaused = paused
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    var next: Date? = startDate
    let (interval, isPaused) = (interval, isPaused)
    return AnyIterator {
      defer { next = isPaused ? nil : next?.addingTimeInterval(interval) }
      return next
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: Double) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
  public static var everyMinute: PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

/// Shows its content anew at the times of a schedule, on the virtual clock
/// (https://developer.apple.com/documentation/swiftui/timelineview).
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is told.
  public struct Context {
    /// How precisely the time is to be shown.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    /// The time of the update.
    public let date: Date
    /// How precisely the time is to be shown.
    public let cadence: Cadence
  }

  private let schedule: Schedule
  private let content: (Context) -> Content
  @State private var date: Date?

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// The content at the last time of the schedule.
  public var body: some View {
    content(Context(date: date ?? Date(), cadence: .live))
      .task {
        let start = Date()
        for entry in schedule.entries(from: start, mode: .normal) {
          let wait = entry.timeIntervalSince(date ?? start)
          if wait > 0 { try? await Task.sleep(for: .seconds(wait)) }
          if Task.isCancelled { return }
          date = max(entry, start)
        }
      }
  }
}

/// The context of a timeline without its view's type.
public typealias TimelineViewDefaultContext = TimelineView<PeriodicTimelineSchedule, Never>.Context
