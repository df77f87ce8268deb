import Foundation

/// An effect that changes where a view is drawn, not its size
/// (https://developer.apple.com/documentation/swiftui/geometryeffect).
///
/// Its animatable data is recorded, so that a change of it can be animated.
nonisolated public protocol GeometryEffect: Animatable, PrimitiveModifier where Body == Never {
  /// The transform of a view of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The data of the effect.
  @MainActor public var _attributes: [NodeAttribute] {
    let data = animatableData.numbers
    guard !data.isEmpty else { return [] }
    return [NodeAttribute("animatableData", data.map { AttributeText.number($0) }.joined(separator: ", "), data: data)]
  }
  /// The effect without its influence on layout.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// A geometry effect without its influence on layout.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias Body = Never
  public var base: Base
  /// The transform of the base.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
  /// The data of the base.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// Turns the content in space.
nonisolated public struct _Rotation3DEffect: PrimitiveModifier {
  public typealias Body = Never
  let angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat
  /// The angle in degrees, the axis and the perspective.
  public var _attributes: [NodeAttribute] {
    [
      NodeAttribute(
        "rotation3D",
        "\(angle.attributeText) around \([axis.x, axis.y, axis.z].map { AttributeText.number($0) }.joined(separator: ", "))",
        data: [angle.degrees, axis.x, axis.y, axis.z, anchorZ, perspective],
        labels: ["degrees", "x", "y", "z", "anchorZ", "perspective"])
    ]
  }
}

/// Transforms what the content draws.
nonisolated public struct _TransformEffect: PrimitiveModifier {
  public typealias Body = Never
  public var transform: CGAffineTransform
  /// The numbers of the transform.
  public var _attributes: [NodeAttribute] { [.of("transform", transform)] }
}

/// Projects what the content draws.
nonisolated public struct _ProjectionEffect: PrimitiveModifier {
  public typealias Body = Never
  public var transform: ProjectionTransform
  /// The numbers of the transform.
  public var _attributes: [NodeAttribute] { [.of("projection", transform)] }
}

extension View {
  /// Turns what is drawn around an axis in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  /// Transforms what is drawn.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
  /// Projects what is drawn.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
