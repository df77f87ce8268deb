import Foundation

/// A view that draws a shape (https://developer.apple.com/documentation/swiftui/shapeview).
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape that is filled.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, ShapeView {
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public nonisolated static var _isLeaf: Bool { true }

  /// Draws a shape in a style.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// What the shape records, and the style.
  public var _attributes: [NodeAttribute] {
    if style is ForegroundStyle { return shape.shapeAttributes }
    return shape.shapeAttributes + [.style("fill", style)]
  }
}

/// A shape that is filled over another view (https://developer.apple.com/documentation/swiftui/fillshapeview).
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: PrimitiveView, ShapeView {
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  /// Draws a shape in a style over a view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  /// What the shape records, and the style.
  public var _attributes: [NodeAttribute] { shape.shapeAttributes + [.style("fill", style)] }
  /// Resolves the view behind.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Background._resolve(view.background, into: &slots)
  }
}

/// A shape whose outline is drawn over another view
/// (https://developer.apple.com/documentation/swiftui/strokeshapeview).
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: PrimitiveView,
  ShapeView
{
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  /// Draws an outline over a view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// What the shape records, the style and the line.
  public var _attributes: [NodeAttribute] {
    shape.shapeAttributes + [.style("stroke", style), .of("lineWidth", strokeStyle)]
  }
  /// Resolves the view behind.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Background._resolve(view.background, into: &slots)
  }
}

/// A shape whose inner border is drawn over another view
/// (https://developer.apple.com/documentation/swiftui/strokebordershapeview).
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  PrimitiveView, ShapeView
{
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  /// Draws an inner border over a view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// What the shape records, the style and the line.
  public var _attributes: [NodeAttribute] {
    shape.shapeAttributes + [.style("strokeBorder", style), .of("lineWidth", strokeStyle)]
  }
  /// Resolves the view behind.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Background._resolve(view.background, into: &slots)
  }
}

extension _ShapeView: NamedNode {
  static var nodeName: String { TypeName.short(Content.self) }
}
extension FillShapeView: NamedNode {
  static var nodeName: String { TypeName.short(Content.self) }
}
extension StrokeShapeView: NamedNode {
  static var nodeName: String { TypeName.short(Content.self) }
}
extension StrokeBorderShapeView: NamedNode {
  static var nodeName: String { TypeName.short(Content.self) }
}

extension Shape {
  /// The shape, filled.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// The outline of the shape.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }
  /// The outline of the shape; the width in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// The inner border of the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }
  /// The inner border of the shape; the width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// The shape, filled over this view.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }
  /// The outline of the shape over this view.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
  /// The outline of the shape over this view; the width in points.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// The inner border of the shape over this view.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
  /// The inner border of the shape over this view; the width in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
