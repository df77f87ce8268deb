import Foundation

/// Effects that can depend on geometry (https://developer.apple.com/documentation/swiftui/visualeffect).
public protocol VisualEffect: Sendable, Animatable {
  /// What the effect does, for the tree.
  var _visualAttributes: [NodeAttribute] { get }
}

/// No effect, to which others are added (https://developer.apple.com/documentation/swiftui/emptyvisualeffect).
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  /// Nothing.
  public var _visualAttributes: [NodeAttribute] { [] }
}

/// An effect with one more.
struct AddedVisualEffect: VisualEffect {
  var _visualAttributes: [NodeAttribute]
}

extension VisualEffect {
  private func adding(_ attribute: NodeAttribute) -> AddedVisualEffect {
    AddedVisualEffect(_visualAttributes: _visualAttributes + [attribute])
  }
  /// Makes the view transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.of("opacity", opacity)) }
  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.of("blur", radius)) }
  /// Moves what is drawn.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(NodeAttribute("offset", ["x": offset.width, "y": offset.height]))
  }
  /// Moves what is drawn.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(NodeAttribute("offset", ["x": x, "y": y]))
  }
  /// Scales what is drawn.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(NodeAttribute("scale", ["x": scale.width, "y": scale.height]))
  }
  /// Scales what is drawn, the same in both directions.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(NodeAttribute("scale", ["x": s, "y": s]))
  }
  /// Scales what is drawn.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(NodeAttribute("scale", ["x": x, "y": y]))
  }
  /// Turns what is drawn.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.of("rotation", angle))
  }
  /// Turns what is drawn in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(.of("rotation3D", angle))
  }
  /// Transforms what is drawn.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.of("transform", transform))
  }
  /// Projects what is drawn.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.of("transform", transform))
  }
  /// Makes the view lighter or darker.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.of("brightness", amount)) }
  /// Multiplies the distance of tones.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.of("contrast", amount)) }
  /// Multiplies the strength of colors.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.of("saturation", amount)) }
  /// Takes color away.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.of("grayscale", amount)) }
  /// Mixes the view with what is behind.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    adding(NodeAttribute("blendMode", String(describing: blendMode)))
  }
  /// Turns all hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.of("hueRotation", angle)) }
  /// Changes colors with a shader.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    adding(.of("colorEffect", isEnabled ? shader : nil))
  }
  /// Moves pixels with a shader.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    adding(.of("distortionEffect", isEnabled ? shader : nil))
  }
  /// Changes the image with a shader.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    adding(.of("layerEffect", isEnabled ? shader : nil))
  }
}

/// Applies effects that depend on the geometry of the content; they are asked for when somebody looks at them, with
/// the place that the last layout gave it. Before that, the size is that of a window.
nonisolated public struct _VisualEffectModifier<Effect: VisualEffect>: PrimitiveModifier {
  public typealias Body = Never
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  /// What the effects do.
  @MainActor public var _attributes: [NodeAttribute] {
    effect(EmptyVisualEffect(), GeometryProxy(size: CGSize(width: 390, height: 844)))._visualAttributes
  }
}

extension View {
  /// Applies effects that depend on the geometry of the view.
  public nonisolated func visualEffect<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View {
    modifier(_VisualEffectModifier(effect: effect))
  }
}
