import IdentityTree
import Testing

@MainActor struct PreferenceTests {
  @Test func valuesAreReducedInTreeOrderAndReported() async throws {
    let simulator = try await Simulator { NamesCard() }
    try await simulator.run(
      steps: """
        expect text "names a"
        expect text "1 in front"
        tap "More"
        expect text "names a, b"
        expect text "2 in front"
        """)
  }

  @Test func aValueSetOutsideTakesThePlaceOfThoseInside() async throws {
    let simulator = try await Simulator { OuterName() }
    try await simulator.run(steps: "expect printed containing \"outer!\"")
  }

  @Test func aPreferredColorSchemeIsAPreference() async throws {
    let simulator = try await Simulator { SchemeCard() }
    try await simulator.run(
      steps: """
        expect text "asks for nothing"
        tap "Dark"
        expect text "asks for dark"
        """)
  }

  @Test func aModifierMadeFromTheEnvironmentFollowsItAndKeepsState() async throws {
    let simulator = try await Simulator { SizeCard() }
    try await simulator.run(
      steps: """
        tap "Count 0"
        expect text "plain"
        tap "Large"
        expect text "large"
        expect text "Count 1"
        """)
  }
}

private struct SchemeCard: View {
  @State private var scheme: ColorScheme?
  @State private var asked: ColorScheme?
  var body: some View {
    VStack {
      Button("Dark") { scheme = .dark }.preferredColorScheme(scheme)
      Text("asks for \(asked.map { "\($0)" } ?? "nothing")")
    }
    .onPreferenceChange(PreferredColorSchemeKey.self) { asked = $0 }
  }
}

private struct SizeBadge: EnvironmentalModifier {
  struct Resolved: ViewModifier {
    let isLarge: Bool
    func body(content: Content) -> some View {
      VStack {
        Text(isLarge ? "large" : "plain")
        content
      }
    }
  }
  func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(isLarge: environment.controlSize == .large) }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct SizeCard: View {
  @State private var size = ControlSize.regular
  var body: some View {
    Counter().modifier(SizeBadge()).controlSize(size)
    Button("Large") { size = .large }
  }
}

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct NamesCard: View {
  @State private var names: [String] = []
  @State private var hasMore = false
  var body: some View {
    VStack {
      Text("A").preference(key: NamesKey.self, value: ["a"])
      if hasMore { Text("B").preference(key: NamesKey.self, value: ["b"]) }
      Button("More") { hasMore = true }
      Text("names \(names.joined(separator: ", "))")
    }
    .onPreferenceChange(NamesKey.self) { names = $0 }
    .overlayPreferenceValue(NamesKey.self) { Text("\($0.count) in front") }
  }
}

private struct OuterName: View {
  var body: some View {
    VStack { Text("A").preference(key: NamesKey.self, value: ["inner"]) }
      .preference(key: NamesKey.self, value: ["outer"])
      .transformPreference(NamesKey.self) { $0[0] += "!" }
      .onPreferenceChange(NamesKey.self) { print($0.joined()) }
  }
}
