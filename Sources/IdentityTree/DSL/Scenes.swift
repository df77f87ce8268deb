import Foundation

/// A scene with one window (https://developer.apple.com/documentation/swiftui/window).
nonisolated public struct Window<Content: View>: _WindowScene {
  public typealias Body = Never
  let content: Content
  @MainActor public var _windowContent: Content { content }
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A scene with a small window (https://developer.apple.com/documentation/swiftui/utilitywindow).
public typealias UtilityWindow = Window

/// The settings of a Mac app (https://developer.apple.com/documentation/swiftui/settings). They are shown where an app
/// has nothing else to show.
nonisolated public struct Settings<Content: View>: _WindowScene {
  public typealias Body = Never
  let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  public nonisolated static var _windowKind: _SceneWindow { _SceneWindow(kind: .settings) }
  @MainActor public var _windowContent: Content { content }
}

/// An alert without a window (macOS), which a phone does not show
/// (https://developer.apple.com/documentation/swiftui/alertscene).
nonisolated public struct AlertScene<Actions: View, Message: View>: Scene {
  public typealias Body = Never
}

extension AlertScene where Message == EmptyView {
  /// An alert.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) {}
  /// An alert.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) {}
  /// An alert.
  public nonisolated init(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) {}
  /// An alert about a value.
  public nonisolated init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) {}
  /// An alert about a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
  ) {}
  /// An alert about a value.
  public nonisolated init<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
  ) {}
}

extension AlertScene {
  /// An alert with a message.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {}
  /// An alert with a message.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {}
  /// An alert with a message.
  public nonisolated init(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {}
  /// An alert about a value with a message.
  public nonisolated init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {}
  /// An alert about a value with a message.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {}
  /// An alert about a value with a message.
  public nonisolated init<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {}
}

/// An item in the menu bar of a Mac (https://developer.apple.com/documentation/swiftui/menubarextra). What it holds is
/// shown where an app has no window.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: _WindowScene {
  public typealias Body = Never
  let content: Content
  let isInserted: Binding<Bool>?
  private init(_ content: Content, isInserted: Binding<Bool>? = nil) {
    self.content = content
    self.isInserted = isInserted
  }
  @MainActor public var _windowContent: Content { content }
  @MainActor public var _isInserted: Binding<Bool>? { isInserted }
  public nonisolated static var _windowKind: _SceneWindow { _SceneWindow(kind: .menuBar) }
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content())
  }
  public nonisolated init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(content(), isInserted: isInserted) }
}

extension MenuBarExtra where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content()) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content()) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(content(), isInserted: isInserted) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(content(), isInserted: isInserted) }
}

extension MenuBarExtra where Label == _TitleLabel {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content()) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content())
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content())
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(content())
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(content(), isInserted: isInserted) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(content(), isInserted: isInserted) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(content(), isInserted: isInserted) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(content(), isInserted: isInserted) }
}

/// A label of a title and a symbol, under a name of its own where `Label` is a parameter.
public typealias _TitleLabel = Label<Text, Image>

/// The look of an item in the menu bar (https://developer.apple.com/documentation/swiftui/menubarextrastyle).
public protocol MenuBarExtraStyle {}
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

/// The look of windows on a Mac (https://developer.apple.com/documentation/swiftui/windowstyle).
public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
public struct PlainWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The look of windows' toolbars on a Mac (https://developer.apple.com/documentation/swiftui/windowtoolbarstyle).
public protocol WindowToolbarStyle {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
  public init(showsTitle: Bool) {}
}
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
  public init(showsTitle: Bool) {}
}
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  public static func unified(showsTitle: Bool = true) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  public static func unifiedCompact(showsTitle: Bool = true) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

/// How windows can be resized (https://developer.apple.com/documentation/swiftui/windowresizability).
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

/// A scene around which modifiers stand that only a Mac shows, or that are those of its window.
nonisolated public struct _ModifiedScene<Content: Scene, Window: View>: Scene {
  public typealias Body = Never
  let content: Content
  /// Whether the modifier has a part where the window is not shown.
  let isOutsideWindow: Bool
  let change: (SceneContent<Content>) -> Window

  @MainActor public static func _window(of scene: Self?) -> _SceneWindow { Content._window(of: scene?.content) }
  @MainActor public static func _resolveScene(
    _ scene: Self, _ visibility: _SceneVisibility, into slots: inout _Slots
  ) {
    if case .never = visibility, !scene.isOutsideWindow {
      return Content._resolveScene(scene.content, visibility, into: &slots)
    }
    Window._resolve(scene.change(SceneContent(scene: scene.content, visibility: visibility)), into: &slots)
  }
}

extension Scene {
  private nonisolated func changed<V: View>(
    isOutsideWindow: Bool = false, _ change: @escaping (SceneContent<Self>) -> V
  ) -> _ModifiedScene<Self, V> {
    _ModifiedScene(content: self, isOutsideWindow: isOutsideWindow, change: change)
  }
  /// Adds menus to the menu bar of a Mac.
  public nonisolated func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  /// Takes the menus out of the menu bar of a Mac.
  public nonisolated func commandsRemoved() -> some Scene { self }
  /// Replaces the menus in the menu bar of a Mac.
  public nonisolated func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  /// Sets the look of windows.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// Sets the look of the windows' toolbars.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  /// Sets how windows can be resized.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Sets the size of new windows.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Sets the size of new windows.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Sets the position of new windows.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Sets how grave the dialogs of the scene are.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some Scene { self }
  /// Sets the look of items in the menu bar.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  /// Says which events open the scene.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Sets a shortcut that opens the window.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  /// Sets a shortcut that opens the window.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene { self }
  /// Hides what the system shows over the app.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
  /// Runs work in the background; here it is never due.
  public nonisolated func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
  /// Sets how high windows stand.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { self }
  /// Sets whether windows come back after a launch.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  /// Sets whether the scene is shown at the launch.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  /// Sets the place of new windows; here there is one screen.
  public nonisolated func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
  /// Sets the place of zoomed windows; here there is one screen.
  public nonisolated func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
  /// Sets the size of zoomed windows; here there is one screen.
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
  /// Sets the icon of the scene's dialogs.
  public nonisolated func dialogIcon(_ icon: Image?) -> some Scene { changed { $0.dialogIcon(icon) } }
  /// Offers not to show the scene's dialogs again.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some Scene {
    changed { $0.dialogSuppressionToggle(titleKey, isSuppressed: isSuppressed) }
  }
  /// Offers not to show the scene's dialogs again.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some Scene {
    changed { $0.dialogSuppressionToggle(title, isSuppressed: isSuppressed) }
  }
  /// Offers not to show the scene's dialogs again.
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some Scene {
    changed { $0.dialogSuppressionToggle(label, isSuppressed: isSuppressed) }
  }
  /// Offers not to show the scene's dialogs again.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene {
    changed { $0.dialogSuppressionToggle(isSuppressed: isSuppressed) }
  }
  /// Changes a value of the environment of the scene's windows.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    changed { $0.transformEnvironment(keyPath, transform: transform) }
  }
  /// Sets the part that windows play.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  /// Sets whether windows are moved by their background.
  public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
  /// Sets the label of the window's toolbar.
  public nonisolated func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene {
    changed { $0.environment(\.toolbarLabelStyle, fixed) }
  }
  /// Sets how the windows' toolbars show labels, which a person can change.
  public nonisolated func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene {
    changed { $0.environment(\.toolbarLabelStyle, toolbarLabelStyle.wrappedValue) }
  }
  /// Sets a value of the environment of the scene's windows.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    changed { $0.environment(keyPath, value) }
  }
  /// Puts an object into the environment of the scene's windows.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    changed { $0.environmentObject(object) }
  }
  /// Puts an observable object into the environment of the scene's windows.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    changed { $0.environment(object) }
  }
  /// Sets where stored values are kept.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    changed { $0.defaultAppStorage(store) }
  }
  /// Calls `action` when a value changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    changed(isOutsideWindow: true) { $0.onChange(of: value, initial: initial, action) }
  }
  /// Calls `action` with the old and the new value when it changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    changed(isOutsideWindow: true) { $0.onChange(of: value, initial: initial, action) }
  }
  /// Calls `action` with the new value when it changed (deprecated form).
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    changed(isOutsideWindow: true) { $0.onChange(of: value, perform: action) }
  }
}

/// Work in the background (https://developer.apple.com/documentation/swiftui/backgroundtask).
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
  public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: BackgroundTask { BackgroundTask() }
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask { BackgroundTask() }
}

/// How high a window stands (https://developer.apple.com/documentation/swiftui/windowlevel).
public struct WindowLevel: Hashable, Sendable {
  let name: String
  public static let automatic = WindowLevel(name: "automatic")
  public static let normal = WindowLevel(name: "normal")
  public static let floating = WindowLevel(name: "floating")
  public static let desktop = WindowLevel(name: "desktop")
}

/// Whether windows come back after a launch.
public struct SceneRestorationBehavior: Sendable {
  public static let automatic = SceneRestorationBehavior()
  public static let disabled = SceneRestorationBehavior()
}

/// Whether a scene is shown at the launch.
public struct SceneLaunchBehavior: Sendable {
  public static let automatic = SceneLaunchBehavior()
  public static let presented = SceneLaunchBehavior()
  public static let suppressed = SceneLaunchBehavior()
}

/// The size of a zoomed window.
public struct WindowIdealSize: Sendable {
  public static let automatic = WindowIdealSize()
  public static let fitToContent = WindowIdealSize()
  public static let maximum = WindowIdealSize()
}

/// The part that a window plays.
public struct WindowManagerRole: Sendable {
  public static let automatic = WindowManagerRole()
  public static let principal = WindowManagerRole()
  public static let associated = WindowManagerRole()
}

/// How the toolbar of a window shows its items.
public struct ToolbarLabelStyle: Equatable, Codable, Sendable {
  let name: String
  public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(name: "automatic") }
  public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle(name: "titleAndIcon") }
  public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle(name: "titleOnly") }
  public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle(name: "iconOnly") }
}

private enum ToolbarLabelStyleKey: EnvironmentKey {
  static var defaultValue: ToolbarLabelStyle? { nil }
}

extension EnvironmentValues {
  /// How the toolbar of the window shows labels.
  public internal(set) var toolbarLabelStyle: ToolbarLabelStyle? {
    get { self[ToolbarLabelStyleKey.self] }
    set { self[ToolbarLabelStyleKey.self] = newValue }
  }
}

/// Where a window stands (https://developer.apple.com/documentation/swiftui/windowplacement).
public struct WindowPlacement: Equatable, Sendable {
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {}
  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
  public init(_ position: UnitPoint, size: CGSize? = nil) {}
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {}
}

/// What is known where a window is placed.
public struct WindowPlacementContext: Sendable {
  /// The screen.
  public let defaultDisplay = DisplayProxy()
}

/// A screen.
public struct DisplayProxy: Hashable, Sendable {
  public var bounds: CGRect { CGRect(origin: .zero, size: CGSize(width: 1440, height: 900)) }
  public var visibleRect: CGRect { bounds }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// The content of a window that is placed.
public struct WindowLayoutRoot: Sendable {
  /// The size of the content: nothing is laid out, it is what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

// MARK: Commands

/// Menus of the menu bar (https://developer.apple.com/documentation/swiftui/commands). A phone has none: they are not
/// shown.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) are primitive commands: they have no body") }
}

/// Builds commands.
@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands { EmptyCommands() }
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
  public static func buildEither<T: Commands>(first: T) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<F: Commands>(second: F) -> EmptyCommands { EmptyCommands() }
}

extension Optional: Commands where Wrapped: Commands {}

extension Group: Commands where Content: Commands {
  /// Makes a group of commands.
  @_disfavoredOverload
  public nonisolated init(@CommandsBuilder content: () -> Content) { self.init(content: content()) }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
}

/// A menu (https://developer.apple.com/documentation/swiftui/commandmenu).
nonisolated public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// A part of a menu (https://developer.apple.com/documentation/swiftui/commandgroup).
nonisolated public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Where a part of a menu stands (https://developer.apple.com/documentation/swiftui/commandgroupplacement).
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

nonisolated public struct SidebarCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
}
nonisolated public struct ToolbarCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
}
nonisolated public struct InspectorCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
}
nonisolated public struct TextEditingCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
}
nonisolated public struct TextFormattingCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
}
nonisolated public struct ImportFromDevicesCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
}
