import SwiftUI

struct Track: Identifiable, Equatable {
  let id = UUID()
  var title: String
}

struct TrackRow: View {
  let track: Track
  let position: Int
  @State private var plays = 0

  var body: some View {
    HStack {
      Text("\(position). \(track.title)")
      Spacer()
      Button("Play \(track.title)") { plays += 1 }
      Text("\(plays) plays")
    }
    .onAppear { print("\(track.title) appears") }
  }
}

struct Playlist: View {
  @State private var tracks = ["Air", "Bolero", "Canon"].map { Track(title: $0) }

  var body: some View {
    NavigationStack {
      List {
        ForEach(Array(tracks.enumerated()), id: \.element.id) { index, track in
          TrackRow(track: track, position: index + 1)
            .swipeActions {
              Button(role: .destructive) {
                tracks.removeAll { $0.id == track.id }
              } label: {
                Label("Remove", systemImage: "trash")
              }
            }
            .contextMenu { Button("Copy") { tracks.append(Track(title: track.title)) } }
        }
        .onMove { tracks.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Shuffle") { tracks.reverse() }
          Button("New") { tracks.insert(Track(title: "Dirge"), at: 0) }
        }
      }
    }
  }
}

#Preview { Playlist() }
