import Foundation

// Small parts of AppKit beside its views, as stand-ins.

/// AppKit's class, under the same stand-in.
public typealias NSBezierPath = UIBezierPath

extension UIBezierPath {
  /// A rounded rectangle, by AppKit's names.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(roundedRect: rect, cornerRadius: xRadius)
  }
  public func line(to point: CGPoint) { addLine(to: point) }
  public func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
}

extension CGRect {
  /// Draws nothing.
  public func fill() {}
  /// Draws nothing.
  public func frame(withWidth frameWidth: CGFloat) {}
}

extension UIView {
  /// AppKit's name of a size that a view has no idea of.
  public static var noIntrinsicMetric: CGFloat { -1 }
}

/// Stands in for AppKit's class: where is drawn, which is nowhere.
@MainActor @preconcurrency public final class NSGraphicsContext: NSObject {
  public static var current: NSGraphicsContext? { nil }
  public let cgContext = CGContext()
  public static func saveGraphicsState() {}
  public static func restoreGraphicsState() {}
}

/// What a drag may do.
public struct NSDragOperation: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let copy = NSDragOperation(rawValue: 1)
  public static let link = NSDragOperation(rawValue: 2)
  public static let generic = NSDragOperation(rawValue: 4)
  public static let move = NSDragOperation(rawValue: 16)
  public static let delete = NSDragOperation(rawValue: 32)
}

/// What is known of a drag. Stands in for AppKit's protocol.
@MainActor @preconcurrency public protocol NSDraggingInfo: AnyObject {
  var draggingPasteboard: NSPasteboard { get }
  var draggingLocation: CGPoint { get }
}

/// Stands in for AppKit's class: a way to share things.
@MainActor @preconcurrency public final class NSSharingService: NSObject {
  public let title: String
  public init?(named serviceName: Name) { title = serviceName.rawValue }
  public func perform(withItems items: [Any]) {}
  /// The name of a way to share.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let composeEmail = Name(rawValue: "composeEmail")
    public static let composeMessage = Name(rawValue: "composeMessage")
    public static let sendViaAirDrop = Name(rawValue: "sendViaAirDrop")
  }
}

/// Stands in for AppKit's class: a menu of ways to share, which is not shown.
@MainActor @preconcurrency open class NSSharingServicePicker: NSObject {
  open weak var delegate: (any NSSharingServicePickerDelegate)?
  public init(items: [Any]) {}
  open func show(relativeTo rect: CGRect, of view: UIView, preferredEdge: NSRectEdge) {}
}

/// Told of sharing. Stands in for AppKit's protocol; nobody calls it.
@MainActor @preconcurrency public protocol NSSharingServicePickerDelegate: AnyObject {
  func sharingServicePicker(_ picker: NSSharingServicePicker, didChoose service: NSSharingService?)
}

extension NSSharingServicePickerDelegate {
  public func sharingServicePicker(_ picker: NSSharingServicePicker, didChoose service: NSSharingService?) {}
}

/// Stands in for AppKit's class: an app that runs, which is this one.
@MainActor @preconcurrency public final class NSRunningApplication: NSObject {
  public static let current = NSRunningApplication()
  public var localizedName: String? { ProcessInfo.processInfo.processName }
  public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  public var icon: UIImage? { nil }
  public var isActive: Bool { true }
  public var isHidden: Bool { false }
  @discardableResult public func activate() -> Bool { true }
  @discardableResult public func terminate() -> Bool { false }
}

/// Stands in for AppKit's class: what a trackpad lets feel, which is nothing.
@MainActor @preconcurrency public final class NSHapticFeedbackManager: NSObject {
  public static let defaultPerformer = NSHapticFeedbackManager()
  public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
  public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
  public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
}

extension UIImage {
  /// No data: there are no pixels.
  public var tiffRepresentation: Data? { nil }
}

extension UIColor {
  /// The color itself.
  public func usingColorSpace(_ space: NSColorSpace) -> UIColor? { self }
  public var redComponent: CGFloat { CGFloat(color.components()[0]) }
  public var greenComponent: CGFloat { CGFloat(color.components()[1]) }
  public var blueComponent: CGFloat { CGFloat(color.components()[2]) }
  public var alphaComponent: CGFloat { CGFloat(color.components()[3]) }
}

/// Stands in for AppKit's class: a space of colors.
public final class NSColorSpace: NSObject, @unchecked Sendable {
  public static let sRGB = NSColorSpace()
  public static let deviceRGB = NSColorSpace()
  public static let genericRGB = NSColorSpace()
  public static let displayP3 = NSColorSpace()
}

/// Stands in for Foundation's class: notifications among apps, of which there are none.
public final class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
  private static let center = DistributedNotificationCenter()
  /// The center of the system.
  public static func `default`() -> DistributedNotificationCenter { center }
}
