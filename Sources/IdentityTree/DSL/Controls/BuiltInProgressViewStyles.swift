// The progress view styles that come with SwiftUI: their name is recorded, the content stands for itself.

/// The look that fits the place.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that fits the place.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A circle.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle, Sendable {
  let tint: Color?
  public init() { tint = nil }
  /// In a color.
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle, Sendable {
  let tint: Color?
  public init() { tint = nil }
  /// In a color.
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
