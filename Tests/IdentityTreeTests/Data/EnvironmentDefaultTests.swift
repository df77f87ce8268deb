import IdentityTree
import Testing

@MainActor struct EnvironmentDefaultTests {
  @Test func aKeyOfAnOptionalValueKeepsItsDefault() {
    var values = EnvironmentValues()
    #expect(values.theme == "plain")
    #expect(values.horizontalSizeClass == .compact)
    values.theme = nil
    #expect(values.theme == nil)
  }
}

private enum ThemeKey: EnvironmentKey {
  static var defaultValue: String? { "plain" }
}

extension EnvironmentValues {
  fileprivate var theme: String? {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
