/// A motion of a symbol (https://developer.apple.com/documentation/symbols/symboleffect).
///
/// Effects are recorded by their names; nothing moves.
public protocol SymbolEffect: Hashable, Sendable {
  /// The name with its options, as in source.
  var _name: String { get }
}
/// An effect that runs once (https://developer.apple.com/documentation/symbols/discretesymboleffect).
public protocol DiscreteSymbolEffect {}
/// An effect that runs while it is active (https://developer.apple.com/documentation/symbols/indefinitesymboleffect).
public protocol IndefiniteSymbolEffect {}
/// An effect with which symbols come and go (https://developer.apple.com/documentation/symbols/transitionsymboleffect).
public protocol TransitionSymbolEffect {}
/// An effect between two symbols (https://developer.apple.com/documentation/symbols/contenttransitionsymboleffect).
public protocol ContentTransitionSymbolEffect {}

/// The effect `appear` (https://developer.apple.com/documentation/symbols/appearsymboleffect).
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public let _name: String
  /// The effect with `up`.
  public var up: AppearSymbolEffect { AppearSymbolEffect(_name: _name + ".up") }
  /// The effect with `down`.
  public var down: AppearSymbolEffect { AppearSymbolEffect(_name: _name + ".down") }
  /// The effect with `byLayer`.
  public var byLayer: AppearSymbolEffect { AppearSymbolEffect(_name: _name + ".byLayer") }
  /// The effect with `wholeSymbol`.
  public var wholeSymbol: AppearSymbolEffect { AppearSymbolEffect(_name: _name + ".wholeSymbol") }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The effect `appear`.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect(_name: "appear") }
}

/// The effect `disappear` (https://developer.apple.com/documentation/symbols/disappearsymboleffect).
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public let _name: String
  /// The effect with `up`.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(_name: _name + ".up") }
  /// The effect with `down`.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(_name: _name + ".down") }
  /// The effect with `byLayer`.
  public var byLayer: DisappearSymbolEffect { DisappearSymbolEffect(_name: _name + ".byLayer") }
  /// The effect with `wholeSymbol`.
  public var wholeSymbol: DisappearSymbolEffect { DisappearSymbolEffect(_name: _name + ".wholeSymbol") }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The effect `disappear`.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect(_name: "disappear") }
}

/// The effect `bounce` (https://developer.apple.com/documentation/symbols/bouncesymboleffect).
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let _name: String
  /// The effect with `up`.
  public var up: BounceSymbolEffect { BounceSymbolEffect(_name: _name + ".up") }
  /// The effect with `down`.
  public var down: BounceSymbolEffect { BounceSymbolEffect(_name: _name + ".down") }
  /// The effect with `byLayer`.
  public var byLayer: BounceSymbolEffect { BounceSymbolEffect(_name: _name + ".byLayer") }
  /// The effect with `wholeSymbol`.
  public var wholeSymbol: BounceSymbolEffect { BounceSymbolEffect(_name: _name + ".wholeSymbol") }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  /// The effect `bounce`.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect(_name: "bounce") }
}

/// The effect `breathe` (https://developer.apple.com/documentation/symbols/breathesymboleffect).
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let _name: String
  /// The effect with `plain`.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(_name: _name + ".plain") }
  /// The effect with `pulse`.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(_name: _name + ".pulse") }
  /// The effect with `byLayer`.
  public var byLayer: BreatheSymbolEffect { BreatheSymbolEffect(_name: _name + ".byLayer") }
  /// The effect with `wholeSymbol`.
  public var wholeSymbol: BreatheSymbolEffect { BreatheSymbolEffect(_name: _name + ".wholeSymbol") }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The effect `breathe`.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect(_name: "breathe") }
}

/// The effect `pulse` (https://developer.apple.com/documentation/symbols/pulsesymboleffect).
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let _name: String
  /// The effect with `byLayer`.
  public var byLayer: PulseSymbolEffect { PulseSymbolEffect(_name: _name + ".byLayer") }
  /// The effect with `wholeSymbol`.
  public var wholeSymbol: PulseSymbolEffect { PulseSymbolEffect(_name: _name + ".wholeSymbol") }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The effect `pulse`.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect(_name: "pulse") }
}

/// The effect `rotate` (https://developer.apple.com/documentation/symbols/rotatesymboleffect).
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let _name: String
  /// The effect with `clockwise`.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(_name: _name + ".clockwise") }
  /// The effect with `counterClockwise`.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(_name: _name + ".counterClockwise") }
  /// The effect with `byLayer`.
  public var byLayer: RotateSymbolEffect { RotateSymbolEffect(_name: _name + ".byLayer") }
  /// The effect with `wholeSymbol`.
  public var wholeSymbol: RotateSymbolEffect { RotateSymbolEffect(_name: _name + ".wholeSymbol") }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The effect `rotate`.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect(_name: "rotate") }
}

/// The effect `scale` (https://developer.apple.com/documentation/symbols/scalesymboleffect).
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public let _name: String
  /// The effect with `up`.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(_name: _name + ".up") }
  /// The effect with `down`.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(_name: _name + ".down") }
  /// The effect with `byLayer`.
  public var byLayer: ScaleSymbolEffect { ScaleSymbolEffect(_name: _name + ".byLayer") }
  /// The effect with `wholeSymbol`.
  public var wholeSymbol: ScaleSymbolEffect { ScaleSymbolEffect(_name: _name + ".wholeSymbol") }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The effect `scale`.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(_name: "scale") }
}

/// The effect `variableColor` (https://developer.apple.com/documentation/symbols/variablecolorsymboleffect).
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let _name: String
  /// The effect with `iterative`.
  public var iterative: VariableColorSymbolEffect { VariableColorSymbolEffect(_name: _name + ".iterative") }
  /// The effect with `cumulative`.
  public var cumulative: VariableColorSymbolEffect { VariableColorSymbolEffect(_name: _name + ".cumulative") }
  /// The effect with `reversing`.
  public var reversing: VariableColorSymbolEffect { VariableColorSymbolEffect(_name: _name + ".reversing") }
  /// The effect with `nonReversing`.
  public var nonReversing: VariableColorSymbolEffect { VariableColorSymbolEffect(_name: _name + ".nonReversing") }
  /// The effect with `hideInactiveLayers`.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    VariableColorSymbolEffect(_name: _name + ".hideInactiveLayers")
  }
  /// The effect with `dimInactiveLayers`.
  public var dimInactiveLayers: VariableColorSymbolEffect {
    VariableColorSymbolEffect(_name: _name + ".dimInactiveLayers")
  }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The effect `variableColor`.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect(_name: "variableColor") }
}

/// The effect `wiggle` (https://developer.apple.com/documentation/symbols/wigglesymboleffect).
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let _name: String
  /// The effect with `clockwise`.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(_name: _name + ".clockwise") }
  /// The effect with `counterClockwise`.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(_name: _name + ".counterClockwise") }
  /// The effect with `left`.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(_name: _name + ".left") }
  /// The effect with `right`.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(_name: _name + ".right") }
  /// The effect with `up`.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(_name: _name + ".up") }
  /// The effect with `down`.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(_name: _name + ".down") }
  /// The effect with `forward`.
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(_name: _name + ".forward") }
  /// The effect with `backward`.
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(_name: _name + ".backward") }
  /// The effect with `byLayer`.
  public var byLayer: WiggleSymbolEffect { WiggleSymbolEffect(_name: _name + ".byLayer") }
  /// The effect with `wholeSymbol`.
  public var wholeSymbol: WiggleSymbolEffect { WiggleSymbolEffect(_name: _name + ".wholeSymbol") }
  /// The effect at an angle in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect { WiggleSymbolEffect(_name: _name + ".custom") }
  /// The effect at an angle.
  public func custom(angle: Angle) -> WiggleSymbolEffect { WiggleSymbolEffect(_name: _name + ".custom") }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The effect `wiggle`.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect(_name: "wiggle") }
}

/// The effect `replace` (https://developer.apple.com/documentation/symbols/replacesymboleffect).
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public let _name: String
  /// The effect with `downUp`.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(_name: _name + ".downUp") }
  /// The effect with `upUp`.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(_name: _name + ".upUp") }
  /// The effect with `offUp`.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(_name: _name + ".offUp") }
  /// The effect with `byLayer`.
  public var byLayer: ReplaceSymbolEffect { ReplaceSymbolEffect(_name: _name + ".byLayer") }
  /// The effect with `wholeSymbol`.
  public var wholeSymbol: ReplaceSymbolEffect { ReplaceSymbolEffect(_name: _name + ".wholeSymbol") }
  /// The effect that keeps common parts, or another where it cannot.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(_name: _name + ".magic") }
  /// A replacement that keeps common parts.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    public let _name: String
  }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The effect `replace`.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect(_name: "replace") }
}

/// The effect `automatic` (https://developer.apple.com/documentation/symbols/automaticsymboleffect).
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
  public let _name: String
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect `automatic`.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect(_name: "automatic") }
}

/// The effect `drawOn` (https://developer.apple.com/documentation/symbols/drawonsymboleffect).
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public let _name: String
  /// The effect with `byLayer`.
  public var byLayer: DrawOnSymbolEffect { DrawOnSymbolEffect(_name: _name + ".byLayer") }
  /// The effect with `wholeSymbol`.
  public var wholeSymbol: DrawOnSymbolEffect { DrawOnSymbolEffect(_name: _name + ".wholeSymbol") }
  /// The effect with `individually`.
  public var individually: DrawOnSymbolEffect { DrawOnSymbolEffect(_name: _name + ".individually") }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The effect `drawOn`.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect(_name: "drawOn") }
}

/// The effect `drawOff` (https://developer.apple.com/documentation/symbols/drawoffsymboleffect).
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public let _name: String
  /// The effect with `byLayer`.
  public var byLayer: DrawOffSymbolEffect { DrawOffSymbolEffect(_name: _name + ".byLayer") }
  /// The effect with `wholeSymbol`.
  public var wholeSymbol: DrawOffSymbolEffect { DrawOffSymbolEffect(_name: _name + ".wholeSymbol") }
  /// The effect with `individually`.
  public var individually: DrawOffSymbolEffect { DrawOffSymbolEffect(_name: _name + ".individually") }
  /// The effect with `reversed`.
  public var reversed: DrawOffSymbolEffect { DrawOffSymbolEffect(_name: _name + ".reversed") }
  /// The effect with `nonReversed`.
  public var nonReversed: DrawOffSymbolEffect { DrawOffSymbolEffect(_name: _name + ".nonReversed") }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The effect `drawOff`.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect(_name: "drawOff") }
}

/// How often and how fast an effect runs (https://developer.apple.com/documentation/symbols/symboleffectoptions).
public struct SymbolEffectOptions: Hashable, Sendable {
  let name: String

  /// A way to repeat.
  public struct RepeatBehavior: Hashable, Sendable {
    let name: String
    public static let continuous = RepeatBehavior(name: "continuous")
    public static let periodic = RepeatBehavior(name: "periodic")
    /// Repeats with pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(name: "periodic" + (count.map { "(\($0))" } ?? ""))
    }
  }

  public static let `default` = SymbolEffectOptions(name: "default")
  public static let repeating = SymbolEffectOptions(name: "repeating")
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  /// Repeats a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "repeat" + (count.map { "(\($0))" } ?? ""))
  }
  /// Repeats in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "repeat(\(behavior.name))")
  }
  /// Runs at a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "speed(\(AttributeText.number(speed)))")
  }
  /// The options, repeating.
  public var repeating: SymbolEffectOptions { adding("repeating") }
  /// The options, not repeating.
  public var nonRepeating: SymbolEffectOptions { adding("nonRepeating") }
  /// The options, repeating a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { adding("repeat" + (count.map { "(\($0))" } ?? "")) }
  /// The options, repeating in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { adding("repeat(\(behavior.name))") }
  /// The options at a speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { adding("speed(\(AttributeText.number(speed)))") }

  private func adding(_ option: String) -> SymbolEffectOptions {
    SymbolEffectOptions(name: self == .default ? option : "\(name).\(option)")
  }
}

extension View {
  /// Runs an effect on symbols while it is active.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    recorded("symbolEffect", isActive ? effect._name : "none")
  }
  /// Runs an effect on symbols when a value changes.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    recorded("symbolEffect", "\(effect._name), value: \(value)")
  }
  /// Leaves the effects of symbols out.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    recorded("symbolEffectsRemoved", isEnabled)
  }
}
