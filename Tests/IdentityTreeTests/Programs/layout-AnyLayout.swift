import SwiftUI

struct Tile: View {
  let number: Int
  @State private var taps = 0

  var body: some View {
    Text("Tile \(number): \(taps)")
      .frame(width: 90, height: 60)
      .background(.yellow)
      .onTapGesture { taps += 1 }
      .accessibilityLabel("Tile \(number)")
  }
}

struct AdaptiveBoard: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var isStacked = false

  private var layout: AnyLayout {
    if isStacked { return AnyLayout(ZStackLayout(alignment: .topLeading)) }
    return sizeClass == .compact ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 4))
  }

  var body: some View {
    VStack {
      layout {
        Tile(number: 1)
        Tile(number: 2)
        Tile(number: 3)
      }
      .animation(.default, value: isStacked)
      Toggle("Stacked", isOn: $isStacked)
      ViewThatFits(in: .horizontal) {
        Text("A very long sentence that needs seven hundred points of width, at least, to be shown")
          .frame(width: 700)
        Text("Short one")
      }
    }
  }
}

#Preview { AdaptiveBoard() }
