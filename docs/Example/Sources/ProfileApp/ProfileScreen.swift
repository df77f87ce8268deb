import SwiftUI

struct LikeCounter: View {
    @State var likes = 0

    var body: some View {
        VStack {
            Text("\(likes) likes")
            Button("Like") { likes += 1 }
        }
    }
}

struct ProfileScreen: View {
    @State private var showsBorders = false

    var body: some View {
        VStack {
            LikeCounter().debugBorder(showsBorders)
            Toggle("Borders", isOn: $showsBorders)
        }
    }
}
