import IdentityTree
import Testing

@MainActor struct SubviewTests {
  @Test func aContainerSeesTheViewsThatItsContentMakes() async throws {
    let simulator = try await Simulator { Deck() }
    try await simulator.run(
      steps: """
        expect text "4 cards"
        expect text "pinned:"
        expect text "plain:"
        expect text "alone"
        tap "More"
        expect text "5 cards"
        """)
  }

  @Test func theStateOfASubviewStaysWhileItsContainerIsMadeAnew() async throws {
    let simulator = try await Simulator { Deck() }
    try await simulator.run(
      steps: """
        tap "Count 0"
        expect text "Count 1"
        tap "More"
        expect text "Count 1"
        """)
  }

  @Test func sectionsAreSeenWithHeaderRowsAndFooter() async throws {
    let simulator = try await Simulator { Board() }
    try await simulator.run(
      steps: """
        expect text "2 columns"
        expect text "To do"
        expect text "holds 2"
        expect text "Done"
        expect text "holds 1"
        """)
  }
}

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

private enum PinnedKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

private struct Cards<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    VStack {
      Group(subviews: content) { cards in
        Text("\(cards.count) cards")
        ForEach(cards) { card in
          HStack {
            Text(card.containerValues.isPinned ? "pinned:" : "plain:")
            card
          }
        }
      }
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct Deck: View {
  @State private var ranks = [9]
  var body: some View {
    Cards {
      Text("Ace").containerValue(\.isPinned, true)
      Text("Ten")
      Counter()
      ForEach(ranks, id: \.self) { Text("rank \($0)") }
    }
    ForEach(subviews: Text("alone")) { $0 }
      .accessibilityRotor("Ranks") { ForEach(ranks, id: \.self) { AccessibilityRotorEntry("\($0)", id: $0) } }
    Button("More") { ranks.append(8) }
  }
}

private struct Board: View {
  var body: some View {
    Group(
      sections: Group {
        Section("To do") {
          Text("Write")
          Text("Read")
        }
        Section("Done") { Text("Sleep") }
      }
    ) { columns in
      Text("\(columns.count) columns")
      ForEach(columns) { column in
        HStack {
          column.header
          Text("holds \(column.content.count)")
        }
      }
    }
  }
}
