/// Where a search field stands (https://developer.apple.com/documentation/swiftui/searchfieldplacement).
public struct SearchFieldPlacement: Sendable {
  let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// Below the bar, always or while scrolled to the top.
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement(name: "navigationBarDrawer") }
  /// When a field below the bar is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let name: String
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

/// When scopes are shown (https://developer.apple.com/documentation/swiftui/searchscopeactivation).
public struct SearchScopeActivation: Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}

/// Where suggestions are shown (https://developer.apple.com/documentation/swiftui/searchsuggestionsplacement).
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  let name: String
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")
  /// Several places.
  public struct Set: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

/// How the toolbar behaves during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// Ends a search (https://developer.apple.com/documentation/swiftui/dismisssearchaction).
public struct DismissSearchAction: @unchecked Sendable {
  let action: () -> Void
  /// Ends the search.
  @MainActor @preconcurrency public func callAsFunction() { action() }
}

private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
  /// Whether a person searches.
  public var isSearching: Bool { self[IsSearchingKey.self] }
  var searching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  /// Ends a search.
  public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }
  var searchEnd: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// The field of a search.
nonisolated struct SearchField: PrimitiveView {
  typealias Body = Never
  let text: Binding<String>
  let prompt: String
  let onBegin: @MainActor () -> Void
  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: EditorNode<Self>.self)
  }
  @MainActor var _attributes: [NodeAttribute] { [NodeAttribute("prompt", prompt)] }
}

extension SearchField: EditorView {
  @MainActor func _textRole(_ node: Node) -> TextRole {
    var role = TextRole(text: text)
    role.prompt = prompt
    let onBegin = onBegin
    role.onEditingChanged = { if $0 { onBegin() } }
    role.onCommit = { [weak node] in node?.scope.values.submitActions.run(.search) }
    return role
  }
}

/// Puts a search field into the bar, and tells the content whether a person searches.
nonisolated struct SearchableModifier<Suggestions: View>: ViewModifier {
  let text: Binding<String>
  let prompt: String
  let isPresented: Binding<Bool>?
  let suggestions: Suggestions
  @State private var isActive = false
  @FocusState private var isFocused: Bool
  /// Those that are given behind the search.
  @Environment(\.searchSuggestions) private var further

  init(text: Binding<String>, prompt: String, isPresented: Binding<Bool>?, suggestions: Suggestions) {
    self.text = text
    self.prompt = prompt
    self.isPresented = isPresented
    self.suggestions = suggestions
  }

  @MainActor func body(content: Content) -> some View {
    let isSearching = isPresented?.wrappedValue ?? isActive
    let (text, isPresented, active, focused) = (text, isPresented, $isActive, $isFocused)
    let end = DismissSearchAction {
      text.wrappedValue = ""
      (isPresented ?? active).wrappedValue = false
      focused.wrappedValue = false
    }
    content
      .environment(\.searching, isSearching)
      .environment(\.searchEnd, end)
      .environment(\.searchText, text)
      .environment(\.searchSuggestions, nil)
      .modifier(
        BarAttachment(
          name: "search",
          bar: SearchBar(
            field: SearchField(text: text, prompt: prompt) { (isPresented ?? active).wrappedValue = true },
            suggestions: isSearching ? suggestions.environment(\.searchText, text) : nil,
            further: isSearching ? further?.environment(\.searchText, text) : nil, focus: focused)))
  }
}

private enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum SearchTextKey: EnvironmentKey {
  static var defaultValue: Binding<String>? { nil }
}

extension EnvironmentValues {
  /// The suggestions for the next search inside.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
  /// The text of the search that a suggestion is for.
  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}

/// A suggestion that can be tapped.
nonisolated struct SearchCompletion: ViewModifier {
  let completion: String
  @Environment(\.searchText) private var text

  init(completion: String) { self.completion = completion }

  @MainActor func body(content: Content) -> some View {
    content.onTapGesture { text?.wrappedValue = completion }
  }
}

/// The field and the suggestions below it.
nonisolated struct SearchBar<Suggestions: View, Further: View>: View {
  let field: SearchField
  let suggestions: Suggestions?
  let further: Further?
  let focus: FocusState<Bool>.Binding
  @MainActor var body: some View {
    field.focused(focus)
    suggestions
    further
  }
}

/// Puts a view into a bar.
nonisolated struct BarAttachment<Bar: View>: PrimitiveModifier {
  typealias Body = Never
  let name: String
  let bar: Bar
  @MainActor static func _resolveAttachment(_ modifier: Self, into slots: inout _Slots) {
    BarContent._resolve(BarContent(name: modifier.name, content: modifier.bar), into: &slots)
  }
}

extension View {
  nonisolated func searching<S: View>(
    _ text: Binding<String>, _ prompt: String?, _ isPresented: Binding<Bool>? = nil, _ suggestions: S
  ) -> ModifiedContent<Self, SearchableModifier<S>> {
    ModifiedContent(
      content: self,
      modifier: SearchableModifier(
        text: text, prompt: prompt ?? "Search", isPresented: isPresented, suggestions: suggestions))
  }

  /// Lets a person search.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searching(text, prompt?.string, nil, EmptyView())
  }
  /// Lets a person search, with a localized prompt.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searching(text, prompt.text, nil, EmptyView())
  }
  /// Lets a person search, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searching(text, String(prompt), nil, EmptyView())
  }
  /// Lets a person search while a value is true.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searching(text, prompt?.string, isPresented, EmptyView())
  }
  /// Lets a person search while a value is true, with a localized prompt.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searching(text, prompt.text, isPresented, EmptyView())
  }
  /// Lets a person search while a value is true, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searching(text, String(prompt), isPresented, EmptyView())
  }
  /// Lets a person search, with suggestions.
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searching(text, prompt?.string, nil, suggestions())
  }
  /// Lets a person search, with suggestions and a localized prompt.
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searching(text, prompt.text, nil, suggestions())
  }
  /// Lets a person search, with suggestions and a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searching(text, String(prompt), nil, suggestions())
  }
  /// Lets a person search for tokens too, which are not modelled.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, prompt?.string, nil, EmptyView())
  }
  /// Lets a person search for suggested tokens too, which are not modelled.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, prompt?.string, nil, EmptyView())
  }
  /// Lets a person search for tokens too, which are not modelled.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, prompt.text, nil, EmptyView())
  }
  /// Lets a person search for suggested tokens too, which are not modelled.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, prompt.text, nil, EmptyView())
  }
  /// Lets a person search for tokens too, which are not modelled.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, prompt?.string, isPresented, EmptyView())
  }
  /// Lets a person search for suggested tokens too, which are not modelled.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, prompt?.string, isPresented, EmptyView())
  }
  /// Lets a person search for tokens too, which are not modelled.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, prompt.text, isPresented, EmptyView())
  }
  /// Lets a person search for suggested tokens too, which are not modelled.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, prompt.text, isPresented, EmptyView())
  }
  /// Lets a person search for tokens that can be edited, which are not modelled.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, prompt?.string, nil, EmptyView())
  }
  /// Lets a person search for tokens that can be edited, which are not modelled.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, prompt.text, nil, EmptyView())
  }
  /// Lets a person search for tokens that can be edited, which are not modelled.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, prompt?.string, isPresented, EmptyView())
  }
  /// Lets a person search for tokens that can be edited, which are not modelled.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, prompt.text, isPresented, EmptyView())
  }
  /// Lets a person search for tokens that can be edited, which are not modelled.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, prompt?.string, nil, EmptyView())
  }
  /// Lets a person search for tokens that can be edited, which are not modelled.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, prompt.text, nil, EmptyView())
  }
  /// Lets a person search for tokens that can be edited, which are not modelled.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, prompt?.string, isPresented, EmptyView())
  }
  /// Lets a person search for tokens that can be edited, which are not modelled.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, prompt.text, isPresented, EmptyView())
  }
  /// Lets a person search for tokens too, which are not modelled, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, String(prompt), nil, EmptyView())
  }
  /// Lets a person search for tokens too, which are not modelled, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, String(prompt), isPresented, EmptyView())
  }
  /// Lets a person search for tokens too, which are not modelled, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, String(prompt), nil, EmptyView())
  }
  /// Lets a person search for tokens too, which are not modelled, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, String(prompt), isPresented, EmptyView())
  }
  /// Lets a person search for tokens too, which are not modelled, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, String(prompt), nil, EmptyView())
  }
  /// Lets a person search for tokens too, which are not modelled, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, String(prompt), isPresented, EmptyView())
  }
  /// Lets a person search for tokens too, which are not modelled, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, String(prompt), nil, EmptyView())
  }
  /// Lets a person search for tokens too, which are not modelled, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, String(prompt), isPresented, EmptyView())
  }
  /// Shows suggestions while a person searches.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(SearchSuggestions(suggestions: suggestions()))
  }
  /// Sets where suggestions are shown.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    recorded("searchSuggestions", visibility)
  }
  /// Lets a person narrow the search.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(BarAttachment(name: "scopes", bar: Picker("Scope", selection: scope, content: scopes)))
  }
  /// Lets a person narrow the search.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(BarAttachment(name: "scopes", bar: Picker("Scope", selection: scope, content: scopes)))
  }
  /// What a suggestion completes to: a tap writes it into the search field.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(completion: completion))
  }
  /// The token that a suggestion completes to.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    recorded("searchCompletion", "\(token.id)")
  }
  /// Ties the focus of the search field to a state.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { focused(binding) }
  /// Ties the focus of the search field to a value of a state.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    focused(binding, equals: value)
  }
  /// Sets how the toolbar behaves during a search.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    recorded("searchPresentationToolbarBehavior", true)
  }
  /// Sets how the search field behaves in the toolbar (iOS 26).
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    recorded("searchToolbarBehavior", true)
  }
}

/// How a search field behaves in the toolbar (iOS 26).
public struct SearchToolbarBehavior: Sendable {
  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior()
}

/// Suggestions of a search around the view.
nonisolated struct SearchSuggestions<Suggestions: View>: ViewModifier {
  let suggestions: Suggestions
  @Environment(\.isSearching) private var isSearching
  @MainActor func body(content: Content) -> some View {
    content
      .environment(\.searchSuggestions, AnyView(suggestions))
      .modifier(BarAttachment(name: "suggestions", bar: isSearching ? suggestions : nil))
  }
}
