import SwiftUI

@Observable final class Player {
  var name: String
  var score = 0
  @ObservationIgnored var cache = 0
  init(name: String) { self.name = name }
}

@Observable final class Game {
  var players = [Player(name: "Red"), Player(name: "Blue")]
  var round = 1
  var leader: Player? { players.max { $0.score < $1.score } }
}

struct PlayerRow: View {
  let player: Player
  var body: some View {
    HStack {
      Text("\(player.name): \(player.score)")
      Button("Point") { player.score += 1 }
    }
  }
}

struct NameEditor: View {
  @Bindable var player: Player
  var body: some View { TextField("Name", text: $player.name) }
}

struct RoundView: View {
  @Environment(Game.self) private var game
  var body: some View {
    @Bindable var game = game
    Stepper("Round \(game.round)", value: $game.round)
  }
}

struct GameScreen: View {
  @State private var game = Game()

  var body: some View {
    VStack {
      ForEach(game.players, id: \.name) { PlayerRow(player: $0) }
      RoundView()
      LeaderView(game: game)
      NameEditor(player: game.players[0])
    }
    .environment(game)
  }
}

struct LeaderView: View {
  let game: Game
  var body: some View { Text("Leader \(game.leader?.name ?? "none")") }
}

#Preview { GameScreen() }
