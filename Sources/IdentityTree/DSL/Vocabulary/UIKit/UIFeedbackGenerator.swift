import Foundation

/// Stands in for UIKit's class: nothing is felt.
public class UIFeedbackGenerator: @unchecked Sendable {
  public init() {}
  public func prepare() {}
}

/// Stands in for UIKit's class: nothing is felt.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// Stands in for UIKit's class: nothing is felt.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Stands in for UIKit's class: nothing is felt.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  public func selectionChanged() {}
}
