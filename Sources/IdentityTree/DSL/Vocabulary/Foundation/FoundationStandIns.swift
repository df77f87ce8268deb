import Foundation

// The small parts of Foundation that Linux lacks and SwiftUI files touch.

#if os(Linux)
  extension URL {
    /// Every file is open to a program on Linux.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Does nothing.
    public func stopAccessingSecurityScopedResource() {}
    private static func standard(_ folder: FileManager.SearchPathDirectory, _ name: String) -> URL {
      FileManager.default.urls(for: folder, in: .userDomainMask).first ?? homeDirectory.appending(path: name)
    }
    public static var documentsDirectory: URL { standard(.documentDirectory, "Documents") }
    public static var libraryDirectory: URL { standard(.libraryDirectory, "Library") }
    public static var cachesDirectory: URL { standard(.cachesDirectory, "Caches") }
    public static var applicationSupportDirectory: URL { standard(.applicationSupportDirectory, "Application Support") }
    public static var downloadsDirectory: URL { standard(.downloadsDirectory, "Downloads") }
    public static var desktopDirectory: URL { standard(.desktopDirectory, "Desktop") }
    public static var picturesDirectory: URL { standard(.picturesDirectory, "Pictures") }
    public static var moviesDirectory: URL { standard(.moviesDirectory, "Movies") }
    public static var musicDirectory: URL { standard(.musicDirectory, "Music") }
  }

  /// Runs the work: Linux has no pools of objects.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

  public typealias CFAbsoluteTime = Double

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Seconds since the start of 2001.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

  /// Writes a distance in time, such as "2 hours ago" (in English).
  public class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
      case full, spellOut, short, abbreviated
    }
    public enum DateTimeStyle: Int, Sendable {
      case numeric, named
    }
    public var unitsStyle = UnitsStyle.full
    public var dateTimeStyle = DateTimeStyle.numeric
    public var calendar: Calendar! = .current
    public var locale: Locale! = .current

    public func localizedString(for date: Date, relativeTo reference: Date) -> String {
      localizedString(fromTimeInterval: date.timeIntervalSince(reference))
    }
    public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
      let units: [(Double, String, String)] = [
        (31_536_000, "year", "yr."), (2_592_000, "month", "mo."), (604_800, "week", "wk."), (86_400, "day", "day"),
        (3_600, "hour", "hr."), (60, "minute", "min."), (1, "second", "sec."),
      ]
      let seconds = abs(interval)
      let unit = units.first { seconds >= $0.0 } ?? units[units.count - 1]
      let count = Int(seconds / unit.0)
      if dateTimeStyle == .named {
        if count == 0 { return "now" }
        if unit.1 == "day", count == 1 { return interval < 0 ? "yesterday" : "tomorrow" }
      }
      let isFull = unitsStyle == .full || unitsStyle == .spellOut
      let name = isFull ? unit.1 + (count == 1 ? "" : "s") : unit.2
      return interval < 0 || count == 0 && interval <= 0 ? "\(count) \(name) ago" : "in \(count) \(name)"
    }
    public func localizedString(from components: DateComponents) -> String {
      let now = Date()
      return localizedString(for: Calendar.current.date(byAdding: components, to: now) ?? now, relativeTo: now)
    }
    public override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
  }

  extension Measurement where UnitType: Dimension {
    /// The value with the symbol of its unit.
    public func formatted() -> String { Measurement.FormatStyle(width: .abbreviated).format(self) }
    /// The value with its unit, in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
      style.format(self)
    }

    /// Writes the value with its unit.
    public struct FormatStyle: Foundation.FormatStyle {
      /// How long the unit is written.
      public struct UnitWidth: Hashable, Codable, Sendable {
        let style: Int
        /// The name of the unit; here its symbol.
        public static var wide: UnitWidth { UnitWidth(style: 3) }
        /// The symbol of the unit.
        public static var abbreviated: UnitWidth { UnitWidth(style: 2) }
        /// The symbol of the unit without a space.
        public static var narrow: UnitWidth { UnitWidth(style: 1) }
      }
      public var width: UnitWidth
      /// What is measured; without effect, the measurement's own unit is written.
      public var usage: MeasurementFormatUnitUsage<UnitType>?
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?
      public init(
        width: UnitWidth, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        self.width = width
        self.usage = usage
        self.numberFormatStyle = numberFormatStyle
      }
      public func format(_ value: Measurement<UnitType>) -> String {
        let number = numberFormatStyle?.format(value.value) ?? value.value.formatted()
        return width == .narrow ? "\(number)\(value.unit.symbol)" : "\(number) \(value.unit.symbol)"
      }
    }
  }

  extension FormatStyle {
    /// Writes a measurement with its unit.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
  }
#endif

/// Looks for words that are spelt wrong. Stands in for UIKit's class, without a dictionary: it finds none.
public final class UITextChecker {
  public init() {}
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  public static var availableLanguages: [String] { ["en"] }
}
