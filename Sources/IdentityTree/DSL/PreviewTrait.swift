/// The name under which the traits of previews are found.
nonisolated public struct Preview: Sendable {
  public struct ViewTraits: Sendable {}
}

/// How a preview would be shown; without a canvas it has no effect.
nonisolated public struct PreviewTrait<Kind: Sendable>: Sendable {}

extension PreviewTrait where Kind == Preview.ViewTraits {
  public static var defaultLayout: Self { Self() }
  public static var sizeThatFitsLayout: Self { Self() }
  public static var portrait: Self { Self() }
  public static var portraitUpsideDown: Self { Self() }
  public static var landscapeLeft: Self { Self() }
  public static var landscapeRight: Self { Self() }
  public static func fixedLayout(width: Double, height: Double) -> Self { Self() }
}
