import Foundation

// Further members of UIKit's views and controls, as stand-ins: they keep what they are told or do nothing.

extension UIGestureRecognizer {
  /// How many fingers touch.
  public var numberOfTouches: Int { self is UIPinchGestureRecognizer || self is UIRotationGestureRecognizer ? 2 : 1 }
  public func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  public func removeTarget(_ target: Any?, action: Selector?) {}
  public var delaysTouchesBegan: Bool {
    get { false }
    set { _ = newValue }
  }
  public var delaysTouchesEnded: Bool {
    get { true }
    set { _ = newValue }
  }
  public var requiresExclusiveTouchType: Bool {
    get { true }
    set { _ = newValue }
  }
  public var allowedTouchTypes: [NSNumber] {
    get { [] }
    set { _ = newValue }
  }
  public var name: String? {
    get { nil }
    set { _ = newValue }
  }
}

/// Stands in for UIKit's class: a pointer over a view, of which there is none.
@MainActor @preconcurrency open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Stands in for UIKit's class: a pan from an edge of the screen.
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// Edges of a rectangle, as in UIKit.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension UIView {
  public var autoresizesSubviews: Bool {
    get { true }
    set { _ = newValue }
  }
  public var preservesSuperviewLayoutMargins: Bool {
    get { false }
    set { _ = newValue }
  }
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { true }
    set { _ = newValue }
  }
  public var accessibilityElements: [Any]? {
    get { nil }
    set { _ = newValue }
  }
  public var accessibilityElementsHidden: Bool {
    get { false }
    set { _ = newValue }
  }
  public var interactions: [any UIInteraction] {
    get { [] }
    set { _ = newValue }
  }
  public func addInteraction(_ interaction: any UIInteraction) {}
  public func removeInteraction(_ interaction: any UIInteraction) {}
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }
  /// Runs the changes at once; nothing is animated.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations ?? {}, completion: completion) }
  /// Runs the changes at once; nothing is animated.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UInt = 0, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Runs the changes at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }
}

/// Stands in for UIKit's class: an animation, which is over at once.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void]
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  open var fractionComplete: CGFloat = 0
  open var isReversed = false
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.animations = animations.map { [$0] } ?? []
  }
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.animations = animations.map { [$0] } ?? []
  }
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  /// Runs the changes at once.
  open func startAnimation() {
    for animation in animations { animation() }
    for completion in completions { completion(.end) }
    (animations, completions) = ([], [])
  }
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

extension UIView {
  /// How an animation's speed changes.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}

/// What can be added to a view to react to a person.
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {}

/// What a thing is to assistive technology, as in UIKit.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let header = UIAccessibilityTraits(rawValue: 65_536)
}

extension UIAccessibility {
  public static var isSwitchControlRunning: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityVoiceOver")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotion")
  public static let announcementDidFinishNotification = Foundation.Notification.Name("UIAccessibilityAnnounced")
}

extension UILabel {
  public var preferredMaxLayoutWidth: CGFloat {
    get { 0 }
    set { _ = newValue }
  }
  public var allowsDefaultTighteningForTruncation: Bool {
    get { false }
    set { _ = newValue }
  }
  public var baselineAdjustment: Int {
    get { 0 }
    set { _ = newValue }
  }
  public var lineBreakStrategy: UInt {
    get { 0 }
    set { _ = newValue }
  }
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set { _ = newValue }
  }
  public var highlightedTextColor: UIColor? {
    get { nil }
    set { _ = newValue }
  }
  public var shadowColor: UIColor? {
    get { nil }
    set { _ = newValue }
  }
  public var shadowOffset: CGSize {
    get { .zero }
    set { _ = newValue }
  }
  public var isHighlighted: Bool {
    get { false }
    set { _ = newValue }
  }
}

/// Stands in for UIKit's class: where text is laid out.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var size = CGSize.zero
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var containerSize = CGSize.zero
  open var exclusionPaths: [UIBezierPath] = []
}

extension UITextView {
  /// Where the text is laid out: each time another one, which keeps nothing.
  public var textContainer: NSTextContainer { NSTextContainer() }
  public var textStorage: NSMutableAttributedString { NSMutableAttributedString(attributedString: attributedText) }
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set { _ = newValue }
  }
  public var allowsEditingTextAttributes: Bool {
    get { false }
    set { _ = newValue }
  }
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { [] }
    set { _ = newValue }
  }
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { [:] }
    set { _ = newValue }
  }
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { [:] }
    set { _ = newValue }
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set { _ = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set { _ = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set { _ = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set { _ = newValue }
  }
  public var textContentType: UITextContentType? {
    get { nil }
    set { _ = newValue }
  }
}

extension UITextField {
  public var adjustsFontSizeToFitWidth: Bool {
    get { false }
    set { _ = newValue }
  }
  public var minimumFontSize: CGFloat {
    get { 0 }
    set { _ = newValue }
  }
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set { _ = newValue }
  }
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [:] }
    set { _ = newValue }
  }
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { nil }
    set { _ = newValue }
  }
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  public var clearsOnBeginEditing: Bool {
    get { false }
    set { _ = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set { _ = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set { _ = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set { _ = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set { _ = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set { _ = newValue }
  }
}

/// What is looked for in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
/// Whether a text's spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether quotes become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

extension UIControl {
  /// How content lies in a control.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  /// How content lies in a control.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { .center }
    set { _ = newValue }
  }
  public var contentVerticalAlignment: ContentVerticalAlignment {
    get { .center }
    set { _ = newValue }
  }
  public var showsMenuAsPrimaryAction: Bool {
    get { false }
    set { _ = newValue }
  }
  /// Calls a method of an object.
  public func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.call(on: target as AnyObject?, with: self)
  }
}

extension UIButton {
  /// A button of a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// A button of a frame that does something.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }
  public var configuration: Configuration? {
    get { nil }
    set { if let title = newValue?.title { setTitle(title, for: .normal) } }
  }
  public var currentTitle: String? { title(for: .normal) }
  public var contentEdgeInsets: UIEdgeInsets {
    get { .zero }
    set { _ = newValue }
  }
  public var imageEdgeInsets: UIEdgeInsets {
    get { .zero }
    set { _ = newValue }
  }
  public var titleEdgeInsets: UIEdgeInsets {
    get { .zero }
    set { _ = newValue }
  }
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setTitle(title?.string, for: state)
  }
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {}

  /// How a button looks.
  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var attributedTitle: AttributedString?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var baseBackgroundColor: UIColor?
    public var baseForegroundColor: UIColor?
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var showsActivityIndicator = false
    public var background = Background()
    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    /// What is behind a button.
    public struct Background {
      public var backgroundColor: UIColor?
      public var cornerRadius: CGFloat = 0
      public var strokeColor: UIColor?
      public var strokeWidth: CGFloat = 0
    }
  }
}

/// What a menu holds. Stands in for UIKit's class.
@MainActor @preconcurrency public protocol UIMenuElement: AnyObject {}

extension UIAction: UIMenuElement {}

/// Stands in for UIKit's class and AppKit's: a menu, which is not shown.
@MainActor @preconcurrency open class UIMenu: NSObject, UIMenuElement {
  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }
  open var title = ""
  open var children: [any UIMenuElement] = []
  open private(set) var items: [NSMenuItem] = []
  open var autoenablesItems = true
  nonisolated public override init() { super.init() }
  public init(
    title: String = "", image: UIImage? = nil, identifier: String? = nil, options: Options = [],
    children: [any UIMenuElement] = []
  ) {
    super.init()
    self.title = title
    self.children = children
  }
  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
  @discardableResult open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  open func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: index) }
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  open func removeAllItems() { items = [] }
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  @discardableResult open func popUp(
    positioning item: NSMenuItem?, at location: CGPoint, in view: UIView?
  ) -> Bool { false }
}

/// Stands in for UIKit's class: a menu at a long press, which is not shown.
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  public init(delegate: AnyObject) {}
}

extension UIScrollView {
  /// How insets are adjusted for bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  /// How fast scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  /// How indicators look.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { .automatic }
    set { _ = newValue }
  }
  public var decelerationRate: DecelerationRate {
    get { .normal }
    set { _ = newValue }
  }
  public var indicatorStyle: IndicatorStyle {
    get { .default }
    set { _ = newValue }
  }
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set { _ = newValue }
  }
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set { _ = newValue }
  }
  public var delaysContentTouches: Bool {
    get { true }
    set { _ = newValue }
  }
  public var canCancelContentTouches: Bool {
    get { true }
    set { _ = newValue }
  }
  public var isDirectionalLockEnabled: Bool {
    get { false }
    set { _ = newValue }
  }
  public var scrollsToTop: Bool {
    get { true }
    set { _ = newValue }
  }
  public var isDragging: Bool { false }
  public var isTracking: Bool { false }
  public var isDecelerating: Bool { false }
  public var isZooming: Bool { false }
  public var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  public func flashScrollIndicators() {}
}

/// Stands in for UIKit's class: wheels to choose from.
@MainActor @preconcurrency open class UIPickerView: UIView {
  private var rows: [Int: Int] = [:]
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { rows[component] = row }
  open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
}

/// What a wheel shows.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Told of a wheel. Stands in for UIKit's protocol; nobody calls it.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { view ?? UILabel() }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
}

/// Stands in for UIKit's class: documents to choose from; none is chosen.
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var directoryURL: URL?
  open var shouldShowFileExtensions = false
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}

/// Told of documents that were chosen. Stands in for UIKit's protocol; nobody calls it.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Stands in for UIKit's class: colours to choose from; none is chosen.
@MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true
}

/// Told of a colour that was chosen. Stands in for UIKit's protocol; nobody calls it.
@MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: AnyObject {
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
}

/// What is shared. Stands in for UIKit's protocol; nobody asks.
@MainActor @preconcurrency public protocol UIActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType: UIActivity.ActivityType?
  ) -> Any?
}

/// An activity that things are shared with. Stands in for UIKit's class.
@MainActor @preconcurrency open class UIActivity: NSObject {
  /// A kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let addToReadingList = ActivityType("addToReadingList")
    public static let airDrop = ActivityType("airDrop")
    public static let assignToContact = ActivityType("assignToContact")
    public static let copyToPasteboard = ActivityType("copyToPasteboard")
    public static let mail = ActivityType("mail")
    public static let markupAsPDF = ActivityType("markupAsPDF")
    public static let message = ActivityType("message")
    public static let openInIBooks = ActivityType("openInIBooks")
    public static let postToFacebook = ActivityType("postToFacebook")
    public static let postToTwitter = ActivityType("postToTwitter")
    public static let print = ActivityType("print")
    public static let saveToCameraRoll = ActivityType("saveToCameraRoll")
  }
}

extension UIApplication {
  /// A piece of work that goes on in the background.
  public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
  }
  public static let userDidTakeScreenshotNotification = Foundation.Notification.Name("UIApplicationScreenshot")
  public static let significantTimeChangeNotification = Foundation.Notification.Name("UIApplicationTimeChange")
  public static let protectedDataDidBecomeAvailableNotification = Foundation.Notification.Name("UIApplicationData")
  public static let backgroundRefreshStatusDidChangeNotification = Foundation.Notification.Name(
    "UIApplicationBackgroundRefresh")
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public var isProtectedDataAvailable: Bool { true }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
  public var isRegisteredForRemoteNotifications: Bool { false }
  public func unregisterForRemoteNotifications() {}
}

/// Another name of UIKit's.
public typealias UIBackgroundTaskIdentifier = UIApplication.UIBackgroundTaskIdentifier

/// Which way round an app is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

extension NSValue {
  /// A rectangle as an object, by UIKit's name.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A size as an object, by UIKit's name.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A point as an object, by UIKit's name.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public var cgRectValue: CGRect { rectValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgPointValue: CGPoint { pointValue }
}

/// Edges of a rectangle in reading direction, as in UIKit.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
