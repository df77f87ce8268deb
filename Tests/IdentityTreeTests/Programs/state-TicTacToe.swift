import SwiftUI

enum Player: String {
  case x = "X"
  case o = "O"
  var next: Player { self == .x ? .o : .x }
}

struct Square: View {
  let index: Int
  let player: Player?
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(.quaternary)
        if let player {
          Text(player.rawValue)
            .font(.largeTitle.bold())
            .transition(.scale.combined(with: .opacity))
        }
      }
      .aspectRatio(1, contentMode: .fit)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Square \(index)")
  }
}

struct TicTacToe: View {
  @State private var board: [Player?] = Array(repeating: nil, count: 9)
  @State private var turn = Player.x
  @State private var game = 1

  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  private var winner: Player? {
    for line in Self.lines {
      if let first = board[line[0]], line.allSatisfy({ board[$0] == first }) { return first }
    }
    return nil
  }

  private var status: String {
    if let winner { return "\(winner.rawValue) wins" }
    return board.contains(nil) ? "\(turn.rawValue) to move" : "Draw"
  }

  var body: some View {
    VStack {
      Text(status).font(.title)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
        ForEach(0..<9) { index in
          Square(index: index, player: board[index]) { play(index) }
            .disabled(board[index] != nil || winner != nil)
        }
      }
      .id(game)
      Button("New game") {
        board = Array(repeating: nil, count: 9)
        turn = .x
        game += 1
      }
    }
    .padding()
    .animation(.default, value: board)
  }

  private func play(_ index: Int) {
    board[index] = turn
    turn = turn.next
  }
}

#Preview { TicTacToe() }
