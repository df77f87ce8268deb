/// Puts a view behind the content.
public struct _BackgroundModifier<Background: View> {
  let background: Background
  let alignment: Alignment
}

extension _BackgroundModifier: PrimitiveModifier {
  public typealias Body = Never
  /// The alignment, where it is not the default.
  public var _attributes: [NodeAttribute] {
    alignment == .center ? [] : [NodeAttribute("alignment", alignment.description)]
  }
  /// Resolves the view behind.
  public static func _resolveAttachment(_ modifier: Self, into slots: inout _Slots) {
    Background._resolve(modifier.background, into: &slots)
  }
}

/// Puts a view in front of the content.
public struct _OverlayModifier<Overlay: View> {
  let overlay: Overlay
  let alignment: Alignment
}

extension _OverlayModifier: PrimitiveModifier {
  public typealias Body = Never
  /// The alignment, where it is not the default.
  public var _attributes: [NodeAttribute] {
    alignment == .center ? [] : [NodeAttribute("alignment", alignment.description)]
  }
  /// Resolves the view in front.
  public static func _resolveAttachment(_ modifier: Self, into slots: inout _Slots) {
    Overlay._resolve(modifier.overlay, into: &slots)
  }
}

/// Records a style behind or in front of the content.
public struct _StyleLayerModifier: PrimitiveModifier {
  public typealias Body = Never
  let name: String
  let style: String
  /// The style, which can be animated.
  public var _attributes: [NodeAttribute] { [NodeAttribute(name, style, isAnimatable: true)] }
}

extension View {
  /// Puts a style behind the view.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_StyleLayerModifier(name: "background", style: style._styleText))
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

  /// Puts a style in front of the view.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_StyleLayerModifier(name: "overlay", style: style._styleText))
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
}
