// The navigation view styles that come with SwiftUI: their name is recorded.

/// The look that fits the place.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The look that fits the place.
  public nonisolated static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// One screen at a time.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// Columns.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// Two columns (deprecated).
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  /// Two columns (deprecated).
  public nonisolated static var doubleColumn: DoubleColumnNavigationViewStyle { DoubleColumnNavigationViewStyle() }
}

/// The look of navigation views (https://developer.apple.com/documentation/swiftui/navigationviewstyle).
@MainActor @preconcurrency
public protocol NavigationViewStyle {}
