/// Pushes a screen (https://developer.apple.com/documentation/swiftui/navigationlink).
nonisolated public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  public typealias Body = Never
  let label: Label
  let target: Target

  /// What is pushed.
  enum Target {
    case value(AnyHashable?)
    /// A screen, and where the source keeps whether it is pushed.
    case screen(Destination, Activation?)
  }

  /// Whether a screen is pushed.
  struct Activation {
    var get: () -> Bool
    var set: (Bool) -> Void
    static func flag(_ isActive: Binding<Bool>) -> Activation {
      Activation(get: { isActive.wrappedValue }, set: { isActive.wrappedValue = $0 })
    }
    static func tag<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Activation {
      Activation(
        get: { selection.wrappedValue == tag },
        set: { isOn in if isOn { selection.wrappedValue = tag } else { selection.wrappedValue = nil } })
    }
  }

  init(_ label: Label, _ target: Target) {
    self.label = label
    self.target = target
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: NavigationLinkNode<Label, Destination>.self)
  }

  /// Resolves the label.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Label._resolve(view.label, into: &slots)
  }

  /// A link does not make a detail column (iOS, deprecated).
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { recorded("isDetailLink", isDetailLink) }
}

extension NavigationLink: StyledView {
  @MainActor func _look(_ node: Node) -> ButtonLook {
    let link = node as? any LinkNode
    return ButtonLook(
      role: nil, label: AnyView(label), action: { link?.follow() }, node: node as? any PressedButton)
  }
}

/// A link that can be followed.
protocol LinkNode: Node {
  /// The value that it names, if it names one.
  @MainActor var linkedValue: AnyHashable? { get }
  @MainActor func follow()
}

/// The node of a link: the destination's value is made with the link, its body when it is pushed (rule 2.30).
final class NavigationLinkNode<Label: View, Destination: View>: StyledNode<NavigationLink<Label, Destination>>,
  ScreenPresenter, LinkNode, PressedButton
{
  private var isActive = false
  private(set) var isPressed = false

  override func evaluate() {
    super.evaluate()
    guard case .screen = view.target else { return }
    enclosingStack?.addPresenter(self)
    enclosingStack?.refresh(presenter: self)
  }

  override var control: ControlRole? {
    if isStyled, scope.values[look: ButtonLook.self]?.style is any PrimitiveButtonStyle { return nil }
    guard let stack = enclosingStack else { return nil }
    if case .value(nil) = view.target { return nil }
    _ = stack
    return .button { [weak self] in self?.follow() }
  }

  @MainActor var linkedValue: AnyHashable? {
    if case .value(let value) = view.target { value } else { nil }
  }

  @MainActor func follow() {
    switch view.target {
    case .value(let value):
      guard let value, let stack = enclosingStack else { return }
      if let split = enclosing(SplitRole.self)?.role {
        if split.selects(value, from: self) || split.shows(value, from: self) { return }
      }
      _ = stack.push(value)
    case .screen(_, let activation):
      if let activation {
        activation.set(true)
      } else {
        isActive = true
        graph.requestUpdate(of: self)
      }
    }
  }

  @MainActor func setPressed(_ isPressed: Bool) {
    guard isPressed != self.isPressed, isStyled else { return }
    self.isPressed = isPressed
    graph.requestUpdate(of: self)
  }

  @MainActor func screenToken() -> AnyHashable? {
    guard case .screen(_, let activation) = view.target else { return nil }
    return activation?.get() ?? isActive ? AnyHashable(true) : nil
  }

  @MainActor func makeScreen() -> AnyView {
    guard case .screen(let destination, _) = view.target else { return AnyView(EmptyView()) }
    return AnyView(destination)
  }

  @MainActor func endScreen() {
    guard case .screen(_, let activation) = view.target else { return }
    if let activation {
      activation.set(false)
    } else {
      isActive = false
      graph.requestUpdate(of: self)
    }
  }
}

/// A split view, whose links may show in another column.
protocol SplitRole: Node {
  @MainActor func selects(_ value: AnyHashable, from node: Node) -> Bool
  @MainActor func shows(_ value: AnyHashable, from node: Node) -> Bool
}

extension NavigationLink {
  /// A link to a screen, with a label of its own.
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), .screen(destination(), nil))
  }
  /// A link to a screen, with a label of its own.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), .screen(destination, nil))
  }
  /// A link that is followed while a value is true.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .screen(destination(), .flag(isActive)))
  }
  /// A link that is followed while a value is true.
  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), .screen(destination, .flag(isActive)))
  }
  /// A link that is followed while a selection is its tag.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .screen(destination(), .tag(tag, selection)))
  }
  /// A link that is followed while a selection is its tag.
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .screen(destination, .tag(tag, selection)))
  }
}

extension NavigationLink where Label == Text {
  /// A link to a screen, with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(Text(titleKey), .screen(destination(), nil))
  }
  /// A link to a screen, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(Text(title), .screen(destination(), nil))
  }
  /// A link to a screen, with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(Text(titleKey), .screen(destination, nil))
  }
  /// A link to a screen, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(Text(title), .screen(destination, nil))
  }
  /// A link with a localized title that is followed while a value is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(titleKey), .screen(destination(), .flag(isActive)))
  }
  /// A link with a title that is followed while a value is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(title), .screen(destination(), .flag(isActive)))
  }
  /// A link with a localized title that is followed while a value is true.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(Text(titleKey), .screen(destination, .flag(isActive)))
  }
  /// A link with a title that is followed while a value is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(Text(title), .screen(destination, .flag(isActive)))
  }
  /// A link with a localized title that is followed while a selection is its tag.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(titleKey), .screen(destination(), .tag(tag, selection)))
  }
  /// A link with a title that is followed while a selection is its tag.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(title), .screen(destination(), .tag(tag, selection)))
  }
  /// A link with a localized title that is followed while a selection is its tag.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(Text(titleKey), .screen(destination, .tag(tag, selection)))
  }
  /// A link with a title that is followed while a selection is its tag.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(Text(title), .screen(destination, .tag(tag, selection)))
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the screen for a value, with a label of its own.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label(), .value(value.map { AnyHashable($0) }))
  }
  /// A link to the screen for a value, with a localized title.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(Text(titleKey), .value(value.map { AnyHashable($0) }))
  }
  /// A link to the screen for a value, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(Text(title), .value(value.map { AnyHashable($0) }))
  }
}
