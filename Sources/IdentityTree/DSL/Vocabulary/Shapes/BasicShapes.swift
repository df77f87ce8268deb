import Foundation

/// A rectangle (https://developer.apple.com/documentation/swiftui/rectangle).
public struct Rectangle: InsettableShape {
  /// A rectangle that fills its space.
  public init() {}
  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The rectangle, smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A circle (https://developer.apple.com/documentation/swiftui/circle).
public struct Circle: InsettableShape {
  /// A circle in the middle of its space.
  public init() {}
  /// The circle.
  public func path(in rect: CGRect) -> Path {
    let size = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - size / 2, y: rect.midY - size / 2, width: size, height: size))
  }
  /// As wide as high.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return size == .infinity && (proposal.width == nil || proposal.height == nil)
      ? CGSize(width: 10, height: 10) : CGSize(width: size, height: size)
  }
  /// The circle, smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// An ellipse (https://developer.apple.com/documentation/swiftui/ellipse).
public struct Ellipse: InsettableShape {
  /// An ellipse that fills its space.
  public init() {}
  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The ellipse, smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A rectangle with round ends (https://developer.apple.com/documentation/swiftui/capsule).
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  /// A capsule that fills its space.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The capsule.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  /// The capsule, smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A rectangle with rounded corners (https://developer.apple.com/documentation/swiftui/roundedrectangle).
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  /// Corners of a size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  /// The size of the corners.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
  /// The rectangle, smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension RoundedRectangle: ShapeAttributes {
  var ownAttributes: [NodeAttribute] {
    cornerSize.width == cornerSize.height
      ? [.of("cornerRadius", cornerSize.width)] : [.of("cornerSize", cornerSize)]
  }
}

/// A rectangle with corners of different radii
/// (https://developer.apple.com/documentation/swiftui/unevenroundedrectangle).
public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  /// Radii in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// Radii in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
  /// The radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
  /// The rectangle, smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension RectangleCornerRadii: Animatable {
  /// The four radii.
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension UnevenRoundedRectangle: ShapeAttributes {
  var ownAttributes: [NodeAttribute] {
    [
      NodeAttribute(
        "cornerRadii",
        [
          "topLeading": cornerRadii.topLeading, "bottomLeading": cornerRadii.bottomLeading,
          "bottomTrailing": cornerRadii.bottomTrailing, "topTrailing": cornerRadii.topTrailing,
        ])
    ]
  }
}

/// The shape of the container (https://developer.apple.com/documentation/swiftui/containerrelativeshape).
///
/// Without a container's shape it is a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  /// The container's shape.
  public init() {}
  /// A rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The shape, smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A shape made smaller from its edge.
public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  var amount: CGFloat
  /// The outline in the smaller rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
    if let rounded = base as? RoundedRectangle {
      let size = CGSize(
        width: max(rounded.cornerSize.width - amount, 0), height: max(rounded.cornerSize.height - amount, 0))
      return Path(roundedRect: inner, cornerSize: size, style: rounded.style)
    }
    return base.path(in: inner)
  }
  /// The size of the whole shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  /// The amount.
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  /// The shape, smaller still.
  public func inset(by amount: CGFloat) -> _InsetShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension _InsetShape: ShapeAttributes, NamedNode {
  static var nodeName: String { TypeName.short(Base.self) }
  var ownAttributes: [NodeAttribute] { base.shapeAttributes + [.of("inset", amount)] }
}
