// swift-format-ignore-file: AmbiguousTrailingClosureOverload
// `toolbar(content:)` has two forms in SwiftUI too.

/// Where a toolbar item stands (https://developer.apple.com/documentation/swiftui/toolbaritemplacement).
public struct ToolbarItemPlacement: Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ToolbarItemPlacement(description: "automatic")
  public static let principal = ToolbarItemPlacement(description: "principal")
  public static let navigation = ToolbarItemPlacement(description: "navigation")
  public static let primaryAction = ToolbarItemPlacement(description: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(description: "secondaryAction")
  public static let status = ToolbarItemPlacement(description: "status")
  public static let confirmationAction = ToolbarItemPlacement(description: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(description: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(description: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(description: "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(description: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(description: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(description: "bottomBar")
  public static let bottomOrnament = ToolbarItemPlacement(description: "bottomOrnament")
  public static let navigationBarLeading = ToolbarItemPlacement(description: "topBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(description: "topBarTrailing")
  public static let title = ToolbarItemPlacement(description: "title")
  public static let subtitle = ToolbarItemPlacement(description: "subtitle")
  public static let largeTitle = ToolbarItemPlacement(description: "largeTitle")
  public static let largeSubtitle = ToolbarItemPlacement(description: "largeSubtitle")
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(description: "accessoryBar")
  }
  /// A bar of its own (older name).
  public init<ID: Hashable>(id: ID) { description = "accessoryBar" }
  init(description: String) { self.description = description }
}

/// A bar (https://developer.apple.com/documentation/swiftui/toolbarplacement).
public struct ToolbarPlacement: Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ToolbarPlacement(description: "automatic")
  public static let bottomBar = ToolbarPlacement(description: "bottomBar")
  public static let navigationBar = ToolbarPlacement(description: "navigationBar")
  public static let tabBar = ToolbarPlacement(description: "tabBar")
  public static let windowToolbar = ToolbarPlacement(description: "windowToolbar")
  public static let bottomOrnament = ToolbarPlacement(description: "bottomOrnament")
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(description: "accessoryBar")
  }
}

extension ToolbarPlacement {
  /// The accessory bar of an id (older name, macOS).
  public init<ID: Hashable>(id: ID) { self = .accessoryBar(id: id) }
}

/// What a toolbar is for (https://developer.apple.com/documentation/swiftui/toolbarrole).
public struct ToolbarRole: Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ToolbarRole(description: "automatic")
  public static let navigationStack = ToolbarRole(description: "navigationStack")
  public static let browser = ToolbarRole(description: "browser")
  public static let editor = ToolbarRole(description: "editor")
}

/// How a person may change a toolbar (https://developer.apple.com/documentation/swiftui/toolbarcustomizationbehavior).
public struct ToolbarCustomizationBehavior: Sendable {
  public static let `default` = ToolbarCustomizationBehavior()
  public static let reorderable = ToolbarCustomizationBehavior()
  public static let disabled = ToolbarCustomizationBehavior()
}

/// How an item can be put in and out.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

/// Items of a toolbar (https://developer.apple.com/documentation/swiftui/toolbarcontent).
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Names the positions that the items fill in their bar.
  static func _resolveItems(_ content: Self, into slots: inout _Slots)
}

extension ToolbarContent {
  @MainActor public static func _resolveItems(_ content: Self, into slots: inout _Slots) {
    ToolbarContentView._resolve(ToolbarContentView(content: content), into: &slots)
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive toolbar content: it has no body") }
}

extension Never: ToolbarContent {}

/// Toolbar content of the user's: a node with its own dynamic properties.
nonisolated struct ToolbarContentView<Content: ToolbarContent>: View {
  typealias Body = Never
  let content: Content
  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: ToolbarContentNode<Content>.self)
  }
}

/// The node of toolbar content of the user's.
final class ToolbarContentNode<Content: ToolbarContent>: BranchNode<ToolbarContentView<Content>> {
  required init(_ view: ToolbarContentView<Content>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(of: view.content, in: seat.core))
  }
  override var anyValue: Any { view.content }
  override func step(toChild index: Int) -> PathStep { .body }
  override func evaluate() {
    graph.log.record(.bodyEvaluated, self)
    var copy = view.content
    installProperties(of: &copy)
    let body = reading { copy.body }
    var slots = _Slots(self)
    Content.Body._resolveItems(body, into: &slots)
  }
}

/// Items of a toolbar that a person can change
/// (https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent).
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension CustomizableToolbarContent {
  /// Sets how a person may change the item.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }
  /// Sets whether the item is there at first.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// One item of a toolbar (https://developer.apple.com/documentation/swiftui/toolbaritem).
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  let itemID: ID

  @MainActor public static func _resolveItems(_ item: Self, into slots: inout _Slots) {
    ToolbarItemView._resolve(ToolbarItemView(placement: item.placement, content: item.content), into: &slots)
  }
}

extension ToolbarItem where ID == () {
  /// An item.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
    itemID = ()
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  public nonisolated var id: ID { itemID }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// An item that a person can take out.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    itemID = id
  }
}

extension ToolbarContent {
  /// Takes the items out of the toolbar (macOS).
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent { _HiddenItems(items: self, hidden) }
}

extension CustomizableToolbarContent {
  /// Takes the items out of the toolbar (macOS).
  public nonisolated func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    _HiddenItems(items: self, hidden)
  }
}

/// Items that can be taken out.
nonisolated public struct _HiddenItems<Content: ToolbarContent>: ToolbarContent {
  public typealias Body = Never
  let items: Content
  let isHidden: Bool
  init(items: Content, _ isHidden: Bool) {
    self.items = items
    self.isHidden = isHidden
  }
  @MainActor public static func _resolveItems(_ content: Self, into slots: inout _Slots) {
    Content?._resolveItems(content.isHidden ? nil : content.items, into: &slots)
  }
}

extension _HiddenItems: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

/// Several items of a toolbar in one place (https://developer.apple.com/documentation/swiftui/toolbaritemgroup).
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  /// Items in one place.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
  /// Items in one place that become a menu where there is little space.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content())
  }

  @MainActor public static func _resolveItems(_ item: Self, into slots: inout _Slots) {
    ToolbarItemView._resolve(ToolbarItemView(placement: item.placement, content: item.content), into: &slots)
  }
}

/// The items of a group that has a label.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  @MainActor public var body: some View { content }
}

/// The views of an item.
nonisolated struct ToolbarItemView<Content: View>: PrimitiveView {
  typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  @MainActor static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }
  @MainActor var _attributes: [NodeAttribute] { [NodeAttribute("placement", placement.description)] }
}

extension ToolbarItemView: NamedNode {
  static var nodeName: String { "ToolbarItem" }
}

/// Space between items (https://developer.apple.com/documentation/swiftui/toolbarspacer).
nonisolated public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  @MainActor public static func _resolveItems(_ content: Self, into slots: inout _Slots) {}
}

/// An item that the system makes, such as the search field (iOS 26).
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  @MainActor public static func _resolveItems(_ content: Self, into slots: inout _Slots) {}
}

/// How wide a spacer is.
public struct SpacerSizing: Hashable, Sendable {
  let name: String
  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}

/// Builds toolbar content (https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder).
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
    ToolbarTuple<repeat each Content>(items: (repeat each content))
  }
  @_disfavoredOverload
  public static func buildBlock<each Content: CustomizableToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    ToolbarTuple<repeat each Content>(items: (repeat each content))
  }
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _OptionalToolbarContent<Content> {
    _OptionalToolbarContent(items: content, place: RawPlace(fileID, line, column))
  }
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    first: T, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .trueContent(first), place: RawPlace(fileID, line, column))
  }
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    second: F, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .falseContent(second), place: RawPlace(fileID, line, column))
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Several items.
nonisolated public struct ToolbarTuple<each Content: ToolbarContent>: ToolbarContent {
  public typealias Body = Never
  let items: (repeat each Content)
  @MainActor public static func _resolveItems(_ content: Self, into slots: inout _Slots) {
    repeat (each Content)._resolveItems(each content.items, into: &slots)
  }
}

extension ToolbarTuple: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

/// Toolbar content as a view, for the conditional that it stands in.
nonisolated struct ToolbarItems<Content: ToolbarContent>: View {
  typealias Body = Never
  let content: Content
  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    Content._resolveItems(view.content, into: &slots)
  }
}

/// Items under an `if` without `else`.
nonisolated public struct _OptionalToolbarContent<Content: ToolbarContent>: ToolbarContent {
  public typealias Body = Never
  let items: Content?
  let place: RawPlace
  @MainActor public static func _resolveItems(_ content: Self, into slots: inout _Slots) {
    slots.placed(at: content.place) { Content?._resolveItems(content.items, into: &$0) }
  }
}

extension _OptionalToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  @MainActor public static func _resolveItems(_ content: Self, into slots: inout _Slots) {
    Optional<ToolbarItems<Wrapped>>._resolve(content.map { ToolbarItems(content: $0) }, into: &slots)
  }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @MainActor public static func _resolveItems(_ content: Self, into slots: inout _Slots) {
    typealias Arms = _ConditionalContent<ToolbarItems<TrueContent>, ToolbarItems<FalseContent>>
    switch content.storage {
    case .trueContent(let items):
      Arms._resolve(Arms(storage: .trueContent(ToolbarItems(content: items)), place: content.place), into: &slots)
    case .falseContent(let items):
      Arms._resolve(Arms(storage: .falseContent(ToolbarItems(content: items)), place: content.place), into: &slots)
    }
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {
  /// Makes a group of toolbar items that a person can change.
  @_disfavoredOverload
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Makes a group of toolbar items.
  @_disfavoredOverload
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }
  @MainActor public static func _resolveItems(_ group: Self, into slots: inout _Slots) {
    Content._resolveItems(group.content, into: &slots)
  }
}

/// Puts items into the bars of the screen.
nonisolated public struct _ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
  public typealias Body = Never
  let items: Items
  @MainActor public static func _resolveAttachment(_ modifier: Self, into slots: inout _Slots) {
    BarContent._resolve(BarContent(name: "toolbar", content: ToolbarItems(content: modifier.items)), into: &slots)
  }
}

extension View {
  /// Puts views into the bars of the screen.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(items: ToolbarItem(placement: .automatic, content: content)))
  }
  /// Puts items into the bars of the screen.
  public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }
  /// Puts items into the bars of the screen that a person can change.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }
  /// Shows or hides bars.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    recorded("toolbar", "\(visibility): \(bars.map(\.description).joined(separator: ", "))")
  }
  /// Shows or hides bars.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    recorded("toolbar", "\(visibility): \(bars.map(\.description).joined(separator: ", "))")
  }
  /// Takes default items out of bars.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    recorded("toolbarRemoving", defaultItemKind?.name ?? "none")
  }
  /// Sets what is behind bars.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    recorded("toolbarBackground", TypeName.short(S.self))
  }
  /// Sets whether the background of bars is shown.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    recorded("toolbarBackground", visibility)
  }
  /// Sets whether the background of bars is shown.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarBackground", visibility)
  }
  /// Sets the color scheme of bars.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    recorded("toolbarColorScheme", colorScheme)
  }
  /// Sets what the toolbar is for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { recorded("toolbarRole", role) }
  /// Puts a menu on the title.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(_ToolbarModifier(items: ToolbarItem(placement: .title, content: content)))
  }
}

/// Items that bars have by themselves.
public struct ToolbarDefaultItemKind: Sendable {
  let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// The menu of a title, as an item of a toolbar (https://developer.apple.com/documentation/swiftui/toolbartitlemenu).
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  let item: ToolbarItem<(), Content>
  /// A menu of the title.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    item = ToolbarItem(placement: .title, content: content)
  }
  /// The usual menu of the title.
  public nonisolated init() where Content == EmptyView { self.init { EmptyView() } }
  @MainActor public static func _resolveItems(_ menu: Self, into slots: inout _Slots) {
    ToolbarItem<(), Content>._resolveItems(menu.item, into: &slots)
  }
}
