// The gauge styles that come with SwiftUI: their name is recorded, the content stands for itself.

/// The look that fits the place.
nonisolated public struct DefaultGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look that fits the place.
  public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar.
nonisolated public struct LinearGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  public init() {}
  /// In a color.
  public init(tint: Color) {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar.
  public nonisolated static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

/// A circle (watchOS).
nonisolated public struct CircularGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  public init() {}
  /// In a color.
  public init(tint: Color) {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// A circle (watchOS).
  public nonisolated static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

/// A bar that fills.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// An open ring.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring.
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A closed ring that fills.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills.
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A small bar.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar.
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A small bar that fills.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
