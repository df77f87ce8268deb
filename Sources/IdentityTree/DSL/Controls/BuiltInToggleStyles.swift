// The toggle styles that come with SwiftUI: their name is recorded, the label stands for itself.

/// The look that fits the place.
nonisolated public struct DefaultToggleStyle: ToggleStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that fits the place.
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch.
nonisolated public struct SwitchToggleStyle: ToggleStyle, BuiltInStyle, Sendable {
  let tint: Color?
  public init() { tint = nil }
  /// A switch of a color.
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button that stays pressed.
nonisolated public struct ButtonToggleStyle: ToggleStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A box with a check mark (macOS).
nonisolated public struct CheckboxToggleStyle: ToggleStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark (macOS).
  public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
