import Foundation

/// Where a view is while it scrolls through the visible part of its container
/// (https://developer.apple.com/documentation/swiftui/scrolltransitionphase).
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to move in at the top or leading edge.
  case topLeading
  /// Inside of the visible part.
  case identity
  /// About to move in at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is inside of the visible part.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the visible part, 0 in it, 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it scrolls in and out
/// (https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration).
public struct ScrollTransitionConfiguration: Sendable {
  private enum Style {
    /// Jumps between the phases.
    case animated
    case interactive(UnitCurve)
    case identity
  }
  private let style: Style
  private var threshold = Threshold.visible

  private init(_ style: Style) { self.style = style }

  /// Jumps between the phases; the animation counts as finished.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { Self(.animated) }
  /// Jumps between the phases with the default animation.
  public static let animated = animated()
  /// Follows the position of the scroll view.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    Self(.interactive(timingCurve))
  }
  /// Follows the position of the scroll view.
  public static let interactive = interactive()
  /// Changes nothing.
  public static let identity = Self(.identity)

  /// How far the transition is, from 0 to 1, for a view of which a part is visible, from 0 to 1.
  func amount(visible share: Double) -> Double {
    let isInside = share >= threshold.amount - 1e-6 && (share > 0 || threshold.amount > 0)
    switch style {
    case .identity: return 0
    case .animated: return isInside ? 0 : 1
    case .interactive(let curve):
      guard !isInside, threshold.amount > 0 else { return isInside ? 0 : 1 }
      return curve.value(at: min(max((threshold.amount - share) / threshold.amount, 0), 1))
    }
  }

  /// Another animation of the jumps.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// Another place at which the view counts as visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// How much of a view has to be visible
  /// (https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration/threshold).
  public struct Threshold: Sendable {
    /// The visible part of the view, from 0 to 1.
    let amount: Double
    /// All of the view is visible.
    public static let visible = Threshold(amount: 1)
    /// Nothing of the view is visible.
    public static let hidden = Threshold(amount: 0)
    /// The view is in the middle of its container.
    public static var centered: Threshold { Threshold(amount: 1) }
    /// A part of the view is visible, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
    /// A threshold between this one and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(amount: self.amount + (other.amount - self.amount) * amount)
    }
    /// The threshold, moved in by a distance in points.
    public func inset(by distance: Double) -> Threshold { self }
  }
}

/// Applies effects that depend on where the content is in its scroll view. They are asked for when somebody looks at
/// them, for the place that the last layout gave the view; before that, for one inside of the visible part.
nonisolated public struct _ScrollTransitionModifier<Effect: VisualEffect>: PrimitiveModifier {
  public typealias Body = Never
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  /// What the effects do in the visible part.
  @MainActor public var _attributes: [NodeAttribute] { effect(EmptyVisualEffect(), .identity)._visualAttributes }
}

extension View {
  /// Applies effects while the view scrolls in and out of the visible part.
  public nonisolated func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    modifier(
      _ScrollTransitionModifier(
        topLeading: configuration, bottomTrailing: configuration, axis: axis, effect: transition))
  }
  /// Applies effects while the view scrolls in and out of the visible part, with a way for each edge.
  public nonisolated func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    modifier(
      _ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, effect: transition))
  }
}
