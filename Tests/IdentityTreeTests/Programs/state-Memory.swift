import SwiftUI

struct Card: Identifiable, Equatable {
  let id: Int
  let face: String
  var isUp = false
  var isMatched = false
}

@MainActor final class MemoryGame: ObservableObject {
  @Published private(set) var cards: [Card]
  @Published private(set) var moves = 0

  init(faces: [String]) {
    cards = (faces + faces).enumerated().map { Card(id: $0.offset, face: $0.element) }
  }

  func choose(_ card: Card) {
    guard let index = cards.firstIndex(where: { $0.id == card.id }), !cards[index].isUp else { return }
    let up = cards.indices.filter { cards[$0].isUp && !cards[$0].isMatched }
    if up.count == 2 {
      for index in up { cards[index].isUp = false }
    } else if up.count == 1, cards[up[0]].face == cards[index].face {
      cards[up[0]].isMatched = true
      cards[index].isMatched = true
    }
    cards[index].isUp = true
    moves += 1
  }

  var isOver: Bool { cards.allSatisfy(\.isMatched) }
}

struct CardView: View {
  let card: Card

  var body: some View {
    ZStack {
      let base = RoundedRectangle(cornerRadius: 12)
      Group {
        base.fill(.white)
        base.strokeBorder(lineWidth: 2)
        Text(card.isUp ? card.face : "?")
      }
      .opacity(card.isMatched ? 0.4 : 1)
      base.fill(.orange).opacity(card.isUp ? 0 : 1)
    }
    .aspectRatio(2 / 3, contentMode: .fit)
    .rotation3DEffect(.degrees(card.isUp ? 0 : 180), axis: (x: 0, y: 1, z: 0))
  }
}

struct MemoryScreen: View {
  @StateObject private var game = MemoryGame(faces: ["sun", "moon"])

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        ForEach(game.cards) { card in
          CardView(card: card)
            .onTapGesture { withAnimation(.easeInOut(duration: 0.3)) { game.choose(card) } }
            .accessibilityLabel("Card \(card.id)")
        }
      }
      Text("Moves \(game.moves)")
      if game.isOver { Text("Well done").bold() }
    }
    .padding(.horizontal)
  }
}

#Preview { MemoryScreen() }
