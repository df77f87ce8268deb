import Foundation

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale? { nil }
}
private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar? { nil }
}
private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone? { nil }
}
private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}
private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}
private enum SupportsMultipleWindowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The locale, if one was set.
  var ownLocale: Locale? { self[LocaleKey.self] }
  /// The calendar, if one was set.
  var ownCalendar: Calendar? { self[CalendarKey.self] }
  /// The time zone, if one was set.
  var ownTimeZone: TimeZone? { self[TimeZoneKey.self] }
}

extension EnvironmentValues {
  /// The language and its conventions.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? .current }
    set { self[LocaleKey.self] = newValue }
  }
  /// The calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? .current }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// The direction in which views follow each other.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  /// Opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// The older name of `openURL` for setting it.
  public var _openURL: OpenURLAction {
    get { openURL }
    set { openURL = newValue }
  }
  /// What the scene does.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// Whether there can be several windows.
  public var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }
}
