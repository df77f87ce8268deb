/// The title of a screen, which is text in its bar.
nonisolated public struct _NavigationTitleModifier<Title: View>: PrimitiveModifier {
  public typealias Body = Never
  let title: Title
  let text: () -> String
  var displayMode: NavigationBarItem.TitleDisplayMode?

  /// The title and how it is shown.
  @MainActor public var _attributes: [NodeAttribute] {
    [NodeAttribute("navigationTitle", text())]
      + (displayMode.map { [NodeAttribute("titleDisplayMode", "\($0)")] } ?? [])
  }
  /// Outside of navigation nobody shows a title.
  @MainActor public static func _resolveAttachment(_ modifier: Self, into slots: inout _Slots) {
    guard slots.parent.isInNavigation else { return }
    BarContent._resolve(BarContent(name: "title", content: modifier.title), into: &slots)
  }
}

/// The title of a screen from a binding: read by the node that shows it.
nonisolated struct BoundTitle: View {
  let title: Binding<String>
  @MainActor var body: some View { Text(title.wrappedValue) }
}

extension Node {
  var isInNavigation: Bool {
    var node: Node? = self
    while let current = node {
      if current is any StackHost { return true }
      node = current.parent
    }
    return false
  }
}

/// What a navigation bar shows (https://developer.apple.com/documentation/swiftui/navigationbaritem).
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Sendable, Equatable {
    case automatic, inline, large
  }
}

/// How the title in a toolbar is shown (https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode).
public struct ToolbarTitleDisplayMode: Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ToolbarTitleDisplayMode(description: "automatic")
  public static let large = ToolbarTitleDisplayMode(description: "large")
  public static let inlineLarge = ToolbarTitleDisplayMode(description: "inlineLarge")
  public static let inline = ToolbarTitleDisplayMode(description: "inline")
}

extension View {
  nonisolated func titled<T: View>(
    _ title: T, _ text: @escaping () -> String, _ mode: NavigationBarItem.TitleDisplayMode? = nil
  ) -> ModifiedContent<Self, _NavigationTitleModifier<T>> {
    ModifiedContent(
      content: self, modifier: _NavigationTitleModifier(title: title, text: text, displayMode: mode))
  }

  /// Names the screen.
  public nonisolated func navigationTitle(_ title: Text) -> some View { titled(title) { title.string } }
  /// Names the screen.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    titled(Text(titleKey)) { titleKey.text }
  }
  /// Names the screen.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let text = String(title)
    return titled(Text(title)) { text }
  }
  /// Names the screen by what a view shows (watchOS).
  @_disfavoredOverload
  public nonisolated func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
    titled(title()) { "" }
  }
  /// Names the screen; a person can edit the name.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    titled(BoundTitle(title: title)) { title.wrappedValue }
  }
  /// Names the screen a second time.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    recorded("navigationSubtitle", subtitle.string)
  }
  /// Names the screen a second time.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    recorded("navigationSubtitle", subtitleKey.text)
  }
  /// Names the screen a second time.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    recorded("navigationSubtitle", String(subtitle))
  }

  /// Names the screen (deprecated).
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { titled(title) { title.string } }
  /// Names the screen (deprecated).
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    titled(Text(titleKey)) { titleKey.text }
  }
  /// Names the screen (deprecated).
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    let text = String(title)
    return titled(Text(title)) { text }
  }
  /// Names the screen (deprecated).
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(title, { title.string }, displayMode)
  }
  /// Names the screen (deprecated).
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(Text(titleKey), { titleKey.text }, displayMode)
  }
  /// Names the screen (deprecated).
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    let text = String(title)
    return titled(Text(title), { text }, displayMode)
  }
  /// Sets how the title is shown.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    recorded("titleDisplayMode", "\(displayMode)")
  }
  /// Sets how the title is shown.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    recorded("titleDisplayMode", mode)
  }
  /// Hides the bar.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { recorded("navigationBarHidden", hidden) }
  /// Hides the back button.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    recorded("navigationBarBackButtonHidden", hidesBackButton)
  }
  /// Puts a document into the bar.
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View {
    recorded("navigationDocument", true)
  }
  /// Names the file that the screen shows.
  public nonisolated func navigationDocument(_ url: URL) -> some View { recorded("navigationDocument", url.path) }
  /// Names the document that the screen shows, with a preview.
  public nonisolated func navigationDocument<D: Transferable>(
    _ document: D, preview: SharePreview<Never, Never>
  ) -> some View { recorded("navigationDocument", preview.title) }
  /// Names the document that the screen shows, with a preview.
  public nonisolated func navigationDocument<D: Transferable, I: Transferable>(
    _ document: D, preview: SharePreview<Never, I>
  ) -> some View { recorded("navigationDocument", preview.title) }
  /// Names the document that the screen shows, with a preview.
  public nonisolated func navigationDocument<D: Transferable, I: Transferable>(
    _ document: D, preview: SharePreview<I, Never>
  ) -> some View { recorded("navigationDocument", preview.title) }
  /// Names the document that the screen shows, with a preview.
  public nonisolated func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View { recorded("navigationDocument", preview.title) }
  /// Sets how screens come and go.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    recorded("navigationTransition", TypeName.short(type(of: style)))
  }
  /// Names the view that a screen grows out of.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    recorded("matchedTransitionSource", "\(id)")
  }
  /// Names the view that a screen grows out of, with how it looks meanwhile.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    recorded("matchedTransitionSource", "\(id)")
  }

  /// Puts views into the bar (deprecated).
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(_ToolbarModifier(items: ToolbarItem(placement: .topBarLeading) { leading }))
  }
  /// Puts views into the bar (deprecated).
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(_ToolbarModifier(items: ToolbarItem(placement: .topBarTrailing) { trailing }))
  }
  /// Puts views into the bar (deprecated).
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }
}

/// How a screen comes and goes (https://developer.apple.com/documentation/swiftui/navigationtransition).
public protocol NavigationTransition {}

/// The usual way.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}
/// Out of another view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual way.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of another view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// How a view looks while a screen grows out of it
/// (https://developer.apple.com/documentation/swiftui/matchedtransitionsourceconfiguration).
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The usual look.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Sets the color behind the view.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// Sets the form of the view.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  /// Sets the shadow of the view.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
