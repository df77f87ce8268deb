import Foundation

/// How a view comes and goes (https://developer.apple.com/documentation/swiftui/transition).
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  /// The changed content in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  /// What the transition is, apart from its body.
  static var properties: TransitionProperties { get }
  /// Stands for the view that comes or goes.
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Changes a view as in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    _DescribedTransition(description: AnyTransition(self).animation(animation))
  }

  /// Both transitions at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    _DescribedTransition(description: AnyTransition(self).combined(with: AnyTransition(other)))
  }
}

/// What a transition is, apart from its body (https://developer.apple.com/documentation/swiftui/transitionproperties).
public struct TransitionProperties: Sendable {
  /// Whether the transition moves the view.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Where a view is in its coming and going (https://developer.apple.com/documentation/swiftui/transitionphase).
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// In place.
  case identity
  /// Gone.
  case didDisappear

  /// Whether the view is in place.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in place, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A view that is changed by a transition or a scoped animation.
nonisolated public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never
  private let content: AnyView

  nonisolated init<V: View>(_ content: V) { self.content = AnyView(content) }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    AnyView._resolve(view.content, into: &slots)
  }
}

/// A transition without its type (https://developer.apple.com/documentation/swiftui/anytransition).
public struct AnyTransition: Sendable, Equatable, CustomStringConvertible {
  /// The way in and the way out by name; `nil` where there is none.
  let insertion: String?
  let removal: String?
  /// The animation that the transition names for itself.
  private(set) var animation: Animation?
  /// The body of a transition of one's own; `nil` if it has none.
  private(set) var effect: TransitionEffect?
  /// What the library's transitions do, in numbers.
  private(set) var parts: [TransitionPart] = []

  init(
    insertion: String?, removal: String?, animation: Animation? = nil, effect: TransitionEffect? = nil,
    parts: [TransitionPart] = []
  ) {
    self.insertion = insertion
    self.removal = removal
    self.animation = animation
    self.effect = effect
    self.parts = parts
  }

  public static func == (left: AnyTransition, right: AnyTransition) -> Bool {
    left.insertion == right.insertion && left.removal == right.removal && left.animation == right.animation
  }

  init(_ name: String?, _ parts: TransitionPart...) { self.init(insertion: name, removal: name, parts: parts) }

  /// A transition of one's own.
  public init<T: Transition>(_ transition: T) {
    nonisolated(unsafe) let transition = transition
    if let known = (transition as? any KnownTransition)?.known {
      self = known
    } else {
      self.init(
        insertion: TypeName.short(T.self), removal: TypeName.short(T.self),
        effect: TransitionEffect { AnyView(transition.body(content: PlaceholderContentView($0), phase: $1)) })
    }
  }

  public var description: String {
    guard insertion != removal else { return insertion ?? "identity" }
    return "asymmetric(\(insertion ?? "identity"), \(removal ?? "identity"))"
  }

  /// No transition: comes and goes at once.
  public static let identity = AnyTransition(nil)
  /// Fades.
  public static let opacity = AnyTransition("opacity", .opacity)
  /// Comes from the leading edge, goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition("slide", .move(from: .leading, to: .trailing)) }
  /// Scales from and to nothing.
  public static let scale = AnyTransition("scale", .scale(0))
  /// Scales from and to a factor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition("scale(\(AttributeText.number(scale)))", .scale(scale))
  }
  /// Moves to and from an edge.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition("move(edge: \(edge))", .move(from: edge, to: edge))
  }
  /// Comes from an edge, and goes to the other; fades on both ways.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition("push(from: \(edge))", .move(from: edge, to: edge.opposite), .opacity)
  }
  /// Moves by a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }
  /// Moves by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(
      "offset(x: \(AttributeText.number(x)), y: \(AttributeText.number(y)))", .offset(x: x, y: y))
  }
  /// Goes from one modifier to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let name = "modifier(\(TypeName.short(E.self)))"
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return AnyTransition(
      insertion: name, removal: name,
      effect: TransitionEffect { AnyView($0.modifier($1.isIdentity ? identity : active)) })
  }
  /// Different ways in and out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion.insertion, removal: removal.removal, animation: insertion.animation ?? removal.animation,
      effect: TransitionEffect.both(
        insertion.effect?.only(in: .willAppear), removal.effect?.only(in: .didDisappear)),
      parts: insertion.parts.map { $0.only(in: .willAppear) } + removal.parts.map { $0.only(in: .didDisappear) })
  }
  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func join(_ left: String?, _ right: String?) -> String? {
      guard let left, let right else { return left ?? right }
      return "\(left)+\(right)"
    }
    return AnyTransition(
      insertion: join(insertion, other.insertion), removal: join(removal, other.removal),
      animation: animation ?? other.animation, effect: TransitionEffect.both(effect, other.effect),
      parts: parts + other.parts)
  }
  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.animation = animation
    return copy
  }
}

/// A transition of the library: it needs no body.
private protocol KnownTransition {
  nonisolated var known: AnyTransition { get }
}

/// A transition that is made of others.
public struct _DescribedTransition: Transition, KnownTransition {
  nonisolated fileprivate let known: AnyTransition
  nonisolated init(description: AnyTransition) { known = description }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// No transition (https://developer.apple.com/documentation/swiftui/identitytransition).
public struct IdentityTransition: Transition, KnownTransition {
  public static let properties = TransitionProperties(hasMotion: false)
  nonisolated public init() {}
  nonisolated fileprivate var known: AnyTransition { .identity }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
/// Fades (https://developer.apple.com/documentation/swiftui/opacitytransition).
public struct OpacityTransition: Transition, KnownTransition {
  public static let properties = TransitionProperties(hasMotion: false)
  nonisolated public init() {}
  nonisolated fileprivate var known: AnyTransition { .opacity }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}
/// Slides (https://developer.apple.com/documentation/swiftui/slidetransition).
public struct SlideTransition: Transition, KnownTransition {
  nonisolated public init() {}
  nonisolated fileprivate var known: AnyTransition { .slide }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
/// Moves to and from an edge (https://developer.apple.com/documentation/swiftui/movetransition).
public struct MoveTransition: Transition, KnownTransition {
  nonisolated public let edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  nonisolated fileprivate var known: AnyTransition { .move(edge: edge) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
/// Pushes from an edge (https://developer.apple.com/documentation/swiftui/pushtransition).
public struct PushTransition: Transition, KnownTransition {
  nonisolated public let edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  nonisolated fileprivate var known: AnyTransition { .push(from: edge) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
/// Moves by a distance (https://developer.apple.com/documentation/swiftui/offsettransition).
public struct OffsetTransition: Transition, KnownTransition {
  nonisolated public let offset: CGSize
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  nonisolated fileprivate var known: AnyTransition { .offset(offset) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}
/// Scales (https://developer.apple.com/documentation/swiftui/scaletransition).
public struct ScaleTransition: Transition, KnownTransition {
  nonisolated public let scale: Double
  nonisolated public let anchor: UnitPoint
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  nonisolated fileprivate var known: AnyTransition {
    scale == 0 ? .scale : .scale(scale: CGFloat(scale), anchor: anchor)
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}
/// Blurs one view into another (https://developer.apple.com/documentation/swiftui/blurreplacetransition).
public struct BlurReplaceTransition: Transition, KnownTransition {
  /// How the views move while they blur.
  public struct Configuration: Equatable, Sendable {
    private let name: String
    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }
  nonisolated public var configuration: Configuration
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }
  /// It fades; how far it blurs and scales is not known.
  nonisolated fileprivate var known: AnyTransition { AnyTransition("blurReplace", .opacity) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
/// Different ways in and out (https://developer.apple.com/documentation/swiftui/asymmetrictransition).
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition, KnownTransition {
  public var insertion: Insertion
  public var removal: Removal
  nonisolated fileprivate let known: AnyTransition
  @MainActor @preconcurrency public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
    known = .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
  /// In motion if one of both is.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == BlurReplaceTransition {
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
  public static var blurReplace: BlurReplaceTransition { .blurReplace() }
}

/// A symbol that comes and goes with an effect of its own
/// (https://developer.apple.com/documentation/swiftui/symboleffecttransition).
public struct SymbolEffectTransition: Transition, KnownTransition {
  nonisolated public init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {}
  nonisolated fileprivate init() {}
  /// A symbol appears and disappears by an effect; what is no symbol fades.
  nonisolated fileprivate var known: AnyTransition { AnyTransition("symbolEffect", .opacity) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
  /// The effect that fits the symbol.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
  /// An effect.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

/// What the body of a transition does with a view in a phase.
final class TransitionEffect: @unchecked Sendable {
  private let apply: @MainActor (AnyView, TransitionPhase) -> AnyView

  nonisolated init(_ apply: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) { self.apply = apply }

  @MainActor func body(_ content: AnyView, _ phase: TransitionPhase) -> AnyView { apply(content, phase) }

  /// The second around the first.
  nonisolated static func both(_ inner: TransitionEffect?, _ outer: TransitionEffect?) -> TransitionEffect? {
    guard let inner, let outer else { return inner ?? outer }
    return TransitionEffect { outer.apply(inner.apply($0, $1), $1) }
  }

  /// In place in all phases but one.
  nonisolated func only(in phase: TransitionPhase) -> TransitionEffect {
    TransitionEffect { self.apply($0, $1 == phase ? phase : .identity) }
  }
}

/// Names the transition of the view it is on (rule 5.13), and runs its body around the view.
nonisolated public struct _TransitionModifier: PrimitiveModifier {
  public typealias Body = Never
  let transition: AnyTransition
  @MainActor public func _connect(_ node: Node) { node.transition = transition }

  @MainActor public static func _resolveContent<C: View>(_ modifier: Self, _ content: C, into slots: inout _Slots) {
    if modifier.transition.animation != nil, TransitionStage.known(slots.parent) == nil {
      slots.parent.graph.noteOwnTransition(of: slots.parent)
    }
    let stage = TransitionStage.of(slots.parent, effect: modifier.transition.effect)
    guard stage.hasBody else { return C._resolve(content, into: &slots) }
    AnyView._resolve(stage.body(AnyView(content)), into: &slots)
  }
}

extension View {
  /// Names how the view comes and goes (rule 5.13);
  /// https://developer.apple.com/documentation/swiftui/view/transition(_:) .
  @_disfavoredOverload
  public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(_TransitionModifier(transition: t)) }

  /// Names how the view comes and goes (rule 5.13).
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: AnyTransition(transition)))
  }
}
