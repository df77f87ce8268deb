import Foundation

/// What an alert or dialog shows: a title, a message, buttons.
nonisolated public struct _AlertContent<Actions: View, Message: View>: View {
  public typealias Body = Never
  let title: Text
  let message: Message
  let actions: Actions
  /// A dialog gets a button to cancel with, an alert one to close it with, where the source has none.
  let isDialog: Bool
  var showsTitle = true

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: AlertNode<Actions, Message>.self)
  }
}

extension _AlertContent: NamedNode {
  static var nodeName: String { "Alert" }
}

/// The node of an alert.
final class AlertNode<Actions: View, Message: View>: BranchNode<_AlertContent<Actions, Message>>, ArrangingNode {
  private var ownButton: ButtonNode<Text>?

  required init(_ view: _AlertContent<Actions, Message>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: _AlertContent<Actions, Message>.self, in: seat.core))
    graph.addArranging(self)
  }

  override var isLeafView: Bool { true }

  override func evaluate() {
    var slots = _Slots(self)
    Text._resolve(view.title, into: &slots)
    Message._resolve(view.message, into: &slots)
    Actions._resolve(view.actions, into: &slots)
  }

  @MainActor func arrange() {
    var needsButton = true
    var waiting = children
    while let next = waiting.popLast() {
      if next === ownButton { continue }
      if let button = next.anyValue as? any RoledButton {
        if !view.isDialog || button.buttonRole == .cancel { needsButton = false }
      }
      waiting.append(contentsOf: next.children)
    }
    guard needsButton != (ownButton != nil) else { return }
    if let ownButton {
      detach(ownButton)
      self.ownButton = nil
    } else {
      let button = Button(view.isDialog ? "Cancel" : "OK", role: .cancel) {}
      ownButton = attach(button, as: ButtonNode<Text>.self)
    }
  }
}

/// A button whose role is known without its label's type.
protocol RoledButton {
  var buttonRole: ButtonRole? { get }
}

extension Button: RoledButton {
  var buttonRole: ButtonRole? { role }
}

/// Presents an alert or a dialog while a value is true.
nonisolated public struct _AlertModifier<Actions: View, Message: View>: PresentingModifier {
  public typealias Body = Never
  let isPresented: Binding<Bool>
  let isDialog: Bool
  /// Made with the view that presents it, so that it is as new as its last update.
  let content: _AlertContent<Actions, Message>?

  @MainActor func token() -> AnyHashable? { isPresented.wrappedValue ? true : nil }
  @MainActor func shown() -> _AlertContent<Actions, Message>? { content }
  @MainActor func end() { isPresented.wrappedValue = false }
  @MainActor var kind: PresentationKind { isDialog ? .confirmationDialog : .alert }
}

/// Presents an older alert or action sheet for an item.
nonisolated public struct _ItemAlertModifier<Item: Identifiable>: PresentingModifier {
  public typealias Body = Never
  let item: Binding<Item?>
  let isDialog: Bool
  let content: _AlertContent<Alert.Buttons, Text?>?

  @MainActor func token() -> AnyHashable? {
    guard let id = item.wrappedValue?.id else { return nil }
    return AnyHashable(id)
  }
  @MainActor func shown() -> _AlertContent<Alert.Buttons, Text?>? { content }
  @MainActor func end() { item.wrappedValue = nil }
  @MainActor var kind: PresentationKind { isDialog ? .confirmationDialog : .alert }
}

/// An alert (https://developer.apple.com/documentation/swiftui/alert).
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    self.buttons = [dismissButton ?? .default(Text("OK"))]
  }
  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    self.buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?
    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action)
    }
    /// A button that leaves without doing something.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action)
    }
    /// A button with the system's title that leaves without doing something.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: Text("Cancel"), role: .cancel, action: action)
    }
    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action)
    }
  }

  /// What one of the older form shows.
  nonisolated static func content(
    _ title: Text, _ message: Text?, _ buttons: [Alert.Button], isDialog: Bool
  ) -> _AlertContent<Alert.Buttons, Text?> {
    _AlertContent(title: title, message: message, actions: Alert.Buttons(buttons: buttons), isDialog: isDialog)
  }

  /// The buttons as views.
  nonisolated public struct Buttons: View {
    let buttons: [Alert.Button]
    @MainActor public var body: some View {
      ForEach(Array(buttons.indices), id: \.self) { index in
        let action = buttons[index].action
        IdentityTree.Button(role: buttons[index].role) {
          action?()
        } label: {
          buttons[index].label
        }
      }
    }
  }
}

/// A sheet of actions (https://developer.apple.com/documentation/swiftui/actionsheet).
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]
  /// A sheet with buttons.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  nonisolated func alerting<A: View, M: View>(
    _ isPresented: Binding<Bool>, isDialog: Bool = false, _ content: () -> _AlertContent<A, M>?
  ) -> ModifiedContent<Self, _AlertModifier<A, M>> {
    ModifiedContent(
      content: self, modifier: _AlertModifier(isPresented: isPresented, isDialog: isDialog, content: content()))
  }

  /// Presents an alert while a value is true (older form).
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return alerting(isPresented) { alert.map { Alert.content($0.title, $0.message, $0.buttons, isDialog: false) } }
  }
  /// Presents an alert for an item (older form).
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return modifier(
      _ItemAlertModifier(
        item: item, isDialog: false,
        content: alert.map { Alert.content($0.title, $0.message, $0.buttons, isDialog: false) }))
  }
  /// Presents a sheet of actions while a value is true.
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return alerting(isPresented, isDialog: true) {
      sheet.map { Alert.content($0.title, $0.message, $0.buttons, isDialog: true) }
    }
  }
  /// Presents a sheet of actions for an item.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return modifier(
      _ItemAlertModifier(
        item: item, isDialog: true,
        content: sheet.map { Alert.content($0.title, $0.message, $0.buttons, isDialog: true) }))
  }
  /// Presents an alert with a localized title while a value is true.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let text = Text(titleKey)
    return alerting(isPresented) {
      _AlertContent(title: text, message: EmptyView(), actions: actions(), isDialog: false)
    }
  }
  /// Presents an alert with a localized title and a message while a value is true.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let text = Text(titleKey)
    return alerting(isPresented) {
      _AlertContent(title: text, message: message(), actions: actions(), isDialog: false)
    }
  }
  /// Presents an alert with a localized title about a value while another is true.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let text = Text(titleKey)
    return alerting(isPresented) {
      data.map { _AlertContent(title: text, message: EmptyView(), actions: actions($0), isDialog: false) }
    }
  }
  /// Presents an alert with a localized title and a message about a value while another is true.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let text = Text(titleKey)
    return alerting(isPresented) {
      data.map { _AlertContent(title: text, message: message($0), actions: actions($0), isDialog: false) }
    }
  }

  /// Presents an alert with a title while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let text = Text(title)
    return alerting(isPresented) {
      _AlertContent(title: text, message: EmptyView(), actions: actions(), isDialog: false)
    }
  }
  /// Presents an alert with a title and a message while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let text = Text(title)
    return alerting(isPresented) {
      _AlertContent(title: text, message: message(), actions: actions(), isDialog: false)
    }
  }
  /// Presents an alert with a title about a value while another is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let text = Text(title)
    return alerting(isPresented) {
      data.map { _AlertContent(title: text, message: EmptyView(), actions: actions($0), isDialog: false) }
    }
  }
  /// Presents an alert with a title and a message about a value while another is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let text = Text(title)
    return alerting(isPresented) {
      data.map { _AlertContent(title: text, message: message($0), actions: actions($0), isDialog: false) }
    }
  }

  /// Presents an alert with a title of its own while a value is true.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let text = title
    return alerting(isPresented) {
      _AlertContent(title: text, message: EmptyView(), actions: actions(), isDialog: false)
    }
  }
  /// Presents an alert with a title of its own and a message while a value is true.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let text = title
    return alerting(isPresented) {
      _AlertContent(title: text, message: message(), actions: actions(), isDialog: false)
    }
  }
  /// Presents an alert with a title of its own about a value while another is true.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let text = title
    return alerting(isPresented) {
      data.map { _AlertContent(title: text, message: EmptyView(), actions: actions($0), isDialog: false) }
    }
  }
  /// Presents an alert with a title of its own and a message about a value while another is true.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let text = title
    return alerting(isPresented) {
      data.map { _AlertContent(title: text, message: message($0), actions: actions($0), isDialog: false) }
    }
  }

  /// Presents a dialog with a localized title while a value is true.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let text = Text(titleKey)
    return alerting(isPresented, isDialog: true) {
      _AlertContent(title: text, message: EmptyView(), actions: actions(), isDialog: true)
    }
  }
  /// Presents a dialog with a localized title and a message while a value is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let text = Text(titleKey)
    return alerting(isPresented, isDialog: true) {
      _AlertContent(title: text, message: message(), actions: actions(), isDialog: true)
    }
  }
  /// Presents a dialog with a localized title about a value while another is true.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let text = Text(titleKey)
    return alerting(isPresented, isDialog: true) {
      data.map { _AlertContent(title: text, message: EmptyView(), actions: actions($0), isDialog: true) }
    }
  }
  /// Presents a dialog with a localized title and a message about a value while another is true.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let text = Text(titleKey)
    return alerting(isPresented, isDialog: true) {
      data.map { _AlertContent(title: text, message: message($0), actions: actions($0), isDialog: true) }
    }
  }

  /// Presents a dialog with a title while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let text = Text(title)
    return alerting(isPresented, isDialog: true) {
      _AlertContent(title: text, message: EmptyView(), actions: actions(), isDialog: true)
    }
  }
  /// Presents a dialog with a title and a message while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let text = Text(title)
    return alerting(isPresented, isDialog: true) {
      _AlertContent(title: text, message: message(), actions: actions(), isDialog: true)
    }
  }
  /// Presents a dialog with a title about a value while another is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let text = Text(title)
    return alerting(isPresented, isDialog: true) {
      data.map { _AlertContent(title: text, message: EmptyView(), actions: actions($0), isDialog: true) }
    }
  }
  /// Presents a dialog with a title and a message about a value while another is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let text = Text(title)
    return alerting(isPresented, isDialog: true) {
      data.map { _AlertContent(title: text, message: message($0), actions: actions($0), isDialog: true) }
    }
  }

  /// Presents a dialog with a title of its own while a value is true.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let text = title
    return alerting(isPresented, isDialog: true) {
      _AlertContent(title: text, message: EmptyView(), actions: actions(), isDialog: true)
    }
  }
  /// Presents a dialog with a title of its own and a message while a value is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let text = title
    return alerting(isPresented, isDialog: true) {
      _AlertContent(title: text, message: message(), actions: actions(), isDialog: true)
    }
  }
  /// Presents a dialog with a title of its own about a value while another is true.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let text = title
    return alerting(isPresented, isDialog: true) {
      data.map { _AlertContent(title: text, message: EmptyView(), actions: actions($0), isDialog: true) }
    }
  }
  /// Presents a dialog with a title of its own and a message about a value while another is true.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let text = title
    return alerting(isPresented, isDialog: true) {
      data.map { _AlertContent(title: text, message: message($0), actions: actions($0), isDialog: true) }
    }
  }

  /// Presents an alert about an error while a value is true.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(isPresented) {
      error.map {
        _AlertContent(
          title: Text($0.errorDescription ?? "\($0)"), message: EmptyView(), actions: actions(), isDialog: false)
      }
    }
  }
  /// Presents an alert with a message about an error while a value is true.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alerting(isPresented) {
      error.map {
        _AlertContent(
          title: Text($0.errorDescription ?? "\($0)"), message: message($0), actions: actions($0), isDialog: false)
      }
    }
  }
  /// Sets how strongly a dialog warns.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    recorded("dialogSeverity", severity)
  }
  /// Lets a person switch a dialog off for good.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    recorded("dialogSuppressionToggle", true)
  }
}

/// How strongly a dialog warns (https://developer.apple.com/documentation/swiftui/dialogseverity).
public struct DialogSeverity: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = DialogSeverity(description: "automatic")
  public static let standard = DialogSeverity(description: "standard")
  public static let critical = DialogSeverity(description: "critical")
}
