import Foundation

/// A rectangle whose corners follow those of the container around
/// (https://developer.apple.com/documentation/swiftui/concentricrectangle, iOS 26). Here they have their smallest radius.
nonisolated public struct ConcentricRectangle: InsettableShape {
  var radii: RectangleCornerRadii
  var inset: CGFloat = 0

  public init() { radii = RectangleCornerRadii() }
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    let radius = corners.radius
    radii = RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    radii = RectangleCornerRadii(
      topLeading: topLeadingCorner.radius, bottomLeading: bottomLeadingCorner.radius,
      bottomTrailing: bottomTrailingCorner.radius, topTrailing: topTrailingCorner.radius)
  }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadii: radii)
  }
  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

extension Edge {
  /// A corner of a rectangle (iOS 26).
  public enum Corner: Int8, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat
      public static let concentric = Style(radius: 0)
      public static func concentric(minimum: Style) -> Style { minimum }
      @_disfavoredOverload public static func concentric(minimum: CGFloat) -> Style { Style(radius: minimum) }
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(radius: value) }
  public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners follow those of the container around.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
