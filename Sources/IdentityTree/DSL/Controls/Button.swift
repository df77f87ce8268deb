/// The purpose of a button (https://developer.apple.com/documentation/swiftui/buttonrole).
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without doing something.
  public static let cancel = ButtonRole(name: "cancel")
  /// Confirms (iOS 26).
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes (iOS 26).
  public static let close = ButtonRole(name: "close")
}

/// Runs an action when tapped (https://developer.apple.com/documentation/swiftui/button).
nonisolated public struct Button<Label: View>: PrimitiveView {
  public typealias Body = Never
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// A button with a label of its own and a role.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// A button with a label of its own and a role.
  @preconcurrency public nonisolated init(
    role: ButtonRole, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// A button with a label of its own.
  @preconcurrency public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = nil
    self.action = action
    self.label = label()
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: ButtonNode<Label>.self)
  }

  /// Resolves the label.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Label._resolve(view.label, into: &slots)
  }

  /// The role, if there is one.
  @MainActor public var _attributes: [NodeAttribute] { role.map { [NodeAttribute("role", $0.name)] } ?? [] }
}

extension Button: ControlView {
  @MainActor var _control: ControlRole { .button(action: action) }
}

extension Button where Label == Text {
  /// A button with a localized title.
  @preconcurrency public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a title.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a localized title and a role.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title and a role.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == IdentityTree.Label<Text, Image> {
  /// A button with a localized title and a symbol.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { IdentityTree.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a title and a symbol.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { IdentityTree.Label(title, systemImage: systemImage) }
  }

  /// A button with a localized title, a symbol and a role.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { IdentityTree.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a title, a symbol and a role.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { IdentityTree.Label(title, systemImage: systemImage) }
  }

  /// A button with a localized title and an image of an asset catalog.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { IdentityTree.Label(titleKey, image: image) }
  }

  /// A button with a title and an image of an asset catalog.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { IdentityTree.Label(title, image: image) }
  }

  /// A button with a localized title, an image of an asset catalog and a role.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { IdentityTree.Label(titleKey, image: image) }
  }

  /// A button with a title, an image of an asset catalog and a role.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { IdentityTree.Label(title, image: image) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is making the look of.
  @preconcurrency public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.role = configuration.role
    self.action = configuration.action
    self.label = configuration.label
  }
}

extension Button: StyledView {
  @MainActor func _look(_ node: Node) -> ButtonLook {
    ButtonLook(role: role, label: AnyView(label), action: action, node: node as? any PressedButton)
  }
}

/// The node of a button: knows whether it is pressed.
final class ButtonNode<Label: View>: StyledNode<Button<Label>>, PressRole {
  private(set) var isPressed = false

  /// A button that a primitive style of the user's looks after reacts only as that style lets it.
  override var control: ControlRole? {
    if isStyled, scope.values[look: ButtonLook.self]?.style is any PrimitiveButtonStyle { return nil }
    let action = view.action
    return .button { [weak self] in
      action()
      self?.noteAction()
    }
  }

  @MainActor func setPressed(_ isPressed: Bool) {
    guard isPressed != self.isPressed, isStyled else { return }
    self.isPressed = isPressed
    graph.requestUpdate(of: self)
  }
}

extension Node {
  /// Tells what is presented around a control that its action ran: alerts and menus close then.
  @MainActor func noteAction() { (enclosing(PresentedPart.self)?.role as? any ActionClosing)?.didRunAction() }
}

/// Something presented that closes when an action of it ran: alerts, dialogs, menus.
protocol ActionClosing: PresentedPart {
  @MainActor func didRunAction()
}
