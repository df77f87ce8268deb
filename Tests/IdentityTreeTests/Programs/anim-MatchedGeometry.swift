import SwiftUI

struct Album: Identifiable {
  let id: Int
  let title: String
}

struct Thumbnail: View {
  let album: Album
  var namespace: Namespace.ID

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(.indigo)
        .matchedGeometryEffect(id: album.id, in: namespace)
        .frame(width: 80, height: 80)
      Text(album.title)
    }
  }
}

struct AlbumDetail: View {
  let album: Album
  var namespace: Namespace.ID
  let close: () -> Void
  @State private var isFavorite = false

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 20)
        .fill(.indigo)
        .matchedGeometryEffect(id: album.id, in: namespace)
        .frame(width: 300, height: 300)
      Text("Album \(album.title)").font(.largeTitle)
      Toggle("Favorite", isOn: $isFavorite)
      Button("Close", action: close)
    }
  }
}

struct AlbumScreen: View {
  @Namespace private var namespace
  @State private var selected: Album?
  private let albums = [Album(id: 1, title: "Dawn"), Album(id: 2, title: "Dusk")]

  var body: some View {
    ZStack {
      if let album = selected {
        AlbumDetail(album: album, namespace: namespace) {
          withAnimation(.spring) { selected = nil }
        }
        .zIndex(1)
      } else {
        HStack {
          ForEach(albums) { album in
            Thumbnail(album: album, namespace: namespace)
              .onTapGesture { withAnimation(.spring) { selected = album } }
          }
        }
      }
    }
  }
}

#Preview { AlbumScreen() }
