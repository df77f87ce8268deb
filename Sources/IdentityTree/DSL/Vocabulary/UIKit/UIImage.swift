import Foundation

/// Stands in for UIKit's class, of which only the size and the name matter here: there are no pixels. An image that is
/// found by name has a size of 100 by 100 points, a symbol one of 20 by 20.
public class UIImage: NSObject, @unchecked Sendable {
  /// The size in points.
  public var size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The name it was made with.
  let name: String?

  init(size: CGSize, scale: CGFloat = 1, name: String?) {
    self.size = size
    self.scale = scale
    self.name = name
  }

  /// The image of `#imageLiteral(resourceName:)`.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(size: CGSize(width: 100, height: 100), name: name)
  }
  /// An image without content.
  public convenience override init() { self.init(size: .zero, name: nil) }
  /// An image without content, of a size.
  public convenience init(size: CGSize) { self.init(size: size, name: nil) }
  /// An image of an asset catalog.
  public convenience init?(named name: String) {
    self.init(size: CGSize(width: 100, height: 100), name: name)
  }
  /// A symbol of the system.
  public convenience init?(systemName name: String) { self.init(size: CGSize(width: 20, height: 20), name: name) }
  /// An image of an asset catalog.
  public convenience init(resource: ImageResource) {
    self.init(size: CGSize(width: 100, height: 100), name: resource.name)
  }
  /// An image of data, which is not read: it is 100 by 100 points.
  public convenience init?(data: Data) {
    if data.isEmpty { return nil }
    self.init(size: CGSize(width: 100, height: 100), name: nil)
  }
  /// An image of data, which is not read.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
  /// An image of a file, which is not read: there is none.
  public convenience init?(contentsOfFile path: String) { nil }

  /// No data: there are no pixels.
  public func pngData() -> Data? { nil }
  /// No data: there are no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// No pixels: `nil`.
  public var cgImage: CGImage? { nil }
  /// The image itself.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The image itself.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// The image itself.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  /// How an image is drawn.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (name != nil && name == other.name && size == other.size)
  }
  public override var hash: Int { name.hashValue }
  public override var description: String { "UIImage(\(name ?? ""), \(size.width) x \(size.height))" }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What an image literal makes where nothing else is asked for.
public typealias _ImageLiteralType = UIImage

/// AppKit's class, under the same stand-in.
public typealias NSImage = UIImage

/// A symbol that Xcode makes for an image of an asset catalog
/// (https://developer.apple.com/documentation/developertoolssupport/imageresource).
public struct ImageResource: Hashable, Sendable {
  public let name: String
  public let bundle: Bundle
  /// The image of a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
