/// The look of text fields (https://developer.apple.com/documentation/swiftui/textfieldstyle).
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  /// Makes the look of a text field around the field itself.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
  typealias _Label = _TextFieldStyleLabel
}

/// The title of a text field, as its style sees it.
nonisolated public struct _TextFieldStyleLabel: ErasedPart {
  public typealias Body = Never
  let part: AnyView
}

/// The look that fits the place.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// No decoration.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A border with rounded corners.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A square border (macOS).
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that fits the place.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No decoration.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with rounded corners.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A square border (macOS).
  public nonisolated static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  /// Sets the look of the text fields in the view.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    styled("textFieldStyle", style) { (style: S, look: TextField<_TextFieldStyleLabel>) in
      style._body(configuration: look)
    }
  }
}
