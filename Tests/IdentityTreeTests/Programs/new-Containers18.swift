import SwiftUI

extension ContainerValues {
  @Entry var isPinned = false
}

extension View {
  func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) }
}

struct Board<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) notes")
        ForEach(subviews) { subview in
          HStack {
            if subview.containerValues.isPinned { Text("pinned") }
            subview
          }
        }
      }
    }
  }
}

struct Sticky: View {
  let text: String
  @State private var votes = 0
  var body: some View { Button("\(text) \(votes)") { votes += 1 } }
}

struct BoardScreen: View {
  @State private var isPinned = false
  @State private var extras = ["tea"]

  var body: some View {
    VStack {
      Board {
        Sticky(text: "milk").pinned(isPinned)
        ForEach(extras, id: \.self) { Sticky(text: $0) }
      }
      Toggle("Pin", isOn: $isPinned)
      Button("Extra") { extras.insert("jam", at: 0) }
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow]
      )
      .frame(height: 40)
    }
  }
}

#Preview {
  @Previewable @State var isOn = false
  BoardScreen()
}
