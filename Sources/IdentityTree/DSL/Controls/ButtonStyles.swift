/// The look of buttons that react to taps as usual (https://developer.apple.com/documentation/swiftui/buttonstyle).
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  /// Makes the look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

/// The look and behavior of buttons (https://developer.apple.com/documentation/swiftui/primitivebuttonstyle).
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  /// Makes a button, which calls `configuration.trigger()`.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a button style knows of a button.
nonisolated public struct ButtonStyleConfiguration {
  /// The label of the button.
  nonisolated public struct Label: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// What a primitive button style knows of a button.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  nonisolated public struct Label: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void
  /// Runs the action of the button.
  public func trigger() {
    let action = action
    MainActor.assumeIsolated { action() }
  }
}

/// A button as the style in the environment gets it.
struct ButtonLook {
  var role: ButtonRole?
  var label: AnyView
  var action: @MainActor () -> Void
  var node: (any PressedButton)?
}

/// A style that the library knows: the content stands for itself, and the name is recorded.
nonisolated protocol BuiltInStyle {}

/// Sets a style of the environment, and records its name.
nonisolated public struct _StyleModifier: PrimitiveModifier {
  public typealias Body = Never
  let name: String
  let text: String
  let change: (inout EnvironmentValues) -> Void

  /// The type of the style.
  @MainActor public var _attributes: [NodeAttribute] { [NodeAttribute(name, text)] }
  public nonisolated static var _changesEnvironment: Bool { true }
  public nonisolated func _change(_ environment: inout EnvironmentValues) { change(&environment) }
}

extension View {
  /// Puts a style of the user's into the environment; a built-in one takes it away, and only its name is recorded.
  nonisolated func styled<Style, Look, Made: View>(
    _ name: String, _ style: Style, make: @escaping @MainActor (Style, Look) -> Made
  ) -> ModifiedContent<Self, _StyleModifier> {
    nonisolated(unsafe) let style = style
    let value: StyleValue<Look>? =
      style is any BuiltInStyle
      ? nil
      : StyleValue(style: style) { look in AnyView(StyleBody(style: style, configuration: look, make: make)) }
    return ModifiedContent(
      content: self,
      modifier: _StyleModifier(name: name, text: TypeName.short(Style.self)) {
        $0[look: Look.self] = value
        $0[builtInStyle: Look.self] = value == nil ? TypeName.short(Style.self) : nil
      })
  }

  /// Sets the look of the buttons in the view.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    styled("buttonStyle", style) { (style: S, button: ButtonLook) in
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: button.role, label: .init(part: button.label), isPressed: button.node?.isPressed ?? false))
    }
  }

  /// Sets the look and behavior of the buttons in the view.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    styled("buttonStyle", style) { (style: S, button: ButtonLook) in
      style.makeBody(
        configuration: PrimitiveButtonStyleConfiguration(
          role: button.role, label: .init(part: button.label), action: button.action))
    }
  }
}

/// A button that knows whether it is pressed.
protocol PressedButton: PressRole {
  var isPressed: Bool { get }
}

extension ButtonNode: PressedButton {}
