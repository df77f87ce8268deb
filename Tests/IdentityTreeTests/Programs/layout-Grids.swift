import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: Int
}

struct PhotoCell: View {
  let photo: Photo
  var body: some View {
    Rectangle()
      .fill(Color(hue: Double(photo.id) / 60, saturation: 0.6, brightness: 0.9))
      .aspectRatio(1, contentMode: .fill)
      .overlay { Text("\(photo.id)") }
  }
}

struct Gallery: View {
  @State private var columns = 3.0
  private let photos = (1...60).map(Photo.init)

  var body: some View {
    VStack(spacing: 0) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Text("Photos").gridColumnAlignment(.trailing)
          Text("\(photos.count)")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Columns")
          Text("\(Int(columns))")
        }
      }
      Slider(value: $columns, in: 1...6, step: 1) { Text("Columns") }
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: Int(columns)), spacing: 0) {
          ForEach(photos) { PhotoCell(photo: $0) }
        }
      }
    }
    .frame(width: 300)
  }
}

#Preview { Gallery() }
