/// A control that opens a menu (https://developer.apple.com/documentation/swiftui/menu).
nonisolated public struct Menu<Label: View, Content: View>: PrimitiveView {
  public typealias Body = Never
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  init(_ label: Label, _ content: Content, _ primaryAction: (@MainActor () -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: MenuNode<Label, Content>.self)
  }

  /// Resolves the label; the items are made when the menu is opened.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    ControlLabel._resolve(ControlLabel(content: view.label), into: &slots)
  }
}

extension Menu: StyledView {
  @MainActor func _look(_ node: Node) -> MenuStyleConfiguration {
    MenuStyleConfiguration(
      label: .init(part: AnyView(label)), content: .init(part: AnyView(content)), action: primaryAction)
  }
}

/// The node of a menu: its items stand below it while it is open.
final class MenuNode<Label: View, Content: View>: StyledNode<Menu<Label, Content>>, OpenPart {
  private var shownItems: PresentedNode<Content>?
  private var wantsOpen = false

  var trigger: OpenTrigger { view.primaryAction == nil ? .tap : .longPress }
  var isOpen: Bool { styledMenu?.isOpen ?? wantsOpen }

  /// The menu in the body of the user's style, which opens in its place.
  private var styledMenu: (any OpenPart)? {
    guard isStyled else { return nil }
    var waiting = children
    while let next = waiting.popLast() {
      if let menu = next as? any OpenPart { return menu }
      waiting.append(contentsOf: next.children)
    }
    return nil
  }

  override var control: ControlRole? {
    if let primaryAction = view.primaryAction { return .button(action: primaryAction) }
    return .button { [weak self] in
      guard let self else { return }
      if self.isOpen { self.close() } else { self.open() }
    }
  }

  @MainActor func open() {
    if let styledMenu { return styledMenu.open() }
    guard !wantsOpen else { return }
    wantsOpen = true
    graph.requestUpdate(of: self)
  }

  @MainActor func close() {
    if let styledMenu { return styledMenu.close() }
    guard wantsOpen else { return }
    wantsOpen = false
    graph.requestUpdate(of: self)
  }

  override func evaluate() {
    if isStyled != (scope.values[look: MenuStyleConfiguration.self] != nil) { shownItems = nil }
    super.evaluate()
    guard !isStyled else { return }
    guard wantsOpen else {
      if let shownItems { detach(shownItems) }
      shownItems = nil
      return
    }
    let items = Presented(
      content: view.content, kind: .menu, dismiss: { [weak self] in self?.close() }, closesAfterAction: true)
    if let shownItems {
      update(shownItems, items)
    } else {
      shownItems = attach(items, as: PresentedNode<Content>.self)
    }
  }
}

extension Menu {
  /// A menu with a label of its own.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content(), nil)
  }
  /// A menu that acts when tapped, and opens when held.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label(), content(), primaryAction)
  }
}

extension Menu where Label == Text {
  /// A menu with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), nil)
  }
  /// A menu with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), nil)
  }
  /// A menu with a localized title that acts when tapped.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), content(), primaryAction)
  }
  /// A menu with a title that acts when tapped.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), content(), primaryAction)
  }
}

extension Menu where Label == IdentityTree.Label<Text, Image> {
  /// A menu with a localized title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(IdentityTree.Label(titleKey, systemImage: systemImage), content(), nil)
  }
  /// A menu with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(IdentityTree.Label(title, systemImage: systemImage), content(), nil)
  }
  /// A menu with a localized title and a symbol that acts when tapped.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(IdentityTree.Label(titleKey, systemImage: systemImage), content(), primaryAction)
  }
  /// A menu with a localized title and an image of an asset catalog.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(IdentityTree.Label(titleKey, image: image), content(), nil)
  }
  /// A menu with a title and an image of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(IdentityTree.Label(title, image: image), content(), nil)
  }
  /// A menu with a localized title and an image of an asset catalog that does something by itself when it is tapped.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(IdentityTree.Label(titleKey, image: image), content(), primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is making the look of.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.label, configuration.content, configuration.action)
  }
}

/// The look of menus (https://developer.apple.com/documentation/swiftui/menustyle).
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  /// Makes the look of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = MenuStyleConfiguration
}

/// What a style knows of a menu.
nonisolated public struct MenuStyleConfiguration {
  /// The label of the menu.
  nonisolated public struct Label: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  /// The items of the menu.
  nonisolated public struct Content: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  let label: Label
  let content: Content
  let action: (@MainActor () -> Void)?
}

/// Whether a menu closes after an action
/// (https://developer.apple.com/documentation/swiftui/menuactiondismissbehavior).
public struct MenuActionDismissBehavior: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = MenuActionDismissBehavior(description: "automatic")
  public static let enabled = MenuActionDismissBehavior(description: "enabled")
  public static let disabled = MenuActionDismissBehavior(description: "disabled")
}

/// The order of a menu's items (https://developer.apple.com/documentation/swiftui/menuorder).
public struct MenuOrder: Equatable, Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = MenuOrder(description: "automatic")
  public static let priority = MenuOrder(description: "priority")
  public static let fixed = MenuOrder(description: "fixed")
}

private enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
  /// The order of menu items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  /// Whether menus show an arrow.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension View {
  /// Sets the look of the menus in the view.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    styled("menuStyle", style) { (style: S, look: MenuStyleConfiguration) in style.makeBody(configuration: look) }
  }
  /// Sets whether a menu closes after an action of the view.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    recorded("menuActionDismissBehavior", behavior)
  }
  /// Sets the order of menu items.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { inherited("menuOrder", \.menuOrder, order) }
  /// Sets whether menus show an arrow.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    inherited("menuIndicator", \.menuIndicatorVisibility, visibility)
  }
}
