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
  public func trigger() { MainActor.assumeIsolated { action() } }
}

/// A button as the style in the environment gets it.
struct ButtonLook {
  var role: ButtonRole?
  var label: AnyView
  var action: @MainActor () -> Void
  var node: (any PressRole)?
}

private enum ButtonLookKey: EnvironmentKey {
  static var defaultValue: StyleValue<ButtonLook>? { nil }
}

extension EnvironmentValues {
  var buttonLook: StyleValue<ButtonLook>? {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }
}

/// A style that the library knows: the content stands for itself, and the name is recorded.
nonisolated protocol BuiltInStyle {}

/// Sets a style of the environment, and records its name.
nonisolated public struct _StyleModifier: PrimitiveModifier {
  public typealias Body = Never
  let name: String
  let text: String
  let change: (inout EnvironmentValues) -> Void

  init<Style>(_ name: String, _ style: Style, change: @escaping (inout EnvironmentValues) -> Void) {
    self.name = name
    self.text = TypeName.short(Style.self)
    self.change = change
  }

  /// The type of the style.
  @MainActor public var _attributes: [NodeAttribute] { [NodeAttribute(name, text)] }
  public nonisolated static var _changesEnvironment: Bool { true }
  public nonisolated func _change(_ environment: inout EnvironmentValues) { change(&environment) }
}

extension View {
  /// Sets the look of the buttons in the view.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let value = StyleValue<ButtonLook>(style: style) { button in
      let isPressed = (button.node as? any PressedButton)?.isPressed ?? false
      let configuration = ButtonStyleConfiguration(
        role: button.role, label: .init(part: button.label), isPressed: isPressed)
      return AnyView(StyleBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
    }
    return modifier(_StyleModifier("buttonStyle", style) { $0.buttonLook = value })
  }

  /// Sets the look and behavior of the buttons in the view.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    guard !(style is any BuiltInStyle) else {
      return modifier(_StyleModifier("buttonStyle", style) { $0.buttonLook = nil })
    }
    let value = StyleValue<ButtonLook>(style: style) { button in
      let configuration = PrimitiveButtonStyleConfiguration(
        role: button.role, label: .init(part: button.label), action: button.action)
      return AnyView(StyleBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
    }
    return modifier(_StyleModifier("buttonStyle", style) { $0.buttonLook = value })
  }
}

/// A button that knows whether it is pressed.
protocol PressedButton: PressRole {
  var isPressed: Bool { get }
}

extension ButtonNode: PressedButton {}
