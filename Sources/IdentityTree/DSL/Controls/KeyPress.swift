import Foundation

/// A key that was pressed (https://developer.apple.com/documentation/swiftui/keypress).
public struct KeyPress: Sendable {
  public let phase: KeyPress.Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers

  /// What a key does.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a key was taken.
  public enum Result: Sendable {
    case handled, ignored
  }
}

/// Takes keys while the view has the focus.
nonisolated public struct _KeyPressModifier: PrimitiveModifier {
  public typealias Body = Never
  let fits: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
}

extension _KeyPressModifier: KeyRole {
  @MainActor func press(_ key: Character) -> Bool {
    let press = KeyPress(phase: .down, key: KeyEquivalent(key), characters: String(key), modifiers: [])
    return fits(press) && action(press) == .handled
  }
}

extension View {
  /// Calls `action` when a key is pressed.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(fits: { $0.key == key }, action: { _ in action() }))
  }
  /// Calls `action` in phases of a key.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(fits: { $0.key == key && phases.contains($0.phase) }, action: action))
  }
  /// Calls `action` when one of some keys is pressed.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(fits: { keys.contains($0.key) && phases.contains($0.phase) }, action: action))
  }
  /// Calls `action` when a character of a set is typed.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier(
        fits: { $0.characters.unicodeScalars.allSatisfy { characters.contains($0) } && phases.contains($0.phase) },
        action: action))
  }
  /// Calls `action` when any key is pressed.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(fits: { phases.contains($0.phase) }, action: action))
  }
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String {
    "KeyPress(phase: \(phase.debugDescription), key: \(key.character), modifiers: \(modifiers.rawValue))"
  }
}

extension KeyPress.Phases: CustomDebugStringConvertible {
  public var debugDescription: String {
    let names = [(KeyPress.Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}
