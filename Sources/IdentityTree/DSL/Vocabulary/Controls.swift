/// The purpose of a button (https://developer.apple.com/documentation/swiftui/buttonrole).
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without doing something.
  public static let cancel = ButtonRole(name: "cancel")
}

/// Runs an action when tapped (https://developer.apple.com/documentation/swiftui/button).
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// A button with a label of its own and a role.
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// A button with a label of its own.
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button: PrimitiveView {
  public typealias Body = Never
  /// Resolves the label.
  public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Label._resolve(view.label, into: &slots)
  }

  /// The role, if there is one.
  public var _attributes: [NodeAttribute] { role.map { [NodeAttribute("role", $0.name)] } ?? [] }
}

extension Button where Label == Text {
  /// A button with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// A button with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// A button with a localized title and a role.
  public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title and a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// Turns a value on and off (https://developer.apple.com/documentation/swiftui/toggle).
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  /// A toggle with a label of its own.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: PrimitiveView {
  public typealias Body = Never
  /// Resolves the label.
  public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Label._resolve(view.label, into: &slots)
  }

  /// The position of the switch.
  public var _attributes: [NodeAttribute] { [NodeAttribute("isOn", "\(isOn.wrappedValue)", isAnimatable: true)] }
}

extension Toggle where Label == Text {
  /// A toggle with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Button: ControlView {
  var _control: ControlRole { .button(action: action) }
}

extension Toggle: ControlView {
  var _control: ControlRole { .toggle(isOn) }
}
