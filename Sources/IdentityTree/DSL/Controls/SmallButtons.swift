import Foundation

/// Whether the views that can be edited are edited (https://developer.apple.com/documentation/swiftui/editmode).
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// Whether something is edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// The edit mode of a screen, where nobody around provides one: kept as long as the screen's node lives.
final class ScreenEditMode {
  private let slot: StateSlot<EditMode>
  init(_ node: Node) { slot = StateSlot(EditMode.inactive, owner: .passUnretained(node)) }
  deinit { slot.discard() }

  func provide(to environment: inout EnvironmentValues) {
    if environment.editMode == nil { environment.editMode = Binding(value: slot.current, location: slot) }
  }
}

extension EnvironmentValues {
  /// Whether the views that can be edited are edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Switches editing on and off (https://developer.apple.com/documentation/swiftui/editbutton).
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  @State private var own = EditMode.inactive

  public nonisolated init() {}

  @MainActor public var body: some View {
    let isEditing = (editMode?.wrappedValue ?? own).isEditing
    let (editMode, own) = (editMode, $own)
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { (editMode ?? own).wrappedValue = isEditing ? .inactive : .active }
    }
  }
}

/// Starts the renaming of what `renameAction` around it names
/// (https://developer.apple.com/documentation/swiftui/renamebutton).
nonisolated public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  public nonisolated init() where Label == IdentityTree.Label<Text, Image> {}
  @MainActor public var body: some View {
    let rename = rename
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

/// Starts a renaming (https://developer.apple.com/documentation/swiftui/renameaction).
public struct RenameAction {
  let action: () -> Void
  /// Starts the renaming.
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// What a rename button does.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets what a rename button in the view does.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
  /// Sets what a rename button in the view does: the field takes the focus.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}

/// Takes what is on the pasteboard, which is empty here
/// (https://developer.apple.com/documentation/swiftui/pastebutton).
nonisolated public struct PasteButton: View {
  public nonisolated init(supportedContentTypes: [Any], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
  /// Takes values of a type.
  public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  @MainActor public var body: some View { Button("Paste", systemImage: "doc.on.clipboard") {} }
}

/// Shares something; nothing leaves the simulator (https://developer.apple.com/documentation/swiftui/sharelink).
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  let label: Label
  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

/// What a person sees of something shared (https://developer.apple.com/documentation/swiftui/sharepreview).
public struct SharePreview<Image, Icon> {
  let title: String
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title alone.
  public init(_ titleKey: LocalizedStringKey) { self.title = titleKey.text }
  /// A title alone.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = String(title) }
}

extension SharePreview where Icon == Never {
  /// A title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.title = titleKey.text }
  /// A title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = String(title) }
}

/// The label of a share link that names none.
public typealias DefaultShareLinkLabel = IdentityTree.Label<Text, Image>

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
  /// Shares a page.
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel {
    self.label = IdentityTree.Label("Share…", systemImage: "square.and.arrow.up")
  }
  /// Shares a page, with a label of its own.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
  /// Shares a page, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    self.label = IdentityTree.Label(titleKey, systemImage: "square.and.arrow.up")
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
  /// Shares a text.
  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil)
  where Label == DefaultShareLinkLabel {
    self.label = IdentityTree.Label("Share…", systemImage: "square.and.arrow.up")
  }
  /// Shares a text, with a label of its own.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
  /// Shares a text, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    self.label = IdentityTree.Label(titleKey, systemImage: "square.and.arrow.up")
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Shares texts or pages.
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection, Data.Element: Transferable, Label == DefaultShareLinkLabel {
    self.label = IdentityTree.Label("Share…", systemImage: "square.and.arrow.up")
  }
  /// Shares texts or pages, with a label of its own.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.label = label()
  }
  /// Shares texts or pages, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data: RandomAccessCollection, Data.Element: Transferable, Label == DefaultShareLinkLabel {
    self.label = IdentityTree.Label(titleKey, systemImage: "square.and.arrow.up")
  }
  /// Shares a page, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    self.label = IdentityTree.Label(title, systemImage: "square.and.arrow.up")
  }
  /// Shares a text, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    self.label = IdentityTree.Label(title, systemImage: "square.and.arrow.up")
  }
}

extension ShareLink {
  /// Shares several things, each with a preview.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data: RandomAccessCollection, Data.Element: Transferable, Label == DefaultShareLinkLabel {
    self.label = IdentityTree.Label("Share…", systemImage: "square.and.arrow.up")
  }
  /// Shares several things, each with a preview, with a label of its own.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.label = label()
  }
}

extension ShareLink {
  /// Shares something with a preview.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.label = IdentityTree.Label("Share…", systemImage: "square.and.arrow.up")
  }
  /// Shares something with a preview, with a label of its own.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.label = label()
  }
  /// Shares something with a preview, with a localized title.
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.label = IdentityTree.Label(titleKey, systemImage: "square.and.arrow.up")
  }
}
