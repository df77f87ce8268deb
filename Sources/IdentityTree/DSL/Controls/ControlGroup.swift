/// Controls that belong together (https://developer.apple.com/documentation/swiftui/controlgroup).
nonisolated public struct ControlGroup<Content: View>: PrimitiveView {
  public typealias Body = Never
  let content: Content
  let label: AnyView?

  init(_ content: Content, _ label: AnyView?) {
    self.content = content
    self.label = label
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: StyledNode<Self>.self)
  }

  /// Resolves the controls.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }
}

extension ControlGroup: StyledView {
  @MainActor func _look(_ node: Node) -> ControlGroupStyleConfiguration {
    ControlGroupStyleConfiguration(
      content: .init(part: AnyView(content)), label: .init(part: label ?? AnyView(EmptyView())))
  }
}

extension ControlGroup {
  /// A group of controls.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }
  /// A group of controls with a label, which shows where the group becomes a menu.
  public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(LabeledControlGroupContent(content: content()), AnyView(label))
  }
  /// A group of controls with a localized title.
  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(LabeledControlGroupContent(content: content()), AnyView(Text(titleKey)))
  }
  /// A group of controls with a title.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(LabeledControlGroupContent(content: content()), AnyView(Text(title)))
  }
  /// A group of controls with a localized title and a symbol.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(
      LabeledControlGroupContent(content: content()), AnyView(Label(titleKey, systemImage: systemImage)))
  }
  /// A group of controls with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(LabeledControlGroupContent(content: content()), AnyView(Label(title, systemImage: systemImage)))
  }
  /// A group of controls with a localized title and an image of an asset catalog.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(LabeledControlGroupContent(content: content()), AnyView(Label(titleKey, image: image)))
  }
  /// A group of controls with a title and an image of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(LabeledControlGroupContent(content: content()), AnyView(Label(title, image: image)))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style is making the look of.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, configuration.label.part)
  }
}

/// The controls of a group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  public typealias Body = Never
  let content: Content
  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }
}

/// The look of control groups (https://developer.apple.com/documentation/swiftui/controlgroupstyle).
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  /// Makes the look of a control group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ControlGroupStyleConfiguration
}

/// What a style knows of a control group.
nonisolated public struct ControlGroupStyleConfiguration {
  /// The controls of the group.
  nonisolated public struct Content: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  /// The label of the group.
  nonisolated public struct Label: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  public let content: ControlGroupStyleConfiguration.Content
  public let label: ControlGroupStyleConfiguration.Label
}

extension View {
  /// Sets the look of the control groups in the view.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styled("controlGroupStyle", style) { (style: S, look: ControlGroupStyleConfiguration) in
      style.makeBody(configuration: look)
    }
  }
}
