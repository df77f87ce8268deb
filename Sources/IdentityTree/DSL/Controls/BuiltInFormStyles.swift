// The form styles that come with SwiftUI: their name is recorded, the content stands for itself.

/// The look that fits the place.
nonisolated public struct AutomaticFormStyle: FormStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look that fits the place.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Two columns.
nonisolated public struct ColumnsFormStyle: FormStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Two columns.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// Grouped rows.
nonisolated public struct GroupedFormStyle: FormStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Grouped rows.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
