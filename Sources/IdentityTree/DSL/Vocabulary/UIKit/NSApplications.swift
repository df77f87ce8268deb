import Foundation

// The parts of AppKit that SwiftUI files touch, as stand-ins: nothing is opened, shown or sounded.

/// Stands in for AppKit's class: the app.
@MainActor @preconcurrency public final class NSApplication: UIResponder {
  public static let shared = NSApplication()
  /// Whether the app has an icon in the dock.
  public enum ActivationPolicy: Int, Sendable {
    case regular, accessory, prohibited
  }
  /// What the app answers when it shall end.
  public enum TerminateReply: UInt, Sendable {
    case terminateCancel, terminateNow, terminateLater
  }
  /// The answer of a dialog.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let OK = ModalResponse(rawValue: 1)
    public static let cancel = ModalResponse(rawValue: 0)
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
  }
  public var delegate: (any UIApplicationDelegate)?
  public var windows: [NSWindow] { [] }
  public var keyWindow: NSWindow? { nil }
  public var mainWindow: NSWindow? { nil }
  public var isActive: Bool { true }
  public var appearance: NSAppearance?
  public var applicationIconImage: UIImage?
  @discardableResult public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
  public func activate(ignoringOtherApps flag: Bool) {}
  public func activate() {}
  public func hide(_ sender: Any?) {}
  /// Does nothing: a program that ended could not be looked at.
  public func terminate(_ sender: Any?) {}
  @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }
  public func orderFrontStandardAboutPanel(_ sender: Any?) {}
  public func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {}
  /// What the panel about the app shows.
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    public static let version = AboutPanelOptionKey(rawValue: "Version")
  }
  public var currentEvent: NSEvent? { nil }
  public var mainMenu: NSMenu? {
    get { nil }
    set { _ = newValue }
  }
  public var effectiveAppearance: NSAppearance { appearance ?? NSAppearance(named: .aqua)! }
  public func unhide(_ sender: Any?) {}
  nonisolated public static let willUpdateNotification = Foundation.Notification.Name("NSApplicationWillUpdate")
  nonisolated public static let didFinishLaunchingNotification = Foundation.Notification.Name(
    "NSApplicationDidFinishLaunching")
  nonisolated public static let didResignActiveNotification = Foundation.Notification.Name(
    "NSApplicationDidResignActive")
  nonisolated public static let didBecomeActiveNotification = Foundation.Notification.Name(
    "NSApplicationDidBecomeActive")
  nonisolated public static let willTerminateNotification = Foundation.Notification.Name("NSApplicationWillTerminate")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The app.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

extension UIResponder {
  /// Performs nothing.
  @discardableResult public func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }
}

extension UIApplicationDelegate {
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
}

/// Stands in for AppKit's class: how windows look.
public final class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
  }
  public let name: Name
  public init?(named name: Name) { self.name = name }
}

/// Stands in for AppKit's class: a window, which is not shown. It is a view here, so that UIKit's window can be one of it:
/// a view has one `window` for both frameworks.
@MainActor @preconcurrency open class NSWindow: UIView {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4)
    public static let resizable = StyleMask(rawValue: 8)
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
  }
  public enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }
  public enum TitleVisibility: Int, Sendable {
    case visible, hidden
  }
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let floating = Level(rawValue: 3)
    public static let statusBar = Level(rawValue: 25)
  }
  public enum ButtonType: UInt, Sendable {
    case closeButton, miniaturizeButton, zoomButton
  }
  open var title = ""
  open var contentView: UIView?
  open weak var delegate: (any NSWindowDelegate)?
  open var subtitle = ""
  open var minSize = CGSize.zero
  open var maxSize = CGSize.zero
  open var contentMinSize = CGSize.zero
  open var contentMaxSize = CGSize.zero
  open var contentAspectRatio = CGSize.zero
  open var collectionBehavior: CollectionBehavior = []
  open var animationBehavior = AnimationBehavior.default
  open var isMovable = true
  open var ignoresMouseEvents = false
  open var acceptsMouseMovedEvents = false
  open var hidesOnDeactivate = false
  open var alphaValue: CGFloat = 1
  open var toolbar: NSToolbar?
  open var toolbarStyle = ToolbarStyle.automatic
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  open var isRestorable = true
  open var tabbingMode = TabbingMode.automatic
  open var isExcludedFromWindowsMenu = false
  open var canBecomeKey: Bool { true }
  open var canBecomeMain: Bool { true }
  open var isZoomed: Bool { false }
  open var isMiniaturized: Bool { false }
  open var windowNumber: Int { 0 }
  open var identifier: NSUserInterfaceItemIdentifier?
  open var contentViewController: UIViewController?
  open var styleMask: StyleMask
  open var level = Level.normal
  open var titleVisibility = TitleVisibility.visible
  open var titlebarAppearsTransparent = false
  open var isMovableByWindowBackground = false
  open var isReleasedWhenClosed = true
  open var hasShadow = true
  open var appearance: NSAppearance?
  open var firstResponder: UIResponder? { nil }
  open var isVisible: Bool { false }
  open var screen: NSScreen? { .main }
  public init(
    contentRect: CGRect, styleMask style: StyleMask, backing: BackingStoreType, defer flag: Bool
  ) {
    styleMask = style
    super.init(frame: contentRect)
    backgroundColor = .windowBackgroundColor
  }
  public override init(frame: CGRect) {
    styleMask = []
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { nil }
  public convenience init(contentViewController: UIViewController) {
    self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    self.contentViewController = contentViewController
  }
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  open func orderFront(_ sender: Any?) {}
  open func orderOut(_ sender: Any?) {}
  open func orderFrontRegardless() {}
  open func orderBack(_ sender: Any?) {}
  open func makeKey() {}
  open func makeMain() {}
  open func becomeKey() {}
  open func resignKey() {}
  open func performClose(_ sender: Any?) {}
  open func miniaturize(_ sender: Any?) {}
  open func zoom(_ sender: Any?) {}
  @discardableResult open func makeFirstResponder(_ responder: UIResponder?) -> Bool { false }
  open func addChildWindow(_ childWindow: NSWindow, ordered place: OrderingMode) {}
  open func removeChildWindow(_ childWindow: NSWindow) {}
  open func setFrameOrigin(_ point: CGPoint) { frame.origin = point }
  open func setFrameTopLeftPoint(_ point: CGPoint) { frame.origin = point }
  open func setFrame(_ frame: CGRect, display: Bool, animate: Bool) { self.frame = frame }
  open func performDrag(with event: NSEvent) {}
  open func close() {}
  open func center() {}
  open func toggleFullScreen(_ sender: Any?) {}
  open func setFrame(_ frame: CGRect, display: Bool) { self.frame = frame }
  open func setContentSize(_ size: CGSize) { frame.size = size }
  @discardableResult open func setFrameAutosaveName(_ name: String) -> Bool { true }
  open func standardWindowButton(_ button: ButtonType) -> UIButton? { nil }
  nonisolated public static let willCloseNotification = Foundation.Notification.Name("NSWindowWillClose")
  nonisolated public static let didBecomeKeyNotification = Foundation.Notification.Name("NSWindowDidBecomeKey")
  nonisolated public static let didResignKeyNotification = Foundation.Notification.Name("NSWindowDidResignKey")
  nonisolated public static let didResizeNotification = Foundation.Notification.Name("NSWindowDidResize")
  nonisolated public static let didMoveNotification = Foundation.Notification.Name("NSWindowDidMove")
  nonisolated public static let didEnterFullScreenNotification = Foundation.Notification.Name("NSWindowFullScreen")
  nonisolated public static let didExitFullScreenNotification = Foundation.Notification.Name("NSWindowNoFullScreen")
  /// Where a window belongs.
  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
    public static let managed = CollectionBehavior(rawValue: 4)
    public static let transient = CollectionBehavior(rawValue: 8)
    public static let stationary = CollectionBehavior(rawValue: 16)
    public static let ignoresCycle = CollectionBehavior(rawValue: 64)
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
    public static let fullScreenNone = CollectionBehavior(rawValue: 512)
  }
  /// How a window comes.
  public enum AnimationBehavior: Int, Sendable { case `default`, none, documentWindow, utilityWindow, alertPanel }
  /// How the toolbar of a window looks.
  public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
  /// Whether windows are tabs.
  public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
  /// Where a child window is.
  public enum OrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }
}

/// The line below a title bar.
public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }

/// The name of an element of an interface.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Stands in for AppKit's class: a toolbar, which is not shown.
@MainActor @preconcurrency open class NSToolbar: NSObject {
  nonisolated public override init() { super.init() }
  public init(identifier: String) { super.init() }
  open var showsBaselineSeparator = true
  open var isVisible = true
}

/// Told of a window. Stands in for AppKit's protocol; nobody calls it.
@MainActor public protocol NSWindowDelegate: AnyObject {}

/// Stands in for AppKit's class: the screen.
@MainActor @preconcurrency public final class NSScreen: NSObject {
  public static let main: NSScreen? = NSScreen()
  public static var screens: [NSScreen] { [main].compactMap { $0 } }
  public var frame: CGRect { CGRect(x: 0, y: 0, width: 1440, height: 900) }
  public var visibleFrame: CGRect { frame }
  public var backingScaleFactor: CGFloat { 2 }
}

/// Stands in for AppKit's class: the pointer, which keeps its look.
@MainActor @preconcurrency public final class NSCursor: NSObject {
  public static let arrow = NSCursor()
  public static let pointingHand = NSCursor()
  public static let iBeam = NSCursor()
  public static let crosshair = NSCursor()
  public static let openHand = NSCursor()
  public static let closedHand = NSCursor()
  public static let resizeLeftRight = NSCursor()
  public static let resizeUpDown = NSCursor()
  public static let operationNotAllowed = NSCursor()
  public func push() {}
  public func pop() {}
  public func set() {}
  public static func pop() {}
  public static func hide() {}
  public static func unhide() {}
}

/// Stands in for AppKit's class: what was copied.
@MainActor @preconcurrency public final class NSPasteboard: NSObject {
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType("public.utf8-plain-text")
    public static let png = PasteboardType("public.png")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = PasteboardType("public.url")
    public static let fileURL = PasteboardType("public.file-url")
  }
  public static let general = NSPasteboard()
  private var strings: [PasteboardType: String] = [:]
  @discardableResult public func clearContents() -> Int {
    strings = [:]
    return 0
  }
  @discardableResult public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    strings[type] = string
    return true
  }
  public func string(forType type: PasteboardType) -> String? { strings[type] }
  @discardableResult public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { 0 }
  @discardableResult public func writeObjects(_ objects: [Any]) -> Bool { true }
}

/// Stands in for AppKit's class: other apps and files, of which none is opened.
@MainActor @preconcurrency public final class NSWorkspace: NSObject {
  public static let shared = NSWorkspace()
  @discardableResult public func open(_ url: URL) -> Bool { true }
  public func activateFileViewerSelecting(_ urls: [URL]) {}
  @discardableResult public func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) -> Bool { true }
  public var notificationCenter: NotificationCenter { .default }
  public var frontmostApplication: NSRunningApplication? { .current }
  public var runningApplications: [NSRunningApplication] { [.current] }
  public var accessibilityDisplayShouldReduceMotion: Bool { false }
  nonisolated public static let didActivateApplicationNotification = Foundation.Notification.Name("NSWorkspaceActive")
  nonisolated public static let didLaunchApplicationNotification = Foundation.Notification.Name("NSWorkspaceLaunched")
  nonisolated public static let didTerminateApplicationNotification = Foundation.Notification.Name("NSWorkspaceEnded")
  nonisolated public static let willSleepNotification = Foundation.Notification.Name("NSWorkspaceWillSleep")
  nonisolated public static let didWakeNotification = Foundation.Notification.Name("NSWorkspaceDidWake")
  public func icon(forFile path: String) -> UIImage { UIImage(size: CGSize(width: 32, height: 32)) }
}

/// Stands in for AppKit's class: a sound, which is not heard.
@MainActor @preconcurrency public final class NSSound: NSObject {
  public static func beep() {}
  public init?(named name: String) { super.init() }
  @discardableResult public func play() -> Bool { true }
  @discardableResult public func stop() -> Bool { true }
}

/// Stands in for AppKit's class: an effect behind a view, which is not drawn.
@MainActor @preconcurrency open class NSVisualEffectView: UIView {
  public enum Material: Int, Sendable {
    case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow, fullScreenUI
    case toolTip, contentBackground, underWindowBackground, underPageBackground
  }
  public enum BlendingMode: Int, Sendable {
    case behindWindow, withinWindow
  }
  public enum State: Int, Sendable {
    case followsWindowActiveState, active, inactive
  }
  open var material = Material.windowBackground
  open var blendingMode = BlendingMode.behindWindow
  open var state = State.followsWindowActiveState
  open var isEmphasized = false
}

/// Stands in for AppKit's class: panes beside each other.
@MainActor @preconcurrency open class NSSplitViewController: UIViewController {
  open func toggleSidebar(_ sender: Any?) {}
}

/// Stands in for AppKit's class: a dialog for files, which is cancelled at once.
@MainActor @preconcurrency open class NSSavePanel: NSObject {
  open var title: String! = ""
  open var message: String! = ""
  open var prompt: String! = ""
  open var nameFieldStringValue = ""
  open var directoryURL: URL?
  open var allowedContentTypes: [UTType] = []
  open var allowedFileTypes: [String]?
  open var allowsOtherFileTypes = false
  open var canCreateDirectories = false
  open var showsHiddenFiles = false
  open var isExtensionHidden = false
  open var canSelectHiddenExtension = false
  open var treatsFilePackagesAsDirectories = false
  open var showsTagField = false
  open var tagNames: [String]?
  open var nameFieldLabel: String! = "Save As:"
  open var accessoryView: UIView?
  open weak var delegate: (any NSOpenSavePanelDelegate)?
  open var url: URL? { nil }
  open var isExpanded: Bool { false }
  open func runModal() -> NSApplication.ModalResponse { .cancel }
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
  /// The dialog is cancelled.
  open func begin() async -> NSApplication.ModalResponse { .cancel }
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { handler(.cancel) }
  /// The dialog is cancelled.
  open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { .cancel }
  open func validateVisibleColumns() {}
  open func ok(_ sender: Any?) {}
  open func cancel(_ sender: Any?) {}
}

/// Stands in for AppKit's protocol: nothing is asked, since the dialog is cancelled at once.
@MainActor @preconcurrency public protocol NSOpenSavePanelDelegate: AnyObject {
  func panel(_ sender: Any, shouldEnable url: URL) -> Bool
  func panel(_ sender: Any, validate url: URL) throws
  func panel(_ sender: Any, didChangeToDirectoryURL url: URL?)
  func panel(_ sender: Any, userEnteredFilename filename: String, confirmed okFlag: Bool) -> String?
  func panel(_ sender: Any, willExpand expanding: Bool)
  func panelSelectionDidChange(_ sender: Any?)
}

extension NSOpenSavePanelDelegate {
  public func panel(_ sender: Any, shouldEnable url: URL) -> Bool { true }
  public func panel(_ sender: Any, validate url: URL) throws {}
  public func panel(_ sender: Any, didChangeToDirectoryURL url: URL?) {}
  public func panel(_ sender: Any, userEnteredFilename filename: String, confirmed okFlag: Bool) -> String? { filename }
  public func panel(_ sender: Any, willExpand expanding: Bool) {}
  public func panelSelectionDidChange(_ sender: Any?) {}
}

/// Stands in for AppKit's class: a dialog for files, which is cancelled at once.
@MainActor @preconcurrency open class NSOpenPanel: NSSavePanel {
  open var canChooseFiles = true
  open var canChooseDirectories = false
  open var allowsMultipleSelection = false
  open var resolvesAliases = true
  open var canDownloadUbiquitousContents = true
  open var canResolveUbiquitousConflicts = true
  open var isAccessoryViewDisclosed = false
  open var urls: [URL] { [] }
}

/// Stands in for AppKit's class: an alert, of which the first button is taken at once.
@MainActor @preconcurrency open class NSAlert: NSObject {
  public enum Style: UInt, Sendable {
    case warning, informational, critical
  }
  open var messageText = ""
  open var informativeText = ""
  open var alertStyle = Style.warning
  open var icon: UIImage?
  open private(set) var buttons: [NSButton] = []
  open var accessoryView: UIView?
  open var showsHelp = false
  open var helpAnchor: String?
  open var showsSuppressionButton = false
  open private(set) lazy var suppressionButton: NSButton? = NSButton(frame: .zero)
  open weak var delegate: (any NSAlertDelegate)?
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }
  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(frame: .zero)
    button.title = title
    buttons.append(button)
    return button
  }
  open func layout() {}
  @discardableResult open func runModal() -> NSApplication.ModalResponse { .alertFirstButtonReturn }
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { handler?(.alertFirstButtonReturn) }
  /// The first button is taken.
  @discardableResult open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse {
    .alertFirstButtonReturn
  }
}

/// Stands in for AppKit's protocol: nobody asks for help.
@MainActor @preconcurrency public protocol NSAlertDelegate: AnyObject {
  func alertShowHelp(_ alert: NSAlert) -> Bool
}

extension NSAlertDelegate {
  public func alertShowHelp(_ alert: NSAlert) -> Bool { false }
}

extension UIImage {
  /// A symbol of the system, as AppKit makes it.
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.init(systemName: name)
  }
  /// An image of a file, which is not read: there is none.
  public convenience init?(contentsOf url: URL) { nil }
}
