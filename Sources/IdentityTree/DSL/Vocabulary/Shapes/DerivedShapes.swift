import Foundation

/// A part of a shape's outline.
public struct _TrimmedShape<Content: Shape>: Shape {
  public var shape: Content
  public var startFraction: CGFloat
  public var endFraction: CGFloat
  /// The part of the outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The shape's data and the fractions.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// The outline of a shape as a shape.
public struct _StrokedShape<Content: Shape>: Shape {
  public var shape: Content
  public var style: StrokeStyle
  public static var role: ShapeRole { .stroke }
  /// The outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The shape's data, the width and the phase.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(style.lineWidth, style.dashPhase)) }
    set {
      shape.animatableData = newValue.first
      (style.lineWidth, style.dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape, moved (https://developer.apple.com/documentation/swiftui/offsetshape).
public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize
  /// A shape, moved by points.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  /// The outline, moved.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The shape's data and the offset.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

/// A shape, scaled (https://developer.apple.com/documentation/swiftui/scaledshape).
public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint
  /// A shape, scaled around a point.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  /// The outline, scaled.
  public func path(in rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    let transform = CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: scale.width, y: scale.height)
      .translatedBy(x: -center.x, y: -center.y)
    return shape.path(in: rect).applying(transform)
  }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The shape's data, the scale and the point.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape, turned (https://developer.apple.com/documentation/swiftui/rotatedshape).
public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint
  /// A shape, turned around a point.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  /// The outline, turned.
  public func path(in rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    let transform = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: CGFloat(angle.radians))
      .translatedBy(x: -center.x, y: -center.y)
    return shape.path(in: rect).applying(transform)
  }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The shape's data, the angle and the point.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape under a transform (https://developer.apple.com/documentation/swiftui/transformedshape).
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform
  /// A shape under a transform.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  /// The outline under the transform.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The shape's data.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape in a fixed size.
public struct _SizedShape<Content: Shape>: Shape {
  public var shape: Content
  public var size: CGSize
  /// The outline in a rectangle of the size.
  public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
  /// The shape's data and the size.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

/// Two shapes, one added to or taken from the other.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Kind: String {
    case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }
  let first: First
  let second: Second
  let kind: Kind
  let eoFill: Bool
  /// The combined outline, as far as paths can be combined.
  public func path(in rect: CGRect) -> Path {
    let (one, other) = (first.path(in: rect), second.path(in: rect))
    return switch kind {
    case .union: one.union(other, eoFill: eoFill)
    case .intersection: one.intersection(other, eoFill: eoFill)
    case .subtracting: one.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: one.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: one.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: one.lineSubtraction(other, eoFill: eoFill)
    }
  }
}

extension UnitPoint {
  /// The point in a rectangle.
  func point(in rect: CGRect) -> CGPoint { CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
}

extension _TrimmedShape: ShapeAttributes, NamedNode {
  static var nodeName: String { TypeName.short(Content.self) }
  var ownAttributes: [NodeAttribute] {
    shape.shapeAttributes + [NodeAttribute("trim", ["from": startFraction, "to": endFraction])]
  }
}
extension _StrokedShape: ShapeAttributes, NamedNode {
  static var nodeName: String { TypeName.short(Content.self) }
  var ownAttributes: [NodeAttribute] { shape.shapeAttributes + [.of("lineWidth", style)] }
}
extension OffsetShape: ShapeAttributes, NamedNode {
  static var nodeName: String { TypeName.short(Content.self) }
  var ownAttributes: [NodeAttribute] {
    shape.shapeAttributes + [NodeAttribute("offset", ["x": offset.width, "y": offset.height])]
  }
}
extension ScaledShape: ShapeAttributes, NamedNode {
  static var nodeName: String { TypeName.short(Content.self) }
  var ownAttributes: [NodeAttribute] {
    shape.shapeAttributes + [NodeAttribute("scale", ["x": scale.width, "y": scale.height])]
  }
}
extension RotatedShape: ShapeAttributes, NamedNode {
  static var nodeName: String { TypeName.short(Content.self) }
  var ownAttributes: [NodeAttribute] { shape.shapeAttributes + [.of("rotation", angle)] }
}
extension TransformedShape: ShapeAttributes, NamedNode {
  static var nodeName: String { TypeName.short(Content.self) }
  var ownAttributes: [NodeAttribute] { shape.shapeAttributes + [.of("transform", transform)] }
}
extension _SizedShape: ShapeAttributes, NamedNode {
  static var nodeName: String { TypeName.short(Content.self) }
  var ownAttributes: [NodeAttribute] { shape.shapeAttributes + [.of("size", size)] }
}
extension _CombinedShape: ShapeAttributes, NamedNode {
  static var nodeName: String { TypeName.short(First.self) }
  var ownAttributes: [NodeAttribute] {
    first.shapeAttributes + [NodeAttribute(kind.rawValue, TypeName.short(Second.self))]
  }
}
extension AnyShape: ShapeAttributes {
  var ownAttributes: [NodeAttribute] {
    [NodeAttribute("shape", TypeName.short(type(of: shape)))] + shape.shapeAttributes
  }
}
extension Path: ShapeAttributes {
  var ownAttributes: [NodeAttribute] {
    let bounds = boundingRect
    guard !bounds.isNull, !bounds.isInfinite else { return [NodeAttribute("path", "empty")] }
    let text = [bounds.minX, bounds.minY, bounds.width, bounds.height].map { AttributeText.number($0) }
    return [NodeAttribute("path", "\(elements.count) elements in \(text.joined(separator: " "))")]
  }
}
