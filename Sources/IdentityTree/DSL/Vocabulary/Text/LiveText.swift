import Foundation

extension Text {
  /// How a date is shown (https://developer.apple.com/documentation/swiftui/text/datestyle).
  public struct DateStyle: Hashable, Sendable, Codable {
    let name: String
    /// The time of day, such as `11:23 PM`.
    public static let time = DateStyle(name: "time")
    /// The day, such as `June 3, 2019`.
    public static let date = DateStyle(name: "date")
    /// The distance from now, such as `2 hours, 23 minutes`.
    public static let relative = DateStyle(name: "relative")
    /// The distance from now with its direction, such as `+2 hours`.
    public static let offset = DateStyle(name: "offset")
    /// The distance from now, counting, such as `1:30`.
    public static let timer = DateStyle(name: "timer")
  }

  /// Shows a date; the string follows the time.
  public init(_ date: Date, style: DateStyle) { self.init(storage: .live(.date(date, style))) }
  /// Shows two dates.
  public init(_ dates: ClosedRange<Date>) { self.init(storage: .live(.range(dates))) }
  /// Shows the dates of an interval.
  public init(_ interval: DateInterval) { self.init(storage: .live(.range(interval.start...interval.end))) }
  /// Shows a timer that runs in an interval.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(storage: .live(.timer(timerInterval, pause: pauseTime, down: countsDown, hours: showsHours)))
  }
}

/// A text that depends on where and when it is read.
enum LiveText: Equatable, Sendable {
  case date(Date, Text.DateStyle)
  case range(ClosedRange<Date>)
  case timer(ClosedRange<Date>, pause: Date?, down: Bool, hours: Bool)
  case formatted(any TextFormat)

  static func == (left: LiveText, right: LiveText) -> Bool {
    switch (left, right) {
    case (.date(let left, let leftStyle), .date(let right, let rightStyle)): left == right && leftStyle == rightStyle
    case (.range(let left), .range(let right)): left == right
    case (
      .timer(let left, let leftPause, let leftDown, let leftHours), .timer(let right, let pause, let down, let hours)
    ):
      left == right && leftPause == pause && leftDown == down && leftHours == hours
    case (.formatted(let left), .formatted(let right)): left.isEqual(to: right)
    default: false
    }
  }

  func text(in surroundings: TextSurroundings) -> Text {
    if case .formatted(let value) = self { return value.text(in: surroundings) }
    return Text(verbatim: string(in: surroundings))
  }

  private func string(in surroundings: TextSurroundings) -> String {
    let now = surroundings.now
    switch self {
    case .formatted(let value): return value.text(in: surroundings).string
    case .date(let date, .time): return surroundings.time(date)
    case .date(let date, .timer): return Self.clock(abs(date.timeIntervalSince(now)), showsHours: true)
    case .date(let date, .relative): return Self.words(abs(date.timeIntervalSince(now)), units: 2)
    case .date(let date, .offset):
      let distance = now.timeIntervalSince(date)
      return (distance < 0 ? "-" : "+") + Self.words(abs(distance), units: 1)
    case .date(let date, _): return surroundings.dateStyle(.long, .omitted).format(date)
    case .range(let dates): return "\(surroundings.time(dates.lowerBound)) – \(surroundings.time(dates.upperBound))"
    case .timer(let interval, let pause, let down, let hours):
      let moment = min(max(pause ?? now, interval.lowerBound), interval.upperBound)
      let seconds =
        down ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
      return Self.clock(seconds, showsHours: hours)
    }
  }

  /// `1:05`, `1:00:05`.
  static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let total = Self.whole(seconds)
    let (minutes, rest) = total.quotientAndRemainder(dividingBy: 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, minutes >= 60 else { return "\(minutes):\(two(rest))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
  }

  /// `2 hr, 23 min`.
  static func words(_ seconds: TimeInterval, units: Int) -> String {
    var rest = Self.whole(seconds)
    var parts: [String] = []
    for (name, size) in [("yr", 31_536_000), ("mo", 2_592_000), ("day", 86_400), ("hr", 3600), ("min", 60), ("sec", 1)]
    where parts.count < units && (rest >= size || !parts.isEmpty || size == 1) {
      let count = rest / size
      rest %= size
      if count > 0 || parts.isEmpty { parts.append("\(count) \(name)\(name == "day" && count != 1 ? "s" : "")") }
    }
    return parts.joined(separator: ", ")
  }

  /// The nearest second: a date that was made a moment ago is shown as it was meant.
  private static func whole(_ seconds: TimeInterval) -> Int {
    seconds.isFinite && seconds < 1e15 ? Int(seconds.rounded()) : 0
  }
}
