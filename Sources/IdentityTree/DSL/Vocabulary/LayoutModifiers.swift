import Foundation

/// Records space around the content.
public struct _PaddingLayout: PrimitiveModifier {
  public typealias Body = Never
  let text: String
  /// The amount of space, which can be animated.
  public var _attributes: [NodeAttribute] { [NodeAttribute("padding", text, isAnimatable: true)] }
}

/// Records the frame of the content.
public struct _FrameLayout: PrimitiveModifier {
  public typealias Body = Never
  let text: String
  let alignment: Alignment
  /// The sizes, which can be animated, and the alignment.
  public var _attributes: [NodeAttribute] {
    [NodeAttribute("frame", text, isAnimatable: true)]
      + (alignment == .center ? [] : [NodeAttribute("alignment", alignment.description)])
  }
}

/// Records the ratio of width to height.
public struct _AspectRatioLayout: PrimitiveModifier {
  public typealias Body = Never
  let ratio: CGFloat?
  let contentMode: ContentMode
  /// The ratio and the mode.
  public var _attributes: [NodeAttribute] {
    [NodeAttribute("aspectRatio", (ratio.map { "\(AttributeText.number($0)), " } ?? "") + "\(contentMode)")]
  }
}

/// Records where the content is moved to.
public struct _OffsetEffect: PrimitiveModifier {
  public typealias Body = Never
  let offset: CGSize
  /// The offset, which can be animated.
  public var _attributes: [NodeAttribute] {
    let text = AttributeText.list([("x", offset.width), ("y", offset.height)])
    return [NodeAttribute("offset", text, isAnimatable: true)]
  }
}

/// Records how the content is scaled.
public struct _ScaleEffect: PrimitiveModifier {
  public typealias Body = Never
  let scale: CGSize
  let anchor: UnitPoint
  /// The scale, which can be animated.
  public var _attributes: [NodeAttribute] {
    let text = AttributeText.list([("x", scale.width), ("y", scale.height)])
    return [NodeAttribute("scale", text, isAnimatable: true)]
  }
}

/// Records how the content is turned.
public struct _RotationEffect: PrimitiveModifier {
  public typealias Body = Never
  let angle: Angle
  let anchor: UnitPoint
  /// The angle in degrees, which can be animated.
  public var _attributes: [NodeAttribute] {
    [NodeAttribute("rotation", AttributeText.number(angle.degrees), isAnimatable: true)]
  }
}

extension View {
  /// Adds space at each edge.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    let text = AttributeText.list([
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
    ])
    return modifier(_PaddingLayout(text: text))
  }

  /// Adds space at some edges.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let names = Edge.allCases.filter { edges.contains(Edge.Set($0)) }.map { "\($0)" }
    let amount = length.map { AttributeText.number($0) } ?? "default"
    let text = edges == .all ? amount : "\(names.joined(separator: "+")): \(amount)"
    return modifier(_PaddingLayout(text: text))
  }

  /// Adds space at all edges.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(text: AttributeText.number(length)))
  }

  /// Gives the view a fixed size.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(text: AttributeText.list([("width", width), ("height", height)]), alignment: alignment))
  }

  /// Gives the view a size within limits.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let text = AttributeText.list([
      ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth), ("minHeight", minHeight),
      ("idealHeight", idealHeight), ("maxHeight", maxHeight),
    ])
    return modifier(_FrameLayout(text: text, alignment: alignment))
  }

  /// Keeps a ratio of width to height.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Keeps the ratio of a size.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    let ratio = aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height
    return modifier(_AspectRatioLayout(ratio: ratio, contentMode: contentMode))
  }

  /// Fits the view into its space.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Fills its space with the view.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Moves what is drawn.
  public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
  /// Moves what is drawn.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }

  /// Scales what is drawn.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }
  /// Scales what is drawn, the same in both directions.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
  }
  /// Scales what is drawn.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// Turns what is drawn.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}
