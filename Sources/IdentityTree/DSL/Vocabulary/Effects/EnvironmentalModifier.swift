/// A modifier that is made from the environment where it stands
/// (https://developer.apple.com/documentation/swiftui/environmentalmodifier).
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  /// The modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  @MainActor public static func _resolveMember<C: View>(_ modifier: Self, content: C, into slots: inout _Slots) {
    EnvironmentalContent._resolve(EnvironmentalContent(content: content, modifier: modifier), into: &slots)
  }
}

/// The content with the modifier that the environment makes.
nonisolated private struct EnvironmentalContent<Content: View, Modifier: EnvironmentalModifier>: View {
  let content: Content
  let modifier: Modifier
  @Environment(\.self) private var environment

  init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
  @MainActor var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
