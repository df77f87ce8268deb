import Foundation

/// Shares something; nothing leaves the simulator (https://developer.apple.com/documentation/swiftui/sharelink).
nonisolated public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
  let label: Label
  private init(_ label: Label) { self.label = label }
  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension Never: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<Never>(contentType: .data)
  }
}

/// What a person sees of something shared (https://developer.apple.com/documentation/swiftui/sharepreview).
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: String
}

extension SharePreview where Image == Never, Icon == Never {
  /// What is seen of something shared.
  public init(_ titleKey: LocalizedStringKey) { self.title = titleKey.text }
  /// What is seen of something shared.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = String(title) }
  /// What is seen of something shared.
  public init(_ title: Text) { self.title = title.string }
}

extension SharePreview where Icon == Never {
  /// What is seen of something shared.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.title = titleKey.text }
  /// What is seen of something shared.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = String(title) }
  /// What is seen of something shared.
  public init(_ title: Text, image: Image) { self.title = title.string }
}

extension SharePreview where Image == Never {
  /// What is seen of something shared.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.title = titleKey.text }
  /// What is seen of something shared.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = String(title) }
  /// What is seen of something shared.
  public init(_ title: Text, icon: Icon) { self.title = title.string }
}

extension SharePreview {
  /// What is seen of something shared.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.title = titleKey.text }
  /// What is seen of something shared.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = String(title) }
  /// What is seen of something shared.
  public init(_ title: Text, image: Image, icon: Icon) { self.title = title.string }
}

/// The label of a share link that names none.
public typealias DefaultShareLinkLabel = IdentityTree.Label<Text, Image>

extension DefaultShareLinkLabel {
  fileprivate nonisolated init(sharing title: Text = Text("Share…")) {
    self.init {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink {
  /// Shares several things, with a label of its own.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) { self.init(label()) }
  /// Shares something, with a label of its own.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.init(label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares several things.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(DefaultShareLinkLabel(sharing: Text("Share…"))) }
  /// Shares several things with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(DefaultShareLinkLabel(sharing: Text(titleKey))) }
  /// Shares several things with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(DefaultShareLinkLabel(sharing: Text(title))) }
  /// Shares several things with a title.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(DefaultShareLinkLabel(sharing: title)) }
  /// Shares something.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(DefaultShareLinkLabel(sharing: Text("Share…"))) }
  /// Shares something with a title.
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(DefaultShareLinkLabel(sharing: Text(titleKey))) }
  /// Shares something with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(DefaultShareLinkLabel(sharing: Text(title))) }
  /// Shares something with a title.
  public nonisolated init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(DefaultShareLinkLabel(sharing: title)) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Shares pages, with a label of its own.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label()) }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
  /// Shares pages.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(sharing: Text("Share…"))) }
  /// Shares pages with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(sharing: Text(titleKey))) }
  /// Shares pages with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(sharing: Text(title))) }
  /// Shares pages with a title.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(sharing: title)) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
  /// Shares a page, with a label of its own.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label()) }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data == CollectionOfOne<URL>
{
  /// Shares a page.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(sharing: Text("Share…"))) }
  /// Shares a page with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(sharing: Text(titleKey))) }
  /// Shares a page with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(sharing: Text(title))) }
  /// Shares a page with a title.
  public nonisolated init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(sharing: title)) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Shares texts, with a label of its own.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label()) }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
  /// Shares texts.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(sharing: Text("Share…"))) }
  /// Shares texts with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(sharing: Text(titleKey))) }
  /// Shares texts with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(sharing: Text(title))) }
  /// Shares texts with a title.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(sharing: title)) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
  /// Shares a text, with a label of its own.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label()) }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data == CollectionOfOne<String>
{
  /// Shares a text.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(sharing: Text("Share…"))) }
  /// Shares a text with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(sharing: Text(titleKey))) }
  /// Shares a text with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(sharing: Text(title))) }
  /// Shares a text with a title.
  public nonisolated init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(sharing: title)) }
}
