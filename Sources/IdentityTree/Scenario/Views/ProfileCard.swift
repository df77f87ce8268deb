import Foundation

/// A card with something to lose: a count, an appearance, and an animation that each like starts.
struct ProfileCard: View {
  @State private var likes = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Jane Appleseed, \(likes) likes")
      Color.pink.frame(width: CGFloat(likes) * 10, height: 4)
      Button("Like") { withAnimation { likes += 1 } }
    }
    .onAppear {
      // Count the visit, load the picture …
    }
  }
}
