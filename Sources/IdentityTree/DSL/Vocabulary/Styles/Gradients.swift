import Foundation

/// Colors along a line (https://developer.apple.com/documentation/swiftui/gradient).
public struct Gradient: Hashable, Sendable {
  /// One color at one place (https://developer.apple.com/documentation/swiftui/gradient/stop).
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat
    /// A color at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colors between the stops are found.
  public struct ColorSpace: Hashable, Sendable {
    let name: String
    /// In the space of the device.
    public static let device = ColorSpace(name: "device")
    /// As evenly as people see it.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The colors with their places.
  public var stops: [Stop]

  /// Colors at given places.
  public init(stops: [Stop]) { self.stops = stops }
  /// Colors at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient with colors between found in a space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  var attributeText: String { stops.map(\.color.attributeText).joined(separator: " → ") }
  var attributeData: [Double] { stops.flatMap { $0.color.attributeData + [Double($0.location)] } }
}

extension Gradient: ShapeStyle {
  public typealias Resolved = Never
  /// The colors.
  public var _styleText: String { "gradient(\(attributeText))" }
  /// The colors and places.
  public var _styleData: [Double] { attributeData }
}

/// A gradient of any kind (https://developer.apple.com/documentation/swiftui/anygradient).
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  public typealias Resolved = Never
  let gradient: Gradient
  let text: String

  /// Hides the kind of a gradient.
  public init(_ gradient: Gradient) { self.init(gradient, attributeText: gradient._styleText) }
  init(_ gradient: Gradient, attributeText: String) {
    self.gradient = gradient
    self.text = attributeText
  }
  /// The gradient with colors between found in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
  /// How the tree shows the style.
  public var _styleText: String { text }
  /// The colors and places.
  public var _styleData: [Double] { gradient.attributeData }
}

/// A gradient that is a style and a view.
nonisolated protocol GradientStyle: ShapeStyle, PrimitiveView where Resolved == Never {
  var kind: String { get }
  var gradient: Gradient { get }
  /// The geometry, in points or fractions.
  var geometry: KeyValuePairs<String, Double> { get }
}

extension GradientStyle {
  /// The kind and the colors.
  public var _styleText: String { "\(kind)(\(gradient.attributeText))" }
  /// The colors and the geometry.
  public var _styleData: [Double] { gradient.attributeData + geometry.map(\.value) }
  /// The gradient as a view fills its space.
  @MainActor public var _attributes: [NodeAttribute] {
    [
      NodeAttribute("gradient", gradient.attributeText, data: gradient.attributeData),
      NodeAttribute("geometry", geometry),
    ]
  }
}

/// A gradient along a line (https://developer.apple.com/documentation/swiftui/lineargradient).
nonisolated public struct LinearGradient: GradientStyle {
  public typealias Body = Never
  public typealias Resolved = Never
  public nonisolated static var _isLeaf: Bool { true }
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint
  var kind: String { "linearGradient" }
  var geometry: KeyValuePairs<String, Double> {
    ["startX": startPoint.x, "startY": startPoint.y, "endX": endPoint.x, "endY": endPoint.y]
  }

  /// A gradient between two points of the unit square.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  /// Colors between two points of the unit square.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Stops between two points of the unit square.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient from a point outwards (https://developer.apple.com/documentation/swiftui/radialgradient).
nonisolated public struct RadialGradient: GradientStyle {
  public typealias Body = Never
  public typealias Resolved = Never
  public nonisolated static var _isLeaf: Bool { true }
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat
  var kind: String { "radialGradient" }
  var geometry: KeyValuePairs<String, Double> {
    ["centerX": center.x, "centerY": center.y, "startRadius": startRadius, "endRadius": endRadius]
  }

  /// A gradient between two circles; radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  /// Colors between two circles; radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Stops between two circles; radii in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A radial gradient in the shape of its space (https://developer.apple.com/documentation/swiftui/ellipticalgradient).
nonisolated public struct EllipticalGradient: GradientStyle {
  public typealias Body = Never
  public typealias Resolved = Never
  public nonisolated static var _isLeaf: Bool { true }
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat
  var kind: String { "ellipticalGradient" }
  var geometry: KeyValuePairs<String, Double> {
    ["centerX": center.x, "centerY": center.y, "start": startRadiusFraction, "end": endRadiusFraction]
  }

  /// A gradient between two ellipses; radii as fractions of the space.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }
  /// Colors between two ellipses; radii as fractions of the space.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Stops between two ellipses; radii as fractions of the space.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// A gradient around a point (https://developer.apple.com/documentation/swiftui/angulargradient).
nonisolated public struct AngularGradient: GradientStyle {
  public typealias Body = Never
  public typealias Resolved = Never
  public nonisolated static var _isLeaf: Bool { true }
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle
  var kind: String { "angularGradient" }
  var geometry: KeyValuePairs<String, Double> {
    ["centerX": center.x, "centerY": center.y, "startAngle": startAngle.degrees, "endAngle": endAngle.degrees]
  }

  /// A gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
  /// Colors between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient once around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: .degrees(angle.degrees + 360))
  }
  /// Colors once around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Stops once around.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

/// Colors at the points of a grid (https://developer.apple.com/documentation/swiftui/meshgradient).
nonisolated public struct MeshGradient: ShapeStyle, PrimitiveView, Equatable {
  public typealias Body = Never
  public typealias Resolved = Never
  /// A point with its tangents.
  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }
  /// The points of the grid.
  public enum Locations: Hashable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }
  /// The colors of the grid.
  public enum Colors: Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  /// A grid of points with a color each.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }
  /// A grid of points with a color each.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  /// A grid of points with tangents with a color each.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A grid of points with a resolved color each.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  /// A grid of points with tangents with a resolved color each.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  private var allColors: [Color] {
    switch colors {
    case .colors(let colors): colors
    case .resolvedColors(let colors): colors.map { Color($0) }
    }
  }
  /// The size of the grid.
  public var _styleText: String { "meshGradient(\(width)x\(height))" }
  /// The points and the colors.
  public var _styleData: [Double] {
    let points: [SIMD2<Float>] =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    return points.flatMap { [Double($0.x), Double($0.y)] } + allColors.flatMap(\.attributeData)
  }
  /// The gradient as a view fills its space.
  @MainActor public var _attributes: [NodeAttribute] { [NodeAttribute("gradient", _styleText, data: _styleData)] }
}

/// An image as a pattern (https://developer.apple.com/documentation/swiftui/imagepaint).
nonisolated public struct ImagePaint: ShapeStyle, PrimitiveView {
  public typealias Body = Never
  public typealias Resolved = Never
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat
  /// A part of an image, scaled and repeated.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
  /// The image and the scale.
  public var _styleText: String { "image(\(image.description), \(AttributeText.number(scale)))" }
  /// The image and the scale.
  @MainActor public var _attributes: [NodeAttribute] { [NodeAttribute("image", _styleText)] }
}
