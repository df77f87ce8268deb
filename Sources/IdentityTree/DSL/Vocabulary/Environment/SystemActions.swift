import Foundation

/// What a scene does (https://developer.apple.com/documentation/swiftui/scenephase).
public enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}

/// Opens a URL (https://developer.apple.com/documentation/swiftui/openurlaction).
///
/// A user's handler is called; without one nothing is opened.
public struct OpenURLAction: Sendable {
  /// What a handler did.
  public struct Result: Sendable {
    let isAccepted: Bool
    public static let handled = Result(isAccepted: true)
    public static let discarded = Result(isAccepted: false)
    public static let systemAction = Result(isAccepted: true)
    /// Lets the system open another URL.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
    /// Lets the system open another URL, in the app where it prefers so.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { .systemAction }
  }

  private let handler: @MainActor @Sendable (URL) -> Result

  init() { handler = { _ in .systemAction } }
  /// Opens URLs with a handler.
  public init(handler: @escaping (URL) -> Result) {
    nonisolated(unsafe) let handler = handler
    self.handler = { handler($0) }
  }
  /// Opens a URL.
  @MainActor public func callAsFunction(_ url: URL) { _ = handler(url) }
  /// Opens a URL and tells whether it was accepted.
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
  /// Opens a URL, in the app where it prefers so.
  @MainActor public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = handler(url) }
}
