/// A field for a secret (https://developer.apple.com/documentation/swiftui/securefield).
nonisolated public struct SecureField<Label: View>: PrimitiveView {
  public typealias Body = Never
  let label: Label
  let text: Binding<String>
  let prompt: Text?
  let onCommit: (() -> Void)?

  init(_ label: Label, _ text: Binding<String>, prompt: Text? = nil, onCommit: (() -> Void)? = nil) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.onCommit = onCommit
  }

  /// A field with a label of its own.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), text, prompt: prompt)
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: EditorNode<Self>.self)
  }

  /// Resolves the title, which names the field and stands in it while it is empty.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    ControlLabel._resolve(ControlLabel(content: view.label), into: &slots)
  }

  /// The placeholder.
  @MainActor public var _attributes: [NodeAttribute] {
    prompt.map { [NodeAttribute("prompt", $0._text ?? "")] } ?? []
  }
}

extension SecureField: EditorView {
  @MainActor func _textRole(_ node: Node) -> TextRole {
    var role = TextRole(text: text)
    role.prompt = prompt?._text
    let onCommit = onCommit
    role.onCommit = { [weak node] in
      onCommit?()
      node?.scope.values.submitActions.run(.text)
    }
    return role
  }
}

extension SecureField where Label == Text {
  /// A field with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), text)
  }
  /// A field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(Text(title), text)
  }
  /// A field with a localized title and a placeholder.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), text, prompt: prompt)
  }
  /// A field with a title and a placeholder.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(Text(title), text, prompt: prompt)
  }
  /// The older form, told when Return is pressed.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(titleKey), text, onCommit: onCommit)
  }
  /// The older form, told when Return is pressed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(title), text, onCommit: onCommit)
  }
}

/// A view that takes text and needs its node to say how.
@MainActor protocol EditorView: PrimitiveView {
  func _textRole(_ node: Node) -> TextRole
}

/// The node of a view that takes text.
final class EditorNode<V: EditorView>: BranchNode<V> {
  override var isLeafView: Bool { true }
  override var control: ControlRole? { .text(view._textRole(self)) }
  override var attributes: [NodeAttribute] { view._attributes }
  override func evaluate() {
    var slots = _Slots(self)
    V._resolveContent(view, into: &slots)
  }
}
