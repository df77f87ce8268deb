// The menu styles that come with SwiftUI: their name is recorded, the content stands for itself.

/// The look that fits the place.
nonisolated public struct DefaultMenuStyle: MenuStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look that fits the place.
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button.
nonisolated public struct ButtonMenuStyle: MenuStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, BuiltInStyle, Sendable {
  public init() {}
  /// A button without a border, with or without an indicator (macOS).
  public init(showsMenuIndicator: Bool) {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A button with a border (macOS).
nonisolated public struct BorderedButtonMenuStyle: MenuStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border (macOS).
  public nonisolated static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
