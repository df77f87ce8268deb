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

/// A button with a menu on a Mac (older name; https://developer.apple.com/documentation/swiftui/menubutton).
nonisolated public struct MenuButton<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
  @MainActor public var body: some View { Menu(content: { content }, label: { label }) }
}

extension MenuButton where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// A button of a Mac's menu that shows and hides a window; here there is one window
/// (https://developer.apple.com/documentation/swiftui/windowvisibilitytoggle).
nonisolated public struct WindowVisibilityToggle<Label: View>: View {
  let label: Label
  public nonisolated init(windowID: String) where Label == DefaultWindowVisibilityToggleLabel {
    label = DefaultWindowVisibilityToggleLabel()
  }
  @MainActor public var body: some View { Button(action: {}, label: { label }) }
}

/// The label of a button that shows and hides a window.
nonisolated public struct DefaultWindowVisibilityToggleLabel: View {
  @MainActor public var body: some View { Text("Show Window") }
}

/// A button that makes a document (https://developer.apple.com/documentation/swiftui/newdocumentbutton): it asks for
/// the document, which nothing opens here.
@MainActor @preconcurrency
public struct NewDocumentButton<Label: View>: View {
  let label: Label
  let prepare: @MainActor () async throws -> Void
  public var body: some View {
    Button {
      let prepare = prepare
      Task { @MainActor in try? await prepare() }
    } label: {
      label
    }
  }
}

extension NewDocumentButton where Label == Text {
  @MainActor @preconcurrency public init(
    _ label: Text? = nil, contentType: UTType? = nil
  ) {
    self.init(label: label ?? Text("New Document"), prepare: {})
  }
  @MainActor @preconcurrency public init(
    _ title: LocalizedStringKey, contentType: UTType? = nil
  ) {
    self.init(label: Text(title), prepare: {})
  }
  @_disfavoredOverload
  @MainActor @preconcurrency public init(
    _ title: some StringProtocol, contentType: UTType? = nil
  ) {
    self.init(label: Text(title), prepare: {})
  }
  @MainActor @preconcurrency public init<D>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) where D: FileDocument {
    self.init(label: label ?? Text("New Document"), prepare: { _ = try await prepareDocument() })
  }
  @MainActor @preconcurrency public init<D>(
    _ title: LocalizedStringKey, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) where D: FileDocument {
    self.init(label: Text(title), prepare: { _ = try await prepareDocument() })
  }
  @_disfavoredOverload
  @MainActor @preconcurrency public init<D>(
    _ title: some StringProtocol, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) where D: FileDocument {
    self.init(label: Text(title), prepare: { _ = try await prepareDocument() })
  }
  @MainActor @preconcurrency public init<D>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) where D: ReferenceFileDocument {
    self.init(label: label ?? Text("New Document"), prepare: { _ = try await prepareDocument() })
  }
  @MainActor @preconcurrency public init<D>(
    _ title: LocalizedStringKey, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) where D: ReferenceFileDocument {
    self.init(label: Text(title), prepare: { _ = try await prepareDocument() })
  }
  @_disfavoredOverload
  @MainActor @preconcurrency public init<D>(
    _ title: some StringProtocol, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) where D: ReferenceFileDocument {
    self.init(label: Text(title), prepare: { _ = try await prepareDocument() })
  }
  @MainActor @preconcurrency public init(
    _ label: Text? = nil, contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  ) {
    self.init(label: label ?? Text("New Document"), prepare: { _ = try await prepareDocumentURL() })
  }
  @MainActor @preconcurrency public init(
    _ title: LocalizedStringKey, contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  ) {
    self.init(label: Text(title), prepare: { _ = try await prepareDocumentURL() })
  }
  @_disfavoredOverload
  @MainActor @preconcurrency public init(
    _ title: some StringProtocol, contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  ) {
    self.init(label: Text(title), prepare: { _ = try await prepareDocumentURL() })
  }
}
