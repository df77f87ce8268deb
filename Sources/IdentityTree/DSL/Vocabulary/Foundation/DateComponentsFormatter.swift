#if os(Linux)
  import Foundation

  /// Stands in for Foundation's class, which Linux lacks: durations in units, in English.
  open class DateComponentsFormatter: Formatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
      case positional, abbreviated, short, full, spellOut, brief
    }

    /// What is done with units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let `default` = Self(rawValue: 1)
      public static let dropLeading = Self(rawValue: 1 << 1)
      public static let dropMiddle = Self(rawValue: 1 << 2)
      public static let dropTrailing = Self(rawValue: 1 << 3)
      public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
      public static let pad = Self(rawValue: 1 << 16)
    }

    /// The units that may be written; hours, minutes and seconds among others.
    open var allowedUnits: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
    open var unitsStyle = UnitsStyle.positional
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// At most so many units are written; 0 is all.
    open var maximumUnitCount = 0
    open var calendar: Calendar? = .current
    open var allowsFractionalUnits = false
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var referenceDate: Date?

    /// Makes a formatter.
    public override init() { super.init() }
    /// There are no archives of it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A duration in seconds.
    open func string(from seconds: TimeInterval) -> String? {
      guard seconds.isFinite, abs(seconds) < 1e15 else { return nil }
      var rest = Int(abs(seconds).rounded(.towardZero))
      var parts: [(unit: Unit, count: Int)] = []
      for unit in Unit.all where allowedUnits.contains(unit.flag) {
        parts.append((unit, rest / unit.seconds))
        rest %= unit.seconds
      }
      return text(parts, isNegative: seconds < 0)
    }

    /// The time from one date to another.
    open func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }

    /// A duration in units.
    open func string(from components: DateComponents) -> String? {
      let seconds =
        (components.year ?? 0) * 31_536_000 + (components.month ?? 0) * 2_592_000
        + ((components.weekOfMonth ?? 0) * 7 + (components.day ?? 0)) * 86_400 + (components.hour ?? 0) * 3600
        + (components.minute ?? 0) * 60 + (components.second ?? 0)
      return string(from: TimeInterval(seconds))
    }

    open override func string(for obj: Any?) -> String? {
      switch obj {
      case let components as DateComponents: string(from: components)
      case let seconds as TimeInterval: string(from: seconds)
      default: nil
      }
    }

    /// A duration in units in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    private struct Unit {
      let flag: NSCalendar.Unit
      let seconds: Int
      let letter: String
      let short: String
      let full: String

      static var all: [Unit] {
        [
          Unit(flag: .year, seconds: 31_536_000, letter: "y", short: "yr", full: "year"),
          Unit(flag: .month, seconds: 2_592_000, letter: "mo", short: "mth", full: "month"),
          Unit(flag: .weekOfMonth, seconds: 604_800, letter: "w", short: "wk", full: "week"),
          Unit(flag: .day, seconds: 86_400, letter: "d", short: "day", full: "day"),
          Unit(flag: .hour, seconds: 3600, letter: "h", short: "hr", full: "hour"),
          Unit(flag: .minute, seconds: 60, letter: "m", short: "min", full: "minute"),
          Unit(flag: .second, seconds: 1, letter: "s", short: "sec", full: "second"),
        ]
      }
    }

    private func text(_ all: [(unit: Unit, count: Int)], isNegative: Bool) -> String {
      var parts = all
      let isPositional = unitsStyle == .positional
      let behavior = zeroFormattingBehavior
      if !behavior.contains(.pad) {
        let dropsLeading = behavior.contains(.default) || behavior.contains(.dropLeading)
        let dropsOthers = behavior.contains(.default) && !isPositional
        if dropsLeading { while parts.count > 1, parts[0].count == 0 { parts.removeFirst() } }
        if dropsOthers || behavior.contains(.dropTrailing) {
          while parts.count > 1, parts[parts.count - 1].count == 0 { parts.removeLast() }
        }
        if dropsOthers || behavior.contains(.dropMiddle), parts.count > 2 {
          parts = [parts[0]] + parts[1..<(parts.count - 1)].filter { $0.count != 0 } + [parts[parts.count - 1]]
        }
      }
      if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
      let sign = isNegative ? "-" : ""
      if isPositional { return sign + positional(parts.map(\.count), isPadded: behavior.contains(.pad)) }
      let words = parts.map { part in
        switch unitsStyle {
        case .abbreviated: "\(part.count)\(part.unit.letter)"
        case .brief: "\(part.count)\(part.unit.short)"
        case .short: "\(part.count) \(part.unit.short)\(Self.isPlural(part) ? "s" : "")"
        default: "\(part.count) \(part.unit.full)\(part.count == 1 ? "" : "s")"
        }
      }
      let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
      return sign + words.joined(separator: separator)
    }

    private static func isPlural(_ part: (unit: Unit, count: Int)) -> Bool {
      part.count != 1 && !["min", "sec", "hr"].contains(part.unit.short)
    }

    /// `1:02:05`: every unit but the first has two digits; padded, the first one too.
    private func positional(_ counts: [Int], isPadded: Bool) -> String {
      counts.enumerated().map { index, count in
        (index > 0 || isPadded) && count < 10 ? "0\(count)" : "\(count)"
      }.joined(separator: ":")
    }
  }
#endif
