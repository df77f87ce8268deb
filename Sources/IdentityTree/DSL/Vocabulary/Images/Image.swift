import Foundation

/// Stands in for UIKit's image, of which only the size matters here.
public final class UIImage: Sendable {
  /// The size in points.
  public let size: CGSize
  /// The name it was made with.
  let name: String?

  /// An image without content.
  public init() {
    self.size = .zero
    self.name = nil
  }

  /// An image without content, of a size.
  public init(size: CGSize) {
    self.size = size
    self.name = nil
  }

  /// An image of an asset catalog.
  public init?(named name: String) {
    self.size = .zero
    self.name = name
  }

  /// A symbol of the system.
  public init?(systemName name: String) {
    self.size = .zero
    self.name = name
  }
}

/// A view that shows an image (https://developer.apple.com/documentation/swiftui/image).
public struct Image: Equatable, Sendable, CustomStringConvertible {
  private enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(String)
    case image(UIImage)

    static func == (left: Source, right: Source) -> Bool {
      switch (left, right) {
      case (.symbol(let left), .symbol(let right)), (.asset(let left), .asset(let right)): left == right
      case (.image(let left), .image(let right)): left === right
      default: false
      }
    }
  }

  /// How an image fills its space.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  private let source: Source
  private var mode: ResizingMode?

  /// A symbol of the system.
  public init(systemName: String) { self.source = .symbol(systemName) }
  /// An image of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { self.source = .asset(name) }
  /// An image of UIKit.
  public init(uiImage: UIImage) { self.source = .image(uiImage) }

  /// Whether it is a symbol, which is as large as the text around it.
  var isSymbol: Bool {
    if case .symbol = source { return true }
    return false
  }
  /// The size of an image that is given, not named.
  var pixelSize: CGSize? {
    if case .image(let image) = source, image.name == nil { return image.size }
    return nil
  }

  /// The name of the image, or its size.
  public var description: String {
    switch source {
    case .symbol(let name), .asset(let name): name
    case .image(let image):
      image.name ?? "\(AttributeText.number(image.size.width))x\(AttributeText.number(image.size.height))"
    }
  }

  /// The image in whatever size it is given.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.mode = resizingMode
    return copy
  }
}

extension Image: PrimitiveView {
  public typealias Body = Never
  /// The name, and whether the image is resizable.
  public var _attributes: [NodeAttribute] {
    [NodeAttribute("image", description)] + (mode.map { [NodeAttribute("resizable", "\($0)")] } ?? [])
  }
}
