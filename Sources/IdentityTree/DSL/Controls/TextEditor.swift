import Foundation

/// An editor for long text (https://developer.apple.com/documentation/swiftui/texteditor).
nonisolated public struct TextEditor: PrimitiveView {
  public typealias Body = Never
  let text: Binding<String>

  /// An editor of a text.
  public nonisolated init(text: Binding<String>) { self.text = text }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: EditorNode<Self>.self)
  }
}

extension TextEditor: EditorView {
  @MainActor func _textRole(_ node: Node) -> TextRole {
    var role = TextRole(text: text)
    role.isMultiline = true
    return role
  }
}

/// The look of text editors (https://developer.apple.com/documentation/swiftui/texteditorstyle).
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = TextEditorStyleConfiguration
}

/// What a style knows of a text editor.
nonisolated public struct TextEditorStyleConfiguration {}

/// The look that fits the place.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// No decoration.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// A border with round corners.
nonisolated public struct RoundedBorderTextEditorStyle: TextEditorStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A border with round corners.
  public nonisolated static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look that fits the place.
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// No decoration.
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the look of the text editors in the view, which is recorded.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    recorded("textEditorStyle", TypeName.short(type(of: style)))
  }
}
