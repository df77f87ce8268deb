/// Shows its content in one phase after the other (https://developer.apple.com/documentation/swiftui/phaseanimator).
///
/// Each phase is reached by its animation; the next one begins when that is complete. Without a trigger it goes round
/// for ever, with one once for each change.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var cycle = PhaseCycle()

  /// Goes through the phases for ever.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Goes through the phases once for each change of the trigger.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  /// The content in the phase that is reached or on the way.
  @MainActor public var body: some View {
    content(phases[index])
      .onOwnOccasions(
        appear: { if trigger == nil { advance(in: cycle.begin()) } }, disappear: { cycle.end() },
        changeOf: trigger, change: { advance(in: cycle.begin()) })
  }

  @MainActor private func advance(in number: Int) {
    guard phases.count > 1, cycle.isRunning(number) else { return }
    let next = (index + 1) % phases.count
    let isLast = trigger != nil && next == 0
    // A phase without an animation lasts one frame.
    withAnimation(animation(phases[next]) ?? .linear(duration: AnimationTimeline.frame)) {
      index = next
    } completion: {
      if !isLast { advance(in: number) }
    }
  }
}

/// Which round through the phases goes on: what is gone from the screen goes on no more.
private final class PhaseCycle {
  private var last = 0
  private var current: Int?

  func begin() -> Int {
    last += 1
    current = last
    return last
  }

  func end() { current = nil }

  func isRunning(_ number: Int) -> Bool { current == number }
}

/// An equatable value without its type.
struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool
  init<V: Equatable>(_ value: V) {
    self.value = value
    isEqual = { ($0 as? V) == value }
  }
  static func == (left: AnyEquatable, right: AnyEquatable) -> Bool { left.isEqual(right.value) }
}

extension View {
  /// Shows the view in one phase after the other, for ever.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Shows the view in one phase after the other, once for each change of the trigger.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}

/// A view modifier with animated data (deprecated in SwiftUI: a modifier may be `Animatable` itself);
/// https://developer.apple.com/documentation/swiftui/animatablemodifier .
public protocol AnimatableModifier: Animatable, ViewModifier {}
