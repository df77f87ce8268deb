/// Values of the user's as text.
enum ValueText {
  /// As an id is shown.
  static func of<T>(_ value: T) -> String { String(describing: value) }
  /// As a state is shown: strings in quotes.
  static func reflecting<T>(_ value: T) -> String { String(reflecting: value) }
}
