import Foundation

// The views of AppKit that SwiftUI files wrap, as stand-ins: they keep what they are told, and are not drawn. AppKit's
// `NSView` is UIKit's view here.

/// Holds a SwiftUI view for AppKit; here the view is kept, not shown
/// (https://developer.apple.com/documentation/swiftui/nshostingview).
@MainActor @preconcurrency open class NSHostingView<Content: View>: UIView {
  open var rootView: Content
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
  open var sizingOptions: NSHostingSizingOptions = []
  open var safeAreaRegions: SafeAreaRegions = .all
  open var sceneBridgingOptions: Int = 0
  open var fittingSize: CGSize { frame.size }
}

/// AppKit's class, under the same stand-in.
public typealias NSHostingController = UIHostingController

/// How a hosting view follows the size of its view.
public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let minSize = NSHostingSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
  public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}

/// AppKit's name of a responder.
public typealias NSResponder = UIResponder

extension UIView {
  public var wantsLayer: Bool {
    get { true }
    set { _ = newValue }
  }
  public var needsDisplay: Bool {
    get { false }
    set { _ = newValue }
  }
  public var needsLayout: Bool {
    get { false }
    set { _ = newValue }
  }
  public var toolTip: String? {
    get { nil }
    set { _ = newValue }
  }
  public var visibleRect: CGRect { bounds }
  public var trackingAreas: [NSTrackingArea] { [] }
  public func addTrackingArea(_ trackingArea: NSTrackingArea) {}
  public func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
  public func addCursorRect(_ rect: CGRect, cursor: NSCursor) {}
  public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
}

/// Stands in for AppKit's class: where the pointer is followed, of which there is none.
@MainActor @preconcurrency open class NSTrackingArea: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    public static let mouseMoved = Options(rawValue: 2)
    public static let cursorUpdate = Options(rawValue: 4)
    public static let activeWhenFirstResponder = Options(rawValue: 0x10)
    public static let activeInKeyWindow = Options(rawValue: 0x20)
    public static let activeInActiveApp = Options(rawValue: 0x40)
    public static let activeAlways = Options(rawValue: 0x80)
    public static let inVisibleRect = Options(rawValue: 0x200)
  }
  public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {}
}

/// Stands in for AppKit's class: an event, of which there are none.
@MainActor @preconcurrency open class NSEvent: NSObject {
  /// What happened.
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged, mouseEntered
    case mouseExited, keyDown, keyUp, flagsChanged, scrollWheel
  }
  /// What is listened to.
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
    public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
    public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
    public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
    public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
    public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
    public static let keyDown = EventTypeMask(rawValue: 1 << 10)
    public static let keyUp = EventTypeMask(rawValue: 1 << 11)
    public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
    public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
    public static let any = EventTypeMask(rawValue: .max)
  }
  /// Keys that are held.
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let function = ModifierFlags(rawValue: 1 << 23)
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)
  }
  open var type: EventType { .keyDown }
  open var keyCode: UInt16 { 0 }
  open var characters: String? { nil }
  open var charactersIgnoringModifiers: String? { nil }
  open var modifierFlags: ModifierFlags { [] }
  open var locationInWindow: CGPoint { .zero }
  open var clickCount: Int { 1 }
  open var scrollingDeltaX: CGFloat { 0 }
  open var scrollingDeltaY: CGFloat { 0 }
  open var deltaX: CGFloat { 0 }
  open var deltaY: CGFloat { 0 }
  open var isARepeat: Bool { false }
  open var timestamp: TimeInterval { 0 }
  open var window: NSWindow? { nil }
  public static var mouseLocation: CGPoint { .zero }
  public static var modifierFlags: ModifierFlags { [] }
  /// Listens to events, of which there are none.
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { NSObject() }
  /// Listens to events, of which there are none.
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { NSObject() }
  public static func removeMonitor(_ eventMonitor: Any) {}
}

/// Stands in for AppKit's class: a view that scrolls.
@MainActor @preconcurrency open class NSScrollView: UIView {
  open var documentView: UIView?
  open var contentView = NSClipView(frame: .zero)
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var autohidesScrollers = false
  open var drawsBackground = true
  open var borderType = NSBorderType.noBorder
  open var scrollerStyle = 0
  open var automaticallyAdjustsContentInsets = true
  open var contentInsets = EdgeInsets()
  open var allowsMagnification = false
  open var magnification: CGFloat = 1
  open var contentSize: CGSize { frame.size }
  open var verticalScroller: UIView?
  open var horizontalScroller: UIView?
  open func reflectScrolledClipView(_ clipView: NSClipView) {}
}

/// Stands in for AppKit's class: the part of a view that shows.
@MainActor @preconcurrency open class NSClipView: UIView {
  open var documentView: UIView?
  open var postsBoundsChangedNotifications = false
  open func scroll(to newOrigin: CGPoint) {}
}

/// The border of a view, as in AppKit.
public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }

/// Stands in for AppKit's class: a text of several lines.
@MainActor @preconcurrency open class NSTextView: UIView {
  open var string = ""
  open weak var delegate: (any NSTextViewDelegate)?
  open var font: UIFont? = .systemFont(ofSize: 12)
  open var textColor: UIColor? = .label
  open var insertionPointColor: UIColor! = .label
  open var alignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var isRichText = true
  open var drawsBackground = true
  open var allowsUndo = false
  open var usesFindBar = false
  open var usesFindPanel = false
  open var usesRuler = false
  open var isAutomaticQuoteSubstitutionEnabled = true
  open var isAutomaticDashSubstitutionEnabled = true
  open var isAutomaticTextReplacementEnabled = true
  open var isAutomaticSpellingCorrectionEnabled = true
  open var isContinuousSpellCheckingEnabled = false
  open var isGrammarCheckingEnabled = false
  open var isVerticallyResizable = true
  open var isHorizontallyResizable = false
  open var minSize = CGSize.zero
  open var maxSize = CGSize.zero
  open var textContainerInset = CGSize.zero
  open var selectedRanges: [NSValue] = []
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var defaultParagraphStyle: NSParagraphStyle?
  open var textContainer: NSTextContainer? = NSTextContainer()
  open var textStorage: NSTextStorage? { NSTextStorage(of: self) }
  open func attributedString() -> NSAttributedString { NSAttributedString(string: string) }
  open func selectedRange() -> NSRange { NSRange(location: 0, length: 0) }
  open func setSelectedRange(_ charRange: NSRange) {}
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func insertText(_ string: Any, replacementRange: NSRange) {}
  open func scrollToEndOfDocument(_ sender: Any?) {}
  open func didChangeText() {}
  public static func scrollableTextView() -> NSScrollView {
    let view = NSScrollView(frame: .zero)
    view.documentView = NSTextView(frame: .zero)
    return view
  }
}

/// Stands in for AppKit's class: the text of a text view.
@MainActor @preconcurrency public final class NSTextStorage {
  private let view: NSTextView
  init(of view: NSTextView) { self.view = view }
  public var string: String { view.string }
  public func setAttributedString(_ attributed: NSAttributedString) { view.string = attributed.string }
  public func append(_ attributed: NSAttributedString) { view.string += attributed.string }
}

/// Told of a text view. Stands in for AppKit's protocol; nobody calls it.
@MainActor @preconcurrency public protocol NSTextViewDelegate: AnyObject {
  func textDidChange(_ notification: Foundation.Notification)
  func textDidBeginEditing(_ notification: Foundation.Notification)
  func textDidEndEditing(_ notification: Foundation.Notification)
  func textViewDidChangeSelection(_ notification: Foundation.Notification)
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

extension NSTextViewDelegate {
  public func textDidChange(_ notification: Foundation.Notification) {}
  public func textDidBeginEditing(_ notification: Foundation.Notification) {}
  public func textDidEndEditing(_ notification: Foundation.Notification) {}
  public func textViewDidChangeSelection(_ notification: Foundation.Notification) {}
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
}

/// Stands in for AppKit's class: a view that calls a method.
@MainActor @preconcurrency open class NSControl: UIView {
  open var stringValue = ""
  open var isEnabled = true
  open weak var target: AnyObject?
  open var action: Selector?
  open var font: UIFont? = .systemFont(ofSize: 13)
  open var alignment = NSTextAlignment.natural
  open var doubleValue: Double = 0
  open var integerValue = 0
  open var isContinuous = false
  open var usesSingleLineMode = false
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var attributedStringValue: NSAttributedString {
    get { NSAttributedString(string: stringValue) }
    set { stringValue = newValue.string }
  }
  open var cell: NSCell? { nil }
  @discardableResult open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { 0 }
  /// Where an image is beside a title.
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
  }
}

/// Stands in for AppKit's class: what a control shows.
@MainActor @preconcurrency open class NSCell: NSObject {
  nonisolated public override init() { super.init() }
  open var usesSingleLineMode = false
  open var wraps = false
  open var isScrollable = false
  open var truncatesLastVisibleLine = false
}

/// Stands in for AppKit's class: a text of one line.
@MainActor @preconcurrency open class NSTextField: NSControl {
  public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
  open var placeholderString: String?
  open var placeholderAttributedString: NSAttributedString?
  open weak var delegate: (any NSTextFieldDelegate)?
  open var isBordered = true
  open var isBezeled = true
  open var bezelStyle = BezelStyle.squareBezel
  open var isEditable = true
  open var isSelectable = true
  open var drawsBackground = true
  open var textColor: UIColor? = .label
  open var focusRingType = NSFocusRingType.default
  open var maximumNumberOfLines = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  public convenience init(string: String) {
    self.init(frame: .zero)
    stringValue = string
  }
  public convenience init(labelWithString string: String) { self.init(string: string) }
  open func currentEditor() -> NSTextView? { nil }
}

/// Stands in for AppKit's class: a field whose text is hidden.
@MainActor @preconcurrency open class NSSecureTextField: NSTextField {}

/// Stands in for AppKit's class: a field to search with.
@MainActor @preconcurrency open class NSSearchField: NSTextField {}

/// Whether a ring shows the focus.
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

/// Told of a field. Stands in for AppKit's protocol; nobody calls it.
@MainActor @preconcurrency public protocol NSTextFieldDelegate: AnyObject {
  func controlTextDidChange(_ obj: Foundation.Notification)
  func controlTextDidBeginEditing(_ obj: Foundation.Notification)
  func controlTextDidEndEditing(_ obj: Foundation.Notification)
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

extension NSTextFieldDelegate {
  public func controlTextDidChange(_ obj: Foundation.Notification) {}
  public func controlTextDidBeginEditing(_ obj: Foundation.Notification) {}
  public func controlTextDidEndEditing(_ obj: Foundation.Notification) {}
  public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    false
  }
}

/// Told of a search field. Stands in for AppKit's protocol; nobody calls it.
@MainActor @preconcurrency public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

/// Stands in for AppKit's class: a button.
@MainActor @preconcurrency open class NSButton: NSControl {
  public enum BezelStyle: UInt, Sendable {
    case rounded = 1
    case regularSquare, inline, toolbar, push, accessoryBar
  }
  open var title = ""
  open var image: UIImage?
  open var bezelStyle = BezelStyle.rounded
  open var isBordered = true
  open var state = NSControl.StateValue.off
  open var keyEquivalent = ""
  open var contentTintColor: UIColor?
  open var imagePosition = NSControl.ImagePosition.noImage
  open var attributedTitle = NSAttributedString(string: "")
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    (self.title, self.target, self.action) = (title, target as AnyObject?, action)
  }
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }
}

extension NSControl {
  /// Whether something is on.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
    public static let mixed = StateValue(rawValue: -1)
  }
}

/// Stands in for AppKit's class: an image.
@MainActor @preconcurrency open class NSImageView: NSControl {
  open var image: UIImage?
  open var imageScaling = 0
  public convenience init(image: UIImage) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// Stands in for AppKit's class: a slider.
@MainActor @preconcurrency open class NSSlider: NSControl {
  open var minValue: Double = 0
  open var maxValue: Double = 1
  open var numberOfTickMarks = 0
}

/// Stands in for AppKit's class: what goes on.
@MainActor @preconcurrency open class NSProgressIndicator: UIView {
  public enum Style: UInt, Sendable { case bar, spinning }
  open var style = Style.bar
  open var isIndeterminate = true
  open var doubleValue: Double = 0
  open var minValue: Double = 0
  open var maxValue: Double = 100
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
}

/// Stands in for AppKit's class: views beside each other.
@MainActor @preconcurrency open class NSSplitView: UIView {
  public enum DividerStyle: Int, Sendable {
    case thick = 1
    case thin, paneSplitter
  }
  open var isVertical = false
  open var dividerStyle = DividerStyle.thick
  open var autosaveName: String?
  open func addArrangedSubview(_ view: UIView) { addSubview(view) }
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
}

/// Stands in for AppKit's class: views in a row.
@MainActor @preconcurrency open class NSStackView: UIView {
  open var spacing: CGFloat = 8
  open func addArrangedSubview(_ view: UIView) { addSubview(view) }
}

/// Stands in for AppKit's class: a window that floats.
@MainActor @preconcurrency open class NSPanel: NSWindow {
  open var isFloatingPanel = false
  open var becomesKeyOnlyIfNeeded = false
}

/// Stands in for AppKit's class: a bubble beside a view, which is not shown.
@MainActor @preconcurrency open class NSPopover: NSObject {
  public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
  open var contentViewController: UIViewController?
  open var contentSize = CGSize.zero
  open var behavior = Behavior.applicationDefined
  open var animates = true
  open var isShown: Bool { false }
  nonisolated public override init() { super.init() }
  open func show(relativeTo positioningRect: CGRect, of positioningView: UIView, preferredEdge: NSRectEdge) {}
  open func performClose(_ sender: Any?) {}
  open func close() {}
}

/// Stands in for AppKit's class: the bar of menus.
@MainActor @preconcurrency public final class NSStatusBar: NSObject {
  public static let system = NSStatusBar()
  public func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem() }
  public func removeStatusItem(_ item: NSStatusItem) {}
  public var thickness: CGFloat { 24 }
}

/// Stands in for AppKit's class: an item in the bar of menus.
@MainActor @preconcurrency public final class NSStatusItem: NSObject {
  nonisolated public static let variableLength: CGFloat = -1
  nonisolated public static let squareLength: CGFloat = -2
  public let button: NSButton? = NSButton(frame: .zero)
  public var menu: NSMenu?
  public var length: CGFloat = -1
  public var isVisible = true
}

/// AppKit's class, under the same stand-in.
public typealias NSMenu = UIMenu

/// Stands in for AppKit's class: an item of a menu.
@MainActor @preconcurrency open class NSMenuItem: NSObject {
  open var title: String
  open var action: Selector?
  open weak var target: AnyObject?
  open var keyEquivalent: String
  open var isEnabled = true
  open var state = NSControl.StateValue.off
  open var image: UIImage?
  open var submenu: NSMenu?
  open var tag = 0
  open var view: UIView?
  open var toolTip: String?
  open var isHidden = false
  open var representedObject: Any?
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = [.command]
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    (title, action, keyEquivalent) = (string, selector, charCode)
  }
  public convenience init(_empty: Void = ()) { self.init(title: "", action: nil, keyEquivalent: "") }
  public static func separator() -> NSMenuItem { NSMenuItem(title: "", action: nil, keyEquivalent: "") }
}
