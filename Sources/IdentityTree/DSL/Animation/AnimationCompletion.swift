/// When an animation counts as complete
/// (https://developer.apple.com/documentation/swiftui/animationcompletioncriteria).
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Form { case logicallyComplete, removed }
  private let form: Form

  /// When the change has come into effect, although a spring may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(form: .logicallyComplete)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(form: .removed)
}

/// Waits for the animations of one transaction, then calls back once (rule 5.17).
///
/// The writing code, each pending update and each running animation hold it; when the last one lets go, it is due.
final class AnimationListener: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var holders = 1

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func hold() { holders += 1 }

  /// Lets go; the action if nobody holds the listener any more.
  func release() -> (() -> Void)? {
    holders -= 1
    guard holders == 0 else { return nil }
    defer { action = nil }
    return action
  }
}
