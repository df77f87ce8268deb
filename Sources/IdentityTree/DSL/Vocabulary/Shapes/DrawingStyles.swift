import Foundation

/// How a line is drawn (https://developer.apple.com/documentation/swiftui/strokestyle).
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The ends of lines.
  public var lineCap: CGLineCap
  /// The corners of lines.
  public var lineJoin: CGLineJoin
  /// How far a corner may reach.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps.
  public var dash: [CGFloat]
  /// Where in the dashes a line begins.
  public var dashPhase: CGFloat

  /// A style; the width in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: AttributeValue {
  var attributeText: String {
    var parts = [AttributeText.number(lineWidth)]
    if lineCap != .butt { parts.append("cap: \(lineCap)") }
    if lineJoin != .miter { parts.append("join: \(lineJoin)") }
    if !dash.isEmpty {
      parts.append("dash: [\(dash.map { AttributeText.number($0) }.joined(separator: ", "))]")
      if dashPhase != 0 { parts.append("phase: \(AttributeText.number(dashPhase))") }
    }
    return parts.joined(separator: ", ")
  }
  var attributeData: [Double] { [lineWidth, miterLimit, dashPhase] + dash.map { Double($0) } }
}

/// How an area is filled (https://developer.apple.com/documentation/swiftui/fillstyle).
public struct FillStyle: Equatable, Sendable {
  /// Whether overlaps count as holes.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// A style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    self.isEOFilled = eoFill
    self.isAntialiased = antialiased
  }
}

/// The form of rounded corners (https://developer.apple.com/documentation/swiftui/roundedcornerstyle).
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// The radii of the corners of a rectangle (https://developer.apple.com/documentation/swiftui/rectanglecornerradii).
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  /// Radii in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// What a shape stands for (https://developer.apple.com/documentation/swiftui/shaperole).
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

/// What right-to-left layout does to a view (https://developer.apple.com/documentation/swiftui/layoutdirectionbehavior).
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  /// Mirrored in right-to-left layout.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension StrokeStyle: Animatable {
  /// The width, the reach of corners and the place in the dashes.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
