import SwiftUI

struct Header: View {
  let title: String
  var body: some View {
    Text(title)
      .frame(maxWidth: .infinity)
      .frame(height: 44)
      .background(.ultraThinMaterial)
  }
}

struct Row: View {
  let index: Int
  var body: some View {
    Text("Row \(index)")
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: 50)
      .padding(.horizontal, 16)
  }
}

struct Feed: View {
  @State private var isTall = false
  @State private var overlayHeight = 0.0

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { Row(index: $0) }
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) { Header(title: "Feed") }
      Button("Write") { isTall.toggle() }
        .padding()
        .background(.blue, in: .circle)
        .padding(isTall ? 40 : 20)
        .background {
          GeometryReader { proxy in
            Color.clear.onChange(of: proxy.size.height, initial: true) { _, height in
              overlayHeight = height
            }
          }
        }
      Color.clear
        .frame(width: 120, height: 60)
        .overlay(alignment: .topLeading) { Text(overlayHeight > 100 ? "Tall" : "Small") }
    }
    .coordinateSpace(.named("feed"))
  }
}

#Preview { Feed() }
