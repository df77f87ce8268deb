import Foundation

#if os(Linux)
  /// Stands in for Core Graphics' class, which Linux lacks: a path with SwiftUI's geometry.
  public class CGPath: @unchecked Sendable, Hashable {
    var path: Path

    init(_ path: Path) { self.path = path }

    /// A rectangle.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { path = Path(rect) }
    /// An ellipse.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { path = Path(ellipseIn: rect) }
    /// A rectangle with rounded corners.
    public init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
    }

    /// Whether there are no steps.
    public var isEmpty: Bool { path.isEmpty }
    /// Where the next step begins.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle around the path.
    public var boundingBox: CGRect { path.boundingRect }
    /// The smallest rectangle around the path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    /// Whether a point is inside.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
    /// The same path.
    public func copy() -> CGPath? { CGPath(path) }
    /// A path that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path.elements.count) }
  }

  /// Stands in for Core Graphics' class: a path that grows.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public convenience init() { self.init(Path()) }
    override init(_ path: Path) { super.init(path) }

    /// Begins a subpath.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds lines.
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      path.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// Adds a rectangle with rounded corners.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
    }
    /// Adds an arc; angles in radians.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      path.addArc(
        center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
        endAngle: Angle(radians: Double(endAngle)), clockwise: clockwise)
    }
    /// Adds an arc of a circle that touches two lines.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
      path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
    /// Adds another path.
    public func addPath(_ other: CGPath) { path.addPath(other.path) }
    /// Ends a subpath.
    public func closeSubpath() { path.closeSubpath() }
  }

  /// Stands in for Core Graphics' class, which Linux lacks: a constant color.
  public final class CGColor: Sendable, Hashable {
    let color: Color
    init(_ color: Color) { self.color = color }

    /// A color by its parts, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
    /// A color by its parts, from 0 to 1.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
    /// A gray, from 0 to 1.
    public init(gray: CGFloat, alpha: CGFloat) { color = Color(white: Double(gray), opacity: Double(alpha)) }
    /// The parts of the color, the last one being its opacity.
    public var components: [CGFloat]? { color.components().map { CGFloat($0) } }
    /// The number of parts.
    public var numberOfComponents: Int { 4 }
    /// The opacity.
    public var alpha: CGFloat { CGFloat(color.components()[3]) }
    /// The color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(Color(base: color.base, alpha: Double(alpha))) }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }
#endif
