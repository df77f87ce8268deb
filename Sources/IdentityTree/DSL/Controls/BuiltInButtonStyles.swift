// The button styles that come with SwiftUI: their name is recorded, the label stands for itself.

/// The look that fits the place.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that fits the place.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// No border.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label alone.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A border.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A filled border.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A filled border.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A link (macOS).
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A link (macOS).
  public nonisolated static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// For the accessory bar (macOS).
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// For the accessory bar (macOS).
  public nonisolated static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// For an action of the accessory bar (macOS).
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// For an action of the accessory bar (macOS).
  public nonisolated static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

/// A card (tvOS).
nonisolated public struct CardButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A card (tvOS).
  public nonisolated static var card: CardButtonStyle { CardButtonStyle() }
}

/// Glass (iOS 26).
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Glass (iOS 26).
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// Filled glass (iOS 26).
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Filled glass (iOS 26).
  public nonisolated static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
