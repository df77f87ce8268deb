import SwiftUI

struct Profile: Identifiable {
  let id: Int
  let name: String
}

struct SwipeCard: View {
  let profile: Profile
  let onSwipe: (Bool) -> Void
  @State private var offset = CGSize.zero

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 16).fill(.pink.gradient)
      Text(profile.name).font(.largeTitle).foregroundStyle(.white)
    }
    .frame(width: 300, height: 400)
    .offset(offset)
    .rotationEffect(.degrees(offset.width / 20))
    .accessibilityLabel(profile.name)
    .highPriorityGesture(
      DragGesture()
        .onChanged { offset = $0.translation }
        .onEnded { value in
          if abs(value.translation.width) > 100 {
            onSwipe(value.translation.width > 0)
          } else {
            withAnimation(.spring) { offset = .zero }
          }
        }
    )
  }
}

struct SwipeDeck: View {
  @State private var profiles = [Profile(id: 1, name: "Cat"), Profile(id: 2, name: "Dog"), Profile(id: 3, name: "Fox")]
  @State private var liked: [String] = []

  var body: some View {
    VStack {
      ZStack {
        ForEach(profiles.reversed()) { profile in
          SwipeCard(profile: profile) { isLiked in
            if isLiked { liked.append(profile.name) }
            profiles.removeAll { $0.id == profile.id }
          }
        }
        if profiles.isEmpty { Text("No more cards") }
      }
      Text("Liked: \(liked.formatted(.list(type: .and, width: .narrow)))")
      Text("\(profiles.count) left")
    }
  }
}

#Preview { SwipeDeck() }
