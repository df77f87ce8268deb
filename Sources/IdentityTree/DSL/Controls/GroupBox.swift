/// A box around views (https://developer.apple.com/documentation/swiftui/groupbox).
nonisolated public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  public typealias Body = Never
  let label: Label
  let content: Content

  init(_ label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: StyledNode<Self>.self)
  }

  /// Resolves the label, then the content.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Label._resolve(view.label, into: &slots)
    Content._resolve(view.content, into: &slots)
  }
}

extension GroupBox: StyledView {
  @MainActor func _look(_ node: Node) -> GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(label: .init(part: AnyView(label)), content: .init(part: AnyView(content)))
  }
}

extension GroupBox {
  /// A box with a label of its own.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }
  /// A box with a label of its own (deprecated form).
  @_disfavoredOverload
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) { self.init(label, content()) }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(EmptyView(), content()) }
}

extension GroupBox where Label == Text {
  /// A box with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }
  /// A box with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style is making the look of.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}

/// The look of group boxes (https://developer.apple.com/documentation/swiftui/groupboxstyle).
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  /// Makes the look of a group box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a style knows of a group box.
nonisolated public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  nonisolated public struct Label: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  /// The content of the box.
  nonisolated public struct Content: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  public let label: GroupBoxStyleConfiguration.Label
  public let content: GroupBoxStyleConfiguration.Content
}

extension View {
  /// Sets the look of the group boxes in the view.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styled("groupBoxStyle", style) { (style: S, look: GroupBoxStyleConfiguration) in
      style.makeBody(configuration: look)
    }
  }
}
