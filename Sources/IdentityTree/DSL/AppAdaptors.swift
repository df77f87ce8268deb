import Foundation

/// Draws a view as an image (https://developer.apple.com/documentation/swiftui/imagerenderer); here there are no
/// pixels: the image is an empty one of the proposed size, 100 by 100 points where none is proposed.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  /// Whether what the content observes makes the image anew.
  public var isObservationEnabled = true
  public var colorMode = ColorRenderingMode.nonLinear
  public init(content: Content) { self.content = content }
  private var size: CGSize { proposedSize.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100)) }
  public var uiImage: UIImage? { UIImage(size: size) }
  public var nsImage: NSImage? { UIImage(size: size) }
  public var cgImage: CGImage? { uiImage?.cgImage }
  /// Whether pixels may be brighter than white.
  public var allowedDynamicRange: Image.DynamicRange?
  /// Draws into a context, of which nothing is seen.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    renderer(size) { _ in }
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
