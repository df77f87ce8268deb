import Foundation

/// A value that depends on the time at which it is read (https://developer.apple.com/documentation/swiftui/timedatasource).
public struct TimeDataSource<Value> {
  fileprivate enum Kind: Hashable, Sendable {
    case now
    case offset(Date)
    case since(Date)
    case until(Date)
  }
  fileprivate let kind: Kind

  fileprivate func value(at now: Date) -> Value? {
    let value: Any =
      switch kind {
      case .now: now
      case .offset(let date): Duration.seconds(now.timeIntervalSince(date))
      case .since(let date): date..<max(date, now)
      case .until(let date): min(date, now)..<date
      }
    return value as? Value
  }
}

extension TimeDataSource: Sendable where Value: Sendable {}

extension TimeDataSource {
  /// The date.
  public static var currentDate: TimeDataSource<Date> { .init(kind: .now) }
  /// How long ago a date is; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> { .init(kind: .offset(date)) }
  /// From a date until now.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> { .init(kind: .since(date)) }
  /// From now until a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> { .init(kind: .until(date)) }
}

/// A value that depends on the time, with its format style.
struct TimedValue<F: DiscreteFormatStyle>: TextFormat, @unchecked Sendable {
  let source: TimeDataSource<F.FormatInput>
  let format: F

  func isEqual(to other: any TextFormat) -> Bool {
    guard let other = other as? Self else { return false }
    return source.kind == other.source.kind && format == other.format
  }

  func text(in surroundings: TextSurroundings) -> Text {
    guard let input = source.value(at: surroundings.now) else { return Text(verbatim: "") }
    return surroundings.text(input, format)
  }
}

extension Text {
  /// Shows a value that depends on the time, in a format style that sets attributes.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(storage: .live(.formatted(TimedValue(source: source, format: format))))
  }

  /// Shows a value that depends on the time, in a format style.
  @_disfavoredOverload
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(storage: .live(.formatted(TimedValue(source: source, format: format))))
  }
}
