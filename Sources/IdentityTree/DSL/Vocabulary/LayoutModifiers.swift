import Foundation

/// Space around the content.
nonisolated public struct _PaddingLayout: PrimitiveModifier {
  public typealias Body = Never
  /// The insets where they are given; `nil` is 16 points at each of the edges.
  let insets: EdgeInsets?
  let edges: Edge.Set

  /// The space in points.
  var resolved: EdgeInsets {
    let all = insets ?? EdgeInsets(16, edges: .all)
    return EdgeInsets(
      top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0, trailing: edges.contains(.trailing) ? all.trailing : 0)
  }

  /// The amount of space, which can be animated.
  public var _attributes: [NodeAttribute] {
    let resolved = resolved
    let data = [resolved.top, resolved.leading, resolved.bottom, resolved.trailing].map { Double($0) }
    return [
      NodeAttribute("padding", text, data: data, labels: ["top", "leading", "bottom", "trailing"])
    ]
  }

  private var text: String {
    guard let insets else { return edges == .all ? "default" : "\(edges.text): default" }
    let values = [insets.top, insets.leading, insets.bottom, insets.trailing]
    guard values.allSatisfy({ $0 == values[0] }) else {
      return AttributeText.list([
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
      ])
    }
    let amount = AttributeText.number(values[0])
    return edges == .all ? amount : "\(edges.text): \(amount)"
  }
}

/// A fixed size.
nonisolated public struct _FrameLayout: PrimitiveModifier {
  public typealias Body = Never
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  /// The sizes, which can be animated, and the alignment.
  public var _attributes: [NodeAttribute] {
    FrameAttributes.list([("width", width), ("height", height)], alignment)
  }
}

/// A size within limits.
nonisolated public struct _FlexFrameLayout: PrimitiveModifier {
  public typealias Body = Never
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  /// The limits, which can be animated, and the alignment.
  public var _attributes: [NodeAttribute] {
    FrameAttributes.list(
      [
        ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth), ("minHeight", minHeight),
        ("idealHeight", idealHeight), ("maxHeight", maxHeight),
      ], alignment)
  }
}

/// A size that is a part of the container's.
nonisolated public struct _ContainerRelativeFrameLayout: PrimitiveModifier {
  public typealias Body = Never
  enum Length {
    case whole
    case parts(count: Int, span: Int, spacing: CGFloat)
    case computed((CGFloat, Axis) -> CGFloat)
  }
  let axes: Axis.Set
  let length: Length
  let alignment: Alignment

  /// The axes, the part and the alignment.
  public var _attributes: [NodeAttribute] {
    var attributes = [NodeAttribute("containerRelativeFrame", axes.text)]
    if case .parts(let count, let span, let spacing) = length {
      attributes.append(NodeAttribute("count", "\(count)"))
      attributes.append(NodeAttribute("span", "\(span)"))
      attributes.append(NodeAttribute("spacing", Double(spacing)))
    }
    if alignment != .center { attributes.append(NodeAttribute("alignment", alignment.description)) }
    return attributes
  }
}

/// Writes the sizes of a frame.
enum FrameAttributes {
  static func list(_ sizes: [(name: String, value: CGFloat?)], _ alignment: Alignment) -> [NodeAttribute] {
    let given = sizes.filter { $0.value != nil }
    let frame = NodeAttribute(
      "frame", AttributeText.list(sizes), data: given.compactMap { $0.value.map { Double($0) } },
      labels: given.map(\.name))
    return [frame] + (alignment == .center ? [] : [NodeAttribute("alignment", alignment.description)])
  }
}

/// A ratio of width to height.
nonisolated public struct _AspectRatioLayout: PrimitiveModifier {
  public typealias Body = Never
  let ratio: CGFloat?
  let contentMode: ContentMode
  /// The ratio and the mode.
  public var _attributes: [NodeAttribute] {
    [
      NodeAttribute(
        "aspectRatio", (ratio.map { "\(AttributeText.number($0)), " } ?? "") + "\(contentMode)",
        data: ratio.map { [Double($0)] } ?? [], isAnimatable: ratio != nil)
    ]
  }
}

/// The content in the size that it has by itself.
nonisolated public struct _FixedSizeLayout: PrimitiveModifier {
  public typealias Body = Never
  let horizontal: Bool
  let vertical: Bool
  /// The axes.
  public var _attributes: [NodeAttribute] {
    let axes: Axis.Set = horizontal ? (vertical ? [.horizontal, .vertical] : .horizontal) : (vertical ? .vertical : [])
    return [NodeAttribute("fixedSize", axes.text)]
  }
}

/// The content in the middle of a point of its parent.
nonisolated public struct _PositionLayout: PrimitiveModifier {
  public typealias Body = Never
  let position: CGPoint
  /// The point, which can be animated.
  public var _attributes: [NodeAttribute] {
    [NodeAttribute("position", ["x": Double(position.x), "y": Double(position.y)])]
  }
}

/// Moves what is drawn.
nonisolated public struct _OffsetEffect: PrimitiveModifier {
  public typealias Body = Never
  let offset: CGSize
  /// The offset, which can be animated.
  public var _attributes: [NodeAttribute] {
    [NodeAttribute("offset", ["x": Double(offset.width), "y": Double(offset.height)])]
  }
}

/// A position of the view's own for an alignment.
nonisolated public struct _AlignmentWritingModifier: PrimitiveModifier {
  public typealias Body = Never
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
  /// The guide.
  public var _attributes: [NodeAttribute] { [NodeAttribute("alignmentGuide", key.name)] }
}

/// Tells the layout around a view something about it.
nonisolated public struct _LayoutTraitModifier: PrimitiveModifier {
  public typealias Body = Never
  enum Trait {
    case priority(Double)
    case zIndex(Double)
    case value(ObjectIdentifier, Any, name: String)
  }
  let trait: Trait

  /// What the layout is told.
  public var _attributes: [NodeAttribute] {
    switch trait {
    case .priority(let value): [NodeAttribute("layoutPriority", AttributeText.number(value))]
    case .zIndex(let value): [NodeAttribute("zIndex", AttributeText.number(value))]
    case .value(_, _, let name): [NodeAttribute("layoutValue", name)]
    }
  }
}

/// Records how the content is scaled.
nonisolated public struct _ScaleEffect: PrimitiveModifier {
  public typealias Body = Never
  let scale: CGSize
  let anchor: UnitPoint
  /// The scale, which can be animated.
  public var _attributes: [NodeAttribute] {
    let text = AttributeText.list([("x", scale.width), ("y", scale.height)])
    return [NodeAttribute("scale", text, data: [Double(scale.width), Double(scale.height)], labels: ["x", "y"])]
  }
}

/// Records how the content is turned.
nonisolated public struct _RotationEffect: PrimitiveModifier {
  public typealias Body = Never
  let angle: Angle
  let anchor: UnitPoint
  /// The angle in degrees, which can be animated.
  public var _attributes: [NodeAttribute] {
    [NodeAttribute("rotation", angle.degrees)]
  }
}

extension View {
  /// Adds space at each edge.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets, edges: .all))
  }

  /// Adds space at some edges; 16 points if no length is given.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(insets: length.map { EdgeInsets($0, edges: .all) }, edges: edges))
  }

  /// Adds space at all edges.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(length, edges: .all), edges: .all))
  }

  /// Adds the space that a scene keeps from its edges: 16 points.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(_PaddingLayout(insets: nil, edges: edges))
  }

  /// Gives the view a fixed size.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Changes nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

  /// Gives the view a size within limits.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// Gives the view the size of the container around it: the nearest scroll view or the window.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, length: .whole, alignment: alignment))
  }

  /// Gives the view some of the parts that the container is divided into.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _ContainerRelativeFrameLayout(
        axes: axes, length: .parts(count: count, span: span, spacing: spacing), alignment: alignment))
  }

  /// Gives the view a size computed from the container's.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, length: .computed(length), alignment: alignment))
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

  /// Keeps the view at the size that it has by itself.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// Keeps the view at the size that it has by itself, along some axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Serves the view before or after its neighbors when space is divided; 0 is the default.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutTraitModifier(trait: .priority(value)))
  }

  /// Draws the view in front of neighbors with a lower value; 0 is the default.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(_LayoutTraitModifier(trait: .zIndex(value)))
  }

  /// Tells the layout around the view a value.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutTraitModifier(trait: .value(ObjectIdentifier(key), value, name: TypeName.short(key))))
  }

  /// Gives the view a horizontal alignment position of its own.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }

  /// Gives the view a vertical alignment position of its own.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }

  /// Puts the middle of the view at a point of its parent.
  public nonisolated func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }
  /// Puts the middle of the view at a point of its parent.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

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
