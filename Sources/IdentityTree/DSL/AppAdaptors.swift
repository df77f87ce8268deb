import Foundation

/// Draws a view as an image (https://developer.apple.com/documentation/swiftui/imagerenderer); here there are no
/// pixels: the image is an empty one of the proposed size, 100 by 100 points where none is proposed.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear
  public init(content: Content) { self.content = content }
  private var size: CGSize { proposedSize.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100)) }
  public var uiImage: UIImage? { UIImage(size: size) }
  public var nsImage: NSImage? { UIImage(size: size) }
}

/// A delegate of an app that uses UIKit's life cycle
/// (https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor). Nothing is launched here, and the
/// delegate is never made: an app may declare it, and must not ask it.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// Names the type of the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  /// The delegate, which is not there.
  public var wrappedValue: DelegateType {
    fatalError("the app is hosted, not launched: there is no \(DelegateType.self)")
  }
}

/// AppKit's adaptor, under the same stand-in.
public typealias NSApplicationDelegateAdaptor = UIApplicationDelegateAdaptor

/// What an app tells its delegate. Stands in for UIKit's protocol; it is told of the launch alone.
@MainActor public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidFinishLaunching(_ notification: Foundation.Notification)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidFinishLaunching(_ notification: Foundation.Notification) {}
}

/// AppKit's protocol, under the same stand-in.
public typealias NSApplicationDelegate = UIApplicationDelegate

extension UIApplication {
  /// Why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
  }
}

/// Changes previews that ask for it by a trait (https://developer.apple.com/documentation/swiftui/previewmodifier).
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
  typealias Content = AnyView
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// A modifier around the preview, which without a canvas is not applied.
  public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}
