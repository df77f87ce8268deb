// The picker styles that come with SwiftUI: their name is recorded.

/// The look that fits the place.
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look that fits the place.
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// In line with the views around.
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// In line with the views around.
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A menu.
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A list that is pushed.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A list that is pushed.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A row of small images.
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of small images.
  public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// Radio buttons (macOS).
nonisolated public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Radio buttons (macOS).
  public nonisolated static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// Segments.
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A wheel.
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A button that opens a menu (macOS).
nonisolated public struct PopUpButtonPickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == PopUpButtonPickerStyle {
  /// A button that opens a menu (macOS).
  public nonisolated static var popUpButton: PopUpButtonPickerStyle { PopUpButtonPickerStyle() }
}

private enum PickerStyleNameKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

extension EnvironmentValues {
  /// The type of the picker style.
  var pickerStyleName: String {
    get { self[PickerStyleNameKey.self] }
    set { self[PickerStyleNameKey.self] = newValue }
  }
}

private enum RadioGroupLayoutKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether round marks and their options stand side by side.
  var isRadioGroupHorizontal: Bool {
    get { self[RadioGroupLayoutKey.self] }
    set { self[RadioGroupLayoutKey.self] = newValue }
  }
}
