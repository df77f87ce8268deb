import Foundation

/// Stands in for UIKit's class: it answers to nothing.
@MainActor @preconcurrency open class UIResponder: NSObject {
  nonisolated public override init() { super.init() }
  /// Whether the object has the keyboard: never.
  open var isFirstResponder: Bool { false }
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var inputAccessoryViewController: UIViewController? { nil }
  open var textInputMode: UITextInputMode? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var undoManager: UndoManager? { nil }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open var accessibilityTraits = UIAccessibilityTraits.none
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  // AppKit's members, here as a class's own, which can be overridden.
  open var acceptsFirstResponder: Bool { false }
  open func keyDown(with event: NSEvent) {}
  open func keyUp(with event: NSEvent) {}
  open func flagsChanged(with event: NSEvent) {}
  open func mouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseMoved(with event: NSEvent) {}
  open func mouseEntered(with event: NSEvent) {}
  open func mouseExited(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func rightMouseUp(with event: NSEvent) {}
  open func otherMouseDown(with event: NSEvent) {}
  open func scrollWheel(with event: NSEvent) {}
  open func magnify(with event: NSEvent) {}
  open func cursorUpdate(with event: NSEvent) {}
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  open func cancelOperation(_ sender: Any?) {}
  open func insertNewline(_ sender: Any?) {}
  open func insertTab(_ sender: Any?) {}
  open func insertBacktab(_ sender: Any?) {}
  open func moveUp(_ sender: Any?) {}
  open func moveDown(_ sender: Any?) {}
  open func moveLeft(_ sender: Any?) {}
  open func moveRight(_ sender: Any?) {}
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
  /// Does nothing.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Does nothing.
  @discardableResult open func resignFirstResponder() -> Bool { false }
}

/// Stands in for UIKit's class: a touch, of which there are none.
@MainActor @preconcurrency open class UITouch: NSObject {
  open var tapCount: Int { 1 }
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Stands in for UIKit's class: a press of a button, of which there are none.
@MainActor @preconcurrency open class UIPress: NSObject {
  open var key: UIKey? { nil }
  open var force: CGFloat { 0 }
}

/// Stands in for UIKit's class: a key of a keyboard, of which there is none.
@MainActor @preconcurrency open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// Stands in for UIKit's class: an event, of which there are none.
@MainActor @preconcurrency open class UIEvent: NSObject {
  open var allTouches: Set<UITouch>? { nil }
}

/// Stands in for UIKit's class: an event of presses, of which there are none.
@MainActor @preconcurrency open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}

/// Stands in for UIKit's class: a view with a frame and subviews, which is not drawn.
@MainActor @preconcurrency open class UIView: UIResponder {
  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The class of the view's layer, which makes the layer if it is one of Core Animation's.
  open class var layerClass: AnyClass { CALayer.self }
  /// Never `nil`; AppKit's, which can be, is written with a question mark.
  open lazy var layer: CALayer! = (Self.layerClass as? CALayer.Type ?? CALayer.self)._made
  open class var requiresConstraintBasedLayout: Bool { false }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var canBecomeFocused: Bool { false }
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var isAccessibilityElement = false
  open var mask: UIView?
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var contentScaleFactor: CGFloat = 3
  open var clearsContextBeforeDrawing = true
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var transform = CGAffineTransform.identity
  open var translatesAutoresizingMaskIntoConstraints = true
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// The window of the view: none.
  open var window: UIWindow? { nil }

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  /// A view of no size: `UIView()`.
  public convenience init(_empty: Void = ()) { self.init(frame: .zero) }
  /// A view is never made from an archive.
  public required init?(coder: NSCoder) { nil }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    subviews.insert(subviews.removeLast(), at: min(index, subviews.count))
  }
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }
  open func endEditing(_ force: Bool) -> Bool { false }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Draws nothing.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { frame.size }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { frame.size }
  open func layoutSublayers(of layer: CALayer) {}
  open func invalidateIntrinsicContentSize() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func didMoveToWindow() {}
  // AppKit's members, here as a class's own, which can be overridden.
  open var menu: UIMenu?
  open func menu(for event: NSEvent) -> UIMenu? { menu }
  open var isFlipped: Bool { false }
  open var mouseDownCanMoveWindow: Bool { true }
  open var allowsVibrancy: Bool { false }
  open var wantsUpdateLayer: Bool { false }
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  open func hitTest(_ point: CGPoint) -> UIView? { bounds.contains(point) ? self : nil }
  open func viewDidMoveToWindow() {}
  open func viewDidMoveToSuperview() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidChangeEffectiveAppearance() {}
  open func updateTrackingAreas() {}
  open func resetCursorRects() {}
  open func updateLayer() {}
  open func layout() {}
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func updateConstraints() {}
  open func tintColorDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func didMoveToSuperview() {}
  open func draw(_ rect: CGRect) {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

  /// How the tint of a view is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
  /// What follows the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    // AppKit's names.
    public static let width = AutoresizingMask(rawValue: 2)
    public static let height = AutoresizingMask(rawValue: 16)
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }

  /// Runs the changes at once; nothing is animated.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the changes at once under a SwiftUI animation; nothing of UIKit is animated.
  public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
  /// Runs the changes at once under a SwiftUI animation (older name).
  public static func animate(
    with animation: Animation = .default, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    animate(animation, changes: changes, completion: completion)
  }
}

/// AppKit's class, under the same stand-in.
public typealias NSView = UIView

/// Stands in for UIKit's class: a window that is never shown.
@MainActor @preconcurrency open class UIWindow: NSWindow {
  open var rootViewController: UIViewController?
  open var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  open func sendEvent(_ event: UIEvent) {}
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
  open var isKeyWindow: Bool { false }
  open func makeKeyAndVisible() {}
}

/// Stands in for UIKit's class: a controller of a view.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  open lazy var view: UIView! = UIView(frame: UIScreen.main.bounds)
  open var title: String?
  open private(set) var presentedViewController: UIViewController?
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open var preferredContentSize = CGSize.zero
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var navigationController: UINavigationController? { parent as? UINavigationController }
  private let ownNavigationItem = UINavigationItem()
  open var navigationItem: UINavigationItem { ownNavigationItem }
  open var isModalInPresentation = false
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var presentingViewController: UIViewController? { nil }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var definesPresentationContext = false
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var storyboard: AnyObject? { nil }
  open func viewSafeAreaInsetsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open func updateViewConstraints() {}
  open func loadViewIfNeeded() { _ = view }
  open func setEditing(_ editing: Bool, animated: Bool) {}
  open var traitCollection: UITraitCollection { UITraitCollection() }
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  /// A controller without a file of its view: `UIViewController()`.
  public convenience init(_empty: Void = ()) { self.init(nibName: nil, bundle: nil) }
  /// A controller is never made from an archive.
  public required init?(coder: NSCoder) { nil }
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
  open func viewWillLayoutSubviews() {}
  open func addChild(_ controller: UIViewController) {
    children.append(controller)
    controller.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  // AppKit's members, here as a class's own, which can be overridden.
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewDidLayout() {}
  /// Told that the window changes its size, which it is not.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Told that the traits change, which they do not.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func show(_ controller: UIViewController, sender: Any?) { present(controller, animated: true) }
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// Remembers the controller; it is not shown.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = controller
    completion?()
  }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }
}

/// AppKit's class, under the same stand-in.
public typealias NSViewController = UIViewController

/// Holds a SwiftUI view for UIKit; here the view is kept, not shown
/// (https://developer.apple.com/documentation/swiftui/uihostingcontroller).
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// The size of the view: nothing is laid out, it is what is offered.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
  public required init?(coder: NSCoder) { nil }
  /// Another initializer of storyboards, of which there are none.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// How the controller follows the size of its view.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  open var safeAreaRegions: SafeAreaRegions = .all
}

/// How a hosting controller follows the size of its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The content of a cell (https://developer.apple.com/documentation/swiftui/uihostingconfiguration). Stands in: there
/// are no cells.
@MainActor @preconcurrency public struct UIHostingConfiguration<Content: View, Background: View> {
  let content: Content
  let background: Background
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }
  private init(_ content: Content, _ background: Background) {
    self.content = content
    self.background = background
  }
  /// Sets the margins.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  /// Sets the margins.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  /// Sets the smallest size.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  /// Leaves the smallest size as it is.
  @available(*, deprecated, message: "Say a width or a height.")
  public func minSize() -> Self { self }
  /// Sets the background.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _BackgroundStyleView<S>> {
    UIHostingConfiguration<Content, _BackgroundStyleView<S>>(content, _BackgroundStyleView(style: style))
  }
  /// Sets the background.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(self.content, content())
  }
}

/// A style that fills what is behind a cell.
nonisolated public struct _BackgroundStyleView<S: ShapeStyle>: View {
  let style: S
  @MainActor public var body: some View { Rectangle().fill(style) }
}

/// How a controller is presented, as in UIKit.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, automatic
}

/// Distances from edges, as in UIKit.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero = UIEdgeInsets()
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
