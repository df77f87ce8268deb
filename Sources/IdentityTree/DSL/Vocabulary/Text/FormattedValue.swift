import Foundation

/// What the strings of dates and formatted values depend on: what an environment says, and the time.
struct TextSurroundings {
  /// What was set around the text; `nil` leaves the choice to the machine.
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?
  var now = Date()

  func dateStyle(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent,
      timeZone: timeZone ?? .autoupdatingCurrent)
  }

  /// The time of day.
  func time(_ date: Date) -> String { dateStyle(.omitted, .shortened).format(date) }
}

extension TextSurroundings {
  /// The environment of a node, and the date at which its virtual clock stands.
  @MainActor init(_ node: Node) {
    self.init(node.scope.values)
    now = node.graph.clock.launch + node.graph.clock.now
  }

  init(_ environment: EnvironmentValues) {
    locale = environment.ownLocale
    calendar = environment.ownCalendar
    timeZone = environment.ownTimeZone
  }
}

/// A value with a format style, types left out.
protocol TextFormat: Sendable {
  func text(in surroundings: TextSurroundings) -> Text
  func isEqual(to other: any TextFormat) -> Bool
}

/// A value that is formatted where it is shown.
///
/// What the style says itself counts; what it leaves to the machine, the environment says.
struct FormattedValue<F: FormatStyle>: TextFormat, @unchecked Sendable where F.FormatInput: Equatable {
  let input: F.FormatInput
  let format: F

  func isEqual(to other: any TextFormat) -> Bool {
    guard let other = other as? Self else { return false }
    return input == other.input && format == other.format
  }

  func text(in surroundings: TextSurroundings) -> Text { surroundings.text(input, format) }
}

extension TextSurroundings {
  /// A value as a style writes it here.
  func text<F: FormatStyle>(_ input: F.FormatInput, _ format: F) -> Text {
    switch style(format).format(input) {
    case let string as String: Text(verbatim: string)
    case let attributed as AttributedString: Text(attributed)
    case let other: Text(verbatim: "\(other)")
    }
  }

  private func style<F: FormatStyle>(_ format: F) -> F {
    var style = format
    if let locale, style == style.locale(.autoupdatingCurrent) { style = style.locale(locale) }
    guard calendar != nil || timeZone != nil else { return style }
    if var date = style as? Date.FormatStyle {
      if let calendar, date.calendar == .autoupdatingCurrent { date.calendar = calendar }
      if let timeZone, date.timeZone == .autoupdatingCurrent { date.timeZone = timeZone }
      return date as? F ?? style
    }
    if var interval = style as? Date.IntervalFormatStyle {
      if let calendar, interval.calendar == .autoupdatingCurrent { interval.calendar = calendar }
      if let timeZone, interval.timeZone == .autoupdatingCurrent { interval.timeZone = timeZone }
      return interval as? F ?? style
    }
    return style
  }
}
