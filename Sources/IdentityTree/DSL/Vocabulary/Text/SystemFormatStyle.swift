import Foundation

/// The format styles of SwiftUI itself (https://developer.apple.com/documentation/swiftui/systemformatstyle).
///
/// What they write follows the documentation's examples; Apple does not publish their exact words.
public enum SystemFormatStyle: Sendable {}

extension SystemFormatStyle {
  /// A date as seen from another: in words while it is near, by its date further off
  /// (https://developer.apple.com/documentation/swiftui/systemformatstyle/datereference).
  public struct DateReference: Hashable, Codable, Sendable {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let thresholdField: Date.RelativeFormatStyle.Field
    private var calendar = Calendar.autoupdatingCurrent
    private var locale = Locale.autoupdatingCurrent

    /// A date; words count up to one of the threshold's field.
    public init(
      to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.thresholdField = thresholdField
    }

    /// The style with a calendar.
    public func calendar(_ calendar: Calendar) -> DateReference {
      var copy = self
      copy.calendar = calendar
      return copy
    }
  }

  /// The distance of a date from another, in units
  /// (https://developer.apple.com/documentation/swiftui/systemformatstyle/dateoffset).
  public struct DateOffset: Hashable, Codable, Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var calendar = Calendar.autoupdatingCurrent
    private var locale = Locale.autoupdatingCurrent

    /// The distance from an anchor, in so many of the units.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    /// The style with a calendar.
    public func calendar(_ calendar: Calendar) -> DateOffset {
      var copy = self
      copy.calendar = calendar
      return copy
    }
  }

  /// What a timer shows at a date (https://developer.apple.com/documentation/swiftui/systemformatstyle/timer).
  public struct Timer: Hashable, Codable, Sendable {
    fileprivate let interval: Range<Date>
    fileprivate let countsDown: Bool
    fileprivate let clock: ClockText

    /// Counts down to the end of an interval.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      clock = ClockText(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// Counts up to the end of an interval.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      clock = ClockText(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
  }

  /// What a stopwatch shows at a date (https://developer.apple.com/documentation/swiftui/systemformatstyle/stopwatch).
  public struct Stopwatch: Hashable, Codable, Sendable {
    fileprivate let startDate: Date
    fileprivate let clock: ClockText

    /// Counts from a date.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.startDate = startDate
      clock = ClockText(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
  }
}

/// Hours, minutes and seconds, with parts of a second where they are asked for.
private struct ClockText: Hashable, Codable, Sendable {
  let showsHours: Bool
  let maxFieldCount: Int
  let maxPrecision: Duration

  /// In seconds.
  var step: Double {
    let (seconds, parts) = maxPrecision.components
    return max(Double(seconds) + Double(parts) / 1e18, 1e-3)
  }

  func text(_ seconds: TimeInterval) -> AttributedString {
    let whole = seconds.rounded(.down)
    let hasHours = showsHours && whole >= 3600
    var text = LiveText.clock(whole, showsHours: showsHours)
    let showsParts = maxFieldCount > (hasHours ? 3 : 2)
    if showsParts, step < 1 {
      let digits = Int((-log10(step)).rounded(.up))
      let part = Int(((seconds - whole) * pow(10, Double(digits)) + 1e-6).rounded(.down))
      let number = String(part)
      text += "." + String(repeating: "0", count: max(digits - number.count, 0)) + number
    }
    return AttributedString(text)
  }

  /// The nearest moment at which the text changes, on the way in a direction.
  func moment(next date: Date, from start: Date, forward: Bool) -> Date {
    let steps = date.timeIntervalSince(start) / step
    let next = forward ? (steps + 1e-6).rounded(.down) + 1 : (steps - 1e-6).rounded(.up) - 1
    return start + next * step
  }
}

extension SystemFormatStyle.DateReference: DiscreteFormatStyle {
  /// The date as seen from another.
  public func format(_ referenceDate: Date) -> AttributedString {
    let near = calendar.date(byAdding: Self.component(of: thresholdField), value: 1, to: min(date, referenceDate))
    guard let near, max(date, referenceDate) < near else {
      var style = Date.FormatStyle(locale: locale, calendar: calendar)
      for field in Self.order.filter(allowedFields.contains).prefix(max(maxFieldCount, 1)) {
        switch field {
        case .year: style = style.year()
        case .month: style = style.month(.wide)
        case .day: style = style.day()
        case .hour: style = style.hour()
        case .minute: style = style.minute()
        default: break
        }
      }
      return AttributedString(style.format(date))
    }
    let distance = date.timeIntervalSince(referenceDate)
    let words = DistanceWords.text(
      from: min(date, referenceDate), to: max(date, referenceDate), calendar: calendar,
      fields: Self.order.filter(allowedFields.contains).map(Self.component(of:)), count: 1)
    return AttributedString(distance > 0 ? "in \(words)" : "\(words) ago")
  }

  /// The style in a locale.
  public func locale(_ locale: Locale) -> SystemFormatStyle.DateReference {
    var copy = self
    copy.locale = locale
    return copy
  }

  public func discreteInput(before referenceDate: Date) -> Date? { referenceDate - 1 }
  public func discreteInput(after referenceDate: Date) -> Date? { referenceDate + 1 }
  public func input(before referenceDate: Date) -> Date? { referenceDate - 1 }
  public func input(after referenceDate: Date) -> Date? { referenceDate + 1 }

  private static var order: [Date.RelativeFormatStyle.Field] { [.year, .month, .week, .day, .hour, .minute, .second] }

  private static func component(of field: Date.RelativeFormatStyle.Field) -> Calendar.Component {
    switch field {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    default: .day
    }
  }
}

extension SystemFormatStyle.DateOffset: DiscreteFormatStyle {
  /// The distance of a date from the anchor.
  public func format(_ referenceDate: Date) -> AttributedString {
    let order: [(Date.ComponentsFormatStyle.Field, Calendar.Component)] = [
      (.year, .year), (.month, .month), (.week, .weekOfYear), (.day, .day), (.hour, .hour), (.minute, .minute),
      (.second, .second),
    ]
    let words = DistanceWords.text(
      from: min(anchor, referenceDate), to: max(anchor, referenceDate), calendar: calendar,
      fields: order.filter { allowedFields.contains($0.0) }.map(\.1), count: maxFieldCount)
    if referenceDate < anchor { return AttributedString(sign == .never ? words : "-\(words)") }
    return AttributedString(sign == .always() ? "+\(words)" : words)
  }

  /// The style in a locale.
  public func locale(_ locale: Locale) -> SystemFormatStyle.DateOffset {
    var copy = self
    copy.locale = locale
    return copy
  }

  public func discreteInput(before referenceDate: Date) -> Date? { referenceDate - 1 }
  public func discreteInput(after referenceDate: Date) -> Date? { referenceDate + 1 }
  public func input(before referenceDate: Date) -> Date? { referenceDate - 1 }
  public func input(after referenceDate: Date) -> Date? { referenceDate + 1 }
}

extension SystemFormatStyle.Timer: DiscreteFormatStyle {
  /// What the timer shows at a date.
  public func format(_ input: Date) -> AttributedString {
    let moment = min(max(input, interval.lowerBound), interval.upperBound)
    guard countsDown else { return clock.text(moment.timeIntervalSince(interval.lowerBound)) }
    // A step that has begun is still ahead: zero shows at the end, not before.
    let steps = interval.upperBound.timeIntervalSince(moment) / clock.step
    return clock.text((steps - 1e-6).rounded(.up) * clock.step)
  }
  /// The style in a locale.
  public func locale(_ locale: Locale) -> SystemFormatStyle.Timer { self }
  public func discreteInput(before input: Date) -> Date? {
    clock.moment(next: input, from: interval.lowerBound, forward: false)
  }
  public func discreteInput(after input: Date) -> Date? {
    clock.moment(next: input, from: interval.lowerBound, forward: true)
  }
}

extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle {
  /// What the stopwatch shows at a date.
  public func format(_ input: Date) -> AttributedString { clock.text(max(input.timeIntervalSince(startDate), 0)) }
  /// The style in a locale.
  public func locale(_ locale: Locale) -> SystemFormatStyle.Stopwatch { self }
  public func discreteInput(before input: Date) -> Date? { clock.moment(next: input, from: startDate, forward: false) }
  public func discreteInput(after input: Date) -> Date? { clock.moment(next: input, from: startDate, forward: true) }
}

/// The distance of two dates in units, in English.
private enum DistanceWords {
  static func text(
    from start: Date, to end: Date, calendar: Calendar, fields: [Calendar.Component], count: Int
  ) -> String {
    let names: [Calendar.Component: String] = [
      .year: "yr", .month: "mo", .weekOfYear: "wk", .day: "day", .hour: "hr", .minute: "min", .second: "sec",
    ]
    let fields = fields.isEmpty ? [.second] : fields
    let parts = calendar.dateComponents(Set(fields), from: start, to: end)
    var words: [String] = []
    for field in fields where words.count < max(count, 1) {
      let number = parts.value(for: field) ?? 0
      guard number != 0 || (words.isEmpty && field == fields.last) else { continue }
      words.append("\(number) \(names[field] ?? "")\(field == .day && number != 1 ? "s" : "")")
    }
    return words.joined(separator: ", ")
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as seen from the one that is formatted.
  public static func reference(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The distance of the date that is formatted from an anchor.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Counts down to the end of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
  /// Counts up to the end of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Counts from a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
