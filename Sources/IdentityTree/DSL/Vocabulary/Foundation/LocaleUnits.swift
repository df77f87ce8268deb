#if os(Linux)
  import Foundation

  // The unit of a locale, which Foundation has on Apple's systems and lacks on Linux: kilometres or miles and the like.

  /// What a measurement is of. Stands in for Foundation's type.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    let name: String
    /// Nothing in particular.
    public static var general: Self { Self(name: "general") }
    /// The measurement's own unit.
    public static var asProvided: Self { Self(name: "asProvided") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "personHeight") }
    public static var road: Self { Self(name: "road") }
    public static var focalLength: Self { Self(name: "focalLength") }
    public static var rainfall: Self { Self(name: "rainfall") }
    public static var snowfall: Self { Self(name: "snowfall") }
    public static var visibility: Self { Self(name: "visibility") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(name: "person") }
    public static var weather: Self { Self(name: "weather") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "personWeight") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "workout") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: Self { Self(name: "liquid") }
  }

  extension Locale {
    fileprivate var isMetric: Bool { measurementSystem != .us }
    /// Roads in the United Kingdom have miles.
    fileprivate var hasMiles: Bool { measurementSystem != .metric }
  }

  extension UnitLength {
    /// The locale's unit for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general) {
      let unit: UnitLength =
        switch usage.name {
        case "person", "personHeight", "snowfall": locale.isMetric ? .centimeters : .inches
        case "rainfall": locale.isMetric ? .millimeters : .inches
        case "focalLength": .millimeters
        default: locale.hasMiles ? .miles : .kilometers
        }
      self.init(symbol: unit.symbol, converter: unit.converter)
    }
  }

  extension UnitSpeed {
    /// The locale's unit for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general) {
      let unit: UnitSpeed = locale.hasMiles ? .milesPerHour : .kilometersPerHour
      self.init(symbol: unit.symbol, converter: unit.converter)
    }
  }

  extension UnitTemperature {
    /// The locale's unit for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general) {
      let unit: UnitTemperature = locale.isMetric ? .celsius : .fahrenheit
      self.init(symbol: unit.symbol, converter: unit.converter)
    }
  }

  extension UnitMass {
    /// The locale's unit for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general) {
      let unit: UnitMass = locale.isMetric ? .kilograms : .pounds
      self.init(symbol: unit.symbol, converter: unit.converter)
    }
  }

  extension UnitVolume {
    /// The locale's unit for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general) {
      let unit: UnitVolume = locale.isMetric ? .liters : .gallons
      self.init(symbol: unit.symbol, converter: unit.converter)
    }
  }

  extension UnitEnergy {
    /// The locale's unit for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general) {
      let unit: UnitEnergy = usage.name == "general" ? .kilowattHours : .kilocalories
      self.init(symbol: unit.symbol, converter: unit.converter)
    }
  }

  extension UnitArea {
    /// The locale's unit for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitArea> = .general) {
      let unit: UnitArea = locale.hasMiles ? .squareMiles : .squareKilometers
      self.init(symbol: unit.symbol, converter: unit.converter)
    }
  }

  extension UnitPressure {
    /// The locale's unit for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = .general) {
      let unit: UnitPressure = locale.isMetric ? .hectopascals : .inchesOfMercury
      self.init(symbol: unit.symbol, converter: unit.converter)
    }
  }
#endif
