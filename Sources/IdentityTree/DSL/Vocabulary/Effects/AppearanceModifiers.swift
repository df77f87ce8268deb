import Foundation

/// Records one value of how the content looks or behaves.
public struct _AttributeModifier: PrimitiveModifier {
  public typealias Body = Never
  let attribute: NodeAttribute
  /// The recorded value.
  public var _attributes: [NodeAttribute] { [attribute] }

  nonisolated init(_ attribute: NodeAttribute) { self.attribute = attribute }

  nonisolated init(_ name: String, _ value: String, isAnimatable: Bool = false) {
    self.attribute = NodeAttribute(name, value, isAnimatable: isAnimatable)
  }
}

/// Sets the font of the content.
public struct _FontModifier: PrimitiveModifier {
  public typealias Body = Never
  let font: Font?
  /// The font.
  public var _attributes: [NodeAttribute] { [NodeAttribute("font", font?.description ?? "default")] }
  /// The font is a value of the environment.
  public nonisolated static var _changesEnvironment: Bool { true }
  /// Sets the font.
  public nonisolated func _change(_ environment: inout EnvironmentValues) { environment.font = font }
}

/// Sets the foreground style of the content.
public struct _ForegroundModifier: PrimitiveModifier {
  public typealias Body = Never
  let name: String
  let style: String?
  /// The style, which can be animated.
  public var _attributes: [NodeAttribute] { [NodeAttribute(name, style ?? "default", isAnimatable: true)] }
  /// The style is a value of the environment.
  public nonisolated static var _changesEnvironment: Bool { true }
  /// Sets the style.
  public nonisolated func _change(_ environment: inout EnvironmentValues) { environment.foregroundStyleText = style }
}

/// Makes the controls in the content not react.
public struct _DisabledModifier: PrimitiveModifier {
  public typealias Body = Never
  let disabled: Bool
  /// Whether the controls do not react.
  public var _attributes: [NodeAttribute] { [NodeAttribute("disabled", "\(disabled)")] }
  /// Reacting is a value of the environment.
  public nonisolated static var _changesEnvironment: Bool { true }
  /// What an ancestor disabled stays disabled.
  public nonisolated func _change(_ environment: inout EnvironmentValues) {
    environment.isEnabled = environment.isEnabled && !disabled
  }
}

/// Sets the most lines that text takes.
public struct _LineLimitModifier: PrimitiveModifier {
  public typealias Body = Never
  let number: Int?
  /// The number of lines.
  public var _attributes: [NodeAttribute] { [NodeAttribute("lineLimit", number.map { "\($0)" } ?? "none")] }
  /// The limit is a value of the environment.
  public nonisolated static var _changesEnvironment: Bool { true }
  /// Sets the limit.
  public nonisolated func _change(_ environment: inout EnvironmentValues) { environment.lineLimit = number }
}

extension View {
  /// Sets the font of text in the view.
  public nonisolated func font(_ font: Font?) -> some View { modifier(_FontModifier(font: font)) }

  /// Sets the style of what is drawn in front.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundModifier(name: "foregroundStyle", style: style._styleText))
  }

  /// Sets the color of what is drawn in front.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundModifier(name: "foregroundColor", style: color?.description))
  }

  /// Makes controls in the view not react.
  public nonisolated func disabled(_ disabled: Bool) -> some View { modifier(_DisabledModifier(disabled: disabled)) }

  /// Limits the lines of text in the view.
  public nonisolated func lineLimit(_ number: Int?) -> some View { modifier(_LineLimitModifier(number: number)) }

  /// Draws a border.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      _AttributeModifier("border", "\(content._styleText), \(AttributeText.number(width))", isAnimatable: true))
  }

  /// Makes the view transparent.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_AttributeModifier(NodeAttribute("opacity", opacity)))
  }

  /// Makes text in the view bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    modifier(_AttributeModifier("bold", "\(isActive)"))
  }

  /// Keeps the view's place but does not draw it.
  public nonisolated func hidden() -> some View { modifier(_AttributeModifier("hidden", "true")) }

  /// Rounds the corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(_AttributeModifier("cornerRadius", AttributeText.number(radius), isAnimatable: true))
  }

  /// Names the view's place in navigation.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(_AttributeModifier("navigationTitle", titleKey.text))
  }

  /// Names the view's place in navigation.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(_AttributeModifier("navigationTitle", String(title)))
  }

  /// Names the view for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AttributeModifier("accessibilityIdentifier", identifier))
  }

  /// Says what the view is.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(_AttributeModifier("accessibilityLabel", labelKey.text))
  }

  /// Says what the view is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(_AttributeModifier("accessibilityLabel", String(label)))
  }
}
