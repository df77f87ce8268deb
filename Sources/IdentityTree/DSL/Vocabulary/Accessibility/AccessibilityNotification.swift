import Foundation

/// What assistive technologies are told of; none runs here
/// (https://developer.apple.com/documentation/accessibility/accessibilitynotification).
public enum AccessibilityNotification {
  /// Words to be spoken.
  public struct Announcement: Sendable {
    public let announcement: AttributedString
    public init(_ announcement: AttributedString) { self.announcement = announcement }
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) {
      self.announcement = AttributedString(String(localized: announcement))
    }
    @_disfavoredOverload
    public init(_ announcement: String) { self.announcement = AttributedString(announcement) }
    /// Does nothing.
    public func post() {}
  }
  /// Something on the screen came, went, or moved.
  public struct LayoutChanged {
    public init(_ element: Any? = nil) {}
    /// Does nothing.
    public func post() {}
  }
  /// Another screen is shown.
  public struct ScreenChanged {
    public init(_ element: Any? = nil) {}
    /// Does nothing.
    public func post() {}
  }
  /// A page was scrolled to.
  public struct PageScrolled: Sendable {
    public init(_ position: AttributedString) {}
    @_disfavoredOverload
    public init(_ position: String) {}
    /// Does nothing.
    public func post() {}
  }
}
