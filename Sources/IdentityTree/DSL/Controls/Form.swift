/// Controls to enter data with (https://developer.apple.com/documentation/swiftui/form).
nonisolated public struct Form<Content: View>: PrimitiveView {
  public typealias Body = Never
  let content: Content

  /// A form of the views that the builder makes.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: FormNode<Content>.self)
  }

  /// Resolves the rows.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    ListRows._resolve(ListRows(content: view.content), into: &slots)
  }
}

/// The node of a form.
final class FormNode<Content: View>: StyledNode<Form<Content>>, ScrollRole {}

extension Form: StyledView {
  @MainActor func _look(_ node: Node) -> FormStyleConfiguration {
    FormStyleConfiguration(content: .init(part: AnyView(content)))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is making the look of.
  public nonisolated init(_ configuration: FormStyleConfiguration) { self.content = configuration.content }
}

/// The look of forms (https://developer.apple.com/documentation/swiftui/formstyle).
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  /// Makes the look of a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = FormStyleConfiguration
}

/// What a style knows of a form.
nonisolated public struct FormStyleConfiguration {
  /// The rows of the form.
  nonisolated public struct Content: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  public let content: FormStyleConfiguration.Content
}

extension View {
  /// Sets the look of the forms in the view.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    styled("formStyle", style) { (style: S, look: FormStyleConfiguration) in style.makeBody(configuration: look) }
  }
}
