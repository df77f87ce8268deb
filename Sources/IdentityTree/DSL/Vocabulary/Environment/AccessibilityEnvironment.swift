import Foundation

private enum AccessibilityEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum AccessibilityReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum AccessibilityReduceTransparencyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum AccessibilityInvertColorsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum AccessibilityShowButtonShapesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum AccessibilityPlayAnimatedImagesKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
private enum AccessibilityDimFlashingLightsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum AccessibilityVoiceOverEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum AccessibilitySwitchControlEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum AccessibilityQuickActionsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum AccessibilityLargeContentViewerEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum AccessibilityAssistiveAccessEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether an assistive technology is on.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
  /// Whether color alone is not enough.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[AccessibilityDifferentiateWithoutColorKey.self] }
    set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
  }
  /// Whether motion is to be avoided.
  public var accessibilityReduceMotion: Bool {
    get { self[AccessibilityReduceMotionKey.self] }
    set { self[AccessibilityReduceMotionKey.self] = newValue }
  }
  /// Whether transparency is to be avoided.
  public var accessibilityReduceTransparency: Bool {
    get { self[AccessibilityReduceTransparencyKey.self] }
    set { self[AccessibilityReduceTransparencyKey.self] = newValue }
  }
  /// Whether colors are inverted.
  public var accessibilityInvertColors: Bool {
    get { self[AccessibilityInvertColorsKey.self] }
    set { self[AccessibilityInvertColorsKey.self] = newValue }
  }
  /// Whether buttons show their shapes.
  public var accessibilityShowButtonShapes: Bool {
    get { self[AccessibilityShowButtonShapesKey.self] }
    set { self[AccessibilityShowButtonShapesKey.self] = newValue }
  }
  /// Whether animated images play.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[AccessibilityPlayAnimatedImagesKey.self] }
    set { self[AccessibilityPlayAnimatedImagesKey.self] = newValue }
  }
  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool {
    get { self[AccessibilityDimFlashingLightsKey.self] }
    set { self[AccessibilityDimFlashingLightsKey.self] = newValue }
  }
  /// Whether VoiceOver is on.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[AccessibilityVoiceOverEnabledKey.self] }
    set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
  }
  /// Whether Switch Control is on.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[AccessibilitySwitchControlEnabledKey.self] }
    set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
  }
  /// Whether quick actions are on.
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[AccessibilityQuickActionsEnabledKey.self] }
    set { self[AccessibilityQuickActionsEnabledKey.self] = newValue }
  }
  /// Whether large content can be shown.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[AccessibilityLargeContentViewerEnabledKey.self] }
    set { self[AccessibilityLargeContentViewerEnabledKey.self] = newValue }
  }
  /// Whether Assistive Access is on.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[AccessibilityAssistiveAccessEnabledKey.self] }
    set { self[AccessibilityAssistiveAccessEnabledKey.self] = newValue }
  }
}

// The names under which SwiftUI's previews set what it lets views only read.
extension EnvironmentValues {
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { accessibilityDifferentiateWithoutColor }
    set { accessibilityDifferentiateWithoutColor = newValue }
  }
  public var _accessibilityReduceTransparency: Bool {
    get { accessibilityReduceTransparency }
    set { accessibilityReduceTransparency = newValue }
  }
  public var _accessibilityReduceMotion: Bool {
    get { accessibilityReduceMotion }
    set { accessibilityReduceMotion = newValue }
  }
  public var _accessibilityInvertColors: Bool {
    get { accessibilityInvertColors }
    set { accessibilityInvertColors = newValue }
  }
  public var _accessibilityShowButtonShapes: Bool {
    get { accessibilityShowButtonShapes }
    set { accessibilityShowButtonShapes = newValue }
  }
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { colorSchemeContrast }
    set { colorSchemeContrast = newValue }
  }
}
