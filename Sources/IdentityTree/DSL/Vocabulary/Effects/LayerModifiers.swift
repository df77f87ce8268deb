import Foundation

/// Puts a view behind the content.
nonisolated public struct _BackgroundModifier<Background: View>: PrimitiveModifier {
  public typealias Body = Never
  public var background: Background
  public var alignment: Alignment

  /// Puts a view behind.
  public init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }
  /// The alignment, where it is not the default.
  public var _attributes: [NodeAttribute] {
    alignment == .center ? [] : [NodeAttribute("alignment", alignment.description)]
  }
  /// Resolves the view behind.
  @MainActor public static func _resolveAttachment(_ modifier: Self, into slots: inout _Slots) {
    Background._resolve(modifier.background, into: &slots)
  }
}

/// Puts a view in front of the content.
nonisolated public struct _OverlayModifier<Overlay: View>: PrimitiveModifier {
  public typealias Body = Never
  public var overlay: Overlay
  public var alignment: Alignment

  /// Puts a view in front.
  public init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }
  /// The alignment, where it is not the default.
  public var _attributes: [NodeAttribute] {
    alignment == .center ? [] : [NodeAttribute("alignment", alignment.description)]
  }
  /// Resolves the view in front.
  @MainActor public static func _resolveAttachment(_ modifier: Self, into slots: inout _Slots) {
    Overlay._resolve(modifier.overlay, into: &slots)
  }
}

/// Draws a style behind or in front of the content.
nonisolated public struct _StyleLayerModifier<Style: ShapeStyle>: PrimitiveModifier {
  public typealias Body = Never
  let name: String
  let style: Style
  let edges: Edge.Set
  /// The style, which can be animated.
  public var _attributes: [NodeAttribute] { [.style(name, style)] }
}

/// Draws a shape in a style behind or in front of the content.
nonisolated public struct _ShapeLayerModifier<Style: ShapeStyle, Layer: Shape>: PrimitiveModifier {
  public typealias Body = Never
  let name: String
  let style: Style
  let shape: Layer
  let fillStyle: FillStyle
  /// The style and the shape.
  public var _attributes: [NodeAttribute] {
    [.style(name, style), NodeAttribute("in", TypeName.short(Layer.self))] + shape.shapeAttributes
  }
}

extension View {
  /// Puts a style behind the view.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_StyleLayerModifier(name: "background", style: style, edges: edges))
  }
  /// Puts the background style behind the view.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(_StyleLayerModifier(name: "background", style: BackgroundStyle(), edges: edges))
  }
  /// Puts views behind the view.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }
  /// Puts a view behind the view (deprecated in SwiftUI in favor of the form with a builder).
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }
  /// Puts a shape in the background style behind the view.
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(_ShapeLayerModifier(name: "background", style: BackgroundStyle(), shape: shape, fillStyle: fillStyle))
  }
  /// Puts a shape in the background style behind the view.
  public nonisolated func background<S: InsettableShape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ShapeLayerModifier(name: "background", style: BackgroundStyle(), shape: shape, fillStyle: fillStyle))
  }
  /// Puts a shape in a style behind the view.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ShapeLayerModifier(name: "background", style: style, shape: shape, fillStyle: fillStyle))
  }
  /// Puts a shape in a style behind the view.
  public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ShapeLayerModifier(name: "background", style: style, shape: shape, fillStyle: fillStyle))
  }

  /// Puts a style in front of the view.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_StyleLayerModifier(name: "overlay", style: style, edges: edges))
  }
  /// Puts views in front of the view.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }
  /// Puts a view in front of the view (deprecated in SwiftUI in favor of the form with a builder).
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }
  /// Puts a shape in a style in front of the view.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ShapeLayerModifier(name: "overlay", style: style, shape: shape, fillStyle: fillStyle))
  }
}
