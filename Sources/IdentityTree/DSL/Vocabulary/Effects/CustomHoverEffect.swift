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
