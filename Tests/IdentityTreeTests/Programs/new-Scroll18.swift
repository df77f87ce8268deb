import SwiftUI

struct Poster: View {
  let index: Int
  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(Color(hue: Double(index) / 10, saturation: 0.7, brightness: 0.8))
      .overlay { Text("Poster \(index)") }
      .containerRelativeFrame(.horizontal)
      .frame(height: 200)
      .scrollTransition { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.9)
      }
      .visualEffect { content, proxy in
        content.hueRotation(.degrees(proxy.frame(in: .global).minX / 10))
      }
  }
}

struct Carousel: View {
  @State private var current: Int? = 0
  @State private var position = ScrollPosition(edge: .top)
  @State private var isFar = false

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<10) { Poster(index: $0) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current)
      .scrollIndicators(.hidden)
      .frame(height: 200)
      Text("Current \(current ?? -1)")
      Button("Third") { current = 3 }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { Text("Line \($0)").frame(height: 40) }
        }
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 100
      } action: { _, isFar in
        self.isFar = isFar
      }
      Text(isFar ? "Far" : "Near")
      Button("Bottom") { position.scrollTo(edge: .bottom) }
    }
  }
}

#Preview { Carousel() }
