import Foundation

/// Sets the foreground style of the content, in up to three levels.
nonisolated public struct _ForegroundStyleModifier<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>:
  PrimitiveModifier
{
  public typealias Body = Never
  let first: First
  let second: Second?
  let third: Third?
  /// The styles, which can be animated.
  public var _attributes: [NodeAttribute] {
    [.style("foregroundStyle", first)] + (second.map { [.style("secondary", $0)] } ?? [])
      + (third.map { [.style("tertiary", $0)] } ?? [])
  }
  public nonisolated static var _changesEnvironment: Bool { true }
  /// The style is a value of the environment.
  public nonisolated func _change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyle = AnyShapeStyle(first)
  }
}

/// Sets the color of what is drawn in front.
nonisolated public struct _ForegroundColorModifier: PrimitiveModifier {
  public typealias Body = Never
  let color: Color?
  /// The color, which can be animated.
  public var _attributes: [NodeAttribute] { [.of("foregroundColor", color)] }
  public nonisolated static var _changesEnvironment: Bool { true }
  /// The color is a value of the environment.
  public nonisolated func _change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyle = color.map { AnyShapeStyle($0) }
  }
}

extension View {
  /// Sets the style of what is drawn in front.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier<S, Never, Never>(first: style, second: nil, third: nil))
  }
  /// Sets the styles of the first two levels of what is drawn in front.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(_ForegroundStyleModifier<S1, S2, Never>(first: primary, second: secondary, third: nil))
  }
  /// Sets the styles of the first three levels of what is drawn in front.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(_ForegroundStyleModifier(first: primary, second: secondary, third: tertiary))
  }
  /// Sets the color of what is drawn in front.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundColorModifier(color: color))
  }
  /// Sets the style of the background style.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    inherited("backgroundStyle", \.backgroundStyle, AnyShapeStyle(style))
  }
  /// Sets the color of controls.
  @_disfavoredOverload
  public nonisolated func tint(_ tint: Color?) -> some View {
    inherited("tint", \.tintStyle, tint.map { AnyShapeStyle($0) })
  }
  /// Sets the style of controls.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    inherited("tint", \.tintStyle, tint.map { AnyShapeStyle($0) })
  }
  /// Sets the color of controls.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    inherited("accentColor", \.tintStyle, accentColor.map { AnyShapeStyle($0) })
  }
  /// Asks the window for light or dark appearance.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(scheme: colorScheme))
  }
  /// Shows the view in light or dark appearance.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    inherited("colorScheme", \.colorScheme, colorScheme)
  }
  /// The shape of the container, for shapes relative to it.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    recorded("containerShape", TypeName.short(T.self))
  }
  /// Hides what is private, or shows a placeholder.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    inherited("redacted", reason) { environment, reason in environment.redactionReasons.formUnion(reason) }
  }
  /// Shows everything again.
  public nonisolated func unredacted() -> some View { inherited("redacted", \.redactionReasons, []) }
  /// Whether the view is hidden when privacy asks for it.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    recorded("privacySensitive", sensitive)
  }
  /// Marks the content for invalidation, hidden while it is out of date.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    recorded("invalidatableContent", invalidatable)
  }
  /// Makes controls in the view not react.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    inherited("disabled", disabled) { environment, disabled in
      environment.isEnabled = environment.isEnabled && !disabled
    }
  }
  /// How a changed content comes into view.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    inherited("contentTransition", \.contentTransition, transition)
  }
}

/// How a changed content comes into view (https://developer.apple.com/documentation/swiftui/contenttransition).
public struct ContentTransition: Hashable, Sendable, CustomStringConvertible {
  /// The name in source.
  public let description: String
  public static let identity = ContentTransition(description: "identity")
  public static let opacity = ContentTransition(description: "opacity")
  public static let interpolate = ContentTransition(description: "interpolate")
  public static let symbolEffect = ContentTransition(description: "symbolEffect")
  /// Digits count up or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(description: countsDown ? "numericText(countsDown)" : "numericText")
  }
  /// Digits count by a value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(description: "numericText") }
  /// Symbols change with an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(description: "symbolEffect(\(effect._name))")
  }
}

/// Why content is not shown as it is (https://developer.apple.com/documentation/swiftui/redactionreasons).
public struct RedactionReasons: OptionSet, Sendable, CustomStringConvertible {
  /// One bit for each reason.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
  /// The names in source.
  public var description: String {
    let names = [(RedactionReasons.placeholder, "placeholder"), (.privacy, "privacy"), (.invalidated, "invalidated")]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

/// The preference by which a view asks for light or dark appearance
/// (https://developer.apple.com/documentation/swiftui/preferredcolorschemekey).
public struct PreferredColorSchemeKey: PreferenceKey {
  public typealias Value = ColorScheme?
  public static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
}

/// Asks the window for an appearance.
nonisolated public struct _PreferredColorSchemeModifier: PrimitiveModifier {
  public typealias Body = Never
  let scheme: ColorScheme?
  /// The appearance.
  @MainActor public var _attributes: [NodeAttribute] { [.of("preferredColorScheme", scheme)] }
  public nonisolated static var _changesEnvironment: Bool { true }
  /// The window takes the scheme over; what stands above it is not seen by the simulator.
  public nonisolated func _change(_ environment: inout EnvironmentValues) {
    if let scheme { environment.colorScheme = scheme }
  }
}

extension _PreferredColorSchemeModifier: PreferenceSource {
  @MainActor var preferenceKey: ObjectIdentifier { ObjectIdentifier(PreferredColorSchemeKey.self) }
  @MainActor var passesInner: Bool { false }
  @MainActor func apply(to value: inout Any, _ node: Node) { value = scheme as Any }
}
