import Foundation

// Stand-ins for Core Animation, Auto Layout and UIKit's drawing: they keep what they are told, and draw nothing.

/// What a layer does when a property changes. Stands in for Core Animation's protocol; nobody calls it.
@MainActor @preconcurrency public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

@MainActor @preconcurrency open class CALayer: NSObject {
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize.zero
  open var masksToBounds = false
  open var opacity: Float = 1
  open var isHidden = false
  open var zPosition: CGFloat = 0
  open var contents: Any?
  open var mask: CALayer?
  open var name: String?
  open var beginTime: CFTimeInterval = 0
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve = CALayerCornerCurve.circular
  open var shadowPath: CGPath?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = "resize"
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var isDoubleSided = true
  open var isOpaque = false
  open var compositingFilter: Any?
  open var filters: [Any]?
  open weak var delegate: AnyObject?
  nonisolated public override init() { super.init() }
  /// A copy for a presentation, which there is none of.
  nonisolated public init(layer: Any) { super.init() }
  /// A layer is never made from an archive.
  nonisolated public required init?(coder: NSCoder) { nil }
  /// A layer of the class, if it is one of those that are here.
  class var _made: CALayer {
    switch ObjectIdentifier(self) {
    case ObjectIdentifier(CAGradientLayer.self): CAGradientLayer()
    case ObjectIdentifier(CAShapeLayer.self): CAShapeLayer()
    case ObjectIdentifier(CAEmitterLayer.self): CAEmitterLayer()
    case ObjectIdentifier(CAReplicatorLayer.self): CAReplicatorLayer()
    case ObjectIdentifier(CATextLayer.self): CATextLayer()
    default: CALayer()
    }
  }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open func action(forKey event: String) -> (any CAAction)? { nil }
  open func layoutSublayers() {}
  open func display() {}
  open func draw(in ctx: CGContext) {}
  open func addSublayer(_ layer: CALayer) {
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAllAnimations() {}
  open func removeAnimation(forKey key: String) {}
  open func setNeedsDisplay() {}
}

@MainActor @preconcurrency open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

@MainActor @preconcurrency open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineCap = "butt"
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var lineJoin = "miter"
  open var miterLimit: CGFloat = 10
  open var fillRule = "non-zero"
}

@MainActor @preconcurrency open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var seed: UInt32 = 0
}

public enum CAEmitterLayerEmitterShape: Sendable {
  case point, line, rectangle, cuboid, circle, sphere
}
public enum CAEmitterLayerEmitterMode: Sendable {
  case points, outline, surface, volume
}
public enum CAEmitterLayerRenderMode: Sendable {
  case unordered, oldestFirst, oldestLast, backToFront, additive
}

@MainActor @preconcurrency open class CAEmitterCell: NSObject {
  open var name: String?
  open var contents: Any?
  open var emitterCells: [CAEmitterCell]?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var alphaSpeed: Float = 0
  open var alphaRange: Float = 0
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var color: CGColor?
  nonisolated public override init() { super.init() }
}

@MainActor @preconcurrency open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var speed: Float = 1
  open var repeatDuration: CFTimeInterval = 0
  open weak var delegate: (any CAAnimationDelegate)?
  open var timingFunction: CAMediaTimingFunction?
  nonisolated public override init() { super.init() }
}

@MainActor @preconcurrency open class CABasicAnimation: CAAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
  public convenience init(keyPath: String?) { self.init() }
}

/// Told of an animation. Stands in for Core Animation's protocol; nobody calls it.
@MainActor @preconcurrency public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How an animation goes.
public final class CAMediaTimingFunction: Sendable {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

public enum CAMediaTimingFunctionName: Sendable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`
}

public enum CATransaction {
  public static func begin() {}
  public static func commit() {}
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

// MARK: Auto Layout

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

@MainActor @preconcurrency public final class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
  public var constant: CGFloat = 0
  public var isActive = false
  public var priority = UILayoutPriority.required
  nonisolated override init() { super.init() }
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// An edge, center or length of a view; constraints on it have no effect.
@MainActor @preconcurrency public final class NSLayoutAnchor {
  private func made(_ constant: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.constant = constant
    return constraint
  }
  public func constraint(equalTo other: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint { made(constant) }
  public func constraint(greaterThanOrEqualTo other: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    made(constant)
  }
  public func constraint(lessThanOrEqualTo other: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    made(constant)
  }
  public func constraint(
    equalTo other: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { made(constant) }
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { made(constant) }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { made(constant) }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { made(constant) }
}

/// An area of a view to which others are tied.
@MainActor @preconcurrency public final class UILayoutGuide {}

/// What has edges to tie others to.
@MainActor @preconcurrency public protocol _AnchoredItem {}
extension UIView: _AnchoredItem {}
extension UILayoutGuide: _AnchoredItem {}
extension _AnchoredItem {
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}
extension UIView {
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
}

// MARK: Gestures

@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
  open var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  public init(target: Any?, action: Selector?) { super.init() }
  public convenience init(_empty: Void = ()) { self.init(target: nil, action: nil) }
  open func addTarget(_ target: Any, action: Selector) {}
  /// Where the fingers are, in points.
  final var place = CGPoint.zero
  open func location(in view: UIView?) -> CGPoint { place }
  open func require(toFail other: UIGestureRecognizer) {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func reset() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
}

@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the finger moved, in points.
  final var way = CGPoint.zero
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open func translation(in view: UIView?) -> CGPoint { way }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
}
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
}
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction = Direction.right
}

// MARK: Drawing

/// Stands in for UIKit's class: the image has the size, and no pixels.
@MainActor @preconcurrency public final class UIGraphicsImageRenderer {
  private let size: CGSize
  public init(size: CGSize) { self.size = size }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  public init(bounds: CGRect) { size = bounds.size }
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size)
  }
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}

@MainActor @preconcurrency public final class UIGraphicsImageRendererFormat {
  public var scale: CGFloat = 3
  public var opaque = false
  public init() {}
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

@MainActor @preconcurrency public final class UIGraphicsImageRendererContext {
  public let cgContext = CGContext()
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
}

extension UIImage {
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
}

extension UIColor {
  public func setFill() {}
  public func setStroke() {}
  public func set() {}
}

/// What assistive technologies are told. Stands in for UIKit's type: none runs.
public enum UIAccessibility {
  public enum Notification: Sendable {
    case announcement, layoutChanged, screenChanged
  }
  public static func post(notification: Notification, argument: Any?) {}
  public static var isReduceMotionEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
}

#if os(Linux)
  /// Stands in for Core Graphics' class: a canvas on which nothing is kept.
  public final class CGContext: @unchecked Sendable {
    init() {}
    public func saveGState() {}
    public func restoreGState() {}
    public func setFillColor(_ color: CGColor) {}
    public func setStrokeColor(_ color: CGColor) {}
    public func setLineWidth(_ width: CGFloat) {}
    public func setLineCap(_ cap: CGLineCap) {}
    public func setLineJoin(_ join: CGLineJoin) {}
    public func setAlpha(_ alpha: CGFloat) {}
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    public func beginPath() {}
    public func closePath() {}
    public func move(to point: CGPoint) {}
    public func addLine(to point: CGPoint) {}
    public func addLines(between points: [CGPoint]) {}
    public func addRect(_ rect: CGRect) {}
    public func addEllipse(in rect: CGRect) {}
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    public func addPath(_ path: CGPath) {}
    public func fill(_ rect: CGRect) {}
    public func fillEllipse(in rect: CGRect) {}
    public func strokeEllipse(in rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func fillPath() {}
    public func strokePath() {}
    public func clip() {}
    public func clip(to rect: CGRect) {}
    public func translateBy(x: CGFloat, y: CGFloat) {}
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    public func rotate(by angle: CGFloat) {}
    public func concatenate(_ transform: CGAffineTransform) {}
  }
#endif

#if os(Linux)
  extension GraphicsContext {
    /// Draws with Core Graphics; nothing is kept of it.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows { try content(CGContext()) }
  }
#endif
