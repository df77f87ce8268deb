/// Marks what scrolling goes by (https://developer.apple.com/documentation/swiftui/view/scrolltargetlayout(isenabled:)).
nonisolated public struct _ScrollTargetModifier: PrimitiveModifier {
  public typealias Body = Never
  let name: String
  let isEnabled: Bool
  @MainActor public var _attributes: [NodeAttribute] { [.of(name, isEnabled)] }
}

/// What is done as content scrolls.
enum ScrollAction {
  case phase((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)
  case visibility(threshold: Double, (Bool) -> Void)
  case targets(threshold: Double, counts: (AnyHashable) -> Bool, ([AnyHashable]) -> Void)
  case position(counts: (AnyHashable) -> Bool, (AnyHashable) -> Void)
}

/// Does something as the content of the scroll view that it is on, or in, scrolls.
nonisolated public struct _ScrollActionModifier: PrimitiveModifier {
  public typealias Body = Never
  let name: String
  let action: ScrollAction
}

/// Where the content of scroll views stands before it is moved
/// (https://developer.apple.com/documentation/swiftui/scrollanchorrole).
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

private enum ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
  /// What decides where a person's scrolling comes to rest.
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

extension View {
  /// Calls `action` when the scroll view begins or ends to be moved; a person's movement ends by itself
  /// (https://developer.apple.com/documentation/swiftui/scrollphase).
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }
  /// Calls `action` when the scroll view begins or ends to be moved, with where it is.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(_ScrollActionModifier(name: "onScrollPhaseChange", action: .phase(action)))
  }
  /// Calls `action` when enough of the view comes to be visible in the scroll views around it, and when it leaves them.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      _ScrollActionModifier(name: "onScrollVisibilityChange", action: .visibility(threshold: threshold, action)))
  }
  /// Calls `action` with the visible targets when they are others.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      _ScrollActionModifier(
        name: "onScrollTargetVisibilityChange",
        action: .targets(threshold: threshold, counts: { $0.cast(to: ID.self) != nil }) { ids in
          action(ids.compactMap { $0.cast(to: ID.self) })
        }))
  }
}
