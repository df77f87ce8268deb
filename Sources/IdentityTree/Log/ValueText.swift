/// Values of the user's as text.
enum ValueText {
  /// As an id is shown.
  static func of<T>(_ value: T) -> String { String(describing: value) }
  /// As a state is shown: strings in quotes.
  static func reflecting<T>(_ value: T) -> String { String(reflecting: value) }
  /// As the log shows a value: as a state, but of long texts and collections only the beginning, so that an event
  /// costs the same however much a state holds.
  static func brief<T>(_ value: T) -> String {
    if let text = value as? String {
      return text.utf8.count > 400 ? String(reflecting: String(text.prefix(100))) + "…" : String(reflecting: text)
    }
    if let items = value as? any Collection, let text = brief(items) { return text }
    return String(reflecting: value)
  }

  private static func brief(_ items: some Collection) -> String? {
    guard items.count > 100 else { return nil }
    return "[\(items.prefix(10).map { String(reflecting: $0) }.joined(separator: ", ")), … \(items.count) elements]"
  }
}
