import Foundation

/// Views of which one is shown at a time (rule 2.27); https://developer.apple.com/documentation/swiftui/tabview .
///
/// A tab is made when it is first selected; after that it keeps its state.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  let content: Content
  let selection: Binding<SelectionValue>?

  init(_ content: Content, _ selection: Binding<SelectionValue>?) {
    self.content = content
    self.selection = selection
  }

  /// A tab view with a selection.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection)
  }
  /// A tab view of tabs with values.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, SelectionValue == C.TabValue {
    self.init(TabContentBuilder<SelectionValue>.Content(content: content()), selection)
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: TabViewNode<SelectionValue, Content>.self)
  }
}

extension TabView where SelectionValue == Int {
  /// A tab view that keeps its selection by itself.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }
}

extension TabView where SelectionValue == Never {
  /// A tab view of tabs that keeps its selection by itself.
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    self.init(TabContentBuilder<Never>.Content(content: content()), nil)
  }
}

/// Gives the view a label in the tab bar around it.
nonisolated public struct _TabItemModifier<Label: View>: PrimitiveModifier {
  public typealias Body = Never
  let label: Label
}

extension _TabItemModifier: TabLabelRole {
  var tabLabel: AnyView { AnyView(label) }
}

/// A modifier that labels a tab.
protocol TabLabelRole {
  var tabLabel: AnyView { get }
}

/// A number or text on a tab or row.
nonisolated public struct _BadgeModifier: PrimitiveModifier {
  public typealias Body = Never
  let text: String?
  @MainActor public var _attributes: [NodeAttribute] { [NodeAttribute("badge", text ?? "none")] }
}

/// The look of tab views (https://developer.apple.com/documentation/swiftui/tabviewstyle).
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// A tab bar.
nonisolated public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  public init() {}
}
/// A tab bar.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  public init() {}
}
/// A sidebar where there is much space.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  public init() {}
}
/// Groups (macOS).
nonisolated public struct GroupedTabViewStyle: TabViewStyle, Sendable {
  public init() {}
}
/// Pages up and down (watchOS).
nonisolated public struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
  public init() {}
}
/// Pages.
nonisolated public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When the dots are shown.
  public struct IndexDisplayMode: Sendable {
    let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }
  let mode: IndexDisplayMode
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.mode = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The look that fits the place.
  public nonisolated static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab bar.
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar where there is much space.
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Groups (macOS).
  public nonisolated static var grouped: GroupedTabViewStyle { .init() }
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages up and down (watchOS).
  public nonisolated static var verticalPage: VerticalPageTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages.
  public nonisolated static var page: PageTabViewStyle { .init() }
  /// Pages, with or without dots.
  public nonisolated static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

/// The look of the dots of pages (https://developer.apple.com/documentation/swiftui/indexviewstyle).
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Dots.
nonisolated public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Sendable {
    let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public nonisolated static var page: PageIndexViewStyle { .init() }
  /// Dots, with or without a background.
  public nonisolated static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

private enum TabsArePagesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var tabsArePages: Bool {
    get { self[TabsArePagesKey.self] }
    set { self[TabsArePagesKey.self] = newValue }
  }
}

/// When a tab bar shrinks (iOS 26).
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// What a person changed about a tab view (https://developer.apple.com/documentation/swiftui/tabviewcustomization).
public struct TabViewCustomization: Equatable, Codable, Sendable {
  private var shown: [String: Bool] = [:]
  private var orders: [String: [String]] = [:]
  public init() {}
  /// Whether a tab is shown in the sidebar, as a person has set it.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
  }
  /// The order of a section's tabs, as a person has set it; here nobody does.
  public subscript(sectionID id: String) -> [String]? { orders[id] }
  public mutating func resetVisibility() { shown = [:] }
  public mutating func resetSectionOrder(for sectionID: String) { orders[sectionID] = nil }
  public mutating func resetSectionOrder() { orders = [:] }
}

/// Where a tab can be hidden or moved (https://developer.apple.com/documentation/swiftui/tabcustomizationbehavior).
public struct TabCustomizationBehavior: Equatable, Sendable {
  let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// A place where tabs stand (https://developer.apple.com/documentation/swiftui/adaptabletabbarplacement).
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

extension View {
  /// Labels the view in the tab bar around it.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }
  /// Sets the look of the tab views in the view.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier(name: "tabViewStyle", text: TypeName.short(S.self)) {
        $0.tabsArePages = S.self == PageTabViewStyle.self || S.self == VerticalPageTabViewStyle.self
      })
  }
  /// Sets the look of the dots of pages.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    recorded("indexViewStyle", TypeName.short(S.self))
  }
  /// Puts a number on the tab or row; none for 0.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(_BadgeModifier(text: count == 0 ? nil : "\(count)"))
  }
  /// Puts a text on the tab or row.
  public nonisolated func badge(_ label: Text?) -> some View { modifier(_BadgeModifier(text: label?.string)) }
  /// Puts a text on the tab or row.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { modifier(_BadgeModifier(text: key?.text)) }
  /// Puts a text on the tab or row.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_BadgeModifier(text: label.map { String($0) }))
  }
  /// Sets how strongly a badge shows.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    recorded("badgeProminence", prominence.name)
  }
  /// Keeps what a person changed about the tab view.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    recorded("tabViewCustomization", true)
  }
  /// Puts a view above the sidebar's tabs.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    recorded("tabViewSidebarHeader", true)
  }
  /// Puts a view below the sidebar's tabs.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    recorded("tabViewSidebarFooter", true)
  }
  /// Puts a view at the bottom of the sidebar.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    recorded("tabViewSidebarBottomBar", true)
  }
  /// Puts a view beside the tab bar (iOS 26).
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(items: ToolbarItem(placement: .bottomBar, content: content)))
  }
  /// Sets when the tab bar shrinks (iOS 26).
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    recorded("tabBarMinimizeBehavior", behavior.name)
  }
  /// Sets where tabs stand at first.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    recorded("defaultAdaptableTabBarPlacement", placement.name)
  }
}

/// How strongly a badge shows.
public struct BadgeProminence: Hashable, Sendable {
  let name: String
  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}
