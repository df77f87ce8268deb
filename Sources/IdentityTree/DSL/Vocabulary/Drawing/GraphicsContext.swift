import Foundation

/// Draws into a canvas (https://developer.apple.com/documentation/swiftui/graphicscontext).
///
/// What is drawn is recorded as commands; there are no pixels.
public struct GraphicsContext {
  /// The opacity of what is drawn, from 0 to 1.
  public var opacity: Double = 1
  /// How drawing mixes with what is there.
  public var blendMode: BlendMode = .normal
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// From the user's coordinates to the canvas's.
  public var transform: CGAffineTransform = .identity
  /// What of the canvas can be drawn on.
  public private(set) var clipBoundingRect: CGRect
  private var filters: [String] = []
  let record: DrawingRecord
  let symbols: [AnyHashable: CGSize]

  init(size: CGSize, environment: EnvironmentValues = EnvironmentValues(), symbols: [AnyHashable: CGSize] = [:]) {
    self.environment = environment
    self.clipBoundingRect = CGRect(origin: .zero, size: size)
    self.record = DrawingRecord()
    self.symbols = symbols
  }

  private func add(_ name: String, _ rect: CGRect, _ style: String = "", _ figure: DrawingCommand.Figure) {
    record.commands.append(
      DrawingCommand(
        name: name, bounds: rect.isNull ? .zero : rect.applying(transform), style: style, opacity: opacity,
        filters: filters, clip: clipBoundingRect, transform: transform, figure: figure))
  }

  // MARK: Coordinates

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Turns what is drawn from now on.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// Transforms what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clipping and filters

  /// How a clip is made (https://developer.apple.com/documentation/swiftui/graphicscontext/clipoptions).
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Limits drawing to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    guard !options.contains(.inverse) else { return }
    clipBoundingRect = clipBoundingRect.intersection(path.boundingRect.applying(transform))
  }
  /// Limits drawing to what a layer draws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Changes what is drawn from now on by a filter.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter.name)
  }

  // MARK: Drawing

  /// Draws several things as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add("fill", path.boundingRect, shading.name, .fill(path, shading, isEvenOdd: style.isEOFilled))
  }
  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add("stroke", path.boundingRect, "\(shading.name), \(style.attributeText)", .stroke(path, shading, style))
  }
  /// Draws the outline of a path; the width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The shading in the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading { shading }

  // MARK: Images

  /// An image that is ready to draw.
  public struct ResolvedImage {
    /// The size in points.
    public var size: CGSize
    /// The distance of the baseline from the top.
    public let baseline: CGFloat
    /// The style of a template image.
    public var shading: Shading?
    let name: String
    /// The symbol's name, if it is one.
    let symbol: String?
  }
  /// The image in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    let size: CGSize =
      switch image.source {
      case .image(let image): image.size
      case .drawing(let size): size
      case .symbol: CGSize(width: 20, height: 20)
      case .asset: CGSize(width: 100, height: 100)
      }
    var symbol: String?
    if case .symbol(let name, _) = image.source { symbol = name }
    return ResolvedImage(size: size, baseline: size.height, shading: nil, name: image.description, symbol: symbol)
  }
  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    add("image", rect, image.name, .image(image))
  }
  /// Draws an image at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: Self.rect(image.size, at: point, anchor))
  }
  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Text

  /// A text that is ready to draw.
  public struct ResolvedText {
    /// The style of the text.
    public var shading: Shading
    let text: Text
    /// That of the canvas.
    let environment: EnvironmentValues
  }
  /// The text in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    var shading = Shading.foreground
    for trait in text.layoutTraits {
      switch trait {
      case .foregroundColor(let color?): shading = .color(color)
      case .foregroundStyle(let style): shading = .style(style)
      default: break
      }
    }
    return ResolvedText(shading: shading, text: text, environment: environment)
  }
  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { add("text", rect, text.text.string, .text(text)) }
  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: Self.rect(size, at: point, anchor))
  }
  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// A view of the canvas's symbols that is ready to draw.
  public struct ResolvedSymbol {
    /// The size in points.
    public var size: CGSize
    let id: AnyHashable
  }
  /// The symbol with a tag; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols[AnyHashable(id)].map { ResolvedSymbol(size: $0, id: AnyHashable(id)) }
  }
  /// Draws a symbol in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    add("symbol", rect, "\(symbol.id)", .symbol(symbol.id))
  }
  /// Draws a symbol at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: Self.rect(symbol.size, at: point, anchor))
  }

  private static func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
  }
}

/// What was drawn, in order.
final class DrawingRecord {
  var commands: [DrawingCommand] = []
}

/// One thing that was drawn.
struct DrawingCommand {
  enum Figure {
    case fill(Path, GraphicsContext.Shading, isEvenOdd: Bool)
    case stroke(Path, GraphicsContext.Shading, StrokeStyle)
    case text(GraphicsContext.ResolvedText)
    case image(GraphicsContext.ResolvedImage)
    /// A view of the canvas's symbols, by its tag.
    case symbol(AnyHashable)
  }

  var name: String
  /// Where, in points of the canvas.
  var bounds: CGRect
  var style: String
  var opacity: Double
  var filters: [String]
  /// What of the canvas could be drawn on.
  var clip: CGRect
  /// From the coordinates of the figure to the canvas's.
  var transform: CGAffineTransform
  var figure: Figure
}
