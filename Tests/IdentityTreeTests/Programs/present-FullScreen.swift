import SwiftUI

struct Player: View {
  let track: String
  @Binding var isShown: Bool
  @State private var isPlaying = false
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack(spacing: 20) {
      Text("Track: \(track)")
      Text(isPresented ? "Presented" : "Embedded")
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
      }
      .accessibilityLabel("Play")
      Button("Close") { isShown = false }
    }
    .interactiveDismissDisabled(isPlaying)
    .onAppear { print("player appears") }
    .onDisappear { print("player disappears") }
  }
}

struct MusicApp: View {
  @State private var isShown = false
  @State private var track = "Prelude"
  @State private var error: PlayError?

  enum PlayError: LocalizedError {
    case offline
    var errorDescription: String? { "You are offline" }
  }

  var body: some View {
    VStack {
      Text("Library")
      Text("Next: \(track)")
      Button("Play Fugue") {
        track = "Fugue"
        isShown = true
      }
      Button("Stream") { error = .offline }
    }
    .fullScreenCover(isPresented: $isShown) {
      print("cover gone")
    } content: {
      Player(track: track, isShown: $isShown)
    }
    .alert(isPresented: .constant(error != nil), error: error) { _ in
      Button("OK") { error = nil }
    } message: { _ in
      Text("Try later.")
    }
  }
}

#Preview { MusicApp() }
