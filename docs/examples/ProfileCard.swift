import SwiftUI

struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("Likes: \(count)")
    Button("Like") { count += 1 }
  }
}

struct ProfileCard: View {
  let name: String
  @State private var showsBorder = false

  var body: some View {
    VStack {
      Text(name)
      Counter()
        .border(showsBorder ? .red : .clear)
      Toggle("Debug border", isOn: $showsBorder)
    }
  }
}
