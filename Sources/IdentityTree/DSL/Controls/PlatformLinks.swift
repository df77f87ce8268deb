import Foundation

/// Opens the settings of a Mac app (https://developer.apple.com/documentation/swiftui/settingslink).
nonisolated public struct SettingsLink<Label: View>: View {
  let label: Label
  public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }
  @MainActor public var body: some View { Button(action: {}, label: { label }) }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  public nonisolated init() { label = DefaultSettingsLinkLabel() }
}

/// The label of a link to the settings.
nonisolated public struct DefaultSettingsLinkLabel: View {
  @MainActor public var body: some View { Text("Settings…") }
}

/// A button for help (https://developer.apple.com/documentation/swiftui/helplink).
nonisolated public struct HelpLink: View {
  @Environment(\.openURL) private var openURL
  let action: (() -> Void)?
  let destination: URL?
  public nonisolated init(action: @escaping () -> Void) {
    self.action = action
    destination = nil
  }
  public nonisolated init(destination: URL) {
    action = nil
    self.destination = destination
  }
  /// Opens nothing: there are no books of help.
  public nonisolated init(anchor: String) {
    action = {}
    destination = nil
  }
  /// Opens nothing: there are no books of help.
  public nonisolated init(anchor: String, book: String) { self.init(anchor: anchor) }
  @MainActor public var body: some View {
    let (action, destination, openURL) = (action, destination, openURL)
    Button("Help", systemImage: "questionmark.circle") {
      action?()
      if let destination { openURL(destination) }
    }
  }
}

/// A button that asks for a text on a watch (https://developer.apple.com/documentation/swiftui/textfieldlink). Here
/// nobody writes one.
nonisolated public struct TextFieldLink<Label: View>: View {
  let label: Label
  public nonisolated init(
    prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
  ) { self.label = label() }
  @MainActor public var body: some View { Button(action: {}, label: { label }) }
}

extension TextFieldLink where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) { label = Text(titleKey) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) { label = Text(title) }
}

/// A view that listens to a publisher (https://developer.apple.com/documentation/swiftui/subscriptionview).
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void
  public nonisolated init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
  @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
}
