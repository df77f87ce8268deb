import Foundation

/// The shape of bordered buttons (https://developer.apple.com/documentation/swiftui/buttonbordershape).
public struct ButtonBorderShape: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  /// The shape that fits the place.
  public static let automatic = ButtonBorderShape(description: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(description: "capsule")
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(description: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(description: "circle")
  /// A rectangle with rounded corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(description: "roundedRectangle(\(AttributeText.number(radius)))")
  }
}

/// Whether a button repeats its action while it is held
/// (https://developer.apple.com/documentation/swiftui/buttonrepeatbehavior).
public struct ButtonRepeatBehavior: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ButtonRepeatBehavior(description: "automatic")
  public static let enabled = ButtonRepeatBehavior(description: "enabled")
  public static let disabled = ButtonRepeatBehavior(description: "disabled")
}

/// How large controls are (https://developer.apple.com/documentation/swiftui/controlsize).
public enum ControlSize: CaseIterable, Hashable, Sendable, Comparable {
  case mini, small, regular, large, extraLarge
}

/// Where a key with modifiers starts a control (https://developer.apple.com/documentation/swiftui/keyboardshortcut).
public struct KeyboardShortcut: Hashable, Sendable {
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// How a shortcut changes with the layout of the keyboard.
  public struct Localization: Hashable, Sendable {
    let name: String
    public static let automatic = Localization(name: "automatic")
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    public static let custom = Localization(name: "custom")
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }
}

/// A key (https://developer.apple.com/documentation/swiftui/keyequivalent).
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) { self.character = extendedGraphemeClusterLiteral }
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held while another is pressed (https://developer.apple.com/documentation/swiftui/eventmodifiers).
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  /// Reserved for the system.
  @available(*, deprecated, message: "Function modifier is reserved for system applications")
  public static let function = EventModifiers(rawValue: 64)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}
private enum ButtonRepeatKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}
private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}
private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// Whether buttons repeat.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatKey.self] }
    set { self[ButtonRepeatKey.self] = newValue }
  }
  /// The shape of bordered buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
  /// The shortcut of the control.
  public var keyboardShortcut: KeyboardShortcut? { self[KeyboardShortcutKey.self] }
  var shortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Sets how large controls in the view are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    inherited("controlSize", \.controlSize, controlSize)
  }
  /// Sets the shape of bordered buttons in the view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    inherited("buttonBorderShape", \.buttonBorderShape, shape)
  }
  /// Sets whether buttons in the view repeat.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    inherited("buttonRepeatBehavior", \.buttonRepeatBehavior, behavior)
  }
  /// Gives the control a key.
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// Gives the control a key.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
  /// Gives the control a key.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    inherited("keyboardShortcut", \.shortcut, shortcut)
  }
  /// Gives the control a key, or takes it.
  @_disfavoredOverload
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    inherited("keyboardShortcut", \.shortcut, shortcut)
  }
}
