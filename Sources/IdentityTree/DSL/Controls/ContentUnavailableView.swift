/// Stands where there is nothing to show (https://developer.apple.com/documentation/swiftui/contentunavailableview).
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  public typealias Body = Never
  let label: Label
  let description: Description
  let actions: Actions

  init(_ label: Label, _ description: Description, _ actions: Actions) {
    self.label = label
    self.description = description
    self.actions = actions
  }

  /// Resolves the label, the description and the actions.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Label._resolve(view.label, into: &slots)
    Description._resolve(view.description, into: &slots)
    Actions._resolve(view.actions, into: &slots)
  }
}

extension ContentUnavailableView {
  /// With a label, a description and actions of its own.
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label(), description(), actions())
  }
}

extension ContentUnavailableView
where Label == IdentityTree.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// With a localized title and a symbol.
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(IdentityTree.Label(title, systemImage: name), description, EmptyView())
  }
  /// With a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(IdentityTree.Label(title, systemImage: name), description, EmptyView())
  }
  /// With a localized title and a symbol.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(
      IdentityTree.Label {
        Text(title)
      } icon: {
        Image(systemName: name)
      }, description, EmptyView())
  }
  /// With a localized title and an image of an asset catalog.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(
      IdentityTree.Label {
        Text(title)
      } icon: {
        Image(name)
      }, description, EmptyView())
  }
  /// With a localized title and an image of an asset catalog.
  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(IdentityTree.Label(title, image: name), description, EmptyView())
  }
  /// With a title and an image of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(IdentityTree.Label(title, image: name), description, EmptyView())
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// For a search without results.
  public nonisolated static var search: ContentUnavailableView<Label, Description, Actions> {
    .init(SearchUnavailableContent.Label(text: nil), SearchUnavailableContent.Description(), .init())
  }
  /// For a search of a text without results.
  public nonisolated static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    .init(SearchUnavailableContent.Label(text: text), SearchUnavailableContent.Description(), .init())
  }
}

/// The parts of the view for a search without results.
nonisolated public struct SearchUnavailableContent {
  /// Says that there are no results.
  nonisolated public struct Label: View {
    let text: String?
    public var body: some View {
      IdentityTree.Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }
  /// Says what to do.
  nonisolated public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }
  /// No actions.
  nonisolated public struct Actions: View {
    public typealias Body = Never
    @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {}
  }
}
