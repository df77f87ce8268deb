#if os(Linux)
  import Foundation

  /// Stands in for Foundation's class, which Linux lacks: a list in English.
  open class ListFormatter: Formatter {
    /// How an item is written.
    open var itemFormatter: Formatter?
    open var locale: Locale! = .current

    /// Makes a formatter.
    public override init() { super.init() }
    /// There are no archives of it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Texts as one: `a, b, and c`.
    open class func localizedString(byJoining strings: [String]) -> String {
      switch strings.count {
      case 0: ""
      case 1: strings[0]
      case 2: "\(strings[0]) and \(strings[1])"
      default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
      }
    }

    /// Items as one text.
    open func string(from items: [Any]) -> String? {
      Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
  }

  /// Stands in for Foundation's class, which Linux lacks: a measurement in its own unit, as American English writes it.
  open class MeasurementFormatter: Formatter {
    /// Which unit is written; without effect, the measurement's own is.
    public struct UnitOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let providedUnit = Self(rawValue: 1)
      public static let naturalScale = Self(rawValue: 2)
      public static let temperatureWithoutUnit = Self(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    /// How the unit is written; without effect, its symbol is.
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .current
    open var numberFormatter: NumberFormatter! = {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      return formatter
    }()

    /// Makes a formatter.
    public override init() { super.init() }
    /// There are no archives of it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The number and the symbol of the unit.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
      if measurement.unit is UnitTemperature {
        return number + (unitOptions.contains(.temperatureWithoutUnit) ? "°" : measurement.unit.symbol)
      }
      return "\(number) \(measurement.unit.symbol)"
    }
    /// The symbol of a unit.
    open func string(from unit: Unit) -> String { unit.symbol }
  }

  extension NSPredicate {
    /// Stands in for Foundation's initializer, which Linux lacks: of its language `SELF` and one comparison with text
    /// are read (`MATCHES`, `CONTAINS[cd]`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `==`, `!=`); others hold for nothing.
    public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) {
      self.init(format: predicateFormat, argumentArray: arguments)
    }

    /// The same with arguments in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      let comparison = TextComparison(predicateFormat, arguments ?? [])
      self.init { value, _ in comparison?.holds(for: value) ?? false }
    }
  }

  /// `SELF MATCHES "…"` and its like.
  private struct TextComparison: Sendable {
    private let name: String
    private let options: String
    private let text: String

    init?(_ format: String, _ arguments: [Any]) {
      guard
        let match = format.wholeMatch(
          of: /\s*(?i:SELF)\s*(?<name>[A-Za-z]+|==?|!=)(?:\[(?<options>[a-z]+)\])?\s*(?<text>%@|'[^']*'|"[^"]*")\s*/)
      else { return nil }
      name = match.name.uppercased()
      options = match.options.map(String.init) ?? ""
      text = match.text == "%@" ? arguments.first.map { "\($0)" } ?? "" : String(match.text.dropFirst().dropLast())
    }

    func holds(for value: Any?) -> Bool {
      guard let value = value as? String else { return false }
      var own: String.CompareOptions = []
      if options.contains("c") { own.insert(.caseInsensitive) }
      if options.contains("d") { own.insert(.diacriticInsensitive) }
      func matches(_ pattern: String) -> Bool {
        value.range(of: "^(?:\(pattern))$", options: own.union(.regularExpression).subtracting(.diacriticInsensitive))
          != nil
      }
      switch name {
      case "MATCHES": return matches(text)
      case "LIKE":
        let pattern = NSRegularExpression.escapedPattern(for: text)
        return matches(
          pattern.replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: "."))
      case "CONTAINS": return value.range(of: text, options: own) != nil
      case "BEGINSWITH": return value.range(of: text, options: own.union(.anchored)) != nil
      case "ENDSWITH": return value.range(of: text, options: own.union([.anchored, .backwards])) != nil
      case "=", "==": return value.compare(text, options: own) == .orderedSame
      case "!=": return value.compare(text, options: own) != .orderedSame
      default: return false
      }
    }
  }
#endif
