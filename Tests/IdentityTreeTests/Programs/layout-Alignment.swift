import SwiftUI

extension VerticalAlignment {
  private enum Title: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }
  static let title = VerticalAlignment(Title.self)
}

struct Box: View {
  let width: CGFloat
  let height: CGFloat
  var body: some View { Color.blue.frame(width: width, height: height) }
}

struct Panel<Content: View>: View {
  let title: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title)
      content
    }
  }
}

struct Aligned: View {
  @State private var isTall = false
  @State private var isPadded = false

  var body: some View {
    VStack(spacing: 0) {
      HStack(alignment: .title, spacing: 10) {
        Box(width: 40, height: 40)
          .alignmentGuide(.title) { $0[.top] }
        Box(width: 20, height: isTall ? 100 : 20)
      }
      .border(.red)
      Panel(title: "Frames") {
        Box(width: 50, height: 10)
          .padding(isPadded ? 10 : 0)
          .frame(minWidth: 80, maxWidth: 120, alignment: .trailing)
        Box(width: 30, height: 30)
          .fixedSize()
          .layoutPriority(1)
          .offset(x: 5)
      }
      Toggle("Tall", isOn: $isTall)
      Toggle("Padded", isOn: $isPadded)
    }
  }
}

#Preview { Aligned() }
