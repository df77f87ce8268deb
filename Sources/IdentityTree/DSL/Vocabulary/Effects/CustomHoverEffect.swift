/// How a view looks under a pointer, put together from other effects
/// (https://developer.apple.com/documentation/swiftui/customhovereffect).
public protocol CustomHoverEffect {
  associatedtype Body: CustomHoverEffect
  typealias Content = EmptyHoverEffect
  /// The effect, added to none.
  func body(content: Self.Content) -> Self.Body
}

extension CustomHoverEffect where Body == Never {
  /// Is not called: the effect is one of the library.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

extension Never: CustomHoverEffect {}

/// No effect, to which others are added (https://developer.apple.com/documentation/swiftui/emptyhovereffect).
public struct EmptyHoverEffect: CustomHoverEffect {
  public typealias Body = Never
}

extension ModifiedContent: CustomHoverEffect where Content: CustomHoverEffect, Modifier: CustomHoverEffect {}

/// The effect that fits the view.
public struct AutomaticHoverEffect: CustomHoverEffect {
  public init() {}
  public func body(content: Content) -> some CustomHoverEffect { content }
}
/// Light on the view.
public struct HighlightHoverEffect: CustomHoverEffect {
  public init() {}
  public func body(content: Content) -> some CustomHoverEffect { content }
}
/// The view comes nearer.
public struct LiftHoverEffect: CustomHoverEffect {
  public init() {}
  public func body(content: Content) -> some CustomHoverEffect { content }
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}
extension CustomHoverEffect where Self == HighlightHoverEffect {
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}
extension CustomHoverEffect where Self == LiftHoverEffect {
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

extension HoverEffect: CustomHoverEffect {
  public typealias Body = Never
  /// An effect without its type.
  public init<E: CustomHoverEffect>(_ effect: E) {
    switch effect {
    case let effect as HoverEffect: self = effect
    case is AutomaticHoverEffect: self = .automatic
    case is HighlightHoverEffect: self = .highlight
    case is LiftHoverEffect: self = .lift
    default: self.init(description: TypeName.short(E.self))
    }
  }
}

extension View {
  /// Sets how the view looks under a pointer, if it does.
  public nonisolated func hoverEffect(
    _ effect: some CustomHoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    recorded("hoverEffect", isEnabled ? HoverEffect(effect) : nil)
  }
  /// Sets how views in the view look under a pointer.
  public nonisolated func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View {
    recorded("defaultHoverEffect", HoverEffect(effect))
  }
}
