import Foundation

/// A material of iOS 26 (https://developer.apple.com/documentation/swiftui/glass).
public struct Glass: Equatable, Sendable {
  let name: String
  public static var regular: Glass { Glass(name: "regular") }
  public static var clear: Glass { Glass(name: "clear") }
  public static var identity: Glass { Glass(name: "identity") }
  /// The material in a color.
  public func tint(_ color: Color?) -> Glass { Glass(name: name + (color.map { ".tint(\($0.attributeText))" } ?? "")) }
  /// The material that reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { isEnabled ? Glass(name: name + ".interactive") : self }
}

/// Shapes of glass that flow together (https://developer.apple.com/documentation/swiftui/glasseffectcontainer).
nonisolated public struct GlassEffectContainer<Content: View>: PrimitiveView {
  public typealias Body = Never
  let spacing: CGFloat?
  let content: Content
  /// A container with a distance in points at which shapes flow together.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }
  /// Resolves the content.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }
}

/// How glass comes and goes (https://developer.apple.com/documentation/swiftui/glasseffecttransition).
public struct GlassEffectTransition: Equatable, Sendable {
  let name: String
  public static var identity: GlassEffectTransition { .init(name: "identity") }
  public static var matchedGeometry: GlassEffectTransition { .init(name: "matchedGeometry") }
  public static var materialize: GlassEffectTransition { .init(name: "materialize") }
}

/// The shape of glass where none is given.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}
  /// A capsule.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Puts glass behind the view.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    recorded("glassEffect", glass.name)
  }
  /// Names the glass for transitions.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    recorded("glassEffectID", id.map { "\($0)" })
  }
  /// Makes one glass of several.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    recorded("glassEffectUnion", id.map { "\($0)" })
  }
  /// How the glass comes and goes.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    recorded("glassEffectTransition", transition.name)
  }
  /// Continues the background under bars.
  public nonisolated func backgroundExtensionEffect() -> some View { recorded("backgroundExtensionEffect", true) }
}
