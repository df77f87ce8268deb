import Foundation

// Smaller members of UIKit's views, as stand-ins: they keep what they are told or do nothing.

extension UIEvent {
  /// What happened.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll, hover, transform
  }
  /// What happened, in detail.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop
  }
  public var type: EventType { .touches }
  public var subtype: EventSubtype { .none }
  public var timestamp: TimeInterval { 0 }
}

extension UITouch {
  /// A step of a touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }
  public var phase: Phase { .ended }
  public var force: CGFloat { 0 }
  public var timestamp: TimeInterval { 0 }
  public func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

extension UIView {
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {}
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }

  public static var areAnimationsEnabled: Bool { true }
}

extension CALayer {
  public var anchorPoint: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set { _ = newValue }
  }
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { addSublayer(layer) }
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}
  public func render(in ctx: CGContext) {}
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The form of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Stands in for Core Animation's class: an animation by values at times.
open class CAKeyframeAnimation: CAAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var path: CGPath?
  public convenience init(keyPath: String?) { self.init() }
}

/// Stands in for Core Animation's class: several animations.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// Stands in for Core Animation's class: an animation like a spring's.
open class CASpringAnimation: CABasicAnimation {
  open var damping: CGFloat = 10
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var initialVelocity: CGFloat = 0
}

/// Stands in for Core Animation's class: a change of what a layer shows.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
}

/// The kind of a change of what a layer shows.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a change of what a layer shows.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Stands in for Core Animation's class: copies of a layer.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: CFTimeInterval = 0
  open var instanceColor: CGColor?
  open var instanceAlphaOffset: Float = 0
}

/// Stands in for Core Animation's class: a layer of text.
open class CATextLayer: CALayer {
  open var string: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var isWrapped = false
}

extension UIViewController {
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  public var isViewLoaded: Bool { true }
  public var tabBarController: UITabBarController? { parent as? UITabBarController }
  public var sheetPresentationController: UISheetPresentationController? { nil }
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}

/// How a controller comes onto the screen.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// What goes on beside a transition of controllers.
@MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {}

/// The kind of a gradient of a layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Which way round a view is laid out.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// How a bar looks.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

/// Stands in for UIKit's class: the item of a tab bar.
@MainActor @preconcurrency open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var tag = 0
  nonisolated public override init() { super.init() }
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init()
  }
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
    super.init()
  }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  private static let proxy = UITabBarItem()
  /// The appearance of all items, which has no effect.
  public static func appearance() -> UITabBarItem { proxy }
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent
}

/// Stands in for UIKit's class: keys that call a method.
@MainActor @preconcurrency public final class UIKeyCommand: NSObject {
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public let input: String?
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) { self.input = input }
}

/// Keys that are held.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// Stands in for UIKit's class: what presents a sheet.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  public let presentingViewController: UIViewController
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting ?? presentedViewController
    super.init()
  }
  open var containerView: UIView? { nil }
  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldRemovePresentersView: Bool { false }
  open var shouldPresentInFullscreen: Bool { true }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
}

/// Stands in for UIKit's class: what presents a sheet of some heights.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public final class Detent: NSObject, Sendable {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "medium")
      public static let large = Identifier(rawValue: "large")
    }
    public static func medium() -> Detent { Detent() }
    public static func large() -> Detent { Detent() }
    public static func custom(identifier: Identifier? = nil, resolver: @escaping (Any) -> CGFloat?) -> Detent {
      Detent()
    }
  }
  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// Stands in for UIKit's class: what presents a popover.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var permittedArrowDirections: UInt = 15
}

/// Told of sheets that are pulled down. Stands in for UIKit's protocol; nobody calls it.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
}

/// Stands in for UIKit's class: controllers behind tabs.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? = []
  open var selectedIndex = 0
  open var tabBar = UITabBar()
}

extension UISearchBar {
  public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {}
  public func setImage(_ image: UIImage?, for icon: Int, state: UIControl.State) {}
  public var searchTextField: UITextField { UITextField() }
  public var showsSearchResultsButton: Bool {
    get { false }
    set { _ = newValue }
  }
  public var isTranslucent: Bool {
    get { true }
    set { _ = newValue }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Saves nothing: there are no photos here. The target is not called.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}
