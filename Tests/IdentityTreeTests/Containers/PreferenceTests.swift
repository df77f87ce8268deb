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
