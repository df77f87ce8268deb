import Foundation

/// A view that changes at the dates of a schedule (https://developer.apple.com/documentation/swiftui/timelineview).
///
/// The dates come by the virtual clock: the content is made anew when the time is moved past one of them.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content knows of the time.
  public struct Context: Sendable {
    /// How often the view changes.
    public enum Cadence: Hashable, Comparable, Sendable {
      case live, seconds, minutes
    }
    /// The date of the schedule.
    public let date: Date
    /// How often the view changes.
    public let cadence: Cadence
    /// Makes content anew that was hidden; here it always is up to date.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  var ticks = TimelineTicks<Schedule>()
}

/// What the content of a timeline view knows of the time.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// A view that is made anew at the dates of a schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// A view that is made anew at the dates of a schedule (older form, with a context of its own type).
  @_disfavoredOverload
  public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.init(schedule) { (context: TimelineViewDefaultContext) in
      content(Context(date: context.date, cadence: .live))
    }
  }

  /// The content at the date of the schedule.
  @MainActor public var body: some View {
    content(TimelineViewDefaultContext(date: ticks.date(of: schedule), cadence: .live))
  }
}

/// Follows a schedule for the node of a timeline view.
struct TimelineTicks<Schedule: TimelineSchedule>: DynamicProperty {
  private var follower: TimelineFollower<Schedule>?
  static var _isComposed: Bool { false }

  @MainActor static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext) {
    if context.isFirst { context.node.appendProperty(TimelineFollower<Schedule>(context.node)) }
    property.pointee.follower = context.node.property(at: context.index) as? TimelineFollower<Schedule>
  }

  @MainActor func date(of schedule: Schedule) -> Date { follower?.follow(schedule) ?? Date() }
}

/// Asks for an update of its node at the dates of a schedule.
private final class TimelineFollower<Schedule: TimelineSchedule> {
  private weak var node: Node?
  /// The date at which the virtual clock stood at zero.
  private let launch: Date
  private var job: VirtualClock.Job?

  init(_ node: Node) {
    self.node = node
    launch = Date() - node.graph.clock.now
  }

  deinit { job?.cancel() }

  /// The last date that has come, after which the next one is waited for.
  func follow(_ schedule: Schedule) -> Date {
    job?.cancel()
    guard let node else { return launch }
    let now = launch + node.graph.clock.now
    var last: Date?
    // A schedule of the user's may never come to now: it is looked at a while, then taken as it is.
    for (index, date) in schedule.entries(from: now, mode: .normal).enumerated() {
      if date > now + 1e-3 || index > 100_000 {
        let time = (date.timeIntervalSince(launch) * 1000).rounded() / 1000
        job = node.graph.clock.schedule(at: time) { [weak node] in
          guard let node, !node.isRemoved else { return }
          node.graph.requestUpdate(of: node)
        }
        break
      }
      last = date
    }
    return last ?? now
  }
}
