import Foundation

/// A view that shows an image (https://developer.apple.com/documentation/swiftui/image).
///
/// There are no pixels: a symbol is as large as its font, an image without pixels counts as 100 by 100 points.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String, value: Double?)
    case asset(String)
    case image(UIImage)
    case drawing(CGSize)
  }

  /// How an image fills its space (https://developer.apple.com/documentation/swiftui/image/resizingmode).
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// How pixels are scaled (https://developer.apple.com/documentation/swiftui/image/interpolation).
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// Whether an image is drawn in its own colors (https://developer.apple.com/documentation/swiftui/image/templaterenderingmode).
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// The size of symbols beside text (https://developer.apple.com/documentation/swiftui/image/scale).
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// The way up of an image (https://developer.apple.com/documentation/swiftui/image/orientation).
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// The brightness that an image may use.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }

  /// What an image's own modifiers set.
  struct Options: Equatable, Sendable {
    var resizingMode: ResizingMode?
    var capInsets = EdgeInsets()
    var renderingMode: TemplateRenderingMode?
    var interpolation: Interpolation?
    var isAntialiased: Bool?
    var symbolRenderingMode: SymbolRenderingMode?
    var label: String?
  }

  let source: Source
  var options = Options()

  private init(source: Source, label: String? = nil) {
    self.source = source
    options.label = label
  }

  /// A symbol of the system.
  public init(systemName: String) { self.init(source: .symbol(systemName, value: nil)) }
  /// A symbol of the system that shows a value, from 0 to 1.
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName, value: variableValue))
  }
  /// An image of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(source: .asset(name)) }
  /// A symbol of an asset catalog that shows a value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(source: .asset(name)) }
  /// An image of an asset catalog with a label for screen readers.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .asset(name), label: label.string)
  }
  /// A symbol of an asset catalog that shows a value, with a label.
  public init(_ name: String, variableValue: Double? = nil, bundle: Bundle? = nil, label: Text) {
    self.init(source: .asset(name), label: label.string)
  }
  /// An image of an asset catalog that screen readers pass over.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(source: .asset(name)) }
  /// A symbol of an asset catalog that screen readers pass over.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .asset(name))
  }
  /// An image of an asset catalog by its symbol.
  public init(_ resource: ImageResource) { self.init(source: .asset(resource.name)) }
  /// An image of UIKit.
  public init(uiImage: UIImage) { self.init(source: .image(uiImage)) }
  /// An image of AppKit.
  public init(nsImage: UIImage) { self.init(source: .image(nsImage)) }
  /// An image of Core Graphics.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(source: .drawing(cgImage.size(scale: scale)), label: label.string)
  }
  /// An image of Core Graphics that screen readers pass over.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(source: .drawing(cgImage.size(scale: scale)))
  }
  /// An image that is drawn when it is shown; the drawing is not kept.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(source: .drawing(size), label: label?.string)
  }

  private func with<Value>(_ keyPath: WritableKeyPath<Options, Value>, _ value: Value) -> Image {
    var copy = self
    copy.options[keyPath: keyPath] = value
    return copy
  }

  /// The image in whatever size it is given.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with(\.resizingMode, resizingMode).with(\.capInsets, capInsets)
  }
  /// The image in its own colors or in the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with(\.renderingMode, renderingMode) }
  /// The image with its pixels scaled in a way.
  public func interpolation(_ interpolation: Interpolation) -> Image { with(\.interpolation, interpolation) }
  /// The image with smoothed edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { with(\.isAntialiased, isAntialiased) }
  /// The symbol in its layers or in one color.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with(\.symbolRenderingMode, mode) }
  /// The image in a range of brightness; without effect here.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension Image: CustomStringConvertible {
  /// The name of the image, or its size.
  public var description: String {
    switch source {
    case .symbol(let name, _), .asset(let name): name
    case .image(let image): image.name ?? Self.text(image.size)
    case .drawing(let size): Self.text(size)
    }
  }

  private static func text(_ size: CGSize) -> String {
    "\(AttributeText.number(size.width))x\(AttributeText.number(size.height))"
  }

  /// Whether the image takes the size that it is offered.
  var isResizable: Bool { options.resizingMode != nil }
  /// Whether it is a symbol, which is as large as the text around it.
  var isSymbol: Bool { if case .symbol = source { true } else { false } }
  /// The size of an image that is given, not named.
  var pixelSize: CGSize? {
    switch source {
    case .image(let image): image.name == nil ? image.size : nil
    case .drawing(let size): size
    case .symbol, .asset: nil
    }
  }
}

extension Image: PrimitiveView {
  public typealias Body = Never
  public nonisolated static var _isLeaf: Bool { true }
  /// The name, and what the image's own modifiers set.
  public var _attributes: [NodeAttribute] {
    var attributes = [NodeAttribute("image", description)]
    if case .symbol(_, let value?) = source { attributes.append(NodeAttribute("variableValue", value)) }
    func add(_ name: String, _ value: Any?) { if let value { attributes.append(NodeAttribute(name, "\(value)")) } }
    add("resizable", options.resizingMode)
    add("renderingMode", options.renderingMode)
    add("interpolation", options.interpolation)
    add("antialiased", options.isAntialiased)
    add("symbolRenderingMode", options.symbolRenderingMode?.name)
    add("label", options.label)
    return attributes
  }
}

/// Stands in for Core Graphics' class: an image of which only the size is known.
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  func size(scale: CGFloat) -> CGSize {
    CGSize(width: CGFloat(width) / max(scale, 0.01), height: CGFloat(height) / max(scale, 0.01))
  }
}
